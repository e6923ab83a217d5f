//! The value itself.

use serde::Deserialize;

use crate::check::{Fault, Kind};

/// A value of any kind.
#[derive(Debug, Clone, PartialEq)]
pub enum Content {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number without decimal point and exponent.
    Integer(i128),
    /// Any other number.
    Float(f64),
    /// A string.
    Text(String),
    /// A text from a place that knows no other kind, as a query is: it reads as a number or a boolean where one is
    /// asked for, and as a list of one where a list is.
    Loose(String),
    /// An array.
    List(Vec<Content>),
    /// An object, in the order sent.
    Map(Vec<(String, Content)>),
}

/// Reads a type from content.
pub fn read<'de, T: Deserialize<'de>>(content: &'de Content) -> Result<T, Fault> {
    crate::json::error::forget();
    T::deserialize(content)
}

impl Content {
    /// What kind of value it is.
    pub fn kind(&self) -> Kind {
        match self {
            Content::Null => Kind::Null,
            Content::Bool(_) => Kind::Boolean,
            Content::Integer(_) => Kind::Integer,
            Content::Float(_) => Kind::Number,
            Content::Text(_) | Content::Loose(_) => Kind::String,
            Content::List(_) => Kind::Array,
            Content::Map(_) => Kind::Object,
        }
    }

    /// How many values it is made of, itself included.
    pub(crate) fn n_values(&self) -> usize {
        match self {
            Content::List(items) => 1 + items.iter().map(Content::n_values).sum::<usize>(),
            Content::Map(entries) => 1 + entries.iter().map(|(_, value)| value.n_values()).sum::<usize>(),
            _ => 1,
        }
    }
}
