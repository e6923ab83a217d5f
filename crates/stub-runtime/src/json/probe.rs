//! What can be told about a value without writing it: whether it is one of some texts, how many properties it has.

use std::fmt::Error;

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeStruct, Serializer};

use super::refusing::refusing;

/// How many properties an object has; zero for anything else.
pub fn n_properties<T: Serialize + ?Sized>(value: &T) -> u64 {
    value.serialize(Count(0)).unwrap_or(0)
}

/// Whether a value is one of these texts.
pub(super) fn is_one_of<T: Serialize + ?Sized>(value: &T, texts: &[&str]) -> bool {
    value.serialize(OneOf(texts)).unwrap_or(false)
}

/// Takes texts, and says whether each is one of some.
struct OneOf<'a>(&'a [&'a str]);

impl Serializer for OneOf<'_> {
    type Ok = bool;
    type Error = Error;

    fn serialize_str(self, text: &str) -> Result<bool, Error> {
        Ok(self.0.contains(&text))
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<bool, Error> {
        Ok(self.0.contains(&variant))
    }

    refusing!(scalars);
    refusing!(lists);
    refusing!(objects);
    refusing!(wrappers pass);
}

/// Takes objects, and counts their properties.
struct Count(u64);

impl Serializer for Count {
    type Ok = u64;
    type Error = Error;
    type SerializeMap = Count;
    type SerializeStruct = Count;

    fn serialize_map(self, _: Option<usize>) -> Result<Count, Error> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Count, Error> {
        Ok(self)
    }

    refusing!(scalars);
    refusing!(texts);
    refusing!(lists);
    refusing!(wrappers pass);
}

impl SerializeMap for Count {
    type Ok = u64;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Error> {
        self.0 += 1;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, _: &T) -> Result<(), Error> {
        Ok(())
    }

    fn end(self) -> Result<u64, Error> {
        Ok(self.0)
    }
}

impl SerializeStruct for Count {
    type Ok = u64;
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, _: &T) -> Result<(), Error> {
        self.0 += 1;
        Ok(())
    }

    fn end(self) -> Result<u64, Error> {
        Ok(self.0)
    }
}
