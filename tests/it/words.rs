//! The words of CONTRIBUTING.md and docs/mapping.md: those said to be in the code are, and so are those of the interface in the contracts.

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
