//! Edits without an effect: other words, another order, other spelling of the same.

use anyhow::Result;

use super::document::{DOCUMENTS, is_code, replaced, with_line};
use super::edit::{Edit, spread};
use contractual::copy::Copy;

/// A way to write a line otherwise.
type Rewrite = fn(&str) -> Option<String>;

/// Edits of lines, and their number in each document.
const REWRITES: [(&str, Rewrite, usize); 9] = [
    ("a comment above", |line| line.trim().starts_with("operationId: ").then(|| format!("      # Nota.\n{line}")), 2),
    ("a comment behind", |line| line.trim().starts_with("type: ").then(|| format!("{line}  # nota")), 2),
    ("an empty line", |line| line.starts_with("  /").then(|| format!("\n{line}")), 1),
    ("another description", |line| described(line, "description: "), 2),
    ("another summary", |line| described(line, "summary: "), 1),
    ("keywords in another order", reordered, 2),
    ("other quotes", |line| replaced(line, "'404':", "\"404\":"), 1),
    ("names in another order", |line| reversed(line, "required: ["), 2),
    (
        "digits in another spelling",
        |line| replaced(line, r"\d{4}", "[0-9]{4}").filter(|_| line.contains("pattern: ")),
        1,
    ),
];

pub(super) fn edits(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for path in DOCUMENTS {
        let text = copy.text(path)?;
        let lines: Vec<&str> = text.lines().collect();
        for (how, rewrite, n_wanted) in REWRITES {
            let may = |line: &str| is_code(line) || line.trim().starts_with("description: ");
            let rewritten = lines.iter().enumerate().filter(|(_, line)| may(line));
            let rewritten = rewritten.filter_map(|(idx, line)| rewrite(line).map(|text| (idx, text))).collect();
            for (idx, line) in spread(rewritten, n_wanted) {
                let how = format!("line {}: {how}", idx + 1);
                edits.push(Edit::cosmetic(path, &how, with_line(&lines, idx, &line)));
            }
        }
    }
    for path in ["contractual.toml", "spec/waivers.toml", "Cargo.toml", "xtask/Cargo.toml", "crates/api/Cargo.toml"] {
        edits.push(Edit::cosmetic(path, "a comment", format!("{}# Note.\n", copy.text(path)?)));
    }
    for path in ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "ARCHITECTURE.md", "docs/policy.md"] {
        edits.push(Edit::cosmetic(path, "a sentence", format!("{}\nOne more sentence.\n", copy.text(path)?)));
    }
    for path in ["crates/contract/src/lib.rs", "crates/api/src/lib.rs", "xtask/src/main.rs", "tests/it/main.rs"] {
        edits.push(Edit::cosmetic(path, "a comment", format!("{}// Note.\n", copy.text(path)?)));
    }
    for path in spread(copy.files("tests/snapshots")?, 5) {
        let text = copy.text(&path)?.replacen("source: ", "source: ./", 1);
        edits.push(Edit::cosmetic(&path, "another header", text));
    }
    Ok(edits)
}

/// A sentence with a word more.
fn described(line: &str, keyword: &str) -> Option<String> {
    let is_plain = line.trim().starts_with(keyword) && !line.ends_with(['|', '-', '>', '\'', '"']);
    is_plain.then(|| match line.strip_suffix('.') {
        Some(sentence) => format!("{sentence}, sim."),
        None => format!("{line}, sim"),
    })
}

/// `{a: 1, b: 2}` as `{b: 2, a: 1}`.
fn reordered(line: &str) -> Option<String> {
    let start = line.find("{type: ")? + 1;
    let end = line.ends_with('}').then(|| line.len() - 1)?;
    let inner = &line[start..end];
    if inner.contains(['{', '[', '\'', '"']) {
        return None;
    }
    let (first, rest) = inner.split_once(", ")?;
    Some(format!("{}{rest}, {first}{}", &line[..start], &line[end..]))
}

/// A list from its end.
fn reversed(line: &str, keyword: &str) -> Option<String> {
    let start = line.find(keyword)? + keyword.len();
    let end = start + line[start..].find(']')?;
    let mut names: Vec<&str> = line[start..end].split(", ").collect();
    names.reverse();
    (names.len() > 1).then(|| format!("{}{}{}", &line[..start], names.join(", "), &line[end..]))
}
