//! Any value as nothing, one text, a list or pairs: all that a parameter can be.

use std::borrow::Cow;
use std::fmt;

use serde::ser::{
    self, Error as _, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple,
    SerializeTupleStruct, Serializer,
};

/// A value, seen as a parameter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ValueShape {
    /// `None`, `null`, `()`: nothing is sent.
    Nothing,
    /// A text, or anything that has one.
    Scalar(String),
    /// A number that fits a byte. Apart from other scalars, so that a list of bytes is no list of texts.
    Byte(u8),
    Bytes(Vec<u8>),
    List(Vec<ValueShape>),
    /// An object, its properties in their order.
    Pairs(Vec<(String, ValueShape)>),
}

impl ValueShape {
    pub(crate) fn of<T: Serialize + ?Sized>(value: &T) -> Result<ValueShape, Shapeless> {
        ValueShape::of_rest(value, Keep)
    }

    /// The shape of what is left to write of a value, when a scalar is taken at once.
    pub(crate) fn of_rest<T: Serialize + ?Sized>(value: &T, taker: impl TakeScalar) -> Result<ValueShape, Shapeless> {
        value.serialize(ToShape(taker))
    }

    pub(crate) fn into_scalar(self) -> Result<Option<String>, ValueShape> {
        match self {
            ValueShape::Nothing => Ok(None),
            ValueShape::Scalar(text) => Ok(Some(text)),
            ValueShape::Byte(byte) => Ok(Some(byte.to_string())),
            other => Err(other),
        }
    }
}

/// What becomes of a value that is a scalar.
pub(crate) trait TakeScalar {
    /// Takes its text, and gives back what others have still to write.
    fn take(self, text: Cow<'_, str>) -> ValueShape;
}

/// Takes nothing.
struct Keep;

impl TakeScalar for Keep {
    fn take(self, text: Cow<'_, str>) -> ValueShape {
        ValueShape::Scalar(text.into_owned())
    }
}

/// Why a value has no shape.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Shapeless(String);

impl ser::Error for Shapeless {
    fn custom<T: fmt::Display>(message: T) -> Shapeless {
        Shapeless(message.to_string())
    }
}

struct ToShape<S>(S);

/// The methods of a serializer whose values are texts by themselves.
macro_rules! displayed {
    ($($method:ident: $type:ty),* $(,)?) => {$(
        fn $method(self, value: $type) -> Result<ValueShape, Shapeless> {
            Ok(self.0.take(Cow::Owned(value.to_string())))
        }
    )*};
}

impl<S: TakeScalar> Serializer for ToShape<S> {
    type Ok = ValueShape;
    type Error = Shapeless;
    type SerializeSeq = ListShape;
    type SerializeTuple = ListShape;
    type SerializeTupleStruct = ListShape;
    type SerializeTupleVariant = Impossible<ValueShape, Shapeless>;
    type SerializeMap = PairsShape;
    type SerializeStruct = PairsShape;
    type SerializeStructVariant = Impossible<ValueShape, Shapeless>;

    displayed! {
        serialize_bool: bool,
        serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64, serialize_i128: i128,
        serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_u128: u128,
        serialize_char: char,
    }

    fn serialize_str(self, value: &str) -> Result<ValueShape, Shapeless> {
        Ok(self.0.take(Cow::Borrowed(value)))
    }

    fn serialize_u8(self, value: u8) -> Result<ValueShape, Shapeless> {
        Ok(ValueShape::Byte(value))
    }

    fn serialize_f32(self, value: f32) -> Result<ValueShape, Shapeless> {
        // Through its own text: as `f64`, 0.1 would become 0.10000000149011612.
        if value.is_finite() { Ok(self.0.take(Cow::Owned(value.to_string()))) } else { Err(not_finite()) }
    }

    fn serialize_f64(self, value: f64) -> Result<ValueShape, Shapeless> {
        // As JSON writes it: Rust's own text of 1e300 has 301 digits.
        let number = serde_json::Number::from_f64(value).ok_or_else(not_finite)?;
        Ok(self.0.take(Cow::Owned(number.to_string())))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<ValueShape, Shapeless> {
        Ok(ValueShape::Bytes(value.to_vec()))
    }

    fn serialize_none(self) -> Result<ValueShape, Shapeless> {
        Ok(ValueShape::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<ValueShape, Shapeless> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<ValueShape, Shapeless> {
        Ok(ValueShape::Nothing)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<ValueShape, Shapeless> {
        Ok(ValueShape::Nothing)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<ValueShape, Shapeless> {
        Ok(self.0.take(Cow::Borrowed(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<ValueShape, Shapeless> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<ValueShape, Shapeless> {
        // What serde makes of it by default: an object with one property.
        Ok(ValueShape::Pairs(vec![(variant.to_owned(), ValueShape::of(value)?)]))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<ListShape, Shapeless> {
        // A length is only a hint, and a wrong one must not reserve memory.
        Ok(ListShape(Vec::with_capacity(length.unwrap_or_default().min(1024))))
    }

    fn serialize_tuple(self, length: usize) -> Result<ListShape, Shapeless> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, _: &'static str, length: usize) -> Result<ListShape, Shapeless> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Shapeless> {
        Err(Shapeless(format!("`{variant}` holds several values and has no text")))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<PairsShape, Shapeless> {
        Ok(PairsShape { pairs: Vec::new(), key: None })
    }

    fn serialize_struct(self, _: &'static str, length: usize) -> Result<PairsShape, Shapeless> {
        Ok(PairsShape { pairs: Vec::with_capacity(length), key: None })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Shapeless> {
        Err(Shapeless(format!("`{variant}` holds several values and has no text")))
    }
}

fn not_finite() -> Shapeless {
    Shapeless("the number is not finite".to_owned())
}

/// A list that is being read.
struct ListShape(Vec<ValueShape>);

/// The traits of lists, which differ in their names alone.
macro_rules! list_traits {
    ($($name:ident $method:ident),*) => {$(
        impl $name for ListShape {
            type Ok = ValueShape;
            type Error = Shapeless;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Shapeless> {
                self.0.push(ValueShape::of(value)?);
                Ok(())
            }

            fn end(self) -> Result<ValueShape, Shapeless> {
                Ok(ValueShape::List(self.0))
            }
        }
    )*};
}

list_traits!(SerializeSeq serialize_element, SerializeTuple serialize_element, SerializeTupleStruct serialize_field);

/// An object that is being read.
struct PairsShape {
    pairs: Vec<(String, ValueShape)>,
    key: Option<String>,
}

impl SerializeMap for PairsShape {
    type Ok = ValueShape;
    type Error = Shapeless;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Shapeless> {
        match ValueShape::of(key)?.into_scalar() {
            Ok(Some(key)) => self.key = Some(key),
            _ => return Err(Shapeless::custom("a key is no text")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Shapeless> {
        let Some(key) = self.key.take() else { return Err(Shapeless::custom("a value has no key")) };
        self.pairs.push((key, ValueShape::of(value)?));
        Ok(())
    }

    fn end(self) -> Result<ValueShape, Shapeless> {
        Ok(ValueShape::Pairs(self.pairs))
    }
}

impl SerializeStruct for PairsShape {
    type Ok = ValueShape;
    type Error = Shapeless;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Result<(), Shapeless> {
        self.pairs.push((key.to_owned(), ValueShape::of(value)?));
        Ok(())
    }

    fn end(self) -> Result<ValueShape, Shapeless> {
        Ok(ValueShape::Pairs(self.pairs))
    }
}
