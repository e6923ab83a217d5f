//! Types around one value: checked scalars, and lists or maps that hold themselves.

use serde::Deserialize;
use serde::de::Deserializer;

use crate::check::{Fault, checked};

/// Reads a value and keeps it only if it passes a check.
pub fn read_checked<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    check: fn(&T) -> Result<(), Fault>,
) -> Result<T, D::Error> {
    checked(Ok(T::deserialize(deserializer)?), check).map_err(super::refuse)
}

/// Gives a struct around one scalar its check, so that a value of the type always fits: `TryFrom` the inner type and
/// `From` into it, `Deref`, `AsRef`, `Display`, `FromStr`, `into_inner`, [`FromText`](crate::FromText),
/// [`ToText`](crate::ToText) and `serde`.
///
/// ```
/// use stub_runtime::check;
/// #[derive(Debug, Clone, PartialEq)]
/// pub struct State(String);
/// stub_runtime::newtype! { State(String) |value| { check::min_length(value, 2)?; check::max_length(value, 2) } }
/// assert!(State::try_from("SP".to_owned()).is_ok());
/// assert!("São Paulo".parse::<State>().is_err());
/// ```
#[macro_export]
macro_rules! newtype {
    ($name:ident(String) |$value:tt| $check:expr) => {
        $crate::newtype! { @impl $name [String] |$value| $check }

        impl ::core::convert::AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl ::core::convert::TryFrom<&str> for $name {
            type Error = $crate::Fault;

            fn try_from(value: &str) -> ::core::result::Result<Self, $crate::Fault> {
                <Self as ::core::convert::TryFrom<String>>::try_from(::std::borrow::ToOwned::to_owned(value))
            }
        }
    };
    ($name:ident($inner:ty) |$value:tt| $check:expr) => {
        $crate::newtype! { @impl $name [$inner] |$value| $check }

        impl ::core::convert::AsRef<$inner> for $name {
            fn as_ref(&self) -> &$inner {
                &self.0
            }
        }
    };
    (@impl $name:ident [$inner:ty] |$value:tt| $check:expr) => {
        impl $name {
            fn check_inner(inner: &$inner) -> ::core::result::Result<(), $crate::Fault> {
                let $value = inner;
                $check
            }

            /// The value without its check.
            pub fn into_inner(self) -> $inner {
                self.0
            }
        }

        impl ::core::convert::TryFrom<$inner> for $name {
            type Error = $crate::Fault;

            fn try_from(inner: $inner) -> ::core::result::Result<Self, $crate::Fault> {
                Self::check_inner(&inner)?;
                ::core::result::Result::Ok($name(inner))
            }
        }

        impl ::core::convert::From<$name> for $inner {
            fn from(value: $name) -> $inner {
                value.0
            }
        }

        impl ::core::ops::Deref for $name {
            type Target = $inner;

            fn deref(&self) -> &$inner {
                &self.0
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.0, f)
            }
        }

        impl ::core::str::FromStr for $name {
            type Err = $crate::Fault;

            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::Fault> {
                <Self as $crate::FromText>::from_text(::std::borrow::Cow::Borrowed(text))
            }
        }

        impl $crate::FromText for $name {
            fn from_text(text: ::std::borrow::Cow<'_, str>) -> ::core::result::Result<Self, $crate::Fault> {
                ::core::convert::TryFrom::try_from(<$inner as $crate::FromText>::from_text(text)?)
            }
        }

        impl $crate::ToText for $name {
            fn to_text(&self) -> ::std::borrow::Cow<'_, str> {
                $crate::ToText::to_text(&self.0)
            }
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| $crate::json::Serialize::serialize(&value.0, serializer),
            |deserializer| $crate::json::read_checked(deserializer, Self::check_inner).map($name)
        }
    };
}

/// Gives a struct around one value the `serde` implementations of that value.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// pub struct Tree(pub Vec<Tree>);
/// stub_runtime::transparent! { Tree(Vec<Tree>) }
/// assert_eq!(stub_runtime::json::parse::<Tree>(b"[[],[]]").unwrap(), Tree(vec![Tree(vec![]), Tree(vec![])]));
/// ```
#[macro_export]
macro_rules! transparent {
    ($name:ident($inner:ty)) => {
        impl ::core::convert::From<$inner> for $name {
            fn from(inner: $inner) -> Self {
                $name(inner)
            }
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| $crate::json::Serialize::serialize(&value.0, serializer),
            |deserializer| $crate::json::Deserialize::deserialize(deserializer).map($name)
        }
    };
}

/// Implements `serde` for a type of which a macro says how it is written and read.
#[doc(hidden)]
#[macro_export]
macro_rules! serde_impls {
    ($name:ident, |$value:ident, $serializer:ident| $write:expr, |$deserializer:ident| $read:expr) => {
        // Type parameters begin with `__`: a type of the document may be called `S`.
        impl $crate::json::Serialize for $name {
            fn serialize<__S: $crate::json::Serializer>(
                &self,
                $serializer: __S,
            ) -> ::core::result::Result<__S::Ok, __S::Error> {
                let $value = self;
                $write
            }
        }

        impl<'de> $crate::json::Deserialize<'de> for $name {
            fn deserialize<__D: $crate::json::Deserializer<'de>>(
                $deserializer: __D,
            ) -> ::core::result::Result<Self, __D::Error> {
                $read
            }
        }
    };
}
