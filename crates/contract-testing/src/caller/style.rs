//! Values as OpenAPI's styles write them.

use contract::model::Style;
use serde_json::Value;

/// A value in a path or a header.
pub(super) fn in_one_text(
    name: &str,
    value: &Value,
    style: Style,
    explodes: bool,
    encode: fn(&str) -> String,
) -> String {
    let text = |value: &Value| encode(&plain(value));
    let (list, pairs) = (items(value), fields(value));
    let joined = |separator: &str, between: &str| {
        pairs
            .iter()
            .map(|(key, value)| format!("{}{between}{}", encode(key), text(value)))
            .collect::<Vec<_>>()
            .join(separator)
    };
    let listed = |separator: &str| list.iter().map(|item| text(item)).collect::<Vec<_>>().join(separator);
    let is_object = value.is_object();
    match style {
        Style::Label if is_object && explodes => format!(".{}", joined(".", "=")),
        Style::Label if is_object => format!(".{}", joined(",", ",")),
        Style::Label => format!(".{}", listed(if explodes { "." } else { "," })),
        Style::Matrix if is_object && explodes => format!(";{}", joined(";", "=")),
        Style::Matrix if is_object => format!(";{name}={}", joined(",", ",")),
        Style::Matrix if explodes => list.iter().flat_map(|item| [format!(";{name}="), text(item)]).collect(),
        Style::Matrix => format!(";{name}={}", listed(",")),
        _ if is_object => joined(",", if explodes { "=" } else { "," }),
        _ => listed(","),
    }
}

/// A value in a query, a form or a cookie: pairs of encoded texts.
pub(super) fn in_pairs(name: &str, value: &Value, style: Style, explodes: bool) -> Vec<(String, String)> {
    let name = encoded(name);
    let text = |value: &Value| encoded(&plain(value));
    let (list, pairs) = (items(value), fields(value));
    let separator = match style {
        Style::SpaceDelimited => "%20",
        Style::PipeDelimited => "|",
        _ => ",",
    };
    if value.is_object() {
        let spread = pairs.iter().map(|(key, value)| (encoded(key), text(value)));
        return match style {
            Style::DeepObject => spread.map(|(key, value)| (format!("{name}[{key}]"), value)).collect(),
            _ if explodes => spread.collect(),
            _ => vec![(
                name,
                spread.map(|(key, value)| format!("{key}{separator}{value}")).collect::<Vec<_>>().join(separator),
            )],
        };
    }
    if explodes {
        return list.iter().map(|item| (name.clone(), text(item))).collect();
    }
    vec![(name, list.iter().map(|item| text(item)).collect::<Vec<_>>().join(separator))]
}

/// A scalar as text; anything else as JSON.
pub(super) fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// Percent-encoded, but for letters, digits and `-._~`.
pub(super) fn encoded(text: &str) -> String {
    let encode = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}

fn items(value: &Value) -> Vec<&Value> {
    value.as_array().map_or_else(|| vec![value], |items| items.iter().collect())
}

fn fields(value: &Value) -> Vec<(&String, &Value)> {
    value.as_object().map(|object| object.iter().collect()).unwrap_or_default()
}
