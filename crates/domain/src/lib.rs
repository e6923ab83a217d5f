//! What the service knows and decides: values, records and rules.
//!
//! Pure: a rule is a function of what the caller sent and of what is already known, and its answer is the new state or
//! the reason of the refusal. Nothing here reads a clock, a socket or a database, nor knows the contract's types; who
//! calls a rule brings the facts and keeps the outcome.
//!
//! A *draft* is what somebody asks to be saved, *facts* are what is known about it, and a *change* is what saving comes
//! to. Drafts are made of values, so that whoever makes one has read every field; rules see to what fields have to do
//! with one another and with what is known.
//!
//! Texts for people are Portuguese and never repeat personal data.

pub mod address;
pub mod attendance;
pub mod benefits;
pub mod catalogue;
pub mod crm;
pub mod dependents;
mod details;
pub mod events;
pub mod given;
pub mod history;
pub mod people;
pub mod receivers;
pub mod search;
pub mod sent;
pub mod stores;
pub mod system_client;
#[cfg(feature = "testing")]
pub mod testing;
pub mod users;
pub mod values;
pub mod vehicles;
pub mod violation;

pub use violation::{Flaw, Refusal, Violation};
