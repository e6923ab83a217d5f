//! JSON, indented as people expect to find it.

use std::borrow::Cow;

use crate::number::Number;
use crate::source::{Node, NodeKind};

/// A node as a text of JSON, in the order of the document and with numbers as they were written.
pub fn json(node: Node<'_>) -> String {
    let mut out = String::new();
    write(node, 0, &mut out);
    out.push('\n');
    out
}

fn write(node: Node<'_>, depth: usize, out: &mut String) {
    match node.kind() {
        NodeKind::Array => container(['[', ']'], node.items().map(|item| (None, item)), depth, out),
        NodeKind::Object => {
            let entries = node.entries().map(|(key, value)| (key.as_str(), value));
            container(['{', '}'], entries, depth, out);
        }
        _ => scalar(node, out),
    }
}

fn container<'s>(
    [open, close]: [char; 2],
    children: impl ExactSizeIterator<Item = (Option<&'s str>, Node<'s>)>,
    depth: usize,
    out: &mut String,
) {
    let is_empty = children.len() == 0;
    out.push(open);
    for (idx, (name, child)) in children.enumerate() {
        if idx > 0 {
            out.push(',');
        }
        line(depth + 1, out);
        if let Some(name) = name {
            string(name, out);
            out.push_str(": ");
        }
        write(child, depth + 1, out);
    }
    if !is_empty {
        line(depth, out);
    }
    out.push(close);
}

pub(crate) fn line(depth: usize, out: &mut String) {
    out.push('\n');
    out.extend(std::iter::repeat_n("  ", depth));
}

pub(crate) fn scalar(node: Node<'_>, out: &mut String) {
    match node.kind() {
        NodeKind::Boolean => out.push_str(if node.as_bool() == Some(true) { "true" } else { "false" }),
        NodeKind::Number => match number(node.as_number().unwrap_or_default()) {
            Some(number) => out.push_str(&number),
            None => string(node.as_number().unwrap_or_default(), out),
        },
        NodeKind::String => string(node.as_str().unwrap_or_default(), out),
        _ => out.push_str("null"),
    }
}

pub(crate) fn string(text: &str, out: &mut String) {
    out.push_str(&serde_json::Value::from(text).to_string());
}

/// A number as JSON writes it, digit by digit what the document says; `None` for one that YAML writes in another base
/// and that is too large to be converted.
fn number(text: &str) -> Option<Cow<'_, str>> {
    if text.starts_with("0x") || text.starts_with("0o") {
        return Number::parse(text).map(|number| number.to_string().into());
    }
    let (sign, unsigned) = match text.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", text.strip_prefix('+').unwrap_or(text)),
    };
    let (mantissa, exponent) = unsigned.split_at(unsigned.find(['e', 'E']).unwrap_or(unsigned.len()));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let whole = match whole.trim_start_matches('0') {
        "" => "0",
        digits => digits,
    };
    let point = if fraction.is_empty() { "" } else { "." };
    let written = [sign, whole, point, fraction, exponent].concat();
    Some(if written == text { text.into() } else { written.into() })
}
