//! The words of CONTRIBUTING.md and docs/mapping.md: those said to be in the code are, and so are those of the interface in
//! the contracts. What texts for callers tell them to ask for is there.

use std::fs;
use std::path::Path;

use crate::workshop::{files_below, root};

/// The rows of the tables under a heading, cell by cell.
fn rows<'p>(page: &'p str, heading: &str) -> Vec<Vec<&'p str>> {
    let (_, section) = page.split_once(heading).expect("the heading is there");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
    rows.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

fn text_below(folder: &Path) -> String {
    let files = files_below(folder).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    files.map(|path| fs::read_to_string(path).expect("sources can be read")).collect()
}

/// The names in a cell that no public item, crate or variable has.
fn unknown<'c>(cell: &'c str, sources: &str) -> Vec<&'c str> {
    let names = cell.split(", ").map(|name| name.trim_matches('`'));
    let is_known = |name: &str| {
        let kinds = ["struct", "enum", "trait", "type", "fn", "mod", "const", "static"];
        kinds.iter().any(|kind| {
            let declared = format!("{kind} {name}");
            sources.match_indices(&declared).any(|(at, _)| {
                let next = sources[at + declared.len()..].chars().next();
                next.is_some_and(|next| !next.is_alphanumeric() && next != '_')
            })
        }) || sources.contains(&format!("\"{name}\""))
            || root().join("crates").join(name).is_dir()
    };
    names.filter(|name| !is_known(name)).collect()
}

#[test]
fn words_of_the_glossary_are_names_in_the_code() {
    let page = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let sources = text_below(&root().join("crates"));
    let rows = rows(&page, "\n## Words\n");
    assert!(rows.len() > 20, "the glossary is a table");
    for row in rows {
        assert_eq!(unknown(row[2], &sources), [""; 0], "of {}", row[0]);
    }
}

#[test]
fn words_of_the_interface_are_mapped_to_names_in_the_code() {
    let page = fs::read_to_string(root().join("docs/mapping.md")).unwrap();
    let sources = text_below(&root().join("crates"));
    let contracts = ["service", "triggers", "operator"]
        .map(|name| fs::read_to_string(root().join(format!("spec/{name}.yaml"))).unwrap().to_lowercase())
        .concat();
    let rows = rows(&page, "# The interface's words");
    assert!(rows.len() > 40, "the mapping is a table");
    for row in rows {
        for word in row[0].split(", ") {
            assert!(contracts.contains(&word.to_lowercase()), "no contract says {word}");
        }
        assert_eq!(unknown(row[1], &sources), [""; 0], "of {}", row[0]);
    }
}

/// Methods and paths of all operations of the contracts.
fn operations() -> Vec<(String, String)> {
    let mut operations = Vec::new();
    for name in ["service", "operator"] {
        let document = fs::read_to_string(root().join(format!("spec/{name}.yaml"))).expect("a contract can be read");
        let mut path = "";
        for line in document.lines() {
            if let Some(found) = line.strip_prefix("  /") {
                path = found.trim_end_matches(':');
            } else if let Some(method) = line.strip_prefix("    ").and_then(|line| line.strip_suffix(':'))
                && ["get", "post", "put", "patch", "delete"].contains(&method)
            {
                operations.push((method.to_uppercase(), format!("/{path}")));
            }
        }
    }
    operations
}

/// Requests that a text tells its reader to make: methods, each with the path behind it.
fn advised(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
    methods.into_iter().flat_map(move |method| {
        text.match_indices(method).filter_map(move |(at, _)| {
            let path = text[at + method.len()..].strip_prefix(' ')?;
            let is_word = !text[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
            let end = path.find(|letter: char| !letter.is_alphanumeric() && !"/{}_".contains(letter));
            let path = &path[..end.unwrap_or(path.len())];
            (is_word && (path.starts_with("/ext/") || path.starts_with("/operador/"))).then_some((method, path))
        })
    })
}

#[test]
fn operations_that_refusals_and_descriptions_name_exist() {
    let operations = operations();
    assert!(operations.len() > 130, "the contracts are read");
    let is_one = |path: &str, known: &str| {
        let (path, known) = (path.trim_end_matches('/').split('/'), known.split('/'));
        path.clone().count() == known.clone().count()
            && path.zip(known).all(|(part, known)| part == known || known.starts_with('{'))
    };
    let texts = ["domain", "service", "operator-service", "http-server", "auth", "accounts"]
        .map(|name| text_below(&root().join("crates").join(name).join("src")))
        .into_iter()
        .chain(
            ["service", "operator", "triggers"]
                .map(|name| fs::read_to_string(root().join(format!("spec/{name}.yaml"))).unwrap()),
        );
    let mut n_advised = 0;
    for text in texts {
        for (method, path) in advised(&text) {
            n_advised += 1;
            let exists = operations.iter().any(|(known, at)| known == method && is_one(path, at));
            assert!(exists, "{method} {path} is no operation");
        }
    }
    assert!(n_advised > 30, "{n_advised}");
    assert_eq!(advised("Use GET /ext/negociacao/plano.").collect::<Vec<_>>(), [("GET", "/ext/negociacao/plano")]);
}
