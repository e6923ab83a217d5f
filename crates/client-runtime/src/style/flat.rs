//! Values without nesting, which every style but `deepObject` can write, and how they stand in headers and cookies.

use super::Unwritable;
use super::percent::encode;
use super::shape::ValueShape;

/// A value without nesting. What is `null` in a list or an object is left out, as RFC 6570 does with what is undefined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FlatValue {
    Nothing,
    Scalar(String),
    /// A list of texts, one at least.
    List(Vec<String>),
    /// An object of texts, one at least.
    Pairs(Vec<(String, String)>),
}

impl FlatValue {
    /// A shape, if nothing in it is nested.
    pub(crate) fn of(shape: ValueShape) -> Result<FlatValue, Unwritable> {
        match shape {
            ValueShape::List(elements) => {
                let mut texts = Vec::with_capacity(elements.len());
                for element in elements {
                    texts.extend(element.into_scalar().map_err(|_| nested())?);
                }
                Ok(if texts.is_empty() { FlatValue::Nothing } else { FlatValue::List(texts) })
            }
            ValueShape::Pairs(pairs) => {
                let mut texts = Vec::with_capacity(pairs.len());
                for (key, value) in pairs {
                    texts.extend(value.into_scalar().map_err(|_| nested())?.map(|value| (key, value)));
                }
                Ok(if texts.is_empty() { FlatValue::Nothing } else { FlatValue::Pairs(texts) })
            }
            scalar => match scalar.into_scalar() {
                Ok(text) => Ok(text.map_or(FlatValue::Nothing, FlatValue::Scalar)),
                Err(_) => Err("holds bytes, which have no text".into()),
            },
        }
    }

    /// Gives every name and value of an exploded parameter: elements under its own name, properties under theirs.
    pub(super) fn for_each(&self, name: &str, mut give: impl FnMut(&str, &str)) {
        match self {
            FlatValue::Nothing => {}
            FlatValue::Scalar(value) => give(name, value),
            FlatValue::List(elements) => elements.iter().for_each(|element| give(name, element)),
            FlatValue::Pairs(pairs) => pairs.iter().for_each(|(key, value)| give(key, value)),
        }
    }

    /// Appends elements with a delimiter between them; a joint stands between the name of a property and its value.
    pub(super) fn join(&self, delimiter: &str, joint: &str, write: impl Fn(&str, &mut String), text: &mut String) {
        match self {
            FlatValue::Nothing => {}
            FlatValue::Scalar(value) => write(value, text),
            FlatValue::List(elements) => join(elements, delimiter, text, |element, text| write(element, text)),
            FlatValue::Pairs(pairs) => join(pairs, delimiter, text, |(key, value), text| {
                write(key, text);
                text.push_str(joint);
                write(value, text);
            }),
        }
    }

    /// Whether an element of a list or an object holds the sign that would stand between elements.
    pub(super) fn is_split_by(&self, delimiter: char) -> bool {
        match self {
            FlatValue::Nothing | FlatValue::Scalar(_) => false,
            FlatValue::List(elements) => elements.iter().any(|element| element.contains(delimiter)),
            FlatValue::Pairs(pairs) => {
                pairs.iter().any(|(key, value)| key.contains(delimiter) || value.contains(delimiter))
            }
        }
    }
}

fn join<T>(parts: &[T], delimiter: &str, text: &mut String, write: impl Fn(&T, &mut String)) {
    for (idx, part) in parts.iter().enumerate() {
        if idx > 0 {
            text.push_str(delimiter);
        }
        write(part, text);
    }
}

#[cold]
fn nested() -> Unwritable {
    "holds a list or an object within another, for which this style has no text".into()
}

/// The text of a header parameter, if there is anything to send: style `simple`, without escapes.
pub(crate) fn write_header(value: &FlatValue, explode: bool) -> Result<Option<String>, Unwritable> {
    if value.is_split_by(',') {
        return Err("holds a comma, which stands between the elements of a list in a header".into());
    }
    let mut text = String::new();
    value.join(",", if explode { "=" } else { "," }, |part, text| text.push_str(part), &mut text);
    Ok(if *value == FlatValue::Nothing { None } else { Some(text) })
}

/// Appends a parameter to the text of a `Cookie` header: style `form`, with `; ` where a query has `&`.
pub(crate) fn write_cookie(name: &str, value: &FlatValue, explode: bool, cookies: &mut String) {
    let begin = |name: &str, cookies: &mut String| {
        if !cookies.is_empty() {
            cookies.push_str("; ");
        }
        encode(name, cookies);
        cookies.push('=');
    };
    if explode {
        value.for_each(name, |name, value| {
            begin(name, cookies);
            encode(value, cookies);
        });
    } else if *value != FlatValue::Nothing {
        begin(name, cookies);
        value.join(",", ",", encode, cookies);
    }
}
