//! Delivery of triggers whose changes were committed.
//!
//! A change of situation leaves a row per receiver in an [`Outbox`]. The [`Dispatcher`] claims what is due, sends it
//! through a [`Transport`], and records what came of it, until every row is delivered or dead. It promises:
//!
//! - every row ends in an answer from 200 to 204, or among the dead, whatever dies on the way;
//! - first attempts of one entity reach a receiver in the order of its changes;
//! - a repeated attempt has the same id and the same bytes; none is early; none goes to a forbidden address;
//! - a receiver that is down or slow costs the others nothing.
//!
//! Transport and outbox are traits, and the clock is handed over, so that a simulation can run the same code through a thousand disasters: the
//! feature `simulation` has it, for tests of this crate and of whoever keeps the rows.

pub mod address;
mod attempt;
mod clock;
mod dispatcher;
mod excerpt;
mod outbox;
mod retry_after;
mod schedule;
#[cfg(feature = "simulation")]
pub mod simulation;
mod transport;

pub use attempt::{Answer, Failure, Outcome, Reply, judge};
pub use clock::Clock;
pub use dispatcher::{Dispatcher, Settings};
pub use excerpt::{EXCERPT_BYTES, excerpt};
pub use outbox::{Claim, Delivery, EntityKey, Outbox, OutboxError, Recorded};
pub use retry_after::retry_after;
pub use schedule::{MAX_ATTEMPTS, Schedule};
pub use transport::{Transport, TransportError};
