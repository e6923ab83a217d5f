//! Enums of whole numbers.

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

        impl $crate::data::Integers for $name {
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

        impl $crate::data::serde::Serialize for $name {
            fn serialize<S: $crate::data::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_i64(self.value())
            }
        }

        impl<'de> $crate::data::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::data::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                $crate::data::read_integer(deserializer)
            }
        }

        $crate::described! { $name, |generator| $crate::schemas::integers(Self::VALUES, generator) }
    };
}
