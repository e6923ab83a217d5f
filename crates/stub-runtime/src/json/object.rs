//! Objects with declared properties.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};

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

/// The number that stands for an undeclared property.
const UNDECLARED: usize = usize::MAX;

/// Properties being read, by the numbers of their names.
#[derive(Debug)]
pub struct Reader<A> {
    map: A,
    key: Key,
}

/// What is known about names: shared by all types, so that the search is compiled once.
#[derive(Debug)]
struct Key {
    names: &'static [&'static str],
    undeclared: Undeclared,
    /// The number after the latest: properties mostly come in the order of the document.
    next: usize,
    /// The latest undeclared name, where such are kept.
    other: String,
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
            let key = Key { names: T::NAMES, undeclared: T::UNDECLARED, next: 0, other: String::new() };
            T::read(&mut Reader { map, key })
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

impl<'de, A: MapAccess<'de>> Reader<A> {
    /// The number of the next property's name.
    #[inline]
    pub fn next_property(&mut self) -> Result<Option<usize>, A::Error> {
        self.map.next_key_seed(&mut self.key)
    }

    /// Reads the value of a property into its place, unless it is taken.
    #[inline]
    pub fn put<T: Deserialize<'de>>(&mut self, place: &mut Option<T>, name: &'static str) -> Result<(), A::Error> {
        if place.is_some() {
            return Err(A::Error::duplicate_field(name));
        }
        *place = Some(self.map.next_value()?);
        Ok(())
    }

    /// Skips the value of an undeclared property.
    pub fn skip(&mut self) -> Result<(), A::Error> {
        self.map.next_value::<IgnoredAny>().map(drop)
    }

    /// Keeps the value of an undeclared property.
    pub fn keep<T: Deserialize<'de>>(&mut self, others: &mut BTreeMap<String, T>) -> Result<(), A::Error> {
        match others.entry(std::mem::take(&mut self.key.other)) {
            Entry::Occupied(first) => Err(super::refuse(crate::Fault::new(crate::Rule::Repeated(first.key().clone())))),
            Entry::Vacant(place) => {
                place.insert(self.map.next_value()?);
                Ok(())
            }
        }
    }

    /// Refuses an object that lacks a property: for each, in the order of the names, whether it is missed.
    #[inline]
    pub fn complete(&self, are_missed: &[bool]) -> Result<(), A::Error> {
        match are_missed.iter().position(|is_missed| *is_missed) {
            None => Ok(()),
            Some(idx) => Err(A::Error::missing_field(self.key.names[idx])),
        }
    }
}

impl Key {
    /// The number of a name, looked for from the latest on.
    #[inline]
    fn find(&mut self, name: &str) -> Option<usize> {
        let idx = match self.names.get(self.next) {
            Some(declared) if *declared == name => self.next,
            _ => self.search(name)?,
        };
        self.next = idx + 1;
        Some(idx)
    }

    fn search(&self, name: &str) -> Option<usize> {
        let (before, after) = self.names.split_at_checked(self.next)?;
        match after.iter().position(|declared| *declared == name) {
            Some(idx) => Some(self.next + idx),
            None => before.iter().position(|declared| *declared == name),
        }
    }
}

impl<'de> DeserializeSeed<'de> for &mut Key {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for &mut Key {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<usize, E> {
        match (self.find(name), self.undeclared) {
            (Some(idx), _) => return Ok(idx),
            (None, Undeclared::Skipped) => {}
            (None, Undeclared::Refused) => return Err(E::unknown_field(name, self.names)),
            (None, Undeclared::Kept) => name.clone_into(&mut self.other),
        }
        Ok(UNDECLARED)
    }
}

/// Properties being written. After an error nothing more is; it is told at the end, so that generated code need not ask
/// after each property.
#[derive(Debug)]
pub struct Writer<M: SerializeMap> {
    map: M,
    result: Result<(), M::Error>,
}

impl<M: SerializeMap> Writer<M> {
    #[inline]
    fn entry<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) {
        if self.result.is_ok() {
            self.result = self.map.serialize_entry(name, value);
        }
    }

    /// A property that is always there.
    #[inline]
    pub fn required<T: Serialize>(&mut self, name: &'static str, value: &T) {
        self.entry(name, value);
    }

    /// A property that is always there and may be null.
    #[inline]
    pub fn nullable<T: Serialize>(&mut self, name: &'static str, value: &Option<T>) {
        self.entry(name, value);
    }

    /// A property that is left out when there is none.
    #[inline]
    pub fn optional<T: Serialize>(&mut self, name: &'static str, value: &Option<T>) {
        if let Some(value) = value {
            self.entry(name, value);
        }
    }

    /// A property that is left out when there is none, and may be null.
    #[inline]
    pub fn both<T: Serialize>(&mut self, name: &'static str, value: &Option<Option<T>>) {
        self.optional(name, value);
    }

    /// A property that has a default; it is written even then, so that the reader need not know it.
    #[inline]
    pub fn default<T: Serialize>(&mut self, name: &'static str, value: &T) {
        self.entry(name, value);
    }

    /// Undeclared properties. One that has a declared name is left out: it would stand there twice.
    pub fn rest<T: Serialize>(&mut self, others: &BTreeMap<String, T>, names: &[&str]) {
        for (name, value) in others {
            if !names.contains(&name.as_str()) {
                self.entry(name, value);
            }
        }
    }
}

/// Gives a struct the `serde` implementations of an object.
///
/// Each line has the field's number, the field, its name on the wire, and whether it must be there: `required`,
/// `nullable` (must be there, may be null: `Option<T>`), `optional` (may be absent, not null: `Option<T>`), `both`
/// (`Option<Option<T>>`) or `default(expression)`. After the braces stands what becomes of undeclared properties:
/// nothing (skipped), `closed` (refused), or `additional field` (kept in a `BTreeMap<String, T>`).
///
/// ```
/// pub struct Pet {
///     pub name: String,
///     pub r#type: Option<String>,
///     pub rest: std::collections::BTreeMap<String, stub_runtime::Value>,
/// }
/// stub_runtime::object! {
///     Pet {
///         0 name "name" required,
///         1 r#type "type" optional,
///     }
///     additional rest
/// }
/// # let pet: Pet = stub_runtime::json::parse(br#"{"name":"Rex","age":3}"#).unwrap();
/// # assert_eq!(stub_runtime::json::write(&pet).unwrap(), br#"{"name":"Rex","age":3}"#);
/// ```
#[macro_export]
macro_rules! object {
    ($name:ident { $($fields:tt)* }) => {
        $crate::object! { @impl $name { $($fields)* } Skipped [] }
    };
    ($name:ident { $($fields:tt)* } closed) => {
        $crate::object! { @impl $name { $($fields)* } Refused [] }
    };
    ($name:ident { $($fields:tt)* } additional $rest:ident) => {
        $crate::object! { @impl $name { $($fields)* } Kept [$rest] }
    };
    // Type parameters begin with `__`: a type of the document may be called `A`.
    (@impl $name:ident {
        $($idx:literal $field:ident $wire:literal $kind:ident $(($default:expr))?),* $(,)?
    } $undeclared:ident [$($rest:ident)?]) => {
        impl $crate::json::Object for $name {
            const NAMES: &'static [&'static str] = &[$($wire),*];
            const UNDECLARED: $crate::json::Undeclared = $crate::json::Undeclared::$undeclared;

            fn read<'de, __A: $crate::json::MapAccess<'de>>(
                reader: &mut $crate::json::Reader<__A>,
            ) -> ::core::result::Result<Self, __A::Error> {
                $(let mut $field = ::core::option::Option::None;)*
                $(let mut $rest = ::std::collections::BTreeMap::new();)?
                while let ::core::option::Option::Some(idx) = reader.next_property()? {
                    match idx {
                        $($idx => reader.put(&mut $field, $wire),)*
                        $(_ => reader.keep(&mut $rest),)?
                        #[allow(unreachable_patterns, reason = "undeclared properties are kept above or skipped here")]
                        _ => reader.skip(),
                    }?
                }
                reader.complete(&[$($crate::json::presence::$kind::IS_REQUIRED && $field.is_none()),*])?;
                ::core::result::Result::Ok($name {
                    $($field: $crate::json::presence::$kind::take($field $(, || $default)?),)*
                    $($rest,)?
                })
            }

            fn write<__M: $crate::json::SerializeMap>(
                &self,
                writer: &mut $crate::json::Writer<__M>,
            ) {
                $(writer.$kind($wire, &self.$field);)*
                $(writer.rest(&self.$rest, <Self as $crate::json::Object>::NAMES);)?
                let _ = writer;
            }
        }

        impl $crate::json::Serialize for $name {
            fn serialize<__S: $crate::json::Serializer>(&self, serializer: __S) -> ::core::result::Result<__S::Ok, __S::Error> {
                $crate::json::write_object(self, serializer)
            }
        }

        impl<'de> $crate::json::Deserialize<'de> for $name {
            fn deserialize<__D: $crate::json::Deserializer<'de>>(
                deserializer: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                $crate::json::read_object(deserializer)
            }
        }
    };
}
