//! Edits of the contracts that mean something: each is one that a person could make by mistake.

use anyhow::Result;

use super::copy::Copy;
use super::edit::{Edit, spread};

pub(super) const DOCUMENTS: [&str; 3] = ["spec/service.yaml", "spec/triggers.yaml", "spec/operator.yaml"];

/// A way to spoil a line: what it says afterwards, or nothing where it does not apply.
type Spoil = fn(&str) -> Option<String>;

/// What is done to lines, how often in each document, and who must notice.
const SPOILS: [(&str, Spoil, usize, &str); 15] = [
    ("a length is raised", |line| counted(line, "maxLength: ", 1), 14, "served"),
    ("a length is lowered", |line| counted(line, "maxLength: ", -1), 14, "served"),
    ("a minimum is raised", |line| counted(line, "minimum: ", 1), 8, "served"),
    ("a pattern is loosened", |line| after(line, "pattern: ", "'^.*$'"), 8, "served"),
    ("a type is changed", |line| replaced(line, "type: integer", "type: boolean"), 10, "served"),
    ("a status is removed", |line| is_status(line).then(String::new), 12, "wire"),
    (
        "a status is renamed",
        |line| is_status(line).then(|| line.replacen("'5", "'4", 1).replacen("'40", "'41", 1)),
        4,
        "wire",
    ),
    ("an operation is renamed", |line| appended(line, "operationId: ", "Outra"), 10, "wire"),
    ("a path is renamed", |line| is_path(line).then(|| line.replacen(':', "/x:", 1)), 8, "served"),
    ("a name is no longer required", |line| shortened(line, "required: ["), 8, "served"),
    ("a value is no longer listed", |line| shortened(line, "enum: ["), 8, "served"),
    ("an origin is forgotten", |line| line.trim().starts_with("x-origin: ").then(String::new), 5, "documents"),
    (
        "a reference is misspelled",
        |line| replaced(line, "#/components/schemas/", "#/components/schemas/Nao"),
        5,
        "documents",
    ),
    ("security is dropped", |line| replaced(line, "security: [{operador: []}]", "security: []"), 8, "served"),
    ("callers need not say who they are", |line| replaced(line, "- bearer: []", "- {}"), 8, "served"),
];

/// All of them.
pub(super) fn edits(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for path in DOCUMENTS {
        let text = copy.text(path)?;
        let lines: Vec<&str> = text.lines().collect();
        for (how, spoil, n_wanted, caught_by) in SPOILS {
            let spoiled = lines.iter().enumerate().filter(|(_, line)| is_code(line));
            let spoiled = spoiled.filter_map(|(idx, line)| spoil(line).map(|text| (idx, text))).collect();
            for (idx, line) in spread(spoiled, n_wanted) {
                let how = format!("line {}: {how}", idx + 1);
                edits.push(Edit::rewrite(path, &how, with_line(&lines, idx, &line), caught_by));
            }
        }
        for (n_wanted, caught_by) in [(12, "served"), (6, "released")] {
            for idx in spread(properties(&lines), n_wanted) {
                let renamed = lines[idx].replacen(':', "X:", 1);
                let how = format!("line {}: a property is renamed", idx + 1);
                edits.push(Edit::rewrite(path, &how, with_line(&lines, idx, &renamed), caught_by));
            }
        }
        let half = text.char_indices().nth(text.chars().count() / 2).map_or(0, |(byte, _)| byte);
        let broken = format!("{}: [", &text[..half]);
        edits.push(Edit::rewrite(path, "it is saved in the middle of an edit", broken, "documents"));
    }
    Ok(edits)
}

/// Lines that name a property of a schema.
fn properties(lines: &[&str]) -> Vec<usize> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut found = Vec::new();
    let mut within: Option<usize> = None;
    for (idx, line) in lines.iter().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        if within.is_some_and(|outer| depth(line) <= outer) {
            within = None;
        }
        match within {
            Some(outer) if depth(line) == outer + 2 && line.contains(':') => found.push(idx),
            None if line.trim() == "properties:" => within = Some(depth(line)),
            _ => {}
        }
    }
    found
}

/// All lines, one of them otherwise; an empty one is left out.
pub(super) fn with_line(lines: &[&str], at: usize, line: &str) -> String {
    let mut text = String::new();
    for (idx, kept) in lines.iter().enumerate() {
        let line = if idx == at { line } else { kept };
        if idx != at || !line.is_empty() {
            text += line;
            text.push('\n');
        }
    }
    text
}

/// Neither a comment nor prose nor part of an example, as far as a line tells.
pub(super) fn is_code(line: &str) -> bool {
    let line = line.trim();
    !line.is_empty() && !line.starts_with('#') && !line.contains('`') && !line.starts_with("description:")
}

fn is_status(line: &str) -> bool {
    let line = line.trim();
    ["'4", "'5"].iter().any(|class| line.starts_with(class)) && line.contains("{$ref: ")
}

fn is_path(line: &str) -> bool {
    line.starts_with("  /") && line.ends_with(':')
}

/// A number after a keyword, changed.
fn counted(line: &str, keyword: &str, by: i64) -> Option<String> {
    let start = line.find(keyword)? + keyword.len();
    let digits: String = line[start..].chars().take_while(char::is_ascii_digit).collect();
    let number: i64 = digits.parse().ok()?;
    (number + by >= 0).then(|| format!("{}{}{}", &line[..start], number + by, &line[start + digits.len()..]))
}

/// Everything after a keyword, changed; a value that goes on elsewhere is left alone.
fn after(line: &str, keyword: &str, value: &str) -> Option<String> {
    let start = line.find(keyword)? + keyword.len();
    let is_whole = line.trim_start().starts_with(keyword) && !line[start..].starts_with('>');
    is_whole.then(|| format!("{}{value}", &line[..start]))
}

pub(super) fn replaced(line: &str, from: &str, to: &str) -> Option<String> {
    line.contains(from).then(|| line.replacen(from, to, 1))
}

fn appended(line: &str, keyword: &str, more: &str) -> Option<String> {
    line.trim().starts_with(keyword).then(|| format!("{line}{more}"))
}

/// A list that has lost its last element, and still has one.
fn shortened(line: &str, keyword: &str) -> Option<String> {
    let start = line.find(keyword)? + keyword.len();
    let end = start + line[start..].find(']')?;
    let (kept, _) = line[start..end].rsplit_once(", ")?;
    Some(format!("{}{kept}{}", &line[..start], &line[end..]))
}
