//! Text of a document in Markdown, where it must neither format, link nor call anybody.

use crate::diff::report::markup::written;
use crate::findings::render::visible::visible;

/// A sentence with names in backticks.
pub(super) fn sentence(text: &str) -> String {
    written(text, words, code)
}

/// Words that mean themselves.
pub(super) fn words(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in visible(text).chars() {
        match c {
            '&' => shown.push_str("&amp;"),
            '<' => shown.push_str("&lt;"),
            '>' => shown.push_str("&gt;"),
            // GitHub looks for formulas before it looks for escapes.
            '$' => shown.push_str("&#36;"),
            // GitHub looks for names to call after all escapes are gone; the comment keeps the name from the sign.
            '@' => shown.push_str("@<!-- -->"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '~' | '|' | '#' => shown.extend(['\\', c]),
            _ => shown.push(c),
        }
    }
    shown
}

/// A name between as many backticks as it needs.
pub(super) fn code(text: &str) -> String {
    let text = visible(text);
    let fence = "`".repeat(longest_run(&text) + 1);
    let is_bare = text.is_empty() || text.starts_with([' ', '`']) || text.ends_with([' ', '`']);
    let space = if is_bare { " " } else { "" };
    format!("{fence}{space}{text}{space}{fence}")
}

/// Code in a table, where a bar ends the cell even between backticks.
pub(super) fn cell(text: &str) -> String {
    code(text).replace('|', "\\|")
}

fn longest_run(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_neither_format_nor_call() {
        assert_eq!(words("*a* _b_ <b> @team #1 $x$"), r"\*a\* \_b\_ &lt;b&gt; @<!-- -->team \#1 &#36;x&#36;");
        assert_eq!(words("[a](b)\n# c"), r"\[a\](b)\\n\# c");
    }

    #[test]
    fn code_cannot_be_left() {
        assert_eq!(code("a"), "`a`");
        assert_eq!(code("a``b`"), "``` a``b` ```");
        assert_eq!(cell("a|b"), r"`a\|b`");
        assert_eq!(sentence("`a_b` is _gone_"), r"`a_b` is \_gone\_");
    }
}
