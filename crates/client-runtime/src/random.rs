//! Randomness that need not be secret: jitter and boundaries.

use std::hash::{BuildHasher, RandomState};

/// A number that nobody can foretell. The standard library seeds its hash maps from the system; that is enough here and
/// spares a dependency.
pub(crate) fn number() -> u64 {
    RandomState::new().hash_one(0_u8)
}

/// A number from 0 (inclusive) to 1 (exclusive).
pub(crate) fn fraction() -> f64 {
    f64::from(u32::try_from(number() >> 32).unwrap_or_default()) / (f64::from(u32::MAX) + 1.0)
}
