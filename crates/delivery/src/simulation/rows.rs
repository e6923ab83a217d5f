//! What a store must do to take part: all of it at once, without waiting, since what goes wrong is the world's affair.

use std::collections::BTreeMap;

use domain::values::{Moment, ReceiverCode};

use crate::outbox::{Claim, Delivery, EntityKey, Recorded};

/// Where the deliveries of a world wait. Its promises are those of an [`Outbox`](crate::Outbox).
pub trait Rows: Send + 'static {
    /// Commits a change, with a delivery for each receiver.
    fn commit(&mut self, receivers: &[ReceiverCode], change: &Change, now: Moment);

    /// Takes what is due, as far as there is room.
    fn claim(&mut self, claim: &Claim) -> Vec<Delivery>;

    /// When something will be due that nobody has.
    fn next_due(&mut self, now: Moment) -> Option<Moment>;

    /// Keeps what came of attempts.
    fn record(&mut self, recorded: &[Recorded]);

    /// All deliveries that were ever committed, by id.
    fn all(&mut self) -> BTreeMap<String, Row>;
}

/// A change of situation.
#[derive(Debug, Clone)]
pub struct Change {
    /// What changed.
    pub entity: EntityKey,
    /// The entry of the history.
    pub history: i32,
    /// What receivers are told.
    pub body: Vec<u8>,
}

/// A delivery as it stands.
#[derive(Debug, Clone)]
pub struct Row {
    /// For whom.
    pub receiver: ReceiverCode,
    /// About what.
    pub entity: EntityKey,
    /// The entry of the history.
    pub history: i32,
    /// What is sent.
    pub body: Vec<u8>,
    /// How often it was tried.
    pub n_attempts: u32,
    /// Its end, if it has ended.
    pub end: Option<End>,
}

/// Ends of a delivery.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The receiver has it.
    Delivered,
    /// It was given up.
    Dead,
}
