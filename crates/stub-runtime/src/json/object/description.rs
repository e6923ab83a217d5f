//! Structs whose fields are the properties of an object: the trait, and reading and writing by it.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};

use super::reader::{Reader, Undeclared};
use super::writer::Writer;

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

/// Reads an object.
pub fn read_object<'de, T: Object, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct ObjectVisitor<T>(PhantomData<T>);

    impl<'de, T: Object> Visitor<'de> for ObjectVisitor<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::read(&mut Reader::new(map, T::NAMES, T::UNDECLARED))
        }
    }

    deserializer.deserialize_map(ObjectVisitor(PhantomData))
}

/// Writes an object.
pub fn write_object<T: Object, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let mut writer = Writer { map: serializer.serialize_map(None)?, result: Ok(()) };
    value.write(&mut writer);
    writer.result?;
    writer.map.end()
}
