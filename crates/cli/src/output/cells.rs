//! Values as short texts, and texts of a given width.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::json::Json;
use crate::readable::readable;

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

/// How many columns of a terminal a text takes.
pub(super) fn width(text: &str) -> usize {
    text.width()
}

/// A text that is no wider than so many columns; what is cut ends in `…`.
pub(super) fn cut(text: &str, most: usize) -> String {
    if width(text) <= most {
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
    " ".repeat(to.saturating_sub(width(text)))
}

#[cfg(test)]
mod tests {
    use super::{cut, width};

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
            assert!(width(&cut(text, most)) <= most);
        }
    }
}
