//! Path templates, piece by piece.

/// A piece of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    /// Text that stands as it is.
    Text(&'t str),
    /// The name between braces.
    Variable(&'t str),
}

/// Splits a template at its braces; `None` when they do not match up or a name is empty.
pub(super) fn pieces(template: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = template;
    while let Some((text, tail)) = rest.split_once('{') {
        let (name, tail) = tail.split_once('}')?;
        if text.contains('}') || name.contains('{') || name.is_empty() {
            return None;
        }
        if !text.is_empty() {
            pieces.push(Piece::Text(text));
        }
        pieces.push(Piece::Variable(name));
        rest = tail;
    }
    if rest.contains('}') {
        return None;
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest));
    }
    Some(pieces)
}

/// The names of a template's variables, in order. None when its braces do not match up.
pub(super) fn variables(template: &str) -> Vec<&str> {
    let pieces = pieces(template).unwrap_or_default();
    let names = pieces.into_iter().filter_map(|piece| match piece {
        Piece::Variable(name) => Some(name),
        Piece::Text(_) => None,
    });
    names.collect()
}

#[cfg(test)]
mod tests {
    use super::{Piece, pieces};

    #[test]
    fn braces_are_matched() {
        let cases = [
            ("/pets", Some(vec![Piece::Text("/pets")])),
            ("/a/{b}.c", Some(vec![Piece::Text("/a/"), Piece::Variable("b"), Piece::Text(".c")])),
            ("/{a}{b}", Some(vec![Piece::Text("/"), Piece::Variable("a"), Piece::Variable("b")])),
            ("/{a", None),
            ("/a}", None),
            ("/a}{b}", None),
            ("/{{a}}", None),
            ("/{}", None),
            ("", Some(vec![])),
        ];
        for (template, expected) in cases {
            assert_eq!(pieces(template), expected, "{template:?}");
        }
    }
}
