//! Settings of `cargo xtask fire`, from environment variables; without them a suite runs its short form.

use std::time::{Duration, Instant};

/// Random seed of a suite (`FIRE_SEED`).
pub(super) fn seed() -> u32 {
    number("FIRE_SEED").unwrap_or(1)
}

/// Time at which a suite that begins now ends; `None` is the short form.
pub(super) fn end() -> Option<Instant> {
    number("FIRE_MINUTES").map(|minutes| Instant::now() + Duration::from_secs(60 * u64::from(minutes)))
}

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok().map(|number| number.parse().expect("a whole number"))
}
