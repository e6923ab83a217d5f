//! The properties of a body, one by one, each still with its type: forms and multipart bodies choose a text for each.

use std::fmt;

use serde::ser::{self, Impossible, Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::style::{Unwritable, ValueShape};

/// What takes the properties of a body.
pub(crate) trait Fields {
    /// Takes one property.
    fn take<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Unwritable>;
}

/// Gives the properties of a body away, in their order. `null` has none.
pub(crate) fn give<T: Serialize + ?Sized, F: Fields>(body: &T, fields: &mut F) -> Result<(), Unwritable> {
    body.serialize(ToFields(fields)).map_err(|Refused(message)| message)
}

/// A refusal on its way through serde.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Refused(Unwritable);

impl ser::Error for Refused {
    fn custom<T: fmt::Display>(message: T) -> Refused {
        Refused(message.to_string().into())
    }
}

#[cold]
fn no_object() -> Refused {
    Refused("is no object, and a form has fields".into())
}

struct ToFields<'f, F>(&'f mut F);

/// The methods of a serializer for values that have no properties.
macro_rules! refused {
    ($($method:ident($($argument:ty),*) -> $output:ident),* $(,)?) => {$(
        fn $method(self, $(_: $argument),*) -> Result<Self::$output, Refused> {
            Err(no_object())
        }
    )*};
}

impl<'f, F: Fields> Serializer for ToFields<'f, F> {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = Impossible<(), Refused>;
    type SerializeTuple = Impossible<(), Refused>;
    type SerializeTupleStruct = Impossible<(), Refused>;
    type SerializeTupleVariant = Impossible<(), Refused>;
    type SerializeMap = EachField<'f, F>;
    type SerializeStruct = EachField<'f, F>;
    type SerializeStructVariant = Impossible<(), Refused>;

    refused! {
        serialize_bool(bool) -> Ok, serialize_i8(i8) -> Ok, serialize_i16(i16) -> Ok, serialize_i32(i32) -> Ok,
        serialize_i64(i64) -> Ok, serialize_u8(u8) -> Ok, serialize_u16(u16) -> Ok, serialize_u32(u32) -> Ok,
        serialize_u64(u64) -> Ok, serialize_f32(f32) -> Ok, serialize_f64(f64) -> Ok, serialize_char(char) -> Ok,
        serialize_str(&str) -> Ok, serialize_bytes(&[u8]) -> Ok,
        serialize_unit_variant(&'static str, u32, &'static str) -> Ok,
        serialize_seq(Option<usize>) -> SerializeSeq,
        serialize_tuple(usize) -> SerializeTuple,
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct,
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant,
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant,
    }

    fn serialize_none(self) -> Result<(), Refused> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), Refused> {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Refused> {
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Refused> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), Refused> {
        self.0.take(variant, value).map_err(Refused)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<EachField<'f, F>, Refused> {
        Ok(EachField { fields: self.0, key: None })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<EachField<'f, F>, Refused> {
        Ok(EachField { fields: self.0, key: None })
    }
}

/// An object whose properties are being given away.
struct EachField<'f, F> {
    fields: &'f mut F,
    key: Option<String>,
}

impl<F: Fields> SerializeMap for EachField<'_, F> {
    type Ok = ();
    type Error = Refused;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Refused> {
        let shape = ValueShape::of(key).map_err(ser::Error::custom)?;
        self.key = shape.into_scalar().ok().flatten();
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Refused> {
        let key = self.key.take().ok_or(Refused("has a property without a name".into()))?;
        self.fields.take(&key, value).map_err(Refused)
    }

    fn end(self) -> Result<(), Refused> {
        Ok(())
    }
}

impl<F: Fields> SerializeStruct for EachField<'_, F> {
    type Ok = ();
    type Error = Refused;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Refused> {
        self.fields.take(key, value).map_err(Refused)
    }

    fn end(self) -> Result<(), Refused> {
        Ok(())
    }
}
