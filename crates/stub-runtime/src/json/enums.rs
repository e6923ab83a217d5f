//! Enums of texts and of whole numbers.

use serde::{Deserialize, Deserializer};

use crate::check::{Fault, Rule};
use crate::value::read_str;

/// An enum of texts. Implemented by [`text_enum!`](crate::text_enum).
pub trait TextEnum: Sized {
    /// Names on the wire, in the order of the document.
    const NAMES: &'static [&'static str];

    /// The variant of a name.
    fn from_name(name: &str) -> Option<Self>;

    /// The variant of a name, or the fault of a text that is none.
    fn read(name: &str) -> Result<Self, Fault> {
        Self::from_name(name).ok_or_else(|| Fault::new(Rule::OneOfTexts(Self::NAMES)))
    }
}

/// An enum of whole numbers. Implemented by [`int_enum!`](crate::int_enum).
pub trait IntEnum: Sized {
    /// Numbers on the wire, in the order of the document.
    const NUMBERS: &'static [i64];

    /// The variant of a number.
    fn from_number(number: i64) -> Option<Self>;

    /// The variant of a number, or the fault of a number that is none.
    fn read(number: i64) -> Result<Self, Fault> {
        Self::from_number(number).ok_or_else(|| Fault::new(Rule::OneOfNumbers(Self::NUMBERS)))
    }
}

/// Reads one of the listed texts.
pub fn read_text_enum<'de, T: TextEnum, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    read_str(deserializer, T::read)
}

/// Reads one of the listed numbers.
pub fn read_int_enum<'de, T: IntEnum, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::read(i64::deserialize(deserializer)?).map_err(super::refuse)
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
                <$name as $crate::json::TextEnum>::read(&text)
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
                <$name as $crate::json::IntEnum>::read(<i64 as $crate::FromText>::from_text(text)?)
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
