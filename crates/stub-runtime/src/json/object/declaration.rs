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

    // By its name a struct tells nothing; by its properties it tells a reader of `Content` which names are the document's.
    deserializer.deserialize_struct("", T::NAMES, ObjectVisitor(PhantomData))
}

/// Writes an object.
pub fn write_object<T: Object, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let mut writer = Writer { map: serializer.serialize_map(None)?, result: Ok(()) };
    value.write(&mut writer);
    writer.result?;
    writer.map.end()
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

        $crate::serde_impls! {
            $name,
            |value, serializer| $crate::json::write_object(value, serializer),
            |deserializer| $crate::json::read_object(deserializer)
        }
    };
}
