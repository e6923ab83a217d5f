//! Lines that break where rustfmt would break them.

use crate::Text;

/// A string as a Rust literal. What is not printable is escaped, marks of writing direction included, so that a text
/// from a document can neither end the literal nor turn the line around.
pub fn string_literal(text: &str) -> String {
    format!("{text:?}")
}

/// `before(a, b)after` on one line if there is room, else one element per line. `brackets` are `()`, `[]` or `{}`.
pub fn list(text: &mut Text, before: &str, brackets: &str, elements: &[String], after: &str) {
    let (open, close) = brackets.split_at(1);
    let blank = if open == "{" && !elements.is_empty() { " " } else { "" };
    let line = format!("{before}{open}{blank}{}{blank}{close}{after}", elements.join(", "));
    if line.len() <= text.room() || elements.is_empty() {
        text.line(line);
        return;
    }
    text.line(format!("{before}{open}"));
    text.indented(|text| {
        for element in elements {
            text.line(format!("{element},"));
        }
    });
    closing(text, close, after);
}

/// A function: its head on one line if there is room, and what stands inside.
pub fn function(text: &mut Text, opening: &str, arguments: &[String], output: &str, inside: impl FnOnce(&mut Text)) {
    list(text, opening, "()", arguments, &format!(" -> {output} {{"));
    text.indented(inside);
    text.line("}");
}

/// `)` and what follows it, each link of a chain on its own line: `.await`, `.reply()`.
pub fn closing(text: &mut Text, close: &str, after: &str) {
    let first_link = after.find('.').filter(|at| after[..*at].chars().all(|c| c == '?'));
    let Some(at) = first_link else {
        text.line(format!("{close}{after}"));
        return;
    };
    text.line(format!("{close}{}", &after[..at]));
    match after[at..].strip_prefix(".await") {
        Some(rest) => {
            let n_marks = rest.len() - rest.trim_start_matches('?').len();
            let (marks, rest) = rest.split_at(n_marks);
            if rest.starts_with(['.', ' ']) {
                text.line(format!(".await{marks}"));
                text.line(rest.trim_start());
            } else {
                text.line(format!(".await{marks}{rest}"));
            }
        }
        None => text.line(&after[at..]),
    }
}

/// `before = value;` on one line if there is room, else the value below.
pub fn assigned(text: &mut Text, before: &str, value: &str) {
    let line = format!("{before} = {value};");
    if line.len() <= text.room() {
        text.line(line);
    } else {
        text.line(format!("{before} ="));
        text.indented(|text| text.line(format!("{value};")));
    }
}

/// `pattern => expression,` on one line if there is room, else in a block.
pub fn arm(text: &mut Text, pattern: &str, expression: &str) {
    let line = format!("{pattern} => {expression},");
    if line.len() <= text.room() {
        text.line(line);
    } else {
        let end = if expression.starts_with("return ") { ";" } else { "" };
        text.block(format!("{pattern} => {{"), "}", |text| text.line(format!("{expression}{end}")));
    }
}

#[cfg(test)]
mod tests {
    use super::{list, string_literal};
    use crate::Text;

    #[test]
    fn hostile_texts_stay_inside_their_literals() {
        assert_eq!(string_literal("a\"b\\c\n"), r#""a\"b\\c\n""#);
        assert_eq!(string_literal("\u{202e}\u{2066}\u{0}"), r#""\u{202e}\u{2066}\0""#);
    }

    #[test]
    fn long_lists_are_broken() {
        let mut text = Text::new();
        let elements = ["a".repeat(70), "b".repeat(70)];
        list(&mut text, "f", "()", &elements[..1], ";");
        list(&mut text, "f", "()", &elements, ";");
        let (a, b) = (&elements[0], &elements[1]);
        assert_eq!(text.finish(), format!("f({a});\nf(\n    {a},\n    {b},\n);\n"));
    }
}
