//! Lists and objects in one text.

use crate::rejection::ParameterShape;

/// Delimiter between the elements of a list in the query, in a form or in cookies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delimiter {
    /// The name is repeated: `tag=a&tag=b` (`form`, exploded).
    Repeated,
    /// `tag=a,b` (`form`). A comma that is data is written `%2C`.
    Comma,
    /// `tag=a%20b` or `tag=a+b` (`spaceDelimited`). No element can hold a space.
    Space,
    /// `tag=a|b` or `tag=a%7Cb` (`pipeDelimited`): `|` may not stand in a URL, so that both mean the delimiter.
    Pipe,
}

impl Delimiter {
    /// The elements of a text that is not decoded yet. An empty text has none.
    pub(crate) fn split(self, raw: &str) -> impl Iterator<Item = &str> {
        let mut rest = if raw.is_empty() { None } else { Some(raw) };
        std::iter::from_fn(move || {
            let text = rest?;
            match self.find(text) {
                Some((start, end)) => {
                    rest = Some(&text[end..]);
                    Some(&text[..start])
                }
                None => rest.take(),
            }
        })
    }

    /// Where the first delimiter begins and ends.
    fn find(self, text: &str) -> Option<(usize, usize)> {
        let (sign, escape) = match self {
            Delimiter::Repeated => return None,
            Delimiter::Comma => (b',', None),
            Delimiter::Space => (b'+', Some(b"20")),
            Delimiter::Pipe => (b'|', Some(b"7C")),
        };
        let bytes = text.as_bytes();
        (0..bytes.len()).find_map(|at| match bytes[at] {
            byte if byte == sign => Some((at, at + 1)),
            b'%' => {
                let digits = bytes.get(at + 1..at + 3)?;
                escape.is_some_and(|escape| digits.eq_ignore_ascii_case(escape)).then_some((at, at + 3))
            }
            _ => None,
        })
    }
}

/// The properties of an object from its elements: `x=1` each when exploded, name and value in turn otherwise.
pub(crate) fn pair_up<'t>(
    mut elements: impl Iterator<Item = &'t str>,
    is_exploded: bool,
) -> Result<Vec<(&'t str, &'t str)>, ParameterShape> {
    let mut pairs = Vec::new();
    while let Some(element) = elements.next() {
        let pair = if is_exploded { element.split_once('=') } else { elements.next().map(|value| (element, value)) };
        pairs.push(pair.ok_or(ParameterShape::Pairs)?);
    }
    Ok(pairs)
}

#[cfg(test)]
mod tests {
    use super::{Delimiter, pair_up};

    fn split(delimiter: Delimiter, raw: &str) -> Vec<&str> {
        delimiter.split(raw).collect()
    }

    #[test]
    fn each_delimiter_splits_by_itself_only() {
        let cases: [(Delimiter, &str, &[&str]); 12] = [
            (Delimiter::Comma, "", &[]),
            (Delimiter::Comma, "a", &["a"]),
            (Delimiter::Comma, "a,,b,", &["a", "", "b", ""]),
            (Delimiter::Comma, "a%2Cb,c+d|e", &["a%2Cb", "c+d|e"]),
            (Delimiter::Space, "a%20b+c,d", &["a", "b", "c,d"]),
            (Delimiter::Space, "a%2520b", &["a%2520b"]),
            (Delimiter::Space, "%2B+", &["%2B", ""]),
            (Delimiter::Pipe, "a|b%7Cc%7cd", &["a", "b", "c", "d"]),
            (Delimiter::Pipe, "%", &["%"]),
            (Delimiter::Pipe, "|", &["", ""]),
            (Delimiter::Repeated, "a,b|c", &["a,b|c"]),
            (Delimiter::Repeated, "", &[]),
        ];
        for (delimiter, raw, expected) in cases {
            assert_eq!(split(delimiter, raw), expected, "{delimiter:?} {raw}");
        }
    }

    #[test]
    fn pairs_must_be_whole() {
        let pairs = |text: &'static str, is_exploded| pair_up(text.split(','), is_exploded).ok();
        assert_eq!(pairs("x,1,y,2", false), Some(vec![("x", "1"), ("y", "2")]));
        assert_eq!(pairs("x=1,y==", true), Some(vec![("x", "1"), ("y", "=")]));
        assert_eq!(pairs("x,1,y", false), None);
        assert_eq!(pairs("x=1,y", true), None);
    }
}
