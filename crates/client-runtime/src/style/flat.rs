//! Shapes without nesting: what every style but `deepObject` can write.

use super::{Shape, Unwritable};

/// A value without nesting. What is `null` in a list or an object is left out, as RFC 6570 does with what is undefined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Flat {
    /// Nothing is sent.
    Nothing,
    /// One text.
    Scalar(String),
    /// A list of texts, one at least.
    List(Vec<String>),
    /// An object of texts, one at least.
    Pairs(Vec<(String, String)>),
}

impl Flat {
    /// A shape, if nothing in it is nested.
    pub(crate) fn of(shape: Shape) -> Result<Flat, Unwritable> {
        match shape {
            Shape::List(elements) => {
                let mut texts = Vec::with_capacity(elements.len());
                for element in elements {
                    texts.extend(element.into_scalar().map_err(|_| nested())?);
                }
                Ok(if texts.is_empty() { Flat::Nothing } else { Flat::List(texts) })
            }
            Shape::Pairs(pairs) => {
                let mut texts = Vec::with_capacity(pairs.len());
                for (key, value) in pairs {
                    texts.extend(value.into_scalar().map_err(|_| nested())?.map(|value| (key, value)));
                }
                Ok(if texts.is_empty() { Flat::Nothing } else { Flat::Pairs(texts) })
            }
            scalar => match scalar.into_scalar() {
                Ok(text) => Ok(text.map_or(Flat::Nothing, Flat::Scalar)),
                Err(_) => Err("holds bytes, which have no text".into()),
            },
        }
    }
}

#[cold]
fn nested() -> Unwritable {
    "holds a list or an object within another, for which this style has no text".into()
}

/// Appends texts with something between them.
pub(super) fn join<T>(target: &mut String, delimiter: &str, texts: &[T], mut write: impl FnMut(&T, &mut String)) {
    for (idx, text) in texts.iter().enumerate() {
        if idx > 0 {
            target.push_str(delimiter);
        }
        write(text, target);
    }
}
