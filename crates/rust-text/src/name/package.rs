//! Names of packages.

use super::{is_keyword, snake};

/// Names that Cargo refuses, or that would hide a crate that everything uses.
const TAKEN: &[&str] = &["alloc", "build", "core", "deps", "examples", "incremental", "proc-macro", "std", "test"];

/// Long enough for any title, and short enough for any file system.
const MAX_LENGTH: usize = 60;

/// A package name for a title or whatever the user asks for: lower-case ASCII words with hyphens. `kind` is the name where
/// no letter is left, and is added to those that are `needed` for something else.
pub fn package(wanted: &str, kind: &str, needed: &[&str]) -> String {
    let words = snake(wanted).replace('_', "-");
    match words.as_str() {
        "" => kind.to_owned(),
        name if TAKEN.contains(&name) || needed.contains(&name) || is_keyword(name) => format!("{name}-{kind}"),
        name if name.len() > MAX_LENGTH => name[..MAX_LENGTH].trim_end_matches('-').to_owned(),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::package;

    #[test]
    fn any_title_becomes_a_package() {
        let long = "a very long title ".repeat(8);
        let cases = [
            ("Pet Store API", "pet-store-api"),
            ("", "stubs"),
            ("Serviço de Benefícios", "servico-de-beneficios"),
            ("std", "std-stubs"),
            ("poem", "poem-stubs"),
            ("type", "type-stubs"),
            ("3scale", "value-3scale"),
            (long.as_str(), "a-very-long-title-a-very-long-title-a-very-long-title-a-very"),
        ];
        for (title, expected) in cases {
            assert_eq!(package(title, "stubs", &["poem"]), expected, "{title:?}");
        }
    }
}
