//! `null` against nothing at all.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value that may be `null`, where leaving it out means something else: `Option<Nullable<T>>` is absent, `null` or a
/// value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Nullable<T> {
    /// `null` is sent.
    Null,
    /// The value is sent.
    Value(T),
}

impl<T> Nullable<T> {
    /// The value, unless it is `null`.
    pub fn into_option(self) -> Option<T> {
        match self {
            Nullable::Null => None,
            Nullable::Value(value) => Some(value),
        }
    }
}

impl<T> From<T> for Nullable<T> {
    fn from(value: T) -> Self {
        Nullable::Value(value)
    }
}

impl<T: Serialize> Serialize for Nullable<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Nullable::Null => serializer.serialize_none(),
            Nullable::Value(value) => value.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Nullable<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Nullable::Null, Nullable::Value))
    }
}
