//! Triggers on their way to receivers.
//!
//! [`announce`] writes a trigger in the transaction of its change; the dispatcher of the crate `delivery` takes it from this
//! service's store; [`transport`] sends it, signed with a secret that [`secrets`] keeps sealed. Whoever commits a change
//! wakes the dispatcher; what another process commits is found when the outbox is next asked.

pub mod announce;
mod dispatch;
mod figures;
mod outbox;
mod registrations;
pub mod secrets;
#[cfg(test)]
mod tests;
pub mod transport;

pub use dispatch::Dispatch;
pub use figures::Figures;
pub use outbox::StoredOutbox;
pub use registrations::Registrations;
