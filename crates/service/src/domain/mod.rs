//! What the service knows and decides: values, records and rules.
//!
//! Pure: a rule is a function of what the caller sent and of what is already known, and its answer is the new state or
//! the reason of the refusal. Nothing here reads a clock, a socket or a database, nor knows the contract's types; who
//! calls a rule brings the facts and keeps the outcome.
//!
//! A *draft* is what somebody asks to be saved; a *record* is what is known. Records have no public way to be wrong
//! that costs less than writing a wrong row by hand.
//!
//! Texts for people are Portuguese and never repeat personal data.

pub mod address;
pub mod benefits;
pub mod catalogue;
pub mod crm;
pub mod dependents;
mod details;
pub mod events;
pub mod given;
pub mod people;
pub mod search;
pub mod stores;
#[cfg(test)]
pub(crate) mod testing;
pub mod values;
pub mod vehicles;
pub mod violation;

pub use violation::{Flaw, Refusal, Violation};
