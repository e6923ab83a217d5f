//! Values as text.

use std::borrow::Cow;

use crate::Fault;

/// A value that a parameter's text can become.
pub trait FromText: Sized {
    /// Reads the text, decoded already. Owned text is kept rather than copied.
    fn from_text(text: Cow<'_, str>) -> Result<Self, Fault>;
}

/// A value that a header's text can be made from.
pub trait ToText {
    /// The text.
    fn to_text(&self) -> Cow<'_, str>;
}

impl FromText for String {
    fn from_text(text: Cow<'_, str>) -> Result<Self, Fault> {
        Ok(text.into_owned())
    }
}

impl ToText for String {
    fn to_text(&self) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl FromText for $number {
            fn from_text(text: Cow<'_, str>) -> Result<Self, Fault> {
                text.parse().map_err(|_| Fault::new("must be a number"))
            }
        }

        impl ToText for $number {
            fn to_text(&self) -> Cow<'_, str> {
                Cow::Owned(self.to_string())
            }
        }
    )*};
}

numbers! { i32 i64 u64 i128 f32 f64 bool }
