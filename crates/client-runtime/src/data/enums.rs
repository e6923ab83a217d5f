//! Open enums of texts and of whole numbers, and how they are read.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, Unexpected, Visitor};

use super::union::note_unknown;

/// Enums of texts or of whole numbers: every text, or every number, is a value.
pub trait Open {
    /// True if the contract does not name the value.
    fn is_other(&self) -> bool;
}

fn noted<T: Open>(value: T) -> T {
    if value.is_other() {
        note_unknown();
    }
    value
}

/// Reads a value of an enum of texts.
pub fn read_text<'de, T: Open + for<'t> From<&'t str>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Text<T>(PhantomData<T>);
    impl<T: Open + for<'t> From<&'t str>> Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            Ok(noted(T::from(text)))
        }
    }
    deserializer.deserialize_str(Text(PhantomData))
}

/// Reads a value of an enum of whole numbers.
pub fn read_integer<'de, T: Open + From<i64>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Integer<T>(PhantomData<T>);
    impl<T: Open + From<i64>> Visitor<'_> for Integer<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a whole number of 64 bits")
        }

        fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
            Ok(noted(T::from(number)))
        }

        fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
            let number = i64::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))?;
            self.visit_i64(number)
        }
    }
    deserializer.deserialize_i64(Integer(PhantomData))
}

/// Declares an enum of texts that keeps values it does not know in `Other`.
///
/// ```
/// client_runtime::text_enum! {
///     /// How far an order is.
///     pub enum State { Open = "open", InTransit = "in transit" }
/// }
/// assert_eq!(State::from("in transit"), State::InTransit);
/// assert_eq!(State::from("lost").as_str(), "lost");
/// ```
#[macro_export]
macro_rules! text_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident = $value:literal),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis enum $name {
            $(
                #[doc = concat!("`", $value, "`")]
                $(#[$variant_meta])*
                $variant,
            )*
            /// A value that the contract does not name.
            Other(::std::string::String),
        }

        impl $name {
            /// Every value that the contract names, in its order.
            pub const VALUES: &'static [&'static str] = &[$($value),*];

            /// The value as it is sent.
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $value,)*
                    Self::Other(value) => value,
                }
            }
        }

        impl $crate::data::Open for $name {
            fn is_other(&self) -> bool {
                ::std::matches!(self, Self::Other(_))
            }
        }

        impl ::std::convert::From<&str> for $name {
            fn from(value: &str) -> Self {
                match value {
                    $($value => Self::$variant,)*
                    other => Self::Other(::std::borrow::ToOwned::to_owned(other)),
                }
            }
        }

        impl ::std::convert::From<::std::string::String> for $name {
            fn from(value: ::std::string::String) -> Self {
                Self::from(value.as_str())
            }
        }

        impl ::std::convert::From<&::std::string::String> for $name {
            fn from(value: &::std::string::String) -> Self {
                Self::from(value.as_str())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::std::convert::Infallible;

            fn from_str(value: &str) -> ::std::result::Result<Self, Self::Err> {
                ::std::result::Result::Ok(Self::from(value))
            }
        }

        impl ::std::convert::AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        $crate::serde_impls! { $name, |value, serializer| serializer.serialize_str(value.as_str()), |deserializer| $crate::data::read_text(deserializer) }

        $crate::described! { $name, |generator| $crate::schemas::texts(Self::VALUES, generator) }
    };
}

/// Declares an enum of whole numbers that keeps values it does not know in `Other`.
///
/// ```
/// client_runtime::int_enum! {
///     /// How loud.
///     pub enum Level { Value1 = 1, Value2 = 2 }
/// }
/// assert_eq!(Level::from(2), Level::Value2);
/// assert_eq!(Level::from(7).value(), 7);
/// ```
#[macro_export]
macro_rules! int_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident = $value:literal),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis enum $name {
            $(
                #[doc = concat!("`", $value, "`")]
                $(#[$variant_meta])*
                $variant,
            )*
            /// A value that the contract does not name.
            Other(i64),
        }

        impl $name {
            /// Every value that the contract names, in its order.
            pub const VALUES: &'static [i64] = &[$($value),*];

            /// The value as it is sent.
            pub fn value(self) -> i64 {
                match self {
                    $(Self::$variant => $value,)*
                    Self::Other(value) => value,
                }
            }
        }

        impl $crate::data::Open for $name {
            fn is_other(&self) -> bool {
                ::std::matches!(self, Self::Other(_))
            }
        }

        impl ::std::convert::From<i64> for $name {
            fn from(value: i64) -> Self {
                match value {
                    $($value => Self::$variant,)*
                    other => Self::Other(other),
                }
            }
        }

        impl ::std::convert::From<i32> for $name {
            fn from(value: i32) -> Self {
                Self::from(::std::primitive::i64::from(value))
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::std::num::ParseIntError;

            fn from_str(value: &str) -> ::std::result::Result<Self, Self::Err> {
                value.parse::<i64>().map(Self::from)
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.value(), f)
            }
        }

        $crate::serde_impls! { $name, |value, serializer| serializer.serialize_i64(value.value()), |deserializer| $crate::data::read_integer(deserializer) }

        $crate::described! { $name, |generator| $crate::schemas::integers(Self::VALUES, generator) }
    };
}

/// Implements `serde` for a type that a macro declares.
#[doc(hidden)]
#[macro_export]
macro_rules! serde_impls {
    ($name:ident, |$value:ident, $serializer:ident| $write:expr, |$deserializer:ident| $read:expr) => {
        impl $crate::data::serde::Serialize for $name {
            fn serialize<S: $crate::data::serde::Serializer>(
                &self,
                $serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                let $value = self;
                $write
            }
        }

        impl<'de> $crate::data::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::data::serde::Deserializer<'de>>(
                $deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                $read
            }
        }
    };
}
