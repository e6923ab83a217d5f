//! Formats: texts that surely are of one, and texts that some readers may take for it.

use std::collections::HashMap;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::LazyLock;

use regex::Regex;

/// A format that is an assertion about texts.
pub(super) struct Format {
    pub(super) name: &'static str,
    is_sure: fn(&str) -> bool,
    is_possible: fn(&str) -> bool,
    pub(super) samples: &'static [&'static str],
}

pub(super) const FORMATS: &[Format] = &[
    Format {
        name: "date",
        is_sure: is_date,
        is_possible: |text| matches("date", text),
        samples: &["2024-02-29", "1999-12-31", "2020-01-01"],
    },
    Format {
        name: "date-time",
        is_sure: |text| {
            let (date, time) = text.split_once('T').unwrap_or_default();
            is_date(date) && matches("time", time)
        },
        is_possible: |text| matches("date-time like", text),
        samples: &["2024-02-29T12:00:00Z", "1999-12-31T23:59:59+01:00", "2020-01-01T00:00:00.5Z"],
    },
    Format {
        name: "time",
        is_sure: |text| matches("time", text),
        is_possible: |text| matches("time like", text),
        samples: &["12:00:00Z", "23:59:59.5+01:00"],
    },
    Format {
        name: "uuid",
        is_sure: |text| matches("uuid", text),
        is_possible: |text| matches("uuid like", text),
        samples: &["123e4567-e89b-12d3-a456-426614174000", "00000000-0000-4000-8000-000000000000"],
    },
    Format {
        name: "email",
        is_sure: |text| matches("email", text),
        is_possible: |text| text.contains('@'),
        samples: &["a@b.co", "some.body@example.org"],
    },
    Format {
        name: "hostname",
        is_sure: |text| matches("hostname", text) && text.len() < 64,
        is_possible: |text| !text.is_empty() && !text.contains([' ', '@', '/']),
        samples: &["a", "example.org", "a1.b2.example"],
    },
    Format {
        name: "ipv4",
        is_sure: |text| text.parse::<Ipv4Addr>().is_ok(),
        is_possible: |text| matches("ipv4 like", text),
        samples: &["1.2.3.4", "255.255.255.255"],
    },
    Format {
        name: "ipv6",
        is_sure: |text| text.parse::<Ipv6Addr>().is_ok() && !text.contains('.'),
        is_possible: |text| text.contains(':'),
        samples: &["::1", "2001:db8::1"],
    },
    Format {
        name: "uri",
        is_sure: |text| matches("uri", text),
        is_possible: |text| text.contains(':'),
        samples: &["http://a", "https://example.org/a/b"],
    },
    Format {
        name: "byte",
        is_sure: |text| matches("byte", text),
        is_possible: |text| matches("byte like", text),
        samples: &["", "YQ==", "YWJj", "YWJjZA=="],
    },
];

static PATTERNS: LazyLock<HashMap<&str, Regex>> = LazyLock::new(|| {
    let time = r"([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]+)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])";
    let host = r"[a-z0-9]+(\.[a-z0-9]+)*";
    let full = |pattern: &str| Regex::new(&format!("(?s)^(?:{pattern})$")).expect("our patterns are well formed");
    HashMap::from([
        ("date", full("[0-9]{4}-[0-9]{2}-[0-9]{2}")),
        ("time", full(time)),
        ("time like", full("[0-9]{2}:[0-9]{2}:[0-9]{2}.*")),
        ("date-time like", full("[0-9]{4}-[0-9]{2}-[0-9]{2}.[0-9]{2}:[0-9]{2}:[0-9]{2}.*")),
        ("uuid", full("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")),
        ("uuid like", full("[0-9a-fA-F{}:urnid-]*")),
        ("hostname", full(host)),
        ("email", full(&format!(r"[a-z0-9]+(\.[a-z0-9]+)*@{host}\.[a-z]+"))),
        ("ipv4 like", full(r"[0-9]+(\.[0-9]+){3}")),
        ("uri", full(&format!("https?://{host}(/[a-z0-9]+)*"))),
        // Whether the last digit may have bits to spare is left to the reader.
        ("byte", full("([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?")),
        ("byte like", full(r"[A-Za-z0-9+/=_\s-]*")),
    ])
});

/// Whether a text is of a format; asked only where it is clear.
pub(super) fn is_valid(format: &str, text: &str) -> bool {
    find(format).is_none_or(|format| (format.is_sure)(text))
}

/// Whether all readers agree on whether a text is of a format.
pub(super) fn is_clear(format: &str, text: &str) -> bool {
    find(format).is_none_or(|format| (format.is_sure)(text) == (format.is_possible)(text))
}

pub(super) fn find(name: &str) -> Option<&'static Format> {
    FORMATS.iter().find(|format| format.name == name)
}

fn matches(pattern: &str, text: &str) -> bool {
    PATTERNS[pattern].is_match(text)
}

fn is_date(text: &str) -> bool {
    if !matches("date", text) {
        return false;
    }
    let part = |range: std::ops::Range<usize>| text[range].parse::<u32>().expect("a date consists of digits");
    let (year, month, day) = (part(0..4), part(5..7), part(8..10));
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let n_days = match month {
        2 => 28 + u32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    year > 0 && (1..=12).contains(&month) && (1..=n_days).contains(&day)
}
