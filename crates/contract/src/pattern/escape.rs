//! Escapes: what a backslash makes of the characters behind it.
//!
//! Assertions and backreferences are left to the translator, since they stand for no character.

use super::cursor::Cursor;
use super::emit::Set;
use super::error::PatternError;
use super::reading::PatternReader;
use super::{habit, property};

/// What an escape stands for.
pub(super) enum Escape {
    /// One code point, which may be a surrogate.
    CodePoint(u32),
    /// One character out of a set.
    Set(Set),
}

/// Reads an escape; the cursor is behind the backslash, whose place is `offset`.
pub(super) fn read(
    cursor: &mut Cursor,
    reading: &mut PatternReader,
    offset: usize,
    is_in_class: bool,
) -> Result<Escape, PatternError> {
    let before = *cursor;
    let Some(c) = cursor.take() else {
        return Err(PatternError::invalid(offset, "nothing follows the backslash"));
    };
    if let Some(set) = Set::of_letter(c) {
        return Ok(Escape::Set(set));
    }
    if matches!(c, 'p' | 'P') && cursor.peek() == Some('{') {
        return property::read(cursor, reading, c == 'P', offset).map(Escape::Set);
    }
    let code_point = match c {
        't' => Some(0x09),
        'n' => Some(0x0A),
        'v' => Some(0x0B),
        'f' => Some(0x0C),
        'r' => Some(0x0D),
        'b' if is_in_class => Some(0x08),
        '-' if is_in_class => Some(u32::from(c)),
        'c' => read_control(cursor),
        'x' => cursor.take_hex(2),
        'u' => {
            if cursor.peek() == Some('{') {
                reading.note_unicode();
            }
            read_unicode(cursor, offset)?
        }
        '0' if !cursor.peek().is_some_and(|c| c.is_ascii_digit()) => Some(0),
        _ if is_syntax(c) => Some(u32::from(c)),
        _ => None,
    };
    if let Some(code_point) = code_point {
        return Ok(Escape::CodePoint(code_point));
    }
    *cursor = before;
    read_legacy(cursor, reading, c, offset, is_in_class).map(Escape::CodePoint)
}

/// Reads an escape that only annex B allows; the cursor is before `c`.
fn read_legacy(
    cursor: &mut Cursor,
    reading: &mut PatternReader,
    c: char,
    offset: usize,
    is_in_class: bool,
) -> Result<u32, PatternError> {
    if let Some(message) = habit::of_escape(c) {
        return Err(PatternError::invalid(offset, message));
    }
    if c == 'k' && reading.census.has_names {
        return Err(PatternError::invalid(offset, r"`\k` needs the name of a group"));
    }
    reading.note_legacy(
        offset,
        match c {
            '0'..='7' => r"write `\x` and two digits",
            'c' | 'x' | 'u' => "complete the escape",
            _ => "leave the backslash out",
        },
    );
    Ok(match c {
        '0'..='7' => read_octal(cursor),
        'c' => read_legacy_control(cursor, is_in_class),
        _ => {
            cursor.take();
            u32::from(c)
        }
    })
}

/// Whether the `u` flag lets `c` be escaped: what has a meaning unescaped, and the slash.
fn is_syntax(c: char) -> bool {
    r"^$\.*+?()[]{}|/".contains(c)
}

/// Reads what follows `\u`, or nothing if it is not an escape: then the `u` stands for itself.
///
/// `\u{` is always taken for an escape. Without the `u` flag it would repeat the letter, which
/// nobody means.
pub(super) fn read_unicode(cursor: &mut Cursor, offset: usize) -> Result<Option<u32>, PatternError> {
    if cursor.eat("{") {
        let digits = cursor.take_while(|c| c.is_ascii_hexdigit());
        let value = u32::from_str_radix(digits, 16).ok().filter(|value| *value <= 0x10_FFFF);
        return match value {
            Some(value) if cursor.eat("}") => Ok(Some(value)),
            _ => Err(PatternError::invalid(offset, r"`\u{…}` needs the digits of a code point")),
        };
    }
    Ok(cursor.take_utf16())
}

/// Reads the letter of `\cX`.
fn read_control(cursor: &mut Cursor) -> Option<u32> {
    let letter = cursor.take().filter(char::is_ascii_alphabetic)?;
    Some(u32::from(letter) % 32)
}

/// Reads `c` without a letter: in a class a digit or `_` will do, else the backslash stands for
/// itself and the `c` is left to be read again.
fn read_legacy_control(cursor: &mut Cursor, is_in_class: bool) -> u32 {
    let mut ahead = *cursor;
    ahead.eat("c");
    match ahead.take() {
        Some(c) if is_in_class && (c.is_ascii_digit() || c == '_') => {
            *cursor = ahead;
            u32::from(c) % 32
        }
        _ => u32::from('\\'),
    }
}

/// Reads up to three octal digits, as many as stay below 256.
fn read_octal(cursor: &mut Cursor) -> u32 {
    let mut value = 0;
    for _ in 0..3 {
        let Some(digit) = cursor.peek().and_then(|c| c.to_digit(8)) else {
            break;
        };
        if value * 8 + digit > 0xFF {
            break;
        }
        value = value * 8 + digit;
        cursor.take();
    }
    value
}
