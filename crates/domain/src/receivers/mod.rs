//! Receivers of triggers, and what is sent to them.
//!
//! Where a receiver may be and how it is reached is not decided here: that takes a look at the network.

mod delivery;
mod receiver;

pub use delivery::{DeliveryFailure, DeliveryFilter, DeliverySituation, DeliveryState};
pub use receiver::{Disabled, DisabledFor, NewReceiver, Receiver, ReceiverChange};
