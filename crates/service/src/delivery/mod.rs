//! Triggers on their way out of the service.

mod registrations;
pub mod transport;

pub use registrations::Registrations;
