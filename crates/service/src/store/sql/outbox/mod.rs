//! The outbox: deliveries that wait for their receivers, beside the changes that they tell of.

mod enqueue;
