//! Serializers that take only some kinds of values: what can be told about a value without writing it.

use std::fmt::Error;

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeStruct, Serializer};

/// Writes the methods of a `serde` serializer for one group of values that it does not take: `scalars`, `texts`, `lists` or
/// `objects`. `wrappers pass` are those that lead to the value inside.
macro_rules! refusing {
    (scalars) => {
        $crate::json::probe::refusing! { @each
            serialize_bool(bool) -> Ok, serialize_i8(i8) -> Ok, serialize_i16(i16) -> Ok, serialize_i32(i32) -> Ok,
            serialize_i64(i64) -> Ok, serialize_i128(i128) -> Ok, serialize_u8(u8) -> Ok, serialize_u16(u16) -> Ok,
            serialize_u32(u32) -> Ok, serialize_u64(u64) -> Ok, serialize_u128(u128) -> Ok, serialize_f32(f32) -> Ok,
            serialize_f64(f64) -> Ok, serialize_char(char) -> Ok, serialize_bytes(&[u8]) -> Ok, serialize_none() -> Ok,
            serialize_unit() -> Ok, serialize_unit_struct(&'static str) -> Ok
        }
    };
    (texts) => {
        $crate::json::probe::refusing! { @each
            serialize_str(&str) -> Ok, serialize_unit_variant(&'static str, u32, &'static str) -> Ok
        }
    };
    (lists) => {
        type SerializeSeq = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeTuple = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeTupleStruct = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeTupleVariant = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeStructVariant = serde::ser::Impossible<Self::Ok, Self::Error>;

        $crate::json::probe::refusing! { @each
            serialize_seq(Option<usize>) -> SerializeSeq,
            serialize_tuple(usize) -> SerializeTuple,
            serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct,
            serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant,
            serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant
        }

        fn serialize_newtype_variant<T: serde::Serialize + ?Sized>(
            self,
            _: &'static str,
            _: u32,
            _: &'static str,
            _: &T,
        ) -> Result<Self::Ok, Self::Error> {
            Err($crate::json::probe::other_kind())
        }
    };
    (objects) => {
        type SerializeMap = serde::ser::Impossible<Self::Ok, Self::Error>;
        type SerializeStruct = serde::ser::Impossible<Self::Ok, Self::Error>;

        $crate::json::probe::refusing! { @each
            serialize_map(Option<usize>) -> SerializeMap, serialize_struct(&'static str, usize) -> SerializeStruct
        }
    };
    (@each $($method:ident($($argument:ty),*) -> $output:ident),*) => {$(
        fn $method(self, $(_: $argument),*) -> Result<Self::$output, Self::Error> {
            Err($crate::json::probe::other_kind())
        }
    )*};
    (wrappers pass) => {
        fn serialize_some<T: serde::Serialize + ?Sized>(self, value: &T) -> Result<Self::Ok, Self::Error> {
            value.serialize(self)
        }

        fn serialize_newtype_struct<T: serde::Serialize + ?Sized>(
            self,
            _: &'static str,
            value: &T,
        ) -> Result<Self::Ok, Self::Error> {
            value.serialize(self)
        }
    };
}

pub(super) use refusing;

#[cold]
pub(super) fn other_kind<E: serde::ser::Error>() -> E {
    E::custom("a value of another kind was expected")
}

/// Number of properties of an object; zero for anything else.
pub fn n_properties<T: Serialize + ?Sized>(value: &T) -> u64 {
    value.serialize(Count(0)).unwrap_or(0)
}

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
