//! Faults as `serde` errors, so that a reader that works with [`Fault`] knows the rule and the place.
//!
//! `serde` lets a type refuse a value only with words. A type of ours lays the fault aside before it says the words, and
//! [`Fault`]'s own `custom` picks it up again; every other error type is content with the words.

use std::cell::Cell;
use std::fmt::Display;

use serde::de::{Error, Expected, Unexpected};

use crate::check::{Fault, JsonKind, Rule};

thread_local! {
    /// The fault behind the words of the latest refusal. It is set and taken within one read, which never waits.
    static PENDING_FAULT: Cell<Option<Fault>> = const { Cell::new(None) };
}

/// The error of any reader for a fault of the value at hand.
#[cold]
pub fn refuse<E: Error>(fault: Fault) -> E {
    let words = fault.rule().to_string();
    PENDING_FAULT.set(Some(fault));
    E::custom(words)
}

/// Forgets what an earlier reader did not pick up.
pub(super) fn forget() {
    PENDING_FAULT.set(None);
}

impl Error for Fault {
    fn custom<T: Display>(words: T) -> Fault {
        PENDING_FAULT.take().unwrap_or_else(|| Fault::new(Rule::Other(words.to_string())))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        let Some(expected) = Expectation::from_words(&expected.to_string()) else {
            return Fault::new(Rule::Other("must be of another kind".to_owned()));
        };
        Fault::new(match (found, expected.range) {
            // JSON's reader makes a floating point number of an integer that no type of 64 bits holds.
            (Unexpected::Float(float), Some((least, greatest))) if float.fract() == 0.0 && float.abs() >= 1e18 => {
                Rule::Range { least, greatest }
            }
            (found, _) => Rule::Type { expected: expected.kind, found: kind_of(found) },
        })
    }

    fn invalid_value(_: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        match Expectation::from_words(&expected.to_string()) {
            Some(Expectation { range: Some((least, greatest)), .. }) => Fault::new(Rule::Range { least, greatest }),
            Some(Expectation { kind, range: None }) => Fault::new(Rule::Reads(kind)),
            None => Fault::new(Rule::Other("must have another value".to_owned())),
        }
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Fault {
        Fault::new(Rule::Unknown(field.to_owned()))
    }

    fn missing_field(field: &'static str) -> Fault {
        Fault::new(Rule::Required(field.to_owned()))
    }

    fn duplicate_field(field: &'static str) -> Fault {
        Fault::new(Rule::Repeated(field.to_owned()))
    }
}

/// What `serde`'s visitors ask for.
struct Expectation {
    kind: JsonKind,
    range: Option<(i128, i128)>,
}

impl Expectation {
    fn from_words(words: &str) -> Option<Expectation> {
        macro_rules! integer {
            ($integer:ty) => {
                (JsonKind::Integer, Some((i128::from(<$integer>::MIN), i128::from(<$integer>::MAX))))
            };
        }
        let (kind, range) = match words {
            "a boolean" => (JsonKind::Boolean, None),
            "i8" => integer!(i8),
            "i16" => integer!(i16),
            "i32" => integer!(i32),
            "i64" => integer!(i64),
            "u8" => integer!(u8),
            "u16" => integer!(u16),
            "u32" => integer!(u32),
            "u64" => integer!(u64),
            "i128" | "an integer" => (JsonKind::Integer, Some((i128::MIN, i128::MAX))),
            "f32" | "f64" | "a number" => (JsonKind::Number, None),
            "a string" | "string" => (JsonKind::String, None),
            "a sequence" | "an array" => (JsonKind::Array, None),
            "a map" | "an object" => (JsonKind::Object, None),
            "unit" | "null" => (JsonKind::Null, None),
            _ => return None,
        };
        Some(Expectation { kind, range })
    }
}

fn kind_of(found: Unexpected<'_>) -> JsonKind {
    match found {
        Unexpected::Bool(_) => JsonKind::Boolean,
        Unexpected::Unsigned(_) | Unexpected::Signed(_) => JsonKind::Integer,
        Unexpected::Float(_) => JsonKind::Number,
        Unexpected::Unit | Unexpected::Option => JsonKind::Null,
        Unexpected::Seq => JsonKind::Array,
        Unexpected::Map => JsonKind::Object,
        // Numbers of 128 bits have no variant of their own.
        Unexpected::Other(words) if words.starts_with("integer") => JsonKind::Integer,
        _ => JsonKind::String,
    }
}
