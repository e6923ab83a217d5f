//! Enums of texts.

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

        impl $crate::data::Texts for $name {
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

        impl $crate::data::serde::Serialize for $name {
            fn serialize<S: $crate::data::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> $crate::data::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::data::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                $crate::data::read_text(deserializer)
            }
        }

        $crate::described! { $name, |generator| $crate::schemas::texts(Self::VALUES, generator) }
    };
}
