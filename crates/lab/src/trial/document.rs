//! Edits of the contracts that mean something: each is one that a person could make by mistake.

use std::collections::HashSet;

use anyhow::Result;

use super::edit::{Edit, spread};
use contractual::copy::Copy;

pub(super) const DOCUMENTS: [&str; 3] = ["spec/service.yaml", "spec/triggers.yaml", "spec/operator.yaml"];

/// Depth of what stands in a list of the document itself.
const OF_THE_DOCUMENT: usize = 2;

/// Spoils a line, given those above and below it: the new line, or `None` where it does not apply.
type Spoil = fn(&str, [&str; 2]) -> Option<String>;

/// Edits of lines, their number in each document, and the check that must catch them.
const SPOILS: [(&str, Spoil, usize, &str); 16] = [
    (
        "a length is raised",
        |line, beside| counted(line, "maxLength: ", 1).filter(|_| !has_pattern(line, beside)),
        5,
        "served",
    ),
    // The texts stay the same then, and what is generated does not.
    (
        "a length is raised in vain",
        |line, beside| counted(line, "maxLength: ", 1).filter(|_| has_pattern(line, beside)),
        2,
        "generated",
    ),
    ("a length is lowered", |line, _| counted(line, "maxLength: ", -1), 5, "served"),
    ("a minimum is raised", |line, _| counted(line, "minimum: ", 1), 4, "served"),
    ("a pattern is loosened", |line, _| after(line, "pattern: ", "'^.*$'"), 5, "served"),
    ("a type is changed", |line, _| replaced(line, "type: integer", "type: boolean"), 5, "served"),
    ("a status is removed", |line, _| is_status(line).then(String::new), 5, "wire"),
    ("a status is renamed", |line, _| is_status(line).then(|| under_another_status(line)), 3, "wire"),
    ("an operation is renamed", |line, [above, _]| renamed(line).filter(|_| is_method(above)), 4, "wire"),
    ("a link leads nowhere", |line, [above, _]| renamed(line).filter(|_| !is_method(above)), 3, "documents"),
    ("a path is renamed", |line, _| is_path(line).then(|| line.replacen(':', "/x:", 1)), 4, "served"),
    ("a name is no longer required", |line, _| shortened(line, "required: ["), 4, "served"),
    ("a value is no longer listed", |line, _| shortened(line, "enum: ["), 4, "served"),
    (
        "a reference is misspelled",
        |line, _| replaced(line, "#/components/schemas/", "#/components/schemas/Nao"),
        3,
        "documents",
    ),
    ("security is dropped", |line, _| replaced(line, "security: [{operador: []}]", "security: []"), 4, "served"),
    // What the document asks of all operations says nothing where each has its own word.
    (
        "callers need not say who they are",
        |line, _| replaced(line, "- bearer: []", "- {}").filter(|_| depth(line) > OF_THE_DOCUMENT),
        4,
        "served",
    ),
];

pub(super) fn edits(copy: &Copy) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for path in DOCUMENTS {
        let text = copy.text(path)?;
        let lines: Vec<&str> = text.lines().collect();
        for (how, spoil, n_wanted, caught_by) in SPOILS {
            let spoiled = lines.iter().enumerate().filter(|(_, line)| is_code(line));
            let beside = |idx: usize| [lines[idx.saturating_sub(1)], lines[(idx + 1).min(lines.len() - 1)]];
            let spoiled = spoiled.filter_map(|(idx, line)| spoil(line, beside(idx)).map(|text| (idx, text))).collect();
            for (idx, line) in spread(spoiled, n_wanted) {
                let how = format!("line {}: {how}", idx + 1);
                edits.push(Edit::rewrite(path, &how, with_line(&lines, idx, &line), caught_by));
            }
        }
        let released = copy.text(&path.replacen("spec/", "spec/released/1.84/", 1))?;
        let released: Vec<&str> = released.lines().collect();
        let released: HashSet<Vec<&str>> = properties(&released).into_iter().map(|idx| keys(&released, idx)).collect();
        // One that came after the release has nothing to be compared with.
        let mut kept = properties(&lines);
        kept.retain(|idx| released.contains(&keys(&lines, *idx)));
        for (properties, n_wanted, caught_by) in [(properties(&lines), 6, "served"), (kept, 3, "released")] {
            for idx in spread(properties, n_wanted) {
                let renamed = lines[idx].replacen(':', "X:", 1);
                let how = format!("line {}: a property is renamed", idx + 1);
                edits.push(Edit::rewrite(path, &how, with_line(&lines, idx, &renamed), caught_by));
            }
        }
        let origins = properties(&lines).into_iter().filter_map(|idx| origin(&lines, idx)).collect();
        for idx in spread(origins, 3) {
            let how = format!("line {}: an origin is forgotten", idx + 1);
            edits.push(Edit::rewrite(path, &how, with_line(&lines, idx, ""), "documents"));
        }
        let half = text.char_indices().nth(text.chars().count() / 2).map_or(0, |(byte, _)| byte);
        let broken = format!("{}: [", &text[..half]);
        edits.push(Edit::rewrite(path, "it is saved in the middle of an edit", broken, "documents"));
    }
    Ok(edits)
}

/// Lines that name a property of a schema.
fn properties(lines: &[&str]) -> Vec<usize> {
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

/// Keys on the way to a line, its own first.
fn keys<'t>(lines: &[&'t str], idx: usize) -> Vec<&'t str> {
    let mut keys = Vec::new();
    let mut within = usize::MAX;
    for line in lines[..=idx].iter().rev().filter(|line| is_code(line)) {
        if depth(line) < within {
            within = depth(line);
            keys.extend(line.trim().split(':').next());
        }
    }
    keys
}

/// The line on which a property says where it comes from.
fn origin(lines: &[&str], property_idx: usize) -> Option<usize> {
    let inner = depth(lines[property_idx]) + 2;
    let below = lines.iter().enumerate().skip(property_idx + 1);
    let mut own = below.take_while(|(_, line)| line.trim().is_empty() || depth(line) >= inner);
    own.find(|(_, line)| depth(line) == inner && line.trim().starts_with("x-origin: ")).map(|(idx, _)| idx)
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
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

/// Whether a pattern stands beside a length: ours say how long a text can be.
fn has_pattern(line: &str, beside: [&str; 2]) -> bool {
    [line, beside[0], beside[1]].iter().any(|line| line.contains("pattern: "))
}

fn is_status(line: &str) -> bool {
    let line = line.trim();
    ["'4", "'5"].iter().any(|class| line.starts_with(class)) && line.contains("{$ref: ")
}

/// The answer of another status, which nobody declares.
fn under_another_status(line: &str) -> String {
    let answer = line.split_once(':').map_or("", |(_, answer)| answer);
    format!("        '418':{answer}")
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

/// An operation's name, or that of the one that a link leads to, with more at its end.
fn renamed(line: &str) -> Option<String> {
    line.trim().starts_with("operationId: ").then(|| format!("{line}Outra"))
}

fn is_method(line: &str) -> bool {
    ["get:", "post:", "put:", "patch:", "delete:"].contains(&line.trim())
}

/// A list that has lost its last element, and still has one.
fn shortened(line: &str, keyword: &str) -> Option<String> {
    let start = line.find(keyword)? + keyword.len();
    let end = start + line[start..].find(']')?;
    let (kept, _) = line[start..end].rsplit_once(", ")?;
    Some(format!("{}{kept}{}", &line[..start], &line[end..]))
}
