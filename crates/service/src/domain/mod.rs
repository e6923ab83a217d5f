//! What the service knows and decides: values, records and rules.
//!
//! Pure: a rule is a function of what the caller sent and of what is already known, and its answer is the new state or
//! the reason of the refusal. Nothing here reads a clock, a socket or a database, nor knows the contract's types; who
//! calls a rule brings the facts and keeps the outcome.
//!
//! Texts for people are Portuguese and never repeat personal data.

pub mod given;
pub mod values;
pub mod violation;

pub use violation::{Flaw, Refusal, Violation};
