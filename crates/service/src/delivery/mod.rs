//! Triggers on their way out of the service.

pub mod transport;
