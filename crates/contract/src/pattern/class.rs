//! Bracketed classes: `[…]` and `[^…]`.

use super::cursor::Cursor;
use super::emit;
use super::error::PatternError;
use super::escape::{self, Escape};
use super::reading::PatternReader;

/// Reads a class, whose opening bracket comes next, and writes it.
pub(super) fn translate(
    cursor: &mut Cursor,
    reading: &mut PatternReader,
    out: &mut String,
) -> Result<(), PatternError> {
    let offset = cursor.offset();
    cursor.eat("[");
    let is_negated = cursor.eat("^");
    let mut members = String::new();
    while !cursor.eat("]") {
        if !translate_member(cursor, reading, &mut members)? {
            return Err(PatternError::invalid(offset, "the class has no closing bracket"));
        }
    }
    emit::write_class(&members, is_negated, out);
    Ok(())
}

/// Reads one atom, or a range of two; returns whether the pattern was long enough.
fn translate_member(
    cursor: &mut Cursor,
    reading: &mut PatternReader,
    members: &mut String,
) -> Result<bool, PatternError> {
    let offset = cursor.offset();
    let Some(first) = read_atom(cursor, reading)? else {
        return Ok(false);
    };
    // A dash before the closing bracket is a member.
    if cursor.rest().starts_with("-]") || !cursor.eat("-") {
        write_atom(&first, members);
        return Ok(true);
    }
    let Some(last) = read_atom(cursor, reading)? else {
        return Ok(false);
    };
    match (&first, &last) {
        (Escape::CodePoint(first), Escape::CodePoint(last)) if first > last => {
            let message = "the ends of the range are out of order";
            return Err(PatternError::invalid(offset, message));
        }
        (Escape::CodePoint(first), Escape::CodePoint(last)) => {
            if *last > 0xFFFF {
                // As code units it is another range, if any.
                reading.note_unicode();
            }
            emit::write_range(*first, *last, members);
        }
        // A set is no end of a range, so the dash is a member.
        _ => {
            reading.note_legacy(offset, "put a backslash before the dash");
            write_atom(&first, members);
            emit::write_range(u32::from('-'), u32::from('-'), members);
            write_atom(&last, members);
        }
    }
    Ok(true)
}

/// Reads one atom, or nothing at the end of the pattern.
fn read_atom(cursor: &mut Cursor, reading: &mut PatternReader) -> Result<Option<Escape>, PatternError> {
    let offset = cursor.offset();
    match cursor.take() {
        Some('\\') => escape::read(cursor, reading, offset, true).map(Some),
        Some(c) => Ok(Some(Escape::CodePoint(u32::from(c)))),
        None => Ok(None),
    }
}

fn write_atom(atom: &Escape, members: &mut String) {
    match atom {
        Escape::CodePoint(c) => emit::write_range(*c, *c, members),
        Escape::Set(set) => set.write_member(members),
    }
}
