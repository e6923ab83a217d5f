//! What the macro tells about a struct.

use serde::de::MapAccess;
use serde::ser::SerializeMap;

use super::{Reader, Writer};

/// A struct whose fields are the properties of an object. Implemented by [`object!`](crate::object).
pub trait Object: Sized {
    /// Names of the properties on the wire, in the order of the document.
    const NAMES: &'static [&'static str];
    /// What becomes of others.
    const UNDECLARED: Undeclared;

    /// Reads the properties.
    fn read<'de, A: MapAccess<'de>>(reader: &mut Reader<A>) -> Result<Self, A::Error>;

    /// Writes the properties that are there.
    fn write<M: SerializeMap>(&self, writer: &mut Writer<M>);
}

/// What becomes of properties that are not declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undeclared {
    /// They are skipped.
    Skipped,
    /// They are refused.
    Refused,
    /// They are kept with their names.
    Kept,
}
