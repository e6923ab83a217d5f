//! The way to a receiver.

use std::error::Error;
use std::sync::Arc;

use crate::attempt::Answer;
use crate::outbox::Delivery;

/// Error of ours that kept a delivery from being sent; the receiver has no part in it.
pub type TransportError = Box<dyn Error + Send + Sync>;

/// Sends deliveries.
pub trait Transport: Send + Sync + 'static {
    /// Sends a delivery and reads the answer. The dispatcher stops it when it takes too long.
    ///
    /// An error is no attempt: nothing is recorded, and the delivery is due again when its lease ends.
    fn send(&self, delivery: &Delivery) -> impl Future<Output = Result<Answer, TransportError>> + Send;
}

impl<T: Transport> Transport for Arc<T> {
    async fn send(&self, delivery: &Delivery) -> Result<Answer, TransportError> {
        (**self).send(delivery).await
    }
}
