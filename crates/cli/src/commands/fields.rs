//! The fields of a body, as help lists them.

use client_runtime::operation::{Field, Kind};
use unicode_width::UnicodeWidthStr;

/// A path longer than this stands on a line of its own width.
const WIDEST: usize = 34;

/// A list of all fields, or nothing if none is known.
pub(super) fn list(fields: &[Field]) -> String {
    if fields.is_empty() {
        return String::new();
    }
    let width = fields.iter().map(|field| field.path.width()).filter(|width| *width <= WIDEST).max().unwrap_or(0);
    let mut list = "Campos do corpo, para --campo:\n".to_owned();
    for field in fields {
        let Field { path, is_required, kind, values, is_list, summary } = *field;
        let mut notes = vec![word(kind)];
        notes.extend(is_list.then_some("lista"));
        notes.extend(is_required.then_some("obrigatório"));
        let values = if values.is_empty() { String::new() } else { format!(": {}", values.join(", ")) };
        let padding = " ".repeat(width.saturating_sub(path.width()));
        let summary = summary.trim_end_matches(['.', ' ']);
        let separator = if summary.is_empty() { "" } else { " " };
        list.push_str(&format!("  {path}{padding}  {summary}{separator}[{}{values}]\n", notes.join(", ")));
    }
    list.push('\n');
    list
}

/// How the fields that must be there are given, if they can be.
pub(super) fn example(fields: &[Field]) -> Option<String> {
    let is_plain = |field: &&Field| !field.path.contains("[]") && !field.is_list;
    let top = fields.iter().filter(is_plain).filter(|field| !field.path.contains('.'));
    let required: Vec<&Field> = top.clone().filter(|field| field.is_required).collect();
    let shown = if required.is_empty() { top.take(1).collect() } else { required };
    let write = |field: &Field| {
        let value = sample(field.values, field.kind);
        let quote = if value.contains(' ') { "'" } else { "" };
        format!("--campo {quote}{}={value}{quote}", field.path)
    };
    let written: Vec<String> = shown.into_iter().map(write).collect();
    (!written.is_empty()).then(|| written.join(" "))
}

/// A value for examples.
pub(super) fn sample(values: &[&'static str], kind: Kind) -> &'static str {
    match (values.first(), kind) {
        (Some(value), _) => value,
        (None, Kind::Integer) => "17",
        (None, Kind::Number) => "149.9",
        (None, Kind::Boolean) => "true",
        (None, Kind::Text | Kind::Object) => "VALOR",
    }
}

fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "texto",
        Kind::Integer => "inteiro",
        Kind::Number => "número",
        Kind::Boolean => "true ou false",
        Kind::Object => "JSON",
    }
}
