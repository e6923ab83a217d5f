//! The formats and their names.

use std::fmt;
use std::str::FromStr;

/// How findings are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// For people: excerpts of the documents, in colour.
    Text,
    /// For programs.
    Json,
    /// For code scanning: SARIF 2.1.0.
    Sarif,
    /// For GitHub Actions: workflow commands that become annotations.
    Github,
}

/// A name that no format has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownFormat(String);

impl Format {
    /// Every format.
    pub const ALL: [Format; 4] = [Format::Text, Format::Json, Format::Sarif, Format::Github];

    /// The name by which a user chooses it.
    pub fn name(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::Json => "json",
            Format::Sarif => "sarif",
            Format::Github => "github",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let known = Format::ALL.into_iter().find(|format| format.name() == name);
        known.ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Format::ALL.map(Format::name).join(", ");
        write!(f, "no format is called {:?}, only {names}", self.0)
    }
}

impl std::error::Error for UnknownFormat {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_back() {
        for format in Format::ALL {
            assert_eq!(format.to_string().parse(), Ok(format));
        }
    }

    #[test]
    fn an_unknown_name_is_refused_with_the_known_ones() {
        let error = "xml".parse::<Format>().expect_err("there is no such format");
        insta::assert_snapshot!(error, @r#"no format is called "xml", only text, json, sarif, github"#);
    }
}
