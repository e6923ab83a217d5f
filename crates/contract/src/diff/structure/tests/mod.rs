//! Pairs of small documents, and what happened between them: `level id place: message`, a line each.

mod lifecycles;
mod operations;
mod schemas;
mod walks;

use crate::diff::catalogue::DiffRule;
use crate::model::Api;
use crate::source::Sources;

use super::{Options, compare};

/// What a document needs beside what matters of it.
fn complete(fragment: &str) -> String {
    let mut text = String::new();
    for (field, line) in
        [("openapi:", "openapi: 3.0.3\n"), ("info:", "info: {title: T, version: 1.0.0}\n"), ("paths:", "paths: {}\n")]
    {
        if !fragment.lines().any(|own| own.starts_with(field)) {
            text.push_str(line);
        }
    }
    text + fragment.trim_start_matches('\n')
}

/// The rules and lines of everything that happened.
fn changes(old: &str, new: &str, options: &Options) -> Vec<(&'static DiffRule, String)> {
    let (old, new) = (complete(old), complete(new));
    let (old, new) = (Sources::from_text("old.yaml", old), Sources::from_text("new.yaml", new));
    let ((old, old_faults), (new, new_faults)) = (Api::read(&old), Api::read(&new));
    let old = old.unwrap_or_else(|| panic!("no document: {old_faults:?}"));
    let new = new.unwrap_or_else(|| panic!("no document: {new_faults:?}"));
    let changes = compare(&old, &new, options).all.into_iter();
    changes
        .map(|change| {
            let operation = change.place.operation.map(|op| format!("{} {}", op.method.name(), op.path));
            let place: Vec<_> = operation.into_iter().chain(change.place.path).collect();
            let line =
                format!("{} {} {}: {}", change.rule.level.name(), change.rule.id, place.join(" > "), change.message);
            (change.rule, line)
        })
        .collect()
}

fn lines(old: &str, new: &str) -> String {
    let changes = changes(old, new, &Options::default());
    changes.into_iter().map(|(_, line)| line).collect::<Vec<_>>().join("\n")
}

/// A schema that is sent and answered, in both documents.
fn both(schema: &str) -> String {
    format!(
        "paths:\n  /x:\n    post:\n      requestBody: {{content: {{application/json: {{schema: {schema}}}}}}}\n      \
         responses: {{'200': {{description: Ok., content: {{application/json: {{schema: {schema}}}}}}}}}\n"
    )
}

/// Rows of an old schema, a new one, and levels and ids of what happened.
#[track_caller]
fn assert_schemas(rows: &[(&str, &str, &[&str])]) {
    for (old, new, expected) in rows {
        let told = changes(&both(old), &both(new), &Options::default());
        let told: Vec<_> = told.iter().map(|(rule, _)| format!("{} {}", rule.level.name(), rule.id)).collect();
        assert_eq!(told, *expected, "{old} to {new}");
        assert_eq!(lines(&both(old), &both(old)), "", "{old} against itself");
    }
}
