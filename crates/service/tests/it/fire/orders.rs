//! What `cargo xtask fire` asks for, in variables; whoever is asked for nothing does the short form.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::world::Home;

/// What decides what a suite does, the same for the same number.
pub(super) fn seed() -> u32 {
    number("FIRE_SEED").unwrap_or(1)
}

/// How often the program is killed.
pub(super) fn n_kills() -> Option<u32> {
    number("FIRE_KILLS")
}

/// How often the server of the database is killed, where there is somebody who starts it again.
pub(super) fn n_server_kills() -> Option<u32> {
    number("FIRE_SERVER_KILLS")
}

/// When a suite that begins now has gone on long enough; `None` is the short form.
pub(super) fn end() -> Option<Instant> {
    number("FIRE_MINUTES").map(|minutes| Instant::now() + Duration::from_secs(60 * u64::from(minutes)))
}

/// Where what was sampled is to be left, if anybody wants it.
pub(super) fn samples() -> Option<PathBuf> {
    std::env::var_os("FIRE_SAMPLES").map(PathBuf::from)
}

/// A database on SQLite, if that is an engine to try.
pub(super) fn sqlite() -> Option<Home> {
    is_chosen("sqlite").then(Home::sqlite)
}

/// A database on PostgreSQL, if that is an engine to try and there is a server.
pub(super) fn postgres() -> Option<Home> {
    is_chosen("postgres").then(Home::postgres).flatten()
}

fn is_chosen(engine: &str) -> bool {
    std::env::var("FIRE_ENGINE").map_or(true, |chosen| chosen == engine)
}

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok().map(|number| number.parse().expect("a whole number"))
}
