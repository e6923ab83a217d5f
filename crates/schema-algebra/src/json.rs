//! Values of a document as compact JSON.

use contract::number::Number;
use contract::source::{Node, NodeKind};

/// A value as JSON, numbers by their value: `1.0` is `1`.
pub fn text(node: Node<'_>) -> String {
    let mut out = String::new();
    write(node, &mut out);
    out
}

/// Appends a value. Values are no deeper than the reader of documents lets them be.
pub fn write(node: Node<'_>, out: &mut String) {
    match node.kind() {
        NodeKind::Null => out.push_str("null"),
        NodeKind::Boolean => out.push_str(if node.as_bool() == Some(true) { "true" } else { "false" }),
        NodeKind::Number => out.push_str(&number(node.as_number().unwrap_or_default())),
        NodeKind::String => string(node.as_str().unwrap_or_default(), out),
        NodeKind::Array => list(out, ['[', ']'], node.items(), |out, item| write(item, out)),
        NodeKind::Object => list(out, ['{', '}'], node.entries(), |out, (key, value)| {
            string(key.as_str().unwrap_or_default(), out);
            out.push(':');
            write(value, out);
        }),
    }
}

/// Appends a string in quotes.
pub fn string(text: &str, out: &mut String) {
    out.push_str(&serde_json::to_string(text).expect("a string is always JSON"));
}

/// Appends entries or elements between brackets.
pub fn list<T>(
    out: &mut String,
    brackets: [char; 2],
    items: impl IntoIterator<Item = T>,
    mut write: impl FnMut(&mut String, T),
) {
    out.push(brackets[0]);
    for (idx, item) in items.into_iter().enumerate() {
        if idx > 0 {
            out.push(',');
        }
        write(out, item);
    }
    out.push(brackets[1]);
}

/// A number as JSON writes it; YAML has further ways.
fn number(text: &str) -> String {
    Number::parse(text).map_or_else(|| "0".to_owned(), of_number)
}

/// A number as programs read it: what no floating point number reaches is the last one.
pub fn of_number(number: Number) -> String {
    match number.to_f64() {
        number if number == f64::INFINITY => format!("{:e}", f64::MAX),
        number if number == f64::NEG_INFINITY => format!("{:e}", f64::MIN),
        _ => number.to_string(),
    }
}
