//! The value itself.

use serde::Deserialize;

use crate::check::{Fault, Kind, Rule, Step};
use crate::value::{Value, scalar};

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

    /// How many values it is made of, itself included, and whether any of them is [`Content::Loose`].
    pub(crate) fn measure(&self) -> (usize, bool) {
        let all = |values: &mut dyn Iterator<Item = &Content>| {
            values.map(Content::measure).fold((1, false), |(n, is_loose), (m, is_also)| (n + m, is_loose || is_also))
        };
        match self {
            Content::Loose(_) => (1, true),
            Content::List(items) => all(&mut items.iter()),
            Content::Map(entries) => all(&mut entries.iter().map(|(_, value)| value)),
            _ => (1, false),
        }
    }

    /// The first text that holds the character NUL.
    pub(crate) fn find_nul(&self) -> Option<Fault> {
        match self {
            Content::Text(text) if text.contains('\0') => Some(Fault::new(Rule::Nul)),
            Content::List(items) => items
                .iter()
                .enumerate()
                .find_map(|(idx, item)| item.find_nul().map(|fault| fault.under(Step::Index(idx)))),
            Content::Map(entries) => entries.iter().find_map(|(name, value)| {
                let found = if name.contains('\0') { Some(Fault::new(Rule::Nul)) } else { value.find_nul() };
                found.map(|fault| fault.under(Step::Key(name.clone())))
            }),
            _ => None,
        }
    }

    /// The same with every [`Content::Loose`] replaced.
    pub(crate) fn replace_loose(&self, replace: fn(&str) -> Content) -> Content {
        match self {
            Content::Loose(text) => replace(text),
            Content::List(items) => Content::List(items.iter().map(|item| item.replace_loose(replace)).collect()),
            Content::Map(entries) => {
                let entries = entries.iter().map(|(name, value)| (name.clone(), value.replace_loose(replace)));
                Content::Map(entries.collect())
            }
            other => other.clone(),
        }
    }

    /// A text as what it looks like.
    pub(crate) fn by_looks(text: &str) -> Content {
        match scalar(text) {
            Some(Value::Bool(value)) => Content::Bool(value),
            Some(Value::Number(number)) => match (number.as_i128(), number.as_f64()) {
                (Some(integer), _) => Content::Integer(integer),
                (None, Some(float)) => Content::Float(float),
                (None, None) => Content::Text(text.to_owned()),
            },
            _ => Content::Text(text.to_owned()),
        }
    }
}
