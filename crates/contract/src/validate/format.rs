//! Formats: what a string or a number must look like beyond its type.
//!
//! Only formats whose meaning nobody disputes are known; `binary` and `password` say nothing about the text. Dates and times
//! are those of RFC 3339. Their calendar is chrono's; its own readers take more than the RFC writes.

use std::net::{Ipv4Addr, Ipv6Addr};

use chrono::NaiveDate;
use fluent_uri::Uri;

use crate::number::Number;

/// A format of strings.
pub(crate) struct TextFormat {
    /// The word in the document.
    pub(crate) name: &'static str,
    /// What such a string is, with its article.
    pub(super) description: &'static str,
    is_allowed: fn(&str) -> bool,
}

/// A format of numbers.
pub(crate) struct NumberFormat {
    /// What such a number is, with its article.
    pub(super) description: &'static str,
    pub(crate) name: &'static str,
    is_allowed: fn(Number) -> bool,
}

static TEXT_FORMATS: [TextFormat; 10] = [
    TextFormat { name: "date", description: "a date such as 2024-02-29", is_allowed: is_date },
    TextFormat {
        name: "date-time",
        description: "a date and time such as 2024-02-29T12:00:00Z",
        is_allowed: is_date_time,
    },
    TextFormat { name: "time", description: "a time such as 12:00:00Z", is_allowed: is_time },
    TextFormat {
        name: "uuid",
        description: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
        is_allowed: is_uuid,
    },
    TextFormat { name: "email", description: "an e-mail address", is_allowed: is_email },
    TextFormat { name: "hostname", description: "a host name", is_allowed: is_hostname },
    TextFormat { name: "ipv4", description: "an IPv4 address", is_allowed: is_ipv4 },
    TextFormat { name: "ipv6", description: "an IPv6 address", is_allowed: is_ipv6 },
    TextFormat { name: "uri", description: "an absolute URI", is_allowed: is_uri },
    TextFormat { name: "byte", description: "text in base64", is_allowed: is_base64 },
];

static NUMBER_FORMATS: [NumberFormat; 4] = [
    NumberFormat { name: "int32", description: "an integer of 32 bits", is_allowed: is_int32 },
    NumberFormat { name: "int64", description: "an integer of 64 bits", is_allowed: is_int64 },
    NumberFormat { name: "float", description: "within the range of 32-bit floating point", is_allowed: is_float },
    NumberFormat { name: "double", description: "within the range of 64-bit floating point", is_allowed: is_double },
];

impl TextFormat {
    /// The format of this name, if it is known.
    pub(crate) fn named(name: &str) -> Option<&'static TextFormat> {
        TEXT_FORMATS.iter().find(|format| format.name == name)
    }

    pub(crate) fn allows(&self, text: &str) -> bool {
        (self.is_allowed)(text)
    }
}

impl NumberFormat {
    /// The format of this name, if it is known.
    pub(crate) fn named(name: &str) -> Option<&'static NumberFormat> {
        NUMBER_FORMATS.iter().find(|format| format.name == name)
    }

    pub(super) fn allows(&self, number: Number) -> bool {
        (self.is_allowed)(number)
    }
}

fn is_int32(number: Number) -> bool {
    number.to_i128().is_some_and(|value| i32::try_from(value).is_ok())
}

fn is_int64(number: Number) -> bool {
    number.to_i128().is_some_and(|value| i64::try_from(value).is_ok())
}

fn is_float(number: Number) -> bool {
    number.to_f64().abs() <= f64::from(f32::MAX)
}

fn is_double(number: Number) -> bool {
    number.to_f64().is_finite()
}

fn is_uuid(text: &str) -> bool {
    text.len() == 36
        && text.bytes().enumerate().all(|(idx, byte)| match idx {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}

/// Padded to a multiple of four, or not at all.
fn is_base64(text: &str) -> bool {
    let content = text.trim_end_matches('=');
    let n_padding = text.len() - content.len();
    let is_complete = match n_padding {
        0 => content.len() % 4 != 1,
        1 | 2 => text.len().is_multiple_of(4),
        _ => false,
    };
    is_complete && content.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/'))
}

pub(super) fn is_ipv4(text: &str) -> bool {
    text.parse::<Ipv4Addr>().is_ok()
}

pub(super) fn is_ipv6(text: &str) -> bool {
    text.parse::<Ipv6Addr>().is_ok()
}

/// By RFC 1123: labels of letters, digits and inner hyphens.
pub(super) fn is_hostname(text: &str) -> bool {
    text.len() <= 253
        && text.split('.').all(|label| {
            (1..=63).contains(&label.len())
                && label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
                && !label.starts_with('-')
                && !label.ends_with('-')
        })
}

/// Something before the last `@` and a host behind it. Only the mailbox's own server knows more.
pub(super) fn is_email(text: &str) -> bool {
    let Some((mailbox, host)) = text.rsplit_once('@') else { return false };
    let is_quoted = mailbox.len() > 2 && mailbox.starts_with('"') && mailbox.ends_with('"');
    let is_plain = |character: char| {
        !character.is_whitespace() && !character.is_control() && !"()<>[]:;@\\,\"".contains(character)
    };
    let is_dotted = !mailbox.split('.').any(str::is_empty) && mailbox.chars().all(is_plain);
    let literal = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let is_literal = literal.is_some_and(|host| is_ipv4(host) || host.strip_prefix("IPv6:").is_some_and(is_ipv6));
    (is_quoted || is_dotted) && (is_literal || is_hostname(host))
}

/// By RFC 3986, with a scheme.
pub(super) fn is_uri(text: &str) -> bool {
    Uri::parse(text).is_ok()
}

/// `2024-02-29`
pub(super) fn is_date(text: &str) -> bool {
    let (Some(year), Some(month), Some(day)) = (digits(text, 0..4), digits(text, 5..7), digits(text, 8..10)) else {
        return false;
    };
    let bytes = text.as_bytes();
    let is_day = NaiveDate::from_ymd_opt(year, month.unsigned_abs(), day.unsigned_abs()).is_some();
    text.len() == 10 && bytes[4] == b'-' && bytes[7] == b'-' && is_day
}

/// `2024-02-29T12:00:00.5+01:00`
pub(super) fn is_date_time(text: &str) -> bool {
    let is_separated = matches!(text.as_bytes().get(10), Some(b'T' | b't'));
    is_separated && text.get(..10).is_some_and(is_date) && text.get(11..).is_some_and(is_time)
}

/// `12:00:00.5+01:00`: the offset is a part of it, as in RFC 3339.
pub(super) fn is_time(text: &str) -> bool {
    let (Some(hour), Some(minute), Some(second)) = (digits(text, 0..2), digits(text, 3..5), digits(text, 6..8)) else {
        return false;
    };
    let bytes = text.as_bytes();
    let is_separated = bytes[2] == b':' && bytes[5] == b':';
    let Some(offset) = text.get(8..).and_then(without_fraction).and_then(offset_minutes) else { return false };
    // A leap second is the last of a day in UTC.
    let is_last_minute = (hour * 60 + minute - offset).rem_euclid(24 * 60) == 24 * 60 - 1;
    is_separated && hour < 24 && minute < 60 && (second < 60 || (second == 60 && is_last_minute))
}

/// What follows the fraction of a second; `None` if there is a point and no digit.
fn without_fraction(text: &str) -> Option<&str> {
    let Some(fraction) = text.strip_prefix('.') else { return Some(text) };
    let rest = fraction.trim_start_matches(|character: char| character.is_ascii_digit());
    (rest.len() < fraction.len()).then_some(rest)
}

/// Minutes ahead of UTC.
fn offset_minutes(text: &str) -> Option<i32> {
    let sign = match text.as_bytes() {
        b"Z" | b"z" => return Some(0),
        [b'+', _, _, b':', _, _] => 1,
        [b'-', _, _, b':', _, _] => -1,
        _ => return None,
    };
    let (hours, minutes) = (digits(text, 1..3)?, digits(text, 4..6)?);
    (hours < 24 && minutes < 60).then_some(sign * (hours * 60 + minutes))
}

/// The number at a place; `parse` alone would accept a sign.
fn digits(text: &str, at: std::ops::Range<usize>) -> Option<i32> {
    let digits = text.get(at)?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}
