//! The formats, and the choice of one.

use std::io::{self, Write};

use crate::diff::judge::Comparison;
use crate::findings::render::formats;
use crate::findings::render::palette::Palette;

use super::{github, html, json, junit, markdown, sarif, text};

/// Writes a comparison.
///
/// [`DiffFormat::Text`] is always coloured; the caller's writer removes colours where they are not wanted.
pub fn render(comparison: &Comparison, format: DiffFormat, out: &mut dyn Write) -> io::Result<()> {
    match format {
        DiffFormat::Text => text::render(comparison, &Palette::coloured(), out),
        DiffFormat::Json => json::render(comparison, out),
        DiffFormat::Markdown => markdown::render(comparison, out),
        DiffFormat::Html => html::render(comparison, out),
        DiffFormat::Sarif => sarif::render(comparison, out),
        DiffFormat::Github => github::render(comparison, out),
        DiffFormat::Junit => junit::render(comparison, out),
    }
}

/// Writes a comparison as [`DiffFormat::Text`] does, without colours: for files and for tests.
pub fn render_plain(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    text::render(comparison, &Palette::default(), out)
}

formats! {
    /// How a comparison is written.
    DiffFormat {
        /// For people: excerpts of both documents, in colour.
        Text = "text",
        /// For programs, as `docs/schemas/diff.schema.json` says.
        Json = "json",
        /// For a comment on a pull request.
        Markdown = "markdown",
        /// For people who have to decide: one page that needs nothing beside it.
        Html = "html",
        /// For code scanning: SARIF 2.1.0.
        Sarif = "sarif",
        /// For GitHub Actions: workflow commands that become annotations.
        Github = "github",
        /// For services that show test results: the XML of `JUnit`.
        Junit = "junit",
    }
}

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
