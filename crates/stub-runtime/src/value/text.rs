//! Values as text: what stands in a path, a query, a header or a cookie.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use serde::de::{Deserializer, Error, Visitor};

use super::Value;
use crate::check::{Fault, JsonKind, Rule};

/// A value that the text of one parameter stands for.
pub trait FromText: Sized {
    /// Reads the text, which is decoded already.
    fn from_text(text: Cow<'_, str>) -> Result<Self, Fault>;
}

/// A value with a text form.
pub trait ToText {
    /// The text, not yet encoded for any place.
    fn to_text(&self) -> Cow<'_, str>;
}

impl FromText for String {
    fn from_text(text: Cow<'_, str>) -> Result<String, Fault> {
        Ok(text.into_owned())
    }
}

impl FromText for bool {
    fn from_text(text: Cow<'_, str>) -> Result<bool, Fault> {
        match &*text {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(Fault::new(Rule::Reads(JsonKind::Boolean))),
        }
    }
}

/// A text that is just how JSON writes a boolean or a number is that; any other is a string.
impl FromText for Value {
    fn from_text(text: Cow<'_, str>) -> Result<Value, Fault> {
        Ok(scalar(&text).unwrap_or_else(|| Value::String(text.into_owned())))
    }
}

/// The boolean or number that a text stands for where its kind is not known. Only if nothing is lost: the value must
/// have the same text again, which `007`, `1e3` and a number of thirty digits have not.
pub(crate) fn scalar(text: &str) -> Option<Value> {
    let value: Value = serde_json::from_str(text).ok()?;
    let again = value.to_string();
    (again == text && matches!(value, Value::Bool(_) | Value::Number(_))).then_some(value)
}

impl<T: FromText> FromText for Box<T> {
    fn from_text(text: Cow<'_, str>) -> Result<Box<T>, Fault> {
        T::from_text(text).map(Box::new)
    }
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl FromText for $integer {
            fn from_text(text: Cow<'_, str>) -> Result<$integer, Fault> {
                // Rust also reads a plus sign, which no document's examples show and which a query turns into a space.
                let digits = text.strip_prefix('-').unwrap_or(&text);
                if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
                    return Err(Fault::new(Rule::Reads(JsonKind::Integer)));
                }
                text.parse().map_err(|_| {
                    let range = (<$integer>::MIN.try_into(), <$integer>::MAX.try_into());
                    Fault::new(match range {
                        (Ok(least), Ok(greatest)) => Rule::Range { least, greatest },
                        _ => Rule::Reads(JsonKind::Integer),
                    })
                })
            }
        }

        impl ToText for $integer {
            fn to_text(&self) -> Cow<'_, str> {
                Cow::Owned(self.to_string())
            }
        }
    )*};
}

integers! { i8 i16 i32 i64 i128 u8 u16 u32 u64 }

macro_rules! floats {
    ($($float:ty)*) => {$(
        impl FromText for $float {
            fn from_text(text: Cow<'_, str>) -> Result<$float, Fault> {
                if !is_number(&text) {
                    return Err(Fault::new(Rule::Reads(JsonKind::Number)));
                }
                match <$float>::from_str(&text) {
                    Ok(value) if value.is_finite() => Ok(value),
                    _ => Err(Fault::new(Rule::Finite)),
                }
            }
        }

        impl ToText for $float {
            fn to_text(&self) -> Cow<'_, str> {
                Cow::Owned(self.to_string())
            }
        }
    )*};
}

floats! { f32 f64 }

/// Whether a text is a number as JSON has it, leading zeros aside: `inf`, `.5`, `5.` and `+5` are none.
fn is_number(text: &str) -> bool {
    let is_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let (decimal, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((decimal, exponent)) => (decimal, Some(exponent)),
        None => (unsigned, None),
    };
    let is_decimal = match decimal.split_once('.') {
        Some((whole, fraction)) => is_digits(whole) && is_digits(fraction),
        None => is_digits(decimal),
    };
    is_decimal && exponent.is_none_or(|exponent| is_digits(exponent.strip_prefix(['+', '-']).unwrap_or(exponent)))
}

impl ToText for str {
    fn to_text(&self) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

impl ToText for String {
    fn to_text(&self) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

impl ToText for bool {
    fn to_text(&self) -> Cow<'_, str> {
        Cow::Borrowed(if *self { "true" } else { "false" })
    }
}

/// A string is its own text; anything else is its JSON.
impl ToText for Value {
    fn to_text(&self) -> Cow<'_, str> {
        match self {
            Value::String(text) => Cow::Borrowed(text),
            other => Cow::Owned(other.to_string()),
        }
    }
}

impl<T: ToText + ?Sized> ToText for &T {
    fn to_text(&self) -> Cow<'_, str> {
        T::to_text(self)
    }
}

impl<T: ToText + ?Sized> ToText for Box<T> {
    fn to_text(&self) -> Cow<'_, str> {
        T::to_text(self)
    }
}

/// Reads a string as whatever a function makes of it.
pub(crate) fn read_str<'de, T, D: Deserializer<'de>>(
    deserializer: D,
    read: impl FnOnce(&str) -> Result<T, Fault>,
) -> Result<T, D::Error> {
    struct TextVisitor<F>(F);

    impl<T, F: FnOnce(&str) -> Result<T, Fault>> Visitor<'_> for TextVisitor<F> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            (self.0)(text).map_err(crate::json::refuse)
        }
    }

    deserializer.deserialize_str(TextVisitor(read))
}
