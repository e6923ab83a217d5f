//! What `cargo xtask fire` asks for, in variables; whoever is asked for nothing does the short form.

use std::time::{Duration, Instant};

/// What decides what a suite does, the same for the same number.
pub(super) fn seed() -> u32 {
    number("FIRE_SEED").unwrap_or(1)
}

/// When a suite that begins now has gone on long enough; `None` is the short form.
pub(super) fn end() -> Option<Instant> {
    number("FIRE_MINUTES").map(|minutes| Instant::now() + Duration::from_secs(60 * u64::from(minutes)))
}

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok().map(|number| number.parse().expect("a whole number"))
}
