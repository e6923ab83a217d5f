//! Triggers on their way: the dispatcher of the crate `delivery`, over this service's store and out to its receivers.
//!
//! A change of situation leaves its deliveries in the same transaction; whoever commits it wakes the dispatcher. What
//! another process commits is found when the outbox is next asked.

mod dispatch;
mod figures;
mod outbox;
mod registrations;
#[cfg(test)]
mod tests;
pub mod transport;

pub use dispatch::Dispatch;
pub use figures::Figures;
pub use outbox::StoredOutbox;
pub use registrations::Registrations;
