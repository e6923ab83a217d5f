//! `{names}` in paths and addresses.

/// A piece of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Piece<'t> {
    /// Text that stands as it is.
    Text(&'t str),
    /// The name between braces.
    Name(&'t str),
}

/// Splits a template at its braces; `None` when they do not match up.
pub(super) fn pieces(template: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = template;
    while let Some(open) = rest.find(['{', '}']) {
        if rest.as_bytes()[open] == b'}' {
            return None;
        }
        if open > 0 {
            pieces.push(Piece::Text(&rest[..open]));
        }
        let inside = &rest[open + 1..];
        let close = inside.find(['{', '}'])?;
        if inside.as_bytes()[close] == b'{' {
            return None;
        }
        pieces.push(Piece::Name(&inside[..close]));
        rest = &inside[close + 1..];
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest));
    }
    Some(pieces)
}

/// The names between a template's braces, in order.
pub(super) fn names(template: &str) -> Vec<&str> {
    let pieces = pieces(template).unwrap_or_default();
    let names = pieces.into_iter().filter_map(|piece| match piece {
        Piece::Name(name) => Some(name),
        Piece::Text(_) => None,
    });
    names.collect()
}
