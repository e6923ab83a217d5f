//! Types of the formats that OpenAPI names, each around the type that everybody else uses for it.

use std::fmt;
use std::ops::Deref;

use base64::Engine;
use base64::display::Base64Display;
use base64::engine::general_purpose::STANDARD;
use chrono::{FixedOffset, NaiveDate, SecondsFormat, Timelike};

use super::text::{FromText, ToText, read_str};
use crate::check::{Fault, Format, Rule};

/// Bytes that travel as base64 (`format: byte`): the standard alphabet, with padding. Dereferences to the bytes.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Base64(Vec<u8>);

/// A day of the calendar (`format: date`), `2026-01-31`. Dereferences to [`chrono::NaiveDate`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date(NaiveDate);

/// A moment with the offset that it was written with (`format: date-time`), as RFC 3339 has it:
/// `2026-01-31T15:30:00-03:00`. Dereferences to [`chrono::DateTime`]; two that name the same moment are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DateTime(chrono::DateTime<FixedOffset>);

/// A UUID in its hyphenated form (`format: uuid`). Dereferences to [`uuid::Uuid`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Uuid(uuid::Uuid);

impl Base64 {
    fn parse(text: &str) -> Option<Base64> {
        STANDARD.decode(text).ok().map(Base64)
    }
}

impl Date {
    /// Four digits, two, and two, that name a day that there is; chrono's own reader also takes signs and single digits.
    fn parse(text: &str) -> Option<Date> {
        let [y0, y1, y2, y3, b'-', m0, m1, b'-', d0, d1] = *<&[u8; 10]>::try_from(text.as_bytes()).ok()? else {
            return None;
        };
        let year = digits([y0, y1, y2, y3])?;
        let date = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, digits([m0, m1])?, digits([d0, d1])?)?;
        Some(Date(date))
    }
}

fn digits<const N: usize>(text: [u8; N]) -> Option<u32> {
    text.into_iter().try_fold(0, |number, byte| byte.is_ascii_digit().then(|| number * 10 + u32::from(byte - b'0')))
}

impl DateTime {
    fn parse(text: &str) -> Option<DateTime> {
        // chrono also takes a space for the `T`, and a minus sign beyond ASCII.
        if !text.is_ascii() || text.as_bytes().get(10) == Some(&b' ') {
            return None;
        }
        let moment = chrono::DateTime::parse_from_rfc3339(text).ok()?;
        // chrono has a leap second as a second of two thousand milliseconds. One ends a day of UTC, and no other minute.
        let utc = moment.naive_utc();
        let is_leap_second = utc.nanosecond() >= 1_000_000_000;
        (!is_leap_second || (utc.hour(), utc.minute()) == (23, 59)).then_some(DateTime(moment))
    }
}

impl Uuid {
    /// Only the hyphenated form: braces, `urn:uuid:` and bare digits are no `uuid` of OpenAPI.
    fn parse(text: &str) -> Option<Uuid> {
        if text.len() == 36 { uuid::Uuid::try_parse(text).ok().map(Uuid) } else { None }
    }
}

impl fmt::Display for Base64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Base64Display::new(&self.0, &STANDARD).fmt(f)
    }
}

/// The length only: nobody reads the bytes, and there may be many.
impl fmt::Debug for Base64 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Base64({} bytes)", self.0.len())
    }
}

/// Years outside of 0 to 9999 have no such text; none is read, and one that is made is written with its sign.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// With as many decimals as are needed, in threes, and `Z` for no offset.
impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.to_rfc3339_opts(SecondsFormat::AutoSi, true))
    }
}

impl fmt::Display for Uuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.hyphenated().fmt(f)
    }
}

impl<Z: chrono::TimeZone> From<chrono::DateTime<Z>> for DateTime {
    fn from(moment: chrono::DateTime<Z>) -> DateTime {
        DateTime(moment.fixed_offset())
    }
}

/// Implements `From` the value inside, for the types that have one way to be made.
macro_rules! from_inner {
    ($($name:ident($inner:ty))*) => {$(
        impl From<$inner> for $name {
            fn from(inner: $inner) -> $name {
                $name(inner)
            }
        }
    )*};
}

from_inner! { Base64(Vec<u8>) Date(NaiveDate) Uuid(uuid::Uuid) }

/// Implements what the types have in common: access to the value inside, reading, writing and `serde`.
macro_rules! text_formats {
    ($($name:ident($inner:ty))*) => {$(
        impl $name {
            /// The value inside.
            pub fn into_inner(self) -> $inner {
                self.0
            }
        }

        impl Deref for $name {
            type Target = $inner;

            fn deref(&self) -> &$inner {
                &self.0
            }
        }

        impl std::str::FromStr for $name {
            type Err = Fault;

            fn from_str(text: &str) -> Result<$name, Fault> {
                $name::parse(text).ok_or_else(|| Fault::new(Rule::Format(Format::$name)))
            }
        }

        impl FromText for $name {
            fn from_text(text: std::borrow::Cow<'_, str>) -> Result<$name, Fault> {
                text.parse()
            }
        }

        impl ToText for $name {
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
                read_str(deserializer, str::parse)
            }
        }
    )*};
}

text_formats! { Base64(Vec<u8>) Date(NaiveDate) DateTime(chrono::DateTime<FixedOffset>) Uuid(uuid::Uuid) }
