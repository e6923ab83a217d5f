//! Values as short texts, texts of a given width, and one record as two columns: the field and its value.

use anstyle::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::json::Json;
use crate::readable::readable;

/// Spaces between two columns.
pub(super) const GAP: &str = "  ";

/// One record as lines; fields within others stand by their path.
pub(super) fn record(json: &Json, most: Option<usize>) -> String {
    let mut lines = Vec::new();
    flatten(String::new(), json, &mut lines);
    let widest = lines.iter().map(|(path, _)| path.width()).max().unwrap_or_default();
    let left = most.map_or(usize::MAX, |most| most.saturating_sub(widest + GAP.len()).max(1));
    let bold = Style::new().bold();
    let write = |(path, value): &(String, String)| {
        if path.is_empty() {
            return format!("{}\n", cut(value, most.unwrap_or(usize::MAX)));
        }
        let line = format!("{bold}{path}{bold:#}{}{GAP}{}", padding(path, widest), cut(value, left));
        format!("{}\n", line.trim_end())
    };
    lines.iter().map(write).collect()
}

fn flatten(path: String, json: &Json, lines: &mut Vec<(String, String)>) {
    match json {
        Json::Object(fields) => {
            for (name, value) in fields {
                let name = readable(name);
                let path = if path.is_empty() { name } else { format!("{path}.{name}") };
                flatten(path, value, lines);
            }
        }
        Json::List(items) if items.iter().all(Json::is_scalar) => {
            let values: Vec<String> = items.iter().map(text).collect();
            lines.push((path, values.join(", ")));
        }
        Json::List(items) => {
            for (idx, item) in items.iter().enumerate() {
                flatten(format!("{path}[{idx}]"), item, lines);
            }
        }
        scalar => lines.push((path, text(scalar))),
    }
}

/// A scalar as a person reads it; empty for everything else.
pub(super) fn text(json: &Json) -> String {
    match json {
        Json::Null | Json::List(_) | Json::Object(_) => String::new(),
        Json::Bool(true) => "sim".to_owned(),
        Json::Bool(false) => "não".to_owned(),
        Json::Number(number) => number.to_string(),
        Json::Text(text) => readable(text),
    }
}

/// A text that is no wider than so many columns; what is cut ends in `…`.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.width() <= most {
        return text.to_owned();
    }
    let mut cut = String::new();
    let mut n_columns = 1;
    for char in text.chars() {
        n_columns += char.width().unwrap_or(0);
        if n_columns > most {
            break;
        }
        cut.push(char);
    }
    cut.push('…');
    cut
}

/// Spaces up to a width.
pub(super) fn padding(text: &str, to: usize) -> String {
    " ".repeat(to.saturating_sub(text.width()))
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::cut;

    #[test]
    fn texts_are_cut_by_columns_and_not_by_bytes() {
        for (text, most, expected) in [
            ("Benefício", 9, "Benefício"),
            ("Benefício", 8, "Benefíc…"),
            ("日本語", 6, "日本語"),
            ("日本語", 5, "日本…"),
            ("日本語", 4, "日…"),
            ("abc", 1, "…"),
        ] {
            assert_eq!(cut(text, most), expected);
            assert!(cut(text, most).width() <= most);
        }
    }
}
