//! The properties of a body, one by one, each still with its type: forms and multipart bodies choose a text for each.

use std::fmt;

use serde::ser::{self, Impossible, Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::style::{Shape, Unwritable};

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
#[derive(Debug)]
struct Refused(Unwritable);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}

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
    ($($method:ident: $type:ty),* $(,)?) => {$(
        fn $method(self, _: $type) -> Result<(), Refused> {
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
        serialize_bool: bool,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64,
        serialize_f32: f32, serialize_f64: f64, serialize_char: char, serialize_str: &str, serialize_bytes: &[u8],
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

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<(), Refused> {
        Err(no_object())
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

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, Refused> {
        Err(no_object())
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, Refused> {
        Err(no_object())
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeTupleStruct, Refused> {
        Err(no_object())
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Refused> {
        Err(no_object())
    }

    fn serialize_map(self, _: Option<usize>) -> Result<EachField<'f, F>, Refused> {
        Ok(EachField { fields: self.0, key: None })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<EachField<'f, F>, Refused> {
        Ok(EachField { fields: self.0, key: None })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Refused> {
        Err(no_object())
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
        let shape = Shape::of(key).map_err(ser::Error::custom)?;
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
