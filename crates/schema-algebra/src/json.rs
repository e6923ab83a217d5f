//! Values of a document as compact JSON.

use contract::number::Number;
use contract::source::{Node, NodeKind};

/// A value as JSON, numbers by their value: `1.0` is `1`. Values are no deeper than the reader of documents lets them be.
pub fn text(node: Node<'_>) -> String {
    let mut out = String::new();
    write(node, &mut out);
    out
}

/// A string in quotes.
pub fn quoted(text: &str) -> String {
    serde_json::to_string(text).expect("a string is always JSON")
}

/// A key as a segment of a JSON pointer.
pub fn pointer_segment(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// A number as programs read it: what no floating point number reaches is the last one.
pub fn of_number(number: Number) -> String {
    match number.to_f64() {
        number if number == f64::INFINITY => format!("{:e}", f64::MAX),
        number if number == f64::NEG_INFINITY => format!("{:e}", f64::MIN),
        _ => number.to_string(),
    }
}

fn write(node: Node<'_>, out: &mut String) {
    match node.kind() {
        NodeKind::Null => out.push_str("null"),
        NodeKind::Boolean => out.push_str(if node.as_bool() == Some(true) { "true" } else { "false" }),
        // YAML has further ways to write a number.
        NodeKind::Number => {
            let number = Number::parse(node.as_number().unwrap_or_default());
            out.push_str(&number.map_or_else(|| "0".to_owned(), of_number));
        }
        NodeKind::String => out.push_str(&quoted(node.as_str().unwrap_or_default())),
        NodeKind::Array => list(out, ['[', ']'], node.items(), |out, item| write(item, out)),
        NodeKind::Object => list(out, ['{', '}'], node.entries(), |out, (key, value)| {
            out.push_str(&quoted(key.as_str().unwrap_or_default()));
            out.push(':');
            write(value, out);
        }),
    }
}

fn list<T>(out: &mut String, [open, close]: [char; 2], items: impl Iterator<Item = T>, write: fn(&mut String, T)) {
    out.push(open);
    for (idx, item) in items.enumerate() {
        if idx > 0 {
            out.push(',');
        }
        write(out, item);
    }
    out.push(close);
}
