//! Values of a document as compact JSON.

use contract::number::Number;
use contract::source::{Node, NodeKind};

/// A value as JSON, numbers by their value: `1.0` is `1`. Values are no deeper than the reader of documents lets them be.
pub fn text(node: Node<'_>) -> String {
    let mut out = String::new();
    write(node, KeyOrder::Written, &mut out);
    out
}

/// The same with the keys of every object in order, so that equal values have equal texts.
pub fn sorted_text(node: Node<'_>) -> String {
    let mut out = String::new();
    write(node, KeyOrder::Sorted, &mut out);
    out
}

/// The same of a schema, without what values do not show: words, examples, and names in XML.
pub fn shape_text(schema: Node<'_>) -> String {
    let mut out = String::new();
    write(schema, KeyOrder::Shape, &mut out);
    out
}

/// Order of the keys of objects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum KeyOrder {
    Written,
    Sorted,
    /// Sorted, and keywords that values do not show left out.
    Shape,
    /// Those of an object whose keys are no keywords, but the names of schemas.
    Names,
}

/// Keywords that values do not show.
const WORDS: &[&str] = &["description", "example", "examples", "externalDocs", "title", "xml"];

impl KeyOrder {
    /// The order inside the value of a key.
    fn under(self, key: &str) -> KeyOrder {
        match (self, key) {
            (KeyOrder::Shape, "properties" | "patternProperties" | "$defs") => KeyOrder::Names,
            (KeyOrder::Names, _) => KeyOrder::Shape,
            (KeyOrder::Shape, "default" | "enum" | "const") => KeyOrder::Sorted,
            (order, _) => order,
        }
    }
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

fn write(node: Node<'_>, order: KeyOrder, out: &mut String) {
    match node.kind() {
        NodeKind::Null => out.push_str("null"),
        NodeKind::Boolean => out.push_str(if node.as_bool() == Some(true) { "true" } else { "false" }),
        // YAML has further ways to write a number.
        NodeKind::Number => {
            let number = Number::parse(node.as_number().unwrap_or_default());
            out.push_str(&number.map_or_else(|| "0".to_owned(), of_number));
        }
        NodeKind::String => out.push_str(&quoted(node.as_str().unwrap_or_default())),
        NodeKind::Array => list(out, ['[', ']'], node.items(), |out, item| write(item, order, out)),
        NodeKind::Object => {
            let entries = node.entries().map(|(key, value)| (key.as_str().unwrap_or_default(), value));
            let is_shown = |key: &str| order != KeyOrder::Shape || !WORDS.contains(&key);
            let mut entries: Vec<_> = entries.filter(|(key, _)| is_shown(key)).collect();
            if order != KeyOrder::Written {
                entries.sort_by_key(|(key, _)| *key);
            }
            list(out, ['{', '}'], entries.into_iter(), |out, (key, value)| {
                out.push_str(&quoted(key));
                out.push(':');
                write(value, order.under(key), out);
            });
        }
    }
}

fn list<T>(out: &mut String, [open, close]: [char; 2], items: impl Iterator<Item = T>, write: impl Fn(&mut String, T)) {
    out.push(open);
    for (idx, item) in items.enumerate() {
        if idx > 0 {
            out.push(',');
        }
        write(out, item);
    }
    out.push(close);
}
