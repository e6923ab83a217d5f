//! Words for messages.

use crate::source::{Node, NodeKind};

/// Characters of a string that are shown.
const MAX_SHOWN: usize = 40;

/// Members of a list that are shown.
const MAX_LISTED: usize = 8;

/// `1 item`, `2 items`.
pub(super) fn counted(n: u64, singular: &str, plural: &str) -> String {
    format!("{n} {}", if n == 1 { singular } else { plural })
}

/// A value as JSON writes it, if it is short; objects and arrays only by their kind.
pub(super) fn shown(value: Node<'_>) -> String {
    match value.kind() {
        NodeKind::String => {
            let text = value.as_str().unwrap_or_default();
            let escaped = text.chars().take(MAX_SHOWN).flat_map(|character| match character {
                '"' | '\\' => vec!['\\', character],
                _ if character.is_control() => character.escape_default().collect(),
                _ => vec![character],
            });
            let rest = if text.chars().nth(MAX_SHOWN).is_some() { "…" } else { "" };
            format!("\"{}{rest}\"", escaped.collect::<String>())
        }
        NodeKind::Number => {
            let text = value.as_number().unwrap_or_default();
            let rest = if text.len() > MAX_SHOWN { "…" } else { "" };
            format!("{}{rest}", text.get(..MAX_SHOWN).unwrap_or(text))
        }
        NodeKind::Boolean => value.as_bool().unwrap_or_default().to_string(),
        NodeKind::Null | NodeKind::Array | NodeKind::Object => value.kind().describe().to_owned(),
    }
}

/// A value with its kind, where the kind is what matters.
pub(super) fn described(value: Node<'_>) -> String {
    match value.kind() {
        NodeKind::String => format!("the string {}", shown(value)),
        NodeKind::Number => format!("the number {}", shown(value)),
        _ => shown(value),
    }
}

/// `a`, `a or b`, `one of a, b or c`.
pub(super) fn one_of(members: impl Iterator<Item = String>) -> String {
    let members: Vec<String> = members.take(MAX_LISTED + 1).collect();
    let prefix = if members.len() > 2 { "one of " } else { "" };
    format!("{prefix}{}", listed(members.into_iter(), "or"))
}

/// `a`, `a and b`, `a, b and c`, `a, b, c and others`.
pub(super) fn listed(members: impl Iterator<Item = String>, conjunction: &str) -> String {
    let mut members: Vec<String> = members.take(MAX_LISTED + 1).collect();
    if members.len() > MAX_LISTED {
        members.truncate(MAX_LISTED);
        members.push("others".to_owned());
    }
    match members.split_last() {
        None => "nothing".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} {conjunction} {last}", others.join(", ")),
    }
}
