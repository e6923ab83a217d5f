//! Values as they are written: whether they are equal, what stands for them in a table, and how they are shown.
//!
//! Recursion here is bounded by the depth to which documents are read at all.

use std::hash::{Hash, Hasher};

use crate::number::Number;
use crate::source::{Node, NodeKind};

/// Longest text that is shown of a value.
const SHOWN: usize = 60;

/// Whether two values are equal: numbers by value, objects whatever the order of their keys.
pub(super) fn are_equal(a: Node<'_>, b: Node<'_>) -> bool {
    if a.kind() != b.kind() || a.len() != b.len() {
        return false;
    }
    match a.kind() {
        NodeKind::Null => true,
        NodeKind::Boolean => a.as_bool() == b.as_bool(),
        NodeKind::Number => match (a.as_number().and_then(Number::parse), b.as_number().and_then(Number::parse)) {
            (Some(a), Some(b)) => a == b,
            _ => a.as_number() == b.as_number(),
        },
        NodeKind::String => a.as_str() == b.as_str(),
        NodeKind::Array => a.items().zip(b.items()).all(|(a, b)| are_equal(a, b)),
        NodeKind::Object => {
            a.entries().all(|(key, a)| key.as_str().and_then(|key| b.get(key)).is_some_and(|b| are_equal(a, b)))
        }
    }
}

/// Whether two values that may be missing are equal.
pub(super) fn are_same(a: Option<Node<'_>>, b: Option<Node<'_>>) -> bool {
    match (a, b) {
        (None, None) => true,
        (Some(a), Some(b)) => are_equal(a, b),
        _ => false,
    }
}

/// Adds a value to a digest; equal values add the same.
pub(super) fn add_to(hasher: &mut impl Hasher, value: Node<'_>) {
    match value.kind() {
        NodeKind::Null => 0_u8.hash(hasher),
        NodeKind::Boolean => (1_u8, value.as_bool()).hash(hasher),
        NodeKind::Number => match value.as_number().and_then(Number::parse) {
            Some(number) => (2_u8, number).hash(hasher),
            None => (2_u8, value.as_number()).hash(hasher),
        },
        NodeKind::String => (3_u8, value.as_str()).hash(hasher),
        NodeKind::Array => {
            (4_u8, value.len()).hash(hasher);
            value.items().for_each(|item| add_to(hasher, item));
        }
        NodeKind::Object => {
            // A sum does not depend on the order.
            let entries = value.entries().map(|(key, value)| {
                let mut entry = std::hash::DefaultHasher::new();
                key.as_str().hash(&mut entry);
                add_to(&mut entry, value);
                entry.finish()
            });
            (5_u8, entries.fold(0_u64, u64::wrapping_add)).hash(hasher);
        }
    }
}

/// A value in a sentence, cut short if it is long.
pub(super) fn shown(value: Node<'_>) -> String {
    let text = match value.kind() {
        NodeKind::String => value.as_str().unwrap_or_default().to_owned(),
        NodeKind::Null => "null".to_owned(),
        NodeKind::Boolean => value.as_bool().unwrap_or_default().to_string(),
        NodeKind::Number => value.as_number().unwrap_or_default().to_owned(),
        NodeKind::Array => "a list".to_owned(),
        NodeKind::Object => "an object".to_owned(),
    };
    quoted(&text)
}

/// A text in a sentence, cut short if it is long.
pub(super) fn quoted(text: &str) -> String {
    let mut letters = text.chars();
    let mut start: String = letters.by_ref().take(SHOWN).collect();
    if letters.next().is_some() {
        start.push('…');
    }
    format!("`{}`", start.replace(['\n', '\r'], " "))
}
