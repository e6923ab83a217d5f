//! Values as they are written: whether they are equal, what stands for them in a table, and how they are shown.
//!
//! Recursion here is bounded by the depth to which documents are read at all.

use std::hash::{Hash, Hasher};

use crate::number::Number;
use crate::source::{Kind, Node};

/// Longest text that is shown of a value.
const SHOWN: usize = 60;

/// Whether two values are equal: numbers by value, objects whatever the order of their keys.
pub(super) fn are_equal(a: Node<'_>, b: Node<'_>) -> bool {
    if a.kind() != b.kind() || a.len() != b.len() {
        return false;
    }
    match a.kind() {
        Kind::Null => true,
        Kind::Boolean => a.as_bool() == b.as_bool(),
        Kind::Number => match (a.as_number().and_then(Number::parse), b.as_number().and_then(Number::parse)) {
            (Some(a), Some(b)) => a == b,
            _ => a.as_number() == b.as_number(),
        },
        Kind::String => a.as_str() == b.as_str(),
        Kind::Array => a.items().zip(b.items()).all(|(a, b)| are_equal(a, b)),
        Kind::Object => {
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
        Kind::Null => 0_u8.hash(hasher),
        Kind::Boolean => (1_u8, value.as_bool()).hash(hasher),
        Kind::Number => match value.as_number().and_then(Number::parse) {
            Some(number) => (2_u8, number).hash(hasher),
            None => (2_u8, value.as_number()).hash(hasher),
        },
        Kind::String => (3_u8, value.as_str()).hash(hasher),
        Kind::Array => {
            (4_u8, value.len()).hash(hasher);
            value.items().for_each(|item| add_to(hasher, item));
        }
        Kind::Object => {
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
        Kind::String => value.as_str().unwrap_or_default().to_owned(),
        Kind::Null => "null".to_owned(),
        Kind::Boolean => value.as_bool().unwrap_or_default().to_string(),
        Kind::Number => value.as_number().unwrap_or_default().to_owned(),
        Kind::Array => "a list".to_owned(),
        Kind::Object => "an object".to_owned(),
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
