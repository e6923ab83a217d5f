//! The formats and their names, and what is written in them.

use crate::findings::Findings;

/// Declares formats: an enum, every one of them by the name by which a user chooses it, and reading a name back.
macro_rules! formats {
    ($(#[$doc:meta])* $formats:ident { $($(#[$about:meta])* $format:ident = $name:literal,)+ }) => {
        $crate::words::words! {
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq)]
            pub enum $formats by name {
                $($(#[$about])* $format = $name,)+
            }
        }

        impl std::fmt::Display for $formats {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $formats {
            type Err = $crate::findings::render::UnknownFormat;

            fn from_str(name: &str) -> Result<Self, Self::Err> {
                $formats::named(name).ok_or_else(|| $crate::findings::render::UnknownFormat {
                    name: name.to_owned(),
                    known: &[$($name),+],
                })
            }
        }
    };
}
pub(crate) use formats;

formats! {
    /// How findings are written.
    Format {
        /// For people: excerpts of the documents, in colour.
        Text = "text",
        /// For programs.
        Json = "json",
        /// For a comment on a pull request.
        Markdown = "markdown",
        /// One page that needs nothing beside it.
        Html = "html",
        /// For code scanning: SARIF 2.1.0.
        Sarif = "sarif",
        /// For GitHub Actions: workflow commands that become annotations.
        Github = "github",
    }
}

/// A name that no format has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownFormat {
    pub(crate) name: String,
    pub(crate) known: &'static [&'static str],
}

impl std::fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no format is called {:?}, only {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownFormat {}

/// The findings of one run and what a reader must know to understand them.
#[derive(Debug, Clone, Copy)]
pub struct Report<'f> {
    /// The tool's name.
    pub tool: &'f str,
    /// The tool's version.
    pub version: &'f str,
    /// What was found, in the order in which it is shown.
    pub findings: &'f Findings,
    /// How many documents were looked at.
    pub n_documents: usize,
}

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
        insta::assert_snapshot!(error, @r#"no format is called "xml", only text, json, markdown, html, sarif, github"#);
    }
}
