//! Constraints of texts. They hold for whatever has a text form, a date as well as a string.

use super::{Fault, Pattern, Rule};
use crate::value::ToText;

/// At least this many characters, counted as code points.
#[inline]
pub fn min_length<T: ToText + ?Sized>(value: &T, least: u64) -> Result<(), Fault> {
    let text = value.to_text();
    // A character takes at most four bytes, so most texts need no counting.
    let n_bytes = text.len() as u64;
    if n_bytes >= least.saturating_mul(4) || (n_bytes >= least && n_chars(&text) >= least) {
        Ok(())
    } else {
        Err(Fault::new(Rule::MinLength(least)))
    }
}

/// At most this many characters, counted as code points.
#[inline]
pub fn max_length<T: ToText + ?Sized>(value: &T, most: u64) -> Result<(), Fault> {
    let text = value.to_text();
    let n_bytes = text.len() as u64;
    if n_bytes <= most || (n_bytes.div_ceil(4) <= most && n_chars(&text) <= most) {
        Ok(())
    } else {
        Err(Fault::new(Rule::MaxLength(most)))
    }
}

/// Matches the pattern somewhere.
#[inline]
pub fn pattern<T: ToText + ?Sized>(value: &T, pattern: &Pattern) -> Result<(), Fault> {
    match pattern.is_match(&value.to_text()) {
        Some(true) => Ok(()),
        Some(false) => Err(Fault::new(Rule::Pattern(pattern.source().into()))),
        None => Err(Fault::new(Rule::PatternTooBig(pattern.source()))),
    }
}

fn n_chars(text: &str) -> u64 {
    text.chars().count() as u64
}
