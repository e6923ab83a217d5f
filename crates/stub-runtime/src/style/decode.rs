//! Percent-decoding.

use std::borrow::Cow;

/// Text that escapes do not make: one is broken, the bytes are no UTF-8, or a NUL is among them.
///
/// NUL is refused here because no store and no C library keeps it, and no caller means it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Undecodable;

/// Decodes a piece of a path, where `+` is a plus.
pub(crate) fn decode_path(raw: &str) -> Result<Cow<'_, str>, Undecodable> {
    match raw.bytes().position(|byte| byte == b'%') {
        None => Ok(Cow::Borrowed(raw)),
        Some(first) => decode(raw, first, false),
    }
}

/// Decodes a piece of a query or a form, where `+` is a space.
pub(crate) fn decode_query(raw: &str) -> Result<Cow<'_, str>, Undecodable> {
    match raw.bytes().position(|byte| matches!(byte, b'%' | b'+' | 0)) {
        None => Ok(Cow::Borrowed(raw)),
        Some(first) => decode(raw, first, true),
    }
}

fn decode(raw: &str, first: usize, plus_is_space: bool) -> Result<Cow<'_, str>, Undecodable> {
    let bytes = raw.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    decoded.extend_from_slice(&bytes[..first]);
    let mut rest = &bytes[first..];
    while let [byte, after @ ..] = rest {
        rest = after;
        let byte = match byte {
            b'%' => {
                let [high, low, after @ ..] = rest else { return Err(Undecodable) };
                rest = after;
                hex(*high)? << 4 | hex(*low)?
            }
            b'+' if plus_is_space => b' ',
            byte => *byte,
        };
        if byte == 0 {
            return Err(Undecodable);
        }
        decoded.push(byte);
    }
    String::from_utf8(decoded).map(Cow::Owned).map_err(|_| Undecodable)
}

fn hex(digit: u8) -> Result<u8, Undecodable> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        b'A'..=b'F' => Ok(digit - b'A' + 10),
        _ => Err(Undecodable),
    }
}

#[cfg(test)]
mod tests {
    use super::{Undecodable, decode_path, decode_query};

    #[test]
    fn escapes_are_decoded_once() {
        let cases = [
            ("", ""),
            ("abc", "abc"),
            ("a%20b", "a b"),
            ("%C3%a9", "é"),
            ("é", "é"),
            ("%2541", "%41"),
            ("a%2Fb", "a/b"),
            ("%F0%9F%A6%80", "🦀"),
        ];
        for (raw, decoded) in cases {
            assert_eq!(decode_path(raw).as_deref(), Ok(decoded), "{raw}");
            assert_eq!(decode_query(raw).as_deref(), Ok(decoded), "{raw}");
        }
    }

    #[test]
    fn a_plus_is_a_space_in_queries_only() {
        assert_eq!(decode_path("a+b").as_deref(), Ok("a+b"));
        assert_eq!(decode_query("a+b%2B").as_deref(), Ok("a b+"));
    }

    #[test]
    fn what_makes_no_text_is_refused() {
        for raw in ["%", "%4", "%zz", "a%4g", "%%41", "%C3", "%FF", "%C3%28", "%ED%A0%80", "%00", "1%00", "%-1", "%+1"]
        {
            assert_eq!(decode_path(raw), Err(Undecodable), "{raw}");
            assert_eq!(decode_query(raw), Err(Undecodable), "{raw}");
        }
    }
}
