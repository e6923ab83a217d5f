//! The formats and their names.

use crate::findings::render::formats;

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
