//! A world in which everything fails: processes die anywhere, receivers flap, hang and lose answers, the store refuses.
//!
//! Time is tokio's, paused: it jumps to whatever happens next, so that three days take milliseconds. Everything that is
//! left to chance comes from one seed, which repeats the run.

#![allow(clippy::unwrap_used, reason = "what fails here fails a test")]

mod counts;
mod model;
mod mood;
mod outbox;
mod receivers;
mod rows;
mod run;
mod world;

pub use counts::Counts;
pub use model::ModelRows;
pub use rows::{Change, End, Row, Rows};
pub use run::run;
