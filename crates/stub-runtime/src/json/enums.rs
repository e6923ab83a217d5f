//! Enums of texts and of whole numbers.

use std::fmt;

use serde::de::{Deserializer, Error, Visitor};

use crate::check::{Fault, Rule};

/// An enum of texts. Implemented by [`text_enum!`](crate::text_enum).
pub trait TextEnum: Sized {
    /// Names on the wire, in the order of the document.
    const NAMES: &'static [&'static str];

    /// The variant of a name.
    fn from_name(name: &str) -> Option<Self>;
}

/// An enum of whole numbers. Implemented by [`int_enum!`](crate::int_enum).
pub trait IntEnum: Sized {
    /// Numbers on the wire, in the order of the document.
    const NUMBERS: &'static [i64];

    /// The variant of a number.
    fn from_number(number: i64) -> Option<Self>;
}

/// Reads one of the listed texts.
pub fn read_text_enum<'de, T: TextEnum, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct TextVisitor<T>(std::marker::PhantomData<T>);

    impl<T: TextEnum> Visitor<'_> for TextVisitor<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: Error>(self, name: &str) -> Result<T, E> {
            T::from_name(name).ok_or_else(|| super::refuse(Fault::new(Rule::OneOfTexts(T::NAMES))))
        }
    }

    deserializer.deserialize_str(TextVisitor(std::marker::PhantomData))
}

/// Reads one of the listed numbers.
pub fn read_int_enum<'de, T: IntEnum, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let number = <i64 as serde::Deserialize>::deserialize(deserializer)?;
    T::from_number(number).ok_or_else(|| super::refuse(Fault::new(Rule::OneOfNumbers(T::NUMBERS))))
}

/// Gives an enum its texts: `serde`, [`FromText`](crate::FromText), [`ToText`](crate::ToText), `Display`, `as_str` and
/// `ALL`. With `other Unknown` after the braces, the variant `Unknown(String)` keeps any other text.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// pub enum Kind { Event, Average }
/// stub_runtime::text_enum! { Kind { Event "[\"Evento\"]", Average "Média" } }
/// assert_eq!(Kind::Average.as_str(), "Média");
/// assert_eq!(Kind::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! text_enum {
    ($name:ident { $($variant:ident $wire:literal),* $(,)? } $(other $other:ident)?) => {
        impl $name {
            /// Every value that the document lists, in its order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The text on the wire.
            pub fn as_str(&self) -> &str {
                match self {
                    $($name::$variant => $wire,)*
                    $($name::$other(text) => text,)?
                }
            }
        }

        impl $crate::json::TextEnum for $name {
            const NAMES: &'static [&'static str] = &[$($wire),*];

            fn from_name(name: &str) -> ::core::option::Option<Self> {
                match name {
                    $($wire => ::core::option::Option::Some($name::$variant),)*
                    $(other => ::core::option::Option::Some($name::$other(::std::borrow::ToOwned::to_owned(other))),)?
                    #[allow(unreachable_patterns, reason = "an open enum keeps other texts")]
                    _ => ::core::option::Option::None,
                }
            }
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| serializer.serialize_str(value.as_str()),
            |deserializer| $crate::json::read_text_enum(deserializer)
        }

        impl $crate::FromText for $name {
            fn from_text(text: ::std::borrow::Cow<'_, str>) -> ::core::result::Result<Self, $crate::Fault> {
                match <$name as $crate::json::TextEnum>::from_name(&text) {
                    ::core::option::Option::Some(value) => ::core::result::Result::Ok(value),
                    ::core::option::Option::None => {
                        let names = <$name as $crate::json::TextEnum>::NAMES;
                        ::core::result::Result::Err($crate::Fault::new($crate::Rule::OneOfTexts(names)))
                    }
                }
            }
        }

        impl $crate::ToText for $name {
            fn to_text(&self) -> ::std::borrow::Cow<'_, str> {
                ::std::borrow::Cow::Borrowed(self.as_str())
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

/// Gives an enum its whole numbers: `serde`, [`FromText`](crate::FromText), [`ToText`](crate::ToText), `Display`,
/// `as_i64` and `ALL`.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// pub enum Level { Value1, Minus1 }
/// stub_runtime::int_enum! { Level { Value1 1, Minus1 -1 } }
/// assert_eq!(Level::Minus1.as_i64(), -1);
/// ```
#[macro_export]
macro_rules! int_enum {
    ($name:ident { $($variant:ident $number:literal),* $(,)? }) => {
        impl $name {
            /// Every value, in the document's order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The number on the wire.
            pub fn as_i64(&self) -> i64 {
                match self {
                    $($name::$variant => $number,)*
                }
            }
        }

        impl $crate::json::IntEnum for $name {
            const NUMBERS: &'static [i64] = &[$($number),*];

            fn from_number(number: i64) -> ::core::option::Option<Self> {
                match number {
                    $($number => ::core::option::Option::Some($name::$variant),)*
                    _ => ::core::option::Option::None,
                }
            }
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| serializer.serialize_i64(value.as_i64()),
            |deserializer| $crate::json::read_int_enum(deserializer)
        }

        impl $crate::FromText for $name {
            fn from_text(text: ::std::borrow::Cow<'_, str>) -> ::core::result::Result<Self, $crate::Fault> {
                let number = <i64 as $crate::FromText>::from_text(text)?;
                match <$name as $crate::json::IntEnum>::from_number(number) {
                    ::core::option::Option::Some(value) => ::core::result::Result::Ok(value),
                    ::core::option::Option::None => {
                        let numbers = <$name as $crate::json::IntEnum>::NUMBERS;
                        ::core::result::Result::Err($crate::Fault::new($crate::Rule::OneOfNumbers(numbers)))
                    }
                }
            }
        }

        impl $crate::ToText for $name {
            fn to_text(&self) -> ::std::borrow::Cow<'_, str> {
                ::std::borrow::Cow::Owned(::std::string::ToString::to_string(&self.as_i64()))
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.as_i64(), f)
            }
        }
    };
}
