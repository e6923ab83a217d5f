//! Sentences with names in backticks, as messages are written.

/// A piece of a sentence.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    /// Words.
    Words(&'t str),
    /// What stands between two backticks.
    Code(&'t str),
}

/// The pieces of a sentence. A backtick without a second one is a part of the words, and so are two with nothing between.
pub(super) fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((words, code, after)) = split_code(rest) {
        if !words.is_empty() {
            pieces.push(Piece::Words(words));
        }
        pieces.push(if code.is_empty() { Piece::Words("``") } else { Piece::Code(code) });
        rest = after;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Words(rest));
    }
    pieces
}

fn split_code(text: &str) -> Option<(&str, &str, &str)> {
    let (words, rest) = text.split_once('`')?;
    let (code, after) = rest.split_once('`')?;
    Some((words, code, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_stands_between_two_backticks() {
        use Piece::{Code, Words};
        assert_eq!(pieces("`Pet.tag` is gone"), [Code("Pet.tag"), Words(" is gone")]);
        assert_eq!(pieces("no `a` and `b"), [Words("no "), Code("a"), Words(" and `b")]);
        assert_eq!(pieces("``a"), [Words("``"), Words("a")]);
        assert_eq!(pieces(""), []);
    }
}
