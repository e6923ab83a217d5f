//! The formats and their names.

use std::fmt;
use std::str::FromStr;

/// How a comparison is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiffFormat {
    /// For people: excerpts of both documents, in colour.
    Text,
    /// For programs, as `docs/schemas/diff.schema.json` says.
    Json,
    /// For a comment on a pull request.
    Markdown,
    /// For people who have to decide: one page that needs nothing beside it.
    Html,
    /// For code scanning: SARIF 2.1.0.
    Sarif,
    /// For GitHub Actions: workflow commands that become annotations.
    Github,
    /// For services that show test results: the XML of `JUnit`.
    Junit,
}

/// A name that no format has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownDiffFormat(String);

impl DiffFormat {
    /// Every format.
    pub const ALL: [DiffFormat; 7] = [
        DiffFormat::Text,
        DiffFormat::Json,
        DiffFormat::Markdown,
        DiffFormat::Html,
        DiffFormat::Sarif,
        DiffFormat::Github,
        DiffFormat::Junit,
    ];

    /// The name by which a user chooses it.
    pub fn name(self) -> &'static str {
        match self {
            DiffFormat::Text => "text",
            DiffFormat::Json => "json",
            DiffFormat::Markdown => "markdown",
            DiffFormat::Html => "html",
            DiffFormat::Sarif => "sarif",
            DiffFormat::Github => "github",
            DiffFormat::Junit => "junit",
        }
    }
}

impl fmt::Display for DiffFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for DiffFormat {
    type Err = UnknownDiffFormat;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let known = DiffFormat::ALL.into_iter().find(|format| format.name() == name);
        known.ok_or_else(|| UnknownDiffFormat(name.to_owned()))
    }
}

impl fmt::Display for UnknownDiffFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = DiffFormat::ALL.map(DiffFormat::name).join(", ");
        write!(f, "no format is called {:?}, only {names}", self.0)
    }
}

impl std::error::Error for UnknownDiffFormat {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        for format in DiffFormat::ALL {
            assert_eq!(format.to_string().parse(), Ok(format));
        }
    }

    #[test]
    fn an_unknown_name_is_refused_with_the_known_ones() {
        let error = "xml".parse::<DiffFormat>().expect_err("there is no such format");
        insta::assert_snapshot!(error, @r#"no format is called "xml", only text, json, markdown, html, sarif, github, junit"#);
    }
}
