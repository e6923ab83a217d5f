//! Templates of paths, piece by piece, and the names of operations that have none of their own.

use crate::name::snake;

/// A piece of a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece<'t> {
    /// Text that stands as it is.
    Text(&'t str),
    /// The name between braces.
    Variable(&'t str),
}

/// Splits a template at its braces; `None` when they do not match up or a name is empty.
pub fn pieces(template: &str) -> Option<Vec<Piece<'_>>> {
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
pub fn variables(template: &str) -> Vec<&str> {
    let pieces = pieces(template).unwrap_or_default();
    let names = pieces.into_iter().filter_map(|piece| match piece {
        Piece::Variable(name) => Some(name),
        Piece::Text(_) => None,
    });
    names.collect()
}

/// `get_pets_by_pet_id`: the method, then the path's words, variables after `by`.
pub fn made_up_name(method: &str, template: &str) -> String {
    let pieces = pieces(template).unwrap_or_else(|| vec![Piece::Text(template)]);
    let mut words = vec![method.to_owned()];
    for piece in pieces {
        match piece {
            Piece::Text(text) => words.extend(text.split('/').map(snake_word)),
            Piece::Variable(name) => words.extend(["by".to_owned(), snake(name)]),
        }
    }
    words.retain(|word| !word.is_empty());
    if words.len() == 1 {
        words.push("root".to_owned());
    }
    words.join("_")
}

/// The words of a segment. A digit may come first, since something stands before it.
fn snake_word(segment: &str) -> String {
    let name = snake(segment);
    if segment.starts_with(|c: char| c.is_ascii_digit()) { name.trim_start_matches("value_").to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::{Piece, made_up_name, pieces};

    #[test]
    fn names_are_made_up_from_method_and_path() {
        let cases = [
            ("get", "/pets/{petId}", "get_pets_by_pet_id"),
            ("get", "/", "get_root"),
            ("post", "/v1/2fa/{a}.json", "post_v1_2fa_by_a_json"),
            ("get", "/files/{name}-{size}", "get_files_by_name_by_size"),
            ("get", "/files/{name}{size}", "get_files_by_name_by_size"),
            ("get", "/{broken", "get_broken"),
            ("get", "/日本", "get_ri_ben"),
        ];
        for (method, template, expected) in cases {
            assert_eq!(made_up_name(method, template), expected, "{template:?}");
        }
    }

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
