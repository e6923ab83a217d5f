//! Documentation of types and fields.

use crate::Text;
use crate::ir::{Field, TypeDef, TypeKind, TypeTable};

use super::words::{MAX_SHOWN, code, in_words, rules_in_words, sentence};

/// What stands above a type: its description, which schema it is, its rules, an example.
pub(super) fn of_type(table: &TypeTable, def: &TypeDef, text: &mut Text) {
    let schema = match &def.schema {
        Some(schema) => format!("Schema {}.", code(schema)),
        None => format!("Schema at {}.", code(&def.pointer)),
    };
    let rules = match &def.kind {
        TypeKind::Object { rules, .. } | TypeKind::Union { rules, .. } | TypeKind::Tuple { rules, .. } => {
            sentence(&rules_in_words(table, rules))
        }
        TypeKind::Newtype(value) | TypeKind::Transparent(value) | TypeKind::Alias(value) => in_words(table, value),
        TypeKind::TextEnum { .. } | TypeKind::IntEnum { .. } => String::new(),
    };
    let mut sentences = vec![schema, rules];
    sentences.extend(def.example.as_deref().map(|example| shown("Example", example)));
    sentences.extend(def.is_deprecated.then(|| "Deprecated.".to_owned()));
    write(def.description.as_deref(), &sentences, text);
}

/// What stands above a field: its description, its wire name if Rust's is another, its rules, default and example.
pub(super) fn of_field(table: &TypeTable, field: &Field, text: &mut Text) {
    let has_description = field.description.as_deref().is_some_and(|description| !description.trim().is_empty());
    let is_renamed = field.name.trim_start_matches("r#") != field.wire;
    let mut sentences = Vec::new();
    if is_renamed || !has_description {
        sentences.push(format!("Property {}.", code(&field.wire)));
    }
    sentences.push(in_words(table, &field.value));
    sentences.extend(field.default.as_deref().map(|default| shown("Default", default)));
    sentences.extend(field.example.as_deref().map(|example| shown("Example", example)));
    sentences.extend(field.is_deprecated.then(|| "Deprecated.".to_owned()));
    write(field.description.as_deref(), &sentences, text);
}

fn shown(what: &str, json: &str) -> String {
    if json.len() > MAX_SHOWN { String::new() } else { format!("{what}: {}.", code(json)) }
}

/// A short description and what follows it share a paragraph; a long one stands apart.
fn write(description: Option<&str>, sentences: &[String], text: &mut Text) {
    let sentences: Vec<&str> = sentences.iter().map(String::as_str).filter(|sentence| !sentence.is_empty()).collect();
    let description = description.map(str::trim).filter(|description| !description.is_empty());
    if let Some(description) = description {
        text.doc(description);
        if !sentences.is_empty() {
            text.line("///");
        }
    }
    text.doc(&sentences.join(" "));
}
