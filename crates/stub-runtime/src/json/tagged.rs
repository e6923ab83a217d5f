//! Alternatives that a property tells apart.

use serde::de::Deserializer;
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use super::Content;
use super::tagging::Tagging;
use crate::check::{Fault, Kind, Rule, Step};

/// An enum of objects that a property tells apart. Implemented by [`tagged!`](crate::tagged).
pub trait Tagged: Sized {
    /// Name of the property.
    const TAG: &'static str;
    /// Its values, in the order of the document.
    const KNOWN: &'static [&'static str];

    /// The alternative that a value of the tag means, read from the whole object; `None` for an unknown value.
    fn read(tag: &str, content: &Content) -> Option<Result<Self, Fault>>;
}

/// Reads an object as the alternative that its tag names.
pub fn read_tagged<'de, T: Tagged, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let content = Content::deserialize(deserializer)?;
    choose(&content).map_err(super::refuse)
}

fn choose<T: Tagged>(content: &Content) -> Result<T, Fault> {
    let Content::Map(entries) = content else {
        return Err(Fault::new(Rule::Type { expected: Kind::Object, found: content.kind() }));
    };
    let mut tags = entries.iter().filter(|(name, _)| name == T::TAG);
    let tag = match tags.next() {
        Some((_, Content::Text(tag) | Content::Loose(tag))) => tag,
        Some((_, other)) => {
            let fault = Fault::new(Rule::Type { expected: Kind::String, found: other.kind() });
            return Err(fault.under(Step::Name(T::TAG)));
        }
        None => return Err(Fault::new(Rule::TagMissing(T::TAG, T::KNOWN))),
    };
    if tags.next().is_some() {
        return Err(Fault::new(Rule::Repeated(T::TAG.to_owned())));
    }
    T::read(tag, content).unwrap_or_else(|| Err(Fault::new(Rule::OneOfTexts(T::KNOWN)).inside(T::TAG)))
}

/// Writes an alternative with its tag.
pub fn write_alternative<T: Serialize, S: Serializer>(
    value: &T,
    tag: &'static str,
    values: &'static [&'static str],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.serialize(Tagging { inner: serializer, tag, values })
}

/// Gives an enum of objects its `serde` implementations: a property tells which alternative an object is.
///
/// Each entry is a variant, the type it holds, and the values of the property that mean it. The type may declare the
/// property itself; it is written once in any case, with a value that means the variant.
///
/// ```
/// # #[derive(Debug, PartialEq)] pub struct Cat { pub lives: i32 }
/// # stub_runtime::object! { Cat { 0 lives "lives" required } }
/// # #[derive(Debug, PartialEq)] pub struct Dog {}
/// # stub_runtime::object! { Dog {} }
/// #[derive(Debug, PartialEq)]
/// pub enum Animal { Cat(Cat), Dog(Box<Dog>) }
/// stub_runtime::tagged! { Animal "type" { Cat(Cat) "cat" "CAT", Dog(Box<Dog>) "dog" } }
/// let cat: Animal = stub_runtime::json::parse(br#"{"lives":9,"type":"CAT"}"#).unwrap();
/// assert_eq!(cat, Animal::Cat(Cat { lives: 9 }));
/// assert_eq!(stub_runtime::json::write(&cat).unwrap(), br#"{"lives":9,"type":"cat"}"#);
/// ```
#[macro_export]
macro_rules! tagged {
    ($name:ident $tag:literal { $($variant:ident($type:ty) $($value:literal)+),* $(,)? }) => {
        impl $crate::json::Tagged for $name {
            const TAG: &'static str = $tag;
            const KNOWN: &'static [&'static str] = &[$($($value),+),*];

            fn read(
                tag: &str,
                content: &$crate::json::Content,
            ) -> ::core::option::Option<::core::result::Result<Self, $crate::Fault>> {
                match tag {
                    $($($value)|+ => ::core::option::Option::Some(
                        $crate::json::read::<$type>(content).map($name::$variant),
                    ),)*
                    _ => ::core::option::Option::None,
                }
            }
        }

        impl $crate::json::Serialize for $name {
            fn serialize<__S: $crate::json::Serializer>(&self, serializer: __S) -> ::core::result::Result<__S::Ok, __S::Error> {
                match self {
                    $($name::$variant(value) => {
                        $crate::json::write_alternative(value, $tag, &[$($value),+], serializer)
                    })*
                }
            }
        }

        impl<'de> $crate::json::Deserialize<'de> for $name {
            fn deserialize<__D: $crate::json::Deserializer<'de>>(
                deserializer: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                $crate::json::read_tagged(deserializer)
            }
        }
    };
}
