//! Changes of situation, told to whoever subscribed: the bodies of triggers, put into the outbox in the transaction of
//! the change.
//!
//! Whoever enters a situation through the interface or the operator's contract announces it: the store gives back what it
//! wrote as an [`Unannounced`](store::Unannounced), which only an announcement opens. Imports and demos announce nothing.
//! How a body comes to its receiver is the affair of the dispatcher.

mod announcement;
mod benefit;
mod consultation;
mod event;
mod help_desk;
mod inspection;
mod values;

#[cfg(test)]
mod tests;

pub use announcement::{Announced, announce};
pub use benefit::announce_benefit;
