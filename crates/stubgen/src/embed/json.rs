//! JSON text under way: one entry per line, so that a change of the document is a small change of the text.

use contract::number::Number;
use contract::source::{Node, NodeKind};

/// Appends a line break and the indentation of a depth.
pub(super) fn line(out: &mut String, depth: usize) {
    const SPACES: &str = "                                                                ";
    out.push('\n');
    let mut n_spaces = depth * 2;
    while n_spaces > 0 {
        let n = n_spaces.min(SPACES.len());
        out.push_str(&SPACES[..n]);
        n_spaces -= n;
    }
}

/// Writes entries or elements between brackets, each on its line.
pub(super) fn block<T>(
    out: &mut String,
    depth: usize,
    brackets: [char; 2],
    inside: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut String, T),
) {
    out.push(brackets[0]);
    let before = out.len();
    for item in inside {
        if out.len() > before {
            out.push(',');
        }
        line(out, depth + 1);
        write(out, item);
    }
    if out.len() > before {
        line(out, depth);
    }
    out.push(brackets[1]);
}

/// Writes a key and the colon after it.
pub(super) fn key(out: &mut String, key: &str) {
    string(out, key);
    out.push_str(": ");
}

/// Writes a string in quotes.
pub(super) fn string(out: &mut String, text: &str) {
    if text.bytes().any(|byte| byte < 0x20 || byte == b'"' || byte == b'\\') {
        out.push_str(&serde_json::to_string(text).expect("a string is always JSON"));
    } else {
        out.push('"');
        out.push_str(text);
        out.push('"');
    }
}

/// Writes a value that is neither an array nor an object.
pub(super) fn scalar(out: &mut String, node: Node<'_>) {
    match node.kind() {
        NodeKind::Boolean => out.push_str(if node.as_bool() == Some(true) { "true" } else { "false" }),
        NodeKind::Number => number(out, node.as_number().unwrap_or_default()),
        NodeKind::String => string(out, node.as_str().unwrap_or_default()),
        NodeKind::Null | NodeKind::Array | NodeKind::Object => out.push_str("null"),
    }
}

/// A number stays as it was written wherever JSON can write it so.
fn number(out: &mut String, text: &str) {
    if is_json(text) {
        out.push_str(text);
    } else {
        match Number::parse(text) {
            Some(number) => out.push_str(&number.to_string()),
            // Hexadecimal digits beyond 128 bits.
            None => out.push_str("null"),
        }
    }
}

fn is_json(number: &str) -> bool {
    let unsigned = number.strip_prefix('-').unwrap_or(number);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent.strip_prefix(['-', '+']).unwrap_or(exponent))),
        None => (unsigned, None),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (mantissa, None),
    };
    digits(whole)
        && (whole == "0" || !whole.starts_with('0'))
        && fraction.is_none_or(digits)
        && exponent.is_none_or(digits)
}
