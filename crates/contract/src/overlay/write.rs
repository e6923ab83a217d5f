//! The changed document as JSON text.

use std::borrow::Cow;

use crate::number::Number;
use crate::source::{Node, NodeKind};

use super::part::{OverlaidPart, PartShape};

/// Two spaces a level, as people expect to find it.
pub(super) fn text(part: &OverlaidPart<'_>) -> String {
    let mut out = String::new();
    write(part, 0, &mut out);
    out.push('\n');
    out
}

fn write(part: &OverlaidPart<'_>, depth: usize, out: &mut String) {
    match &part.shape {
        PartShape::Scalar => scalar(part.origin, out),
        PartShape::Array(items) => {
            let items = items.iter().map(|item| (None, item));
            container('[', ']', items, depth, out);
        }
        PartShape::Object(fields) => {
            let fields = fields.iter().map(|(name, field)| (Some(*name), &field.part));
            container('{', '}', fields, depth, out);
        }
    }
}

fn container<'p, 's: 'p>(
    open: char,
    close: char,
    children: impl ExactSizeIterator<Item = (Option<&'p str>, &'p OverlaidPart<'s>)>,
    depth: usize,
    out: &mut String,
) {
    out.push(open);
    let is_empty = children.len() == 0;
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

fn line(depth: usize, out: &mut String) {
    out.push('\n');
    out.extend(std::iter::repeat_n("  ", depth));
}

fn scalar(node: Node<'_>, out: &mut String) {
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

fn string(text: &str, out: &mut String) {
    out.push_str(&serde_json::Value::from(text).to_string());
}

/// A number as JSON writes it, digit by digit what the document says; `None` for one that YAML writes in another base
/// and that is too large to be converted.
pub(super) fn number(text: &str) -> Option<Cow<'_, str>> {
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
