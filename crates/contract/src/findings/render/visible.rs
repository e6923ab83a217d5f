//! Characters that would act on the reader's terminal or deceive the reader's eye, made visible.

use std::fmt::Write;

/// The text with every hidden character written as in Rust: `\n`, `\u{1b}`.
pub(crate) fn visible(text: &str) -> String {
    replace_hidden(text, |c, shown| shown.extend(c.escape_default()))
}

/// JSON with the hidden characters that its writer leaves alone written as `\u009b`.
///
/// In JSON such a character stands inside a string, except for the line breaks between values, which stay.
pub(crate) fn visible_json(json: &str) -> String {
    replace_hidden(json, |c, shown| {
        if c == '\n' {
            shown.push(c);
            return;
        }
        for unit in c.encode_utf16(&mut [0; 2]) {
            write!(shown, "\\u{unit:04x}").expect("a string can always be written to");
        }
    })
}

fn replace_hidden(text: &str, write_hidden: impl Fn(char, &mut String)) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) {
            write_hidden(c, &mut shown);
        } else {
            shown.push(c);
        }
    }
    shown
}

/// Control characters, those that reorder text or break a line, and those without any width that are no part of a word.
fn is_hidden(c: char) -> bool {
    // The joiners U+200C and U+200D are left alone: Persian words and emoji need them.
    let is_deceiving = matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}');
    c.is_control() || is_deceiving
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_and_reordering_characters_are_escaped() {
        assert_eq!(visible("a\u{1b}[31m\nb\u{9b}\u{202e}"), r"a\u{1b}[31m\nb\u{9b}\u{202e}");
    }

    #[test]
    fn words_and_emoji_are_left_alone() {
        let text = r"Veículo 🐶 👩‍👧 \u{1b} نمی‌خواهم";
        assert_eq!(visible(text), text);
    }

    #[test]
    fn json_stays_the_same_value() {
        let value = serde_json::Value::from(vec!["\u{9b}\u{202e}\u{e0041}\n"]);
        let json = format!("{value:#}");
        let shown = visible_json(&json);
        assert_eq!(shown, "[\n  \"\\u009b\\u202e\\udb40\\udc41\\n\"\n]");
        assert_eq!(shown.parse::<serde_json::Value>().expect("it is still JSON"), value);
    }
}
