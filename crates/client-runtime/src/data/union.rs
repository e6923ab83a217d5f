//! Unions without a tag: of the alternatives that a value can be read as, the one that keeps most of it is taken.

use std::cell::Cell;

use serde::de::{Deserialize, Error};
use serde::{Deserializer, Serialize};
use serde_json::Value;

thread_local! {
    /// Values of open enums that were read on this thread and that the contract does not name.
    static N_UNKNOWN: Cell<usize> = const { Cell::new(0) };
}

/// Reading a value as one alternative: what came of it, and what was lost.
pub type Attempt<T> = fn(&Value) -> Result<Chosen<T>, String>;

/// A value that was read as an alternative.
#[derive(Debug)]
pub struct Chosen<T> {
    value: T,
    n_lost: usize,
}

impl<T> Chosen<T> {
    /// Reads a value as `A`, which `wrap` makes an alternative of `T`.
    pub fn read<A: for<'v> Deserialize<'v> + Serialize>(value: &Value, wrap: fn(A) -> T) -> Result<Chosen<T>, String> {
        let n_before = N_UNKNOWN.get();
        let read: Result<A, _> = serde_path_to_error::deserialize(value);
        let n_unknown = N_UNKNOWN.replace(n_before) - n_before;
        let read = read.map_err(|error| described(&error))?;
        let written = serde_json::to_value(&read).map_err(|error| error.to_string())?;
        Ok(Chosen { value: wrap(read), n_lost: n_lost(value, &written) + n_unknown })
    }
}

/// Reads a value as the alternative that keeps most of it; among equals, the first.
pub fn choose<'de, T, D: Deserializer<'de>>(deserializer: D, attempts: &[(&str, Attempt<T>)]) -> Result<T, D::Error> {
    let value = Value::deserialize(deserializer)?;
    let mut best: Option<Chosen<T>> = None;
    let mut refusals = Vec::new();
    for (name, attempt) in attempts {
        match attempt(&value) {
            Ok(chosen) if chosen.n_lost == 0 => return Ok(chosen.value),
            Ok(chosen) if best.as_ref().is_none_or(|best| chosen.n_lost < best.n_lost) => best = Some(chosen),
            Ok(_) => {}
            Err(refusal) => refusals.push(format!("not {name}: {refusal}")),
        }
    }
    let Some(best) = best else {
        return Err(D::Error::custom(format!("no alternative fits ({})", refusals.join("; "))));
    };
    // For a union around this one: something in here was not as the contract says.
    note_unknown();
    Ok(best.value)
}

/// Remembers that a value was read that the contract does not name.
pub(super) fn note_unknown() {
    N_UNKNOWN.set(N_UNKNOWN.get() + 1);
}

/// The error with the way to it, if there is one.
pub(super) fn described(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    let path = error.path().to_string();
    if path == "." { error.inner().to_string() } else { format!("at {path}: {}", error.inner()) }
}

/// How many keys and values of what was read are no longer there, or are others, in what is written back.
fn n_lost(read: &Value, written: &Value) -> usize {
    match (read, written) {
        (Value::Object(read), Value::Object(written)) => read
            .iter()
            .map(|(key, value)| match written.get(key) {
                Some(same) => n_lost(value, same),
                // A property that was left out and one that was `null` are one and the same to most types.
                None => usize::from(!value.is_null()),
            })
            .sum(),
        (Value::Array(read), Value::Array(written)) => {
            let pairs = read.iter().zip(written).map(|(read, written)| n_lost(read, written));
            pairs.sum::<usize>() + read.len().abs_diff(written.len())
        }
        (Value::Number(read), Value::Number(written)) => {
            usize::from(read != written && read.as_f64() != written.as_f64())
        }
        _ => usize::from(read != written),
    }
}

/// Declares an enum of alternatives that nothing tells apart but their form.
///
/// Of the alternatives that a value can be read as, the one that keeps most of its keys is taken; among equals the first.
///
/// ```
/// client_runtime::union! {
///     /// A name or a number.
///     pub enum Id { Text(String), Number(i64) }
/// }
/// assert!(matches!(serde_json::from_str("7"), Ok(Id::Number(7))));
/// ```
#[macro_export]
macro_rules! union {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident($inner:ty)),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone)]
        $vis enum $name {
            $(
                #[doc = concat!("Alternative `", stringify!($variant), "`.")]
                $(#[$variant_meta])*
                $variant($inner),
            )*
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| match value {
                $(Self::$variant(value) => $crate::data::serde::Serialize::serialize(value, serializer),)*
            },
            |deserializer| $crate::data::choose(
                deserializer,
                &[$((stringify!($variant), |value| $crate::data::Chosen::read(value, Self::$variant))),*],
            )
        }

        $crate::described! { $name, |generator| {
            let alternatives = [$(generator.subschema_for::<$inner>()),*];
            $crate::schemas::union(&alternatives)
        } }
    };
}

/// Declares what an operation answers where that differs by status or media type.
///
/// More can be derived by an attribute where what the variants hold allows it. It is no value on the wire, so it has no
/// schema of its own: what each variant holds has one, at its own status.
///
/// ```
/// client_runtime::answers! {
///     /// What `getPet` answers.
///     #[derive(Clone, PartialEq)]
///     pub enum GetPetOk { Ok(String), NoContent }
/// }
/// assert_eq!(GetPetOk::NoContent, GetPetOk::NoContent);
/// ```
#[macro_export]
macro_rules! answers {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$variant_meta:meta])* $variant:ident $(($inner:ty))?),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug)]
        $vis enum $name {
            $(
                #[doc = concat!("Answer `", stringify!($variant), "`.")]
                $(#[$variant_meta])*
                $variant $(($inner))?,
            )*
        }
    };
}
