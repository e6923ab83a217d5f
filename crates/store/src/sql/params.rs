//! Values of the domain as parameters of SQL.

use std::borrow::Cow;

use domain::values::SearchText;

/// A parameter.
#[derive(Debug, Clone, PartialEq)]
pub enum Param<'a> {
    /// No value.
    Null,
    /// A whole number: codes, flags, moments, money.
    Int(i64),
    /// A number with decimals.
    Real(f64),
    /// Text: words, documents, days.
    Text(Cow<'a, str>),
    /// Bytes: bodies, and what is encrypted.
    Bytes(&'a [u8]),
}

impl<'a, T: Into<Param<'a>>> From<Option<T>> for Param<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Param::Null, Into::into)
    }
}

impl<'a> From<&'a str> for Param<'a> {
    fn from(text: &'a str) -> Self {
        Param::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a [u8]> for Param<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Param::Bytes(bytes)
    }
}

impl<'a> From<&'a SearchText> for Param<'a> {
    fn from(text: &'a SearchText) -> Self {
        text.as_str().into()
    }
}
