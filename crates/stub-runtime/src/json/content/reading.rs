//! [`Content`] as a reader: types are read from it, and faults know the rule and the place.

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::{AS_IT_IS, Content};
use crate::check::{Fault, Rule, Step};
use crate::value::FromText;

/// A text that reads as the kind asked for, where the place it came from knows no other kind.
macro_rules! loose {
    ($($method:ident $type:ty, $visit:ident;)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
            match self {
                Content::Loose(text) => visitor.$visit(<$type>::from_text(text.into())?),
                _ => self.deserialize_any(visitor),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for &'de Content {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Content::Null => visitor.visit_unit(),
            Content::Bool(value) => visitor.visit_bool(*value),
            Content::Integer(value) => visit_integer(*value, visitor),
            Content::Float(value) => visitor.visit_f64(*value),
            Content::Text(value) if value.contains('\0') => Err(Fault::new(Rule::Nul)),
            Content::Text(value) => visitor.visit_borrowed_str(value),
            Content::Loose(text) => match Content::by_looks(text) {
                Content::Bool(value) => visitor.visit_bool(value),
                Content::Integer(value) => visit_integer(value, visitor),
                Content::Float(value) => visitor.visit_f64(value),
                _ => visitor.visit_borrowed_str(text),
            },
            Content::List(items) => visitor.visit_seq(Items { items: items.iter().enumerate() }),
            Content::Map(entries) => visitor.visit_map(Entries::new(entries, &[])),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        match self {
            Content::Map(entries) => visitor.visit_map(Entries::new(entries, names)),
            _ => self.deserialize_any(visitor),
        }
    }

    loose! {
        deserialize_bool bool, visit_bool;
        deserialize_i8 i8, visit_i8;
        deserialize_i16 i16, visit_i16;
        deserialize_i32 i32, visit_i32;
        deserialize_i64 i64, visit_i64;
        deserialize_u8 u8, visit_u8;
        deserialize_u16 u16, visit_u16;
        deserialize_u32 u32, visit_u32;
        deserialize_u64 u64, visit_u64;
        deserialize_f32 f32, visit_f32;
        deserialize_f64 f64, visit_f64;
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Content::Loose(text) => visitor.visit_borrowed_str(text),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_i128<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Content::Loose(text) => visitor.visit_i128(i128::from_text(text.into())?),
            Content::Integer(value) => visitor.visit_i128(*value),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Content::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Content::Loose(text) if name == AS_IT_IS => visitor.visit_bytes(text.as_bytes()),
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self {
            Content::Loose(_) => visitor.visit_seq(Items { items: std::slice::from_ref(self).iter().enumerate() }),
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        u128 char bytes byte_buf unit unit_struct tuple tuple_struct map enum identifier
    }
}

/// By the smallest width that holds it, which is what visitors expect.
fn visit_integer<'de, V: Visitor<'de>>(value: i128, visitor: V) -> Result<V::Value, Fault> {
    match (u64::try_from(value), i64::try_from(value)) {
        (Ok(value), _) => visitor.visit_u64(value),
        (_, Ok(value)) => visitor.visit_i64(value),
        _ => visitor.visit_i128(value),
    }
}

struct Items<'de> {
    items: std::iter::Enumerate<std::slice::Iter<'de, Content>>,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Fault;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Fault> {
        let Some((idx, item)) = self.items.next() else { return Ok(None) };
        seed.deserialize(item).map(Some).map_err(|fault| fault.under(Step::Index(idx)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

struct Entries<'de> {
    rest: std::slice::Iter<'de, (String, Content)>,
    current: Option<&'de (String, Content)>,
    /// Names that the document declares; all others are the caller's.
    names: &'static [&'static str],
}

impl<'de> Entries<'de> {
    fn new(entries: &'de [(String, Content)], names: &'static [&'static str]) -> Entries<'de> {
        Entries { rest: entries.iter(), current: None, names }
    }

    #[cold]
    fn step(&self, key: &str) -> Step {
        match self.names.iter().find(|name| **name == key) {
            Some(name) => Step::Name((*name).into()),
            None => Step::Key(key.to_owned()),
        }
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Fault;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Fault> {
        self.current = self.rest.next();
        let Some((key, _)) = self.current else { return Ok(None) };
        seed.deserialize(serde::de::value::BorrowedStrDeserializer::new(key)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Fault> {
        let (key, value) = self.current.take().expect("serde asks for a value after its key");
        seed.deserialize(value).map_err(|fault| fault.under(self.step(key)))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}
