//! The way to a receiver.

use crate::{Answer, Delivery};

/// Sends deliveries.
pub trait Transport: Send + Sync + 'static {
    /// Sends a delivery and reads the whole answer. The dispatcher stops it when it takes too long.
    fn send(&self, delivery: &Delivery) -> impl Future<Output = Answer> + Send;
}
