//! A value whose type is not known yet: JSON in memory, with repeated properties still visible.
//!
//! It is what alternatives are tried on, and what a refused body is read through a second time so that the fault knows
//! its place. Unlike [`serde_json::Value`], it also holds the texts of parameters and forms, which read as whatever kind
//! is asked for.

mod reading;

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::check::{Fault, JsonKind, Rule, Step};
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
    /// Kind of the value.
    pub fn kind(&self) -> JsonKind {
        match self {
            Content::Null => JsonKind::Null,
            Content::Bool(_) => JsonKind::Boolean,
            Content::Integer(_) => JsonKind::Integer,
            Content::Float(_) => JsonKind::Number,
            Content::Text(_) | Content::Loose(_) => JsonKind::String,
            Content::List(_) => JsonKind::Array,
            Content::Map(_) => JsonKind::Object,
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

/// By this name a reader over [`Content`] is asked for its value as it is. Every other reader takes it for the name of a
/// struct and ignores it.
const AS_IT_IS: &str = "$stub_runtime::Content";

/// Elements that are believed before they are seen: a length that a caller claims must not reserve memory.
const MAX_RESERVED: usize = 1024;

impl<'de> Deserialize<'de> for Content {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Content, D::Error> {
        deserializer.deserialize_newtype_struct(AS_IT_IS, ContentVisitor)
    }
}

struct ContentVisitor;

impl<'de> Visitor<'de> for ContentVisitor {
    type Value = Content;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Content, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_unit<E: Error>(self) -> Result<Content, E> {
        Ok(Content::Null)
    }

    fn visit_none<E: Error>(self) -> Result<Content, E> {
        Ok(Content::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Content, D::Error> {
        Content::deserialize(deserializer)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Content, E> {
        Ok(Content::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Content, E> {
        Ok(Content::Integer(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Content, E> {
        Ok(Content::Integer(value.into()))
    }

    fn visit_i128<E: Error>(self, value: i128) -> Result<Content, E> {
        Ok(Content::Integer(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Content, E> {
        Ok(Content::Float(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Content, E> {
        Ok(Content::Text(value.to_owned()))
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Content, E> {
        Ok(Content::Text(value))
    }

    /// JSON has no bytes: this is how [`Content::Loose`] passes through unchanged.
    fn visit_bytes<E: Error>(self, value: &[u8]) -> Result<Content, E> {
        Ok(Content::Loose(String::from_utf8_lossy(value).into_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Content, A::Error> {
        let mut items = Vec::with_capacity(seq.size_hint().unwrap_or(0).min(MAX_RESERVED));
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Content::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Content, A::Error> {
        let mut entries = Vec::with_capacity(map.size_hint().unwrap_or(0).min(MAX_RESERVED));
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(Content::Map(entries))
    }
}
