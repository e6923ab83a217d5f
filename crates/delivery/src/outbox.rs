//! The outbox: what the dispatcher asks of a store.

use std::collections::BTreeMap;
use std::error::Error;

use domain::attendance::Entity;
use domain::values::{Moment, ReceiverCode};

use crate::attempt::Outcome;

/// What changed: the kind of entity, and its code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EntityKey {
    /// Its kind, which says the path on the receiver.
    pub kind: Entity,
    /// Its code among its kind.
    pub code: i32,
}

/// A trigger for one receiver, claimed to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Its identifier in every attempt: `webhook-id`.
    pub id: String,
    /// For whom.
    pub receiver: ReceiverCode,
    /// Which version of the receiver's registration the claim saw: its address and its secrets are known by it.
    pub receiver_version: i64,
    /// About what.
    pub entity: EntityKey,
    /// The entry of the history that it tells.
    pub history: i32,
    /// The body, byte by byte.
    pub body: Vec<u8>,
    /// Number of attempts before.
    pub n_attempts: u32,
    /// Until when it is this claim's; the claim is known by it.
    pub leased_until: Moment,
}

/// A request for deliveries, as many as the dispatcher has room for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The time now.
    pub now: Moment,
    /// Until when what is claimed is nobody else's.
    pub leased_until: Moment,
    /// Most deliveries in all.
    pub limit: usize,
    /// Most deliveries of one receiver.
    pub room: usize,
    /// Receivers with another room: those that are busy, or rest.
    pub exceptions: BTreeMap<ReceiverCode, usize>,
}

impl Claim {
    /// How many deliveries of a receiver can be taken.
    pub fn room_of(&self, receiver: ReceiverCode) -> usize {
        self.exceptions.get(&receiver).copied().unwrap_or(self.room)
    }
}

/// Outcome of an attempt, to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// The delivery's id.
    pub id: String,
    /// The claim under which it was tried.
    pub leased_until: Moment,
    /// Beginning of the attempt.
    pub began: Moment,
    /// End of the attempt.
    pub ended: Moment,
    /// Its meaning.
    pub outcome: Outcome,
    /// The beginning of what the receiver said.
    pub excerpt: Option<String>,
}

/// Error of an outbox; the next claim may succeed.
pub type OutboxError = Box<dyn Error + Send + Sync>;

/// Deliveries that wait, kept where they outlive the process.
///
/// A claim takes only what nobody else has, is due, and is for a receiver that is active. What was never tried is taken
/// only if nothing older that was never tried is left for the same receiver and entity: so first attempts keep their
/// order. A claim that is not recorded before its lease ends is as if it had never been.
pub trait Outbox: Send + Sync + 'static {
    /// Takes what is due, as far as there is room, the longest due of each receiver first.
    fn claim(&self, claim: Claim) -> impl Future<Output = Result<Vec<Delivery>, OutboxError>> + Send;

    /// When something will be due that nobody has, as far as is known now; a lease that ends is due then.
    fn next_due(&self) -> impl Future<Output = Result<Option<Moment>, OutboxError>> + Send;

    /// Keeps what came of attempts. A success counts even after the lease has ended, a failure does not: somebody else
    /// is trying meanwhile.
    fn record(&self, recorded: Vec<Recorded>) -> impl Future<Output = Result<(), OutboxError>> + Send;

    /// Both in one transaction: keeps what came of attempts, then takes what is due. Where that fails they are done apart,
    /// so that one may fail and the other not.
    fn record_and_claim(
        &self,
        recorded: Vec<Recorded>,
        claim: Claim,
    ) -> impl Future<Output = (Result<(), OutboxError>, Result<Vec<Delivery>, OutboxError>)> + Send;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_receiver_has_the_room_of_all_or_its_own() {
        let [one, two] = [1, 2].map(|code| ReceiverCode::new(code).unwrap());
        let (now, exceptions) = (Moment::from_micros(0).unwrap(), BTreeMap::from([(two, 0)]));
        let claim = Claim { now, leased_until: now, limit: 9, room: 3, exceptions };
        assert_eq!([one, two].map(|code| claim.room_of(code)), [3, 0]);
    }
}
