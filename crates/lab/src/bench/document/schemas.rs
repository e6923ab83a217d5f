//! The schemas: four layers, each made of the one below, the lowest shared by all.

use serde_json::{Map, Value, json};

/// The layers: those of 0 refer to none.
const N_LAYERS: usize = 4;

/// References of one schema to the layer below.
const N_REFERENCES: usize = 3;

#[derive(Debug, Clone, Copy)]
pub(super) enum Kind {
    Id,
    Text,
    Address,
    Time,
    Flag,
    Count,
    Score,
    State,
    Labels,
    /// The schema of that index.
    One(usize),
    /// An array of it.
    Many(usize),
    /// It, or the property is left out.
    Maybe(usize),
}

/// Properties that every schema has.
const PLAIN: &[(&str, Kind)] = &[
    ("id", Kind::Id),
    ("node_id", Kind::Text),
    ("name", Kind::Text),
    ("url", Kind::Address),
    ("html_url", Kind::Address),
    ("created_at", Kind::Time),
    ("updated_at", Kind::Time),
    ("site_admin", Kind::Flag),
    ("open_issues_count", Kind::Count),
    ("score", Kind::Score),
    ("state", Kind::State),
    ("topics", Kind::Labels),
];

pub(super) const STATES: [&str; 4] = ["open", "closed", "merged", "queued"];

pub(super) fn name(idx: usize) -> String {
    const NOUNS: [&str; 8] =
        ["simple-user", "commit", "label", "milestone", "issue", "pull-request", "repository", "workflow-run"];
    format!("{}-{idx}", NOUNS[idx % NOUNS.len()])
}

pub(super) fn reference(idx: usize) -> Value {
    json!({"$ref": format!("#/components/schemas/{}", name(idx))})
}

pub(super) fn properties(idx: usize, n_schemas: usize) -> impl Iterator<Item = (&'static str, Kind)> {
    let layer = idx % N_LAYERS;
    // Nearly all refer to the first few of the layer below, as in GitHub's everything has an owner.
    let below = |nth: usize| ((idx * 7 + nth * 5) % (n_schemas / N_LAYERS)) / (1 + nth * 8) * N_LAYERS + layer - 1;
    let kinds = [("owner", Kind::One as fn(usize) -> Kind), ("parent", Kind::Maybe), ("items", Kind::Many)];
    let n_references = if layer == 0 { 0 } else { N_REFERENCES };
    let references: Vec<_> =
        kinds.into_iter().enumerate().take(n_references).map(|(nth, (key, kind))| (key, kind(below(nth)))).collect();
    PLAIN.iter().copied().chain(references)
}

pub(super) fn schema(idx: usize, n_schemas: usize) -> Value {
    let properties: Map<String, Value> =
        properties(idx, n_schemas).map(|(key, kind)| (key.to_owned(), property(key, kind))).collect();
    let required: Vec<&String> = properties.keys().filter(|key| !matches!(key.as_str(), "topics" | "parent")).collect();
    json!({
        "title": name(idx).replace('-', " "),
        "description": "What is known of it to a user who may see it: where it is, who owns it and what became of it.",
        "type": "object",
        "required": required,
        "properties": properties,
    })
}

pub(super) fn error() -> Value {
    json!({
        "title": "Error",
        "type": "object",
        "required": ["message"],
        "properties": {"message": {"type": "string"}, "documentation_url": {"type": "string", "format": "uri"}},
    })
}

fn property(key: &str, kind: Kind) -> Value {
    match kind {
        Kind::Id => json!({"type": "integer", "format": "int64", "minimum": 1, "description": "Unique identifier."}),
        Kind::Text => json!({"type": "string", "minLength": 1, "maxLength": 100, "description": format!("The {key}.")}),
        Kind::Address => json!({"type": "string", "format": "uri"}),
        Kind::Time => json!({"type": "string", "format": "date-time", "description": "Time in UTC."}),
        Kind::Flag => json!({"type": "boolean", "default": false}),
        Kind::Count => json!({"type": "integer", "minimum": 0}),
        Kind::Score => json!({"type": "number", "minimum": 0, "maximum": 100}),
        Kind::State => json!({"type": "string", "enum": STATES}),
        Kind::Labels => json!({"type": "array", "maxItems": 20, "items": {"type": "string", "pattern": "^[a-z]+$"}}),
        Kind::One(idx) => reference(idx),
        Kind::Many(idx) => json!({"type": "array", "items": reference(idx)}),
        Kind::Maybe(idx) => json!({"description": "Where it came from.", "allOf": [reference(idx)]}),
    }
}
