//! Styles of query parameters, and of the fields of a form.

use std::borrow::Cow;

use super::flat::join;
use super::{Flat, Shape, TakeScalar, Unwritable, encode};

/// Room for most queries, so that they need not grow piece by piece.
const USUAL_LENGTH: usize = 128;

/// How a parameter stands in the query. Each line: one value · a list · an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QueryStyle {
    /// `id=5` · `id=a&id=b` · `x=1&y=2` (`form`, exploded)
    Form,
    /// `id=5` · `id=a,b` · `id=x,1,y,2` (`form`)
    FormJoined,
    /// `id=5` · `id=a%20b` · `id=x%201%20y%202`
    SpaceDelimited,
    /// `id=5` · `id=a%7Cb` · `id=x%7C1%7Cy%7C2`: a bar may not stand in a URL as it is.
    PipeDelimited,
    /// An object alone: `id[x]=1&id[y]=2`, with the brackets encoded. Objects within it have brackets after brackets,
    /// lists repeat theirs.
    DeepObject,
}

impl QueryStyle {
    /// Appends a parameter to a query, with `&` before it where something stands already.
    pub(crate) fn write(self, name: &str, shape: Shape, query: &mut String) -> Result<(), Unwritable> {
        let (delimiter, escaped) = match self {
            QueryStyle::Form => return write_form(name, &Flat::of(shape)?, query),
            QueryStyle::DeepObject => return write_deep(name, shape, query),
            QueryStyle::FormJoined => (None, ","),
            QueryStyle::SpaceDelimited => (Some(' '), "%20"),
            QueryStyle::PipeDelimited => (Some('|'), "%7C"),
        };
        let is_ambiguous = |text: &String| delimiter.is_some_and(|delimiter| text.contains(delimiter));
        match &Flat::of(shape)? {
            Flat::Nothing => return Ok(()),
            Flat::Scalar(value) => write_pair(name, value, query),
            Flat::List(elements) if elements.iter().any(is_ambiguous) => return Err(ambiguous()),
            Flat::Pairs(pairs) if pairs.iter().any(|(key, value)| is_ambiguous(key) || is_ambiguous(value)) => {
                return Err(ambiguous());
            }
            Flat::List(elements) => {
                begin(name, query);
                join(query, escaped, elements, |element, query| encode(element, query));
            }
            Flat::Pairs(pairs) => {
                begin(name, query);
                join(query, escaped, pairs, |(key, value), query| {
                    encode(key, query);
                    query.push_str(escaped);
                    encode(value, query);
                });
            }
        }
        Ok(())
    }
}

/// A place in a query for a scalar, which is written without having been kept: `id=5` in every style but `deepObject`.
pub(crate) struct QueryPlace<'q> {
    pub(crate) name: &'q str,
    pub(crate) query: &'q mut String,
}

impl TakeScalar for QueryPlace<'_> {
    fn take(self, text: Cow<'_, str>) -> Shape {
        write_pair(self.name, &text, self.query);
        Shape::Nothing
    }
}

/// Appends one name and value.
pub(super) fn write_pair(name: &str, value: &str, query: &mut String) {
    begin(name, query);
    encode(value, query);
}

fn begin(name: &str, query: &mut String) {
    if query.is_empty() {
        query.reserve(USUAL_LENGTH);
    } else {
        query.push('&');
    }
    encode(name, query);
    query.push('=');
}

#[allow(clippy::unnecessary_wraps, reason = "one of several writers that the style chooses from")]
fn write_form(name: &str, value: &Flat, query: &mut String) -> Result<(), Unwritable> {
    match value {
        Flat::Nothing => {}
        Flat::Scalar(value) => write_pair(name, value, query),
        Flat::List(elements) => elements.iter().for_each(|element| write_pair(name, element, query)),
        Flat::Pairs(pairs) => pairs.iter().for_each(|(key, value)| write_pair(key, value, query)),
    }
    Ok(())
}

fn write_deep(name: &str, shape: Shape, query: &mut String) -> Result<(), Unwritable> {
    match shape {
        Shape::Nothing => Ok(()),
        Shape::Pairs(pairs) => {
            pairs.into_iter().try_for_each(|(key, value)| write_deep_property(&format!("{name}[{key}]"), value, query))
        }
        _ => Err("is no object, and style deepObject has a text for objects alone".into()),
    }
}

fn write_deep_property(name: &str, shape: Shape, query: &mut String) -> Result<(), Unwritable> {
    match shape {
        Shape::Pairs(_) => write_deep(name, shape, query),
        other => write_form(name, &Flat::of(other)?, query),
    }
}

#[cold]
fn ambiguous() -> Unwritable {
    "holds the sign that stands between the elements of a list".into()
}
