//! Bodies as a person reads them, with nothing lost: the order of the properties and the digits of numbers stay.

use crate::caller::is_json;

/// A body, JSON over several lines.
pub(crate) fn shown_body(media_type: &str, bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    if is_json(media_type) { spread(&text) } else { text.into_owned() }
}

/// Without blanks at the ends of lines, which editors take away.
pub(crate) fn laid_out(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_end().to_owned()
}

/// JSON over several lines. It is moved, not read: whatever the server wrote is still there.
fn spread(json: &str) -> String {
    let mut text = String::with_capacity(json.len() * 2);
    let (mut depth, mut is_inside, mut is_escaped) = (0_usize, false, false);
    let mut characters = json.chars().peekable();
    while let Some(c) = characters.next() {
        if is_inside {
            text.push(c);
            is_inside = is_escaped || c != '"';
            is_escaped = c == '\\' && !is_escaped;
            continue;
        }
        match c {
            '{' | '[' if characters.peek().is_some_and(|next| matches!(next, '}' | ']')) => text.push(c),
            '{' | '[' => {
                depth += 1;
                text.push(c);
                begin_line(&mut text, depth);
            }
            '}' | ']' if text.ends_with(['{', '[']) => text.push(c),
            '}' | ']' => {
                depth = depth.saturating_sub(1);
                begin_line(&mut text, depth);
                text.push(c);
            }
            ',' => {
                text.push(c);
                begin_line(&mut text, depth);
            }
            ':' => text.push_str(": "),
            c if c.is_whitespace() => {}
            c => {
                is_inside = c == '"';
                text.push(c);
            }
        }
    }
    text
}

fn begin_line(text: &mut String, depth: usize) {
    text.push('\n');
    text.push_str(&"  ".repeat(depth));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_spread_and_kept() {
        let json = r#"{"b":1.50,"a":[{},[],"x, \" {y}"],"c":null}"#;
        let expected = "{\n  \"b\": 1.50,\n  \"a\": [\n    {},\n    [],\n    \"x, \\\" {y}\"\n  ],\n  \"c\": null\n}";
        assert_eq!(spread(json), expected);
        assert_eq!(spread(json).split_whitespace().collect::<String>(), json.split_whitespace().collect::<String>());
    }

    #[test]
    fn other_bodies_stay_as_they_are() {
        assert_eq!(shown_body("text/plain", b"a, b: {c}"), "a, b: {c}");
        assert_eq!(laid_out("a  \n\nb\n\n"), "a\n\nb");
    }
}
