//! Unions that a property tells apart.

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error};
use serde::ser::{Error as _, Serialize, Serializer};
use serde_json::Value;

use super::union::{described, note_unknown};

/// Function that reads a value with a known tag as its alternative.
pub type Reader<T> = fn(&Value) -> Result<T, String>;

/// Reads an object by its tag; what has no known tag is given to `other`.
pub fn read_tagged<'de, T, D: Deserializer<'de>>(
    deserializer: D,
    property: &str,
    reader: fn(&str) -> Option<Reader<T>>,
    other: fn(Value) -> T,
) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    if !value.is_object() {
        return Err(D::Error::custom(format_args!("invalid type: expected an object with `{property}`")));
    }
    match value.get(property).and_then(Value::as_str).and_then(reader) {
        Some(read) => read(&value).map_err(D::Error::custom),
        None => {
            note_unknown();
            Ok(other(value))
        }
    }
}

/// Reads one alternative.
pub fn read_alternative<A: DeserializeOwned, T>(value: &Value, wrap: fn(A) -> T) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map(wrap).map_err(|error| described(&error))
}

/// Writes an alternative with its tag: the one that it has itself if that means the alternative, or else the first.
pub fn write_tagged<A: Serialize, S: Serializer>(
    alternative: &A,
    property: &str,
    tags: &[&str],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut value = serde_json::to_value(alternative).map_err(S::Error::custom)?;
    if let Value::Object(object) = &mut value {
        let has_tag = object.get(property).and_then(Value::as_str).is_some_and(|tag| tags.contains(&tag));
        if let (false, Some(tag)) = (has_tag, tags.first()) {
            object.insert(property.to_owned(), Value::from(*tag));
        }
    }
    value.serialize(serializer)
}

/// Declares an enum of objects that a property tells apart. An object with a tag that is not known is kept in `Other`.
///
/// ```
/// use std::collections::HashMap;
/// client_runtime::tagged! {
///     /// An animal.
///     pub enum Animal by "kind" { Cat(HashMap<String, String>) = "cat" | "CAT" }
/// }
/// assert!(matches!(serde_json::from_str(r#"{"kind": "CAT"}"#), Ok(Animal::Cat(_))));
/// assert!(matches!(serde_json::from_str(r#"{"kind": "emu"}"#), Ok(Animal::Other(_))));
/// ```
#[macro_export]
macro_rules! tagged {
    ($(#[$meta:meta])* $vis:vis enum $name:ident by $property:literal {
        $($(#[$variant_meta:meta])* $variant:ident($inner:ty) = $($tag:literal)|+),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone)]
        $vis enum $name {
            $(
                #[doc = concat!("`", $property, "` is ", $("`", $tag, "` "),+)]
                $(#[$variant_meta])*
                $variant($inner),
            )*
            /// An object with a tag that the contract does not name, or with none.
            Other($crate::data::serde_json::Value),
        }

        $(
            impl ::std::convert::From<$inner> for $name {
                fn from(value: $inner) -> Self {
                    Self::$variant(value)
                }
            }
        )*

        $crate::serde_impls! {
            $name,
            |value, serializer| match value {
                $(Self::$variant(value) => {
                    $crate::data::write_tagged(value, $property, &[$($tag),+], serializer)
                })*
                Self::Other(value) => $crate::data::serde::Serialize::serialize(value, serializer),
            },
            |deserializer| $crate::data::read_tagged(
                deserializer,
                $property,
                |tag| match tag {
                    $($($tag)|+ => ::std::option::Option::Some(|value| {
                        $crate::data::read_alternative(value, Self::$variant)
                    }),)*
                    _ => ::std::option::Option::None,
                },
                Self::Other,
            )
        }

        $crate::described! { $name, |generator| {
            let alternatives = [$((generator.subschema_for::<$inner>(), [$($tag),+].as_slice())),*];
            $crate::schemas::tagged($property, &alternatives, generator)
        } }
    };
}
