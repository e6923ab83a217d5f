//! Formats: what a string or a number must look like beyond its type.
//!
//! Only formats whose meaning nobody disputes are known; `binary` and `password` say nothing about the text.

mod address;
mod time;

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
    TextFormat { name: "date", description: "a date such as 2024-02-29", is_allowed: time::is_date },
    TextFormat {
        name: "date-time",
        description: "a date and time such as 2024-02-29T12:00:00Z",
        is_allowed: time::is_date_time,
    },
    TextFormat { name: "time", description: "a time such as 12:00:00Z", is_allowed: time::is_time },
    TextFormat {
        name: "uuid",
        description: "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
        is_allowed: is_uuid,
    },
    TextFormat { name: "email", description: "an e-mail address", is_allowed: address::is_email },
    TextFormat { name: "hostname", description: "a host name", is_allowed: address::is_hostname },
    TextFormat { name: "ipv4", description: "an IPv4 address", is_allowed: address::is_ipv4 },
    TextFormat { name: "ipv6", description: "an IPv6 address", is_allowed: address::is_ipv6 },
    TextFormat { name: "uri", description: "an absolute URI", is_allowed: address::is_uri },
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
