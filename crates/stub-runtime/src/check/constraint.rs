//! Constraints of a document, one function each: a reference to the value in, `Ok` or the fault out.
//!
//! Those of texts hold for whatever has a text form, a date as well as a string.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::OnceLock;

use regex::Regex;
use serde::Serialize;

use super::fault::{Fault, Rule, Step};
use super::number::Bounded;
use crate::json::{canonical, n_properties};
use crate::value::ToText;

/// Something whose constraints can be checked.
pub trait Check {
    /// The first fault, if there is one.
    fn check(&self) -> Result<(), Fault>;
}

/// A check of a value that was read, as generated code hands it in: `|value| check::max_length(value, 40)`.
pub trait Constraint<T: ?Sized>: FnOnce(&T) -> Result<(), Fault> {}

impl<T: ?Sized, F: FnOnce(&T) -> Result<(), Fault>> Constraint<T> for F {}

/// A value that was read, if it passes its check.
#[inline]
pub(crate) fn checked<T>(read: Result<T, Fault>, check: impl Constraint<T>) -> Result<T, Fault> {
    let value = read?;
    check(&value)?;
    Ok(value)
}

/// A pattern of the document. Made as a `static`; compiled at its first use and kept.
#[derive(Debug)]
pub struct Pattern {
    source: &'static str,
    translation: &'static str,
    format: Option<&'static str>,
    example: Option<&'static str>,
    compiled: OnceLock<Option<Regex>>,
}

impl Pattern {
    /// A pattern as the document writes it, and the same in the language of the `regex` crate.
    pub const fn new(source: &'static str, translation: &'static str) -> Pattern {
        Pattern { source, translation, format: None, example: None, compiled: OnceLock::new() }
    }

    /// The same with the format of its schema, for the sentence about a text that does not match.
    #[must_use]
    pub const fn of_format(mut self, format: &'static str) -> Pattern {
        self.format = Some(format);
        self
    }

    /// The same with a text that matches, for the sentence about one that does not.
    #[must_use]
    pub const fn such_as(mut self, example: &'static str) -> Pattern {
        self.example = Some(example);
        self
    }

    /// The pattern as the document writes it.
    pub fn source(&self) -> &'static str {
        self.source
    }

    /// Compiles it if that has not been done. `Err` if it is too big: then every text is refused.
    pub fn compile(&self) -> Result<(), regex::Error> {
        if self.compiled().is_some() { Ok(()) } else { Regex::new(self.translation).map(drop) }
    }

    /// True if a text matches anywhere; `None` if the pattern is too big to compile.
    #[inline]
    pub fn is_match(&self, text: &str) -> Option<bool> {
        self.compiled().map(|regex| regex.is_match(text))
    }

    #[inline]
    fn compiled(&self) -> Option<&Regex> {
        self.compiled.get_or_init(|| Regex::new(self.translation).ok()).as_ref()
    }
}

/// Nothing to check.
pub fn any<T: ?Sized>(_: &T) -> Result<(), Fault> {
    Ok(())
}

/// A fault of a property as a fault of the object.
#[inline]
pub fn at(name: &'static str, result: Result<(), Fault>) -> Result<(), Fault> {
    result.map_err(|fault| fault.inside(name))
}

/// A fault of an element as a fault of the array.
#[inline]
pub fn at_index(idx: usize, result: Result<(), Fault>) -> Result<(), Fault> {
    result.map_err(|fault| fault.under(Step::Index(idx)))
}

/// A fault of a property with a name of the caller's as a fault of the map.
#[inline]
pub fn at_key(key: &str, result: Result<(), Fault>) -> Result<(), Fault> {
    result.map_err(|fault| fault.under(Step::Key(key.to_owned())))
}

/// The rules of a schema that says in words what it wants (`x-message`): so is a fault of the value itself told.
#[inline]
pub fn saying(message: &'static str, rules: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
    rules().map_err(|fault| fault.saying(message))
}

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
        Some(false) => {
            let (format, example) = (pattern.format.map(Into::into), pattern.example.map(Into::into));
            Err(Fault::new(Rule::Pattern { format, example }))
        }
        None => Err(Fault::new(Rule::PatternTooBig)),
    }
}

/// No less than this.
#[inline]
pub fn minimum<T: Bounded>(value: &T, least: T) -> Result<(), Fault> {
    if *value >= least { Ok(()) } else { Err(Fault::new(Rule::Minimum(least.number()))) }
}

/// No more than this.
#[inline]
pub fn maximum<T: Bounded>(value: &T, greatest: T) -> Result<(), Fault> {
    if *value <= greatest { Ok(()) } else { Err(Fault::new(Rule::Maximum(greatest.number()))) }
}

/// More than this.
#[inline]
pub fn exclusive_minimum<T: Bounded>(value: &T, bound: T) -> Result<(), Fault> {
    if *value > bound { Ok(()) } else { Err(Fault::new(Rule::ExclusiveMinimum(bound.number()))) }
}

/// Less than this.
#[inline]
pub fn exclusive_maximum<T: Bounded>(value: &T, bound: T) -> Result<(), Fault> {
    if *value < bound { Ok(()) } else { Err(Fault::new(Rule::ExclusiveMaximum(bound.number()))) }
}

/// Divisible by this. Integers are divided exactly; floating point numbers stand for the decimal that they are written
/// as, so 0.07 is a multiple of 0.01.
#[inline]
pub fn multiple_of<T: Bounded>(value: &T, divisor: T) -> Result<(), Fault> {
    if value.is_multiple_of(divisor) { Ok(()) } else { Err(Fault::new(Rule::MultipleOf(divisor.number()))) }
}

/// A number, not an overflow: 1e39 has no `f32`, and JSON's readers make it infinite.
#[inline]
pub fn finite<T: Into<f64> + Copy>(value: &T) -> Result<(), Fault> {
    let value: f64 = (*value).into();
    if value.is_finite() { Ok(()) } else { Err(Fault::new(Rule::Finite)) }
}

/// At least this many elements.
#[inline]
pub fn min_items<T>(value: &[T], least: u64) -> Result<(), Fault> {
    if value.len() as u64 >= least { Ok(()) } else { Err(Fault::new(Rule::MinItems(least))) }
}

/// At most this many elements.
#[inline]
pub fn max_items<T>(value: &[T], most: u64) -> Result<(), Fault> {
    if value.len() as u64 <= most { Ok(()) } else { Err(Fault::new(Rule::MaxItems(most))) }
}

/// No two elements are equal as JSON: 1 and 1.0 are equal, and the order of properties does not matter.
pub fn unique_items<T: Serialize>(value: &[T]) -> Result<(), Fault> {
    if value.len() < 2 {
        return Ok(());
    }
    let mut seen = HashMap::with_capacity(value.len());
    for (idx, item) in value.iter().enumerate() {
        // An element that cannot be written as JSON equals no other.
        let Ok(text) = canonical(item) else { continue };
        match seen.entry(text) {
            Entry::Occupied(first) => return Err(Fault::new(Rule::UniqueItems(*first.get(), idx))),
            Entry::Vacant(place) => {
                place.insert(idx);
            }
        }
    }
    Ok(())
}

/// At least this many properties.
pub fn min_properties<T: Serialize + ?Sized>(value: &T, least: u64) -> Result<(), Fault> {
    if n_properties(value) >= least { Ok(()) } else { Err(Fault::new(Rule::MinProperties(least))) }
}

/// At most this many properties.
pub fn max_properties<T: Serialize + ?Sized>(value: &T, most: u64) -> Result<(), Fault> {
    if n_properties(value) <= most { Ok(()) } else { Err(Fault::new(Rule::MaxProperties(most))) }
}

fn n_chars(text: &str) -> u64 {
    text.chars().count() as u64
}
