//! Clients whose types describe themselves: `tests/cases/described/NAME.yaml` gives `NAME.rs`: where each type travels, and
//! what the types are told to derive.

use libtest_mimic::Trial;

use crate::document::{after_header, file, with_described_client};
use crate::golden;

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    golden::trials("described", "rs", |document| Ok(made(document)))
}

fn made(document: &str) -> String {
    with_described_client(document, |client| {
        let places = after_header(file(client, "schemas.rs"));
        format!("// schemas.rs\n\n{places}\n// types.rs\n\n{}", heads(file(client, "types.rs")))
    })
}

/// Every type with its attributes, and without what it holds.
fn heads(types: &str) -> String {
    let lines: Vec<&str> = types.lines().collect();
    let is_head = |line: &str| line.starts_with("pub struct") || line.starts_with("pub enum");
    let heads = (0..lines.len()).filter(|idx| is_head(lines[*idx])).map(|idx| {
        let described = lines[..idx].iter().rposition(|line| line.is_empty() || line.starts_with("///"));
        lines[described.map_or(0, |at| at + 1)..=idx].join("\n")
    });
    format!("{}\n", heads.collect::<Vec<_>>().join("\n\n"))
}
