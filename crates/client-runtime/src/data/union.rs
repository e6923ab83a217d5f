//! Unions without a tag.

/// Declares an enum of alternatives that nothing tells apart but their form.
///
/// Of the alternatives that a value can be read as, the one that keeps most of its keys is taken; among equals the first.
///
/// ```
/// client_runtime::union! {
///     /// A name or a number.
///     pub enum Id { Text(String), Number(i64) }
/// }
/// assert!(matches!(serde_json::from_str("7"), Ok(Id::Number(7))));
/// ```
#[macro_export]
macro_rules! union {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident($inner:ty)),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone)]
        $vis enum $name {
            $(
                #[doc = concat!("Alternative `", stringify!($variant), "`.")]
                $(#[$variant_meta])*
                $variant($inner),
            )*
        }

        impl $crate::data::serde::Serialize for $name {
            fn serialize<S: $crate::data::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                match self {
                    $(Self::$variant(value) => $crate::data::serde::Serialize::serialize(value, serializer),)*
                }
            }
        }

        impl<'de> $crate::data::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::data::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                $crate::data::choose(
                    deserializer,
                    &[$((stringify!($variant), |value| $crate::data::Chosen::read(value, Self::$variant))),*],
                )
            }
        }

        $crate::described! { $name, |generator| {
            let alternatives = [$(generator.subschema_for::<$inner>()),*];
            $crate::schemas::union(&alternatives)
        } }
    };
}
