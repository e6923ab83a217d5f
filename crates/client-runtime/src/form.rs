//! `application/x-www-form-urlencoded` bodies, queries that travel in the body; and the properties of a body one by one, each still
//! with its type, for which forms and multipart bodies choose a text.

use std::fmt;

use serde::ser::{self, Impossible, Serialize, SerializeMap, SerializeStruct, Serializer};

use crate::style::{QueryStyle, Unwritable, ValueShape};

/// The text of a form. Properties are in style `form`, exploded, unless named with another; what that style has no text
/// for is written as JSON, as OpenAPI says.
pub(crate) fn write<T: Serialize + ?Sized>(body: &T, styles: &[(&str, QueryStyle)]) -> Result<String, Unwritable> {
    let mut form = Form { styles, text: String::new() };
    give(body, &mut form)?;
    Ok(form.text)
}

struct Form<'s> {
    styles: &'s [(&'s str, QueryStyle)],
    text: String,
}

impl Fields for Form<'_> {
    fn take<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Unwritable> {
        let complain =
            |message: &dyn std::fmt::Display| Unwritable::from(format!("has a property `{name}` that {message}"));
        let style = self.styles.iter().find(|(styled, _)| *styled == name).map(|(_, style)| *style);
        let shape = ValueShape::of(value).map_err(|error| complain(&format_args!("cannot be written: {error}")))?;
        let shape = match style {
            None if is_complex(&shape) => {
                ValueShape::Scalar(serde_json::to_string(value).map_err(|error| complain(&error))?)
            }
            _ => shape,
        };
        style.unwrap_or(QueryStyle::Form).write(name, shape, &mut self.text).map_err(|message| complain(&message))
    }
}

fn is_complex(shape: &ValueShape) -> bool {
    match shape {
        ValueShape::Pairs(_) => true,
        ValueShape::List(elements) => {
            elements.iter().any(|element| matches!(element, ValueShape::Pairs(_) | ValueShape::List(_)))
        }
        ValueShape::Nothing | ValueShape::Scalar(_) | ValueShape::Byte(_) | ValueShape::Bytes(_) => false,
    }
}

/// Taker of the properties of a body.
pub(crate) trait Fields {
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
