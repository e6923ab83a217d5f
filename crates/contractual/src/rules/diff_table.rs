//! The rules of the table as Markdown: places, reasons and examples once each, then every rule in a line of its row.

use contract::diff::catalogue::{DiffExample, DiffRule, Row, RowExample, Subject};

use super::page::{capitalised, cell, fenced};

/// The part of the page about rules that all have schemas for an example.
pub(super) fn part(rules: &[&DiffRule]) -> String {
    let mut rows: Vec<(&Row, Vec<&DiffRule>)> = Vec::new();
    let mut reasons: Vec<(&str, &str)> = Vec::new();
    let mut subjects: Vec<Subject> = Vec::new();
    for rule in rules {
        let DiffExample::Schemas { row, subject } = rule.example else { continue };
        match rows.iter_mut().find(|(known, _)| std::ptr::eq(*known, row)) {
            Some((_, members)) => members.push(rule),
            None => rows.push((row, vec![rule])),
        }
        if !reasons.contains(&reason(rule)) {
            reasons.push(reason(rule));
        }
        if !subjects.contains(&subject) {
            subjects.push(subject);
        }
    }
    let mut parts = vec![INTRODUCTION.to_owned()];
    parts.extend(subjects.into_iter().map(frame));
    parts.push("\n### Why, and what to do\n\n".to_owned());
    for (idx, (why, remedy)) in reasons.iter().enumerate() {
        let number = idx + 1;
        parts.push(format!("{number}. <a id=\"reason-{number}\"></a>{why} *{remedy}*\n"));
    }
    parts.extend(rows.into_iter().map(|(row, rules)| section(row, &rules, &reasons)));
    parts.concat()
}

const INTRODUCTION: &str = "
## What happens to schemas

Every keyword of a schema can change wherever schemas stand. Each case has a rule of its own, whose id begins with the
place and ends with what happened. Its example is two schemas at the place.

### Places
";

/// oasdiff's name of a rule, for a cell of a table.
pub(super) fn name_of_oasdiff(rule: &DiffRule) -> String {
    match rule.oasdiff {
        Some(oasdiff) if oasdiff == rule.id => "the same".to_owned(),
        Some(oasdiff) => format!("`{}`", cell(oasdiff)),
        None => String::new(),
    }
}

/// Reason and remedy of a rule: hundreds of rules share them.
fn reason(rule: &DiffRule) -> (&str, &str) {
    (rule.why, rule.remedy)
}

fn frame(subject: Subject) -> String {
    format!("\n`{}-…`:\n\n{}", subject.prefix(), fenced(&subject.frame().replacen("{}", "…", 1)))
}

fn section(row: &Row, rules: &[&DiffRule], reasons: &[(&str, &str)]) -> String {
    let need = row.need.map_or_else(String::new, |need| format!("{}-property-", need.name()));
    let sets = if rules.iter().any(|rule| rule.is_about_sets) { " Sets of values decide." } else { "" };
    let sentence = capitalised(&row.sentence.replacen("{}", "…", 1));
    let mut parts = vec![format!("\n### …-{need}{}\n\n{sentence}.{sets}\n\n", row.suffix)];
    parts.extend(row.examples.iter().map(example));
    parts.push("| Rule | Level | Why | oasdiff |\n|---|---|---|---|\n".to_owned());
    for rule in rules {
        let DiffRule { id, level, .. } = rule;
        let number = reasons.iter().position(|known| *known == reason(rule)).map_or(0, |idx| idx + 1);
        // The anchor makes `diff-rules.md#id` lead here, as to the headings above.
        let name = format!("<a id=\"{id}\"></a>`{id}`");
        let why = format!("[{number}](#reason-{number})");
        parts.push(format!("| {name} | {} | {why} | {} |\n", level.name(), cell(&name_of_oasdiff(rule))));
    }
    parts.concat()
}

fn example(example: &RowExample) -> String {
    // A new part of an example must be shown here, not forgotten.
    let RowExample { old, new, openapi, is_text, only } = example;
    let only = only.map_or_else(String::new, |(subjects, reason)| {
        let names: Vec<_> = subjects.iter().map(|subject| format!("`{}`", subject.prefix())).collect();
        format!("For {}, since {reason}:\n\n", names.join(", "))
    });
    let openapi = openapi.map_or_else(String::new, |version| format!("# OpenAPI {version}\n"));
    let text = if *is_text { "# in a body that is text, and not JSON\n" } else { "" };
    format!("{only}{}\n", fenced(&format!("{openapi}{text}old: {old}\nnew: {new}")))
}
