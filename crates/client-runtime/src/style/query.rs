//! Styles of query parameters, and of the fields of a form.

use std::borrow::Cow;

use super::Unwritable;
use super::flat::FlatValue;
use super::percent::encode;
use super::shape::{TakeScalar, ValueShape};

/// Room for most queries, so that they need not grow piece by piece.
const USUAL_LENGTH: usize = 128;

/// Style of a query parameter. Each line: one value · a list · an object.
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
    pub(crate) fn write(self, name: &str, shape: ValueShape, query: &mut String) -> Result<(), Unwritable> {
        let (delimiter, escaped) = match self {
            QueryStyle::Form => return write_form(name, shape, query),
            QueryStyle::DeepObject => return write_deep(name, shape, query),
            QueryStyle::FormJoined => (None, ","),
            QueryStyle::SpaceDelimited => (Some(' '), "%20"),
            QueryStyle::PipeDelimited => (Some('|'), "%7C"),
        };
        let value = FlatValue::of(shape)?;
        if delimiter.is_some_and(|delimiter| value.is_split_by(delimiter)) {
            return Err("holds the sign that stands between the elements of a list".into());
        }
        if value != FlatValue::Nothing {
            begin(name, query);
            value.join(escaped, escaped, encode, query);
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
    fn take(self, text: Cow<'_, str>) -> ValueShape {
        write_pair(self.name, &text, self.query);
        ValueShape::Nothing
    }
}

fn write_pair(name: &str, value: &str, query: &mut String) {
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

fn write_form(name: &str, shape: ValueShape, query: &mut String) -> Result<(), Unwritable> {
    FlatValue::of(shape)?.for_each(name, |name, value| write_pair(name, value, query));
    Ok(())
}

fn write_deep(name: &str, shape: ValueShape, query: &mut String) -> Result<(), Unwritable> {
    match shape {
        ValueShape::Nothing => Ok(()),
        ValueShape::Pairs(pairs) => {
            pairs.into_iter().try_for_each(|(key, value)| write_deep_property(&format!("{name}[{key}]"), value, query))
        }
        _ => Err("is no object, and style deepObject has a text for objects alone".into()),
    }
}

fn write_deep_property(name: &str, shape: ValueShape, query: &mut String) -> Result<(), Unwritable> {
    match shape {
        ValueShape::Pairs(_) => write_deep(name, shape, query),
        other => write_form(name, other, query),
    }
}
