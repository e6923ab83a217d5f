//! Quantifiers: `*`, `+`, `?`, `{n}`, `{n,}` and `{n,m}`, each lazy when a `?` follows.

use std::fmt::Write as _;

use super::cursor::Cursor;
use super::error::PatternError;

/// The largest count; any larger one is over the size limit once it repeats a character.
const MAX_COUNT: usize = 1_000_000;

/// Reads a quantifier, if one comes next, and writes it.
pub(super) fn translate(cursor: &mut Cursor, out: &mut String) -> Result<bool, PatternError> {
    match cursor.peek() {
        Some(c @ ('*' | '+' | '?')) => {
            cursor.take();
            out.push(c);
        }
        Some('{') => {
            let offset = cursor.offset();
            let Some(counts) = read_counts(cursor) else {
                return Ok(false);
            };
            write_counts(counts, offset, out)?;
        }
        _ => return Ok(false),
    }
    if cursor.eat("?") {
        out.push('?');
    }
    Ok(true)
}

/// Whether a quantifier in braces comes next; any other brace is a literal.
pub(super) fn is_braced(mut cursor: Cursor) -> bool {
    read_counts(&mut cursor).is_some()
}

/// The least count, and what follows the comma if there is one.
type Counts = (usize, Option<Option<usize>>);

/// Reads `{n}`, `{n,}` or `{n,m}`, or nothing.
fn read_counts(cursor: &mut Cursor) -> Option<Counts> {
    let mut ahead = *cursor;
    if !ahead.eat("{") {
        return None;
    }
    let least = take_count(&mut ahead)?;
    let most = ahead.eat(",").then(|| take_count(&mut ahead));
    if !ahead.eat("}") {
        return None;
    }
    *cursor = ahead;
    Some((least, most))
}

/// Reads a decimal number of any length; what does not fit is as large as can be.
fn take_count(cursor: &mut Cursor) -> Option<usize> {
    let digits = cursor.take_while(|c| c.is_ascii_digit());
    // Only an overflow fails here: what is parsed are digits.
    (!digits.is_empty()).then(|| digits.parse().unwrap_or(usize::MAX))
}

fn write_counts(counts: Counts, offset: usize, out: &mut String) -> Result<(), PatternError> {
    let (least, most) = counts;
    let bound = most.flatten().unwrap_or(least);
    if least > bound {
        return Err(PatternError::invalid(offset, "the counts of the quantifier are out of order"));
    }
    if bound > MAX_COUNT {
        return Err(PatternError::TooLarge { measure: "repeat count", limit: MAX_COUNT });
    }
    match most {
        None => write!(out, "{{{least}}}"),
        Some(None) => write!(out, "{{{least},}}"),
        Some(Some(most)) => write!(out, "{{{least},{most}}}"),
    }
    .expect("a string takes every write");
    Ok(())
}
