//! What the types around one text have in common.

/// Writes `serde`, [`FromText`] and [`ToText`] for a type that has `parse` and `Display`.
macro_rules! text_format {
    ($name:ident) => {
        impl std::str::FromStr for $name {
            type Err = crate::check::Fault;

            fn from_str(text: &str) -> Result<$name, crate::check::Fault> {
                $name::parse(text)
                    .ok_or_else(|| crate::check::Fault::new(crate::check::Rule::Format(crate::check::Format::$name)))
            }
        }

        impl crate::value::FromText for $name {
            fn from_text(text: std::borrow::Cow<'_, str>) -> Result<$name, crate::check::Fault> {
                text.parse()
            }
        }

        impl crate::value::ToText for $name {
            fn to_text(&self) -> std::borrow::Cow<'_, str> {
                std::borrow::Cow::Owned(self.to_string())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                crate::value::text::read_text(deserializer)
            }
        }
    };
}
pub(super) use text_format;
