//! Rows in memory, with the outbox's promises written down as plainly as they can be.

use std::collections::{BTreeMap, BTreeSet};

use domain::values::{Moment, ReceiverCode};

use super::rows::{Change, End, Row, Rows};
use crate::attempt::Outcome;
use crate::outbox::{Claim, Delivery, Recorded};

/// Rows that live as long as the world.
#[derive(Debug, Default)]
pub struct ModelRows(BTreeMap<String, Waiting>);

#[derive(Debug)]
struct Waiting {
    row: Row,
    due: Moment,
    leased_until: Option<Moment>,
}

impl Rows for ModelRows {
    fn commit(&mut self, receivers: &[ReceiverCode], change: &Change, now: Moment) {
        let Change { entity, history, body } = change;
        for receiver in receivers {
            let row = Row {
                receiver: *receiver,
                entity: *entity,
                history: *history,
                body: body.clone(),
                n_attempts: 0,
                end: None,
            };
            self.0.insert(format!("{history:06}-{receiver}"), Waiting { row, due: now, leased_until: None });
        }
    }

    fn claim(&mut self, claim: &Claim) -> Vec<Delivery> {
        let mut taken = Vec::new();
        let mut n_taken = BTreeMap::new();
        // Receivers and entities with something older that was never tried.
        let mut waiting = BTreeSet::new();
        for (id, Waiting { row, due, leased_until }) in self.0.iter_mut().filter(|(_, one)| one.row.end.is_none()) {
            let is_first = row.n_attempts == 0;
            let is_in_order = !is_first || waiting.insert((row.receiver, row.entity));
            let is_free = *due <= claim.now && leased_until.is_none_or(|until| until <= claim.now);
            let n_of_receiver = n_taken.entry(row.receiver).or_insert(0);
            let has_room = taken.len() < claim.limit && *n_of_receiver < claim.room_of(row.receiver);
            if is_in_order && is_free && has_room {
                *n_of_receiver += 1;
                *leased_until = Some(claim.leased_until);
                taken.push(Delivery {
                    id: id.clone(),
                    receiver: row.receiver,
                    receiver_version: 1,
                    entity: row.entity,
                    history: row.history,
                    body: row.body.clone(),
                    n_attempts: row.n_attempts,
                    leased_until: claim.leased_until,
                });
            }
        }
        taken
    }

    fn next_due(&mut self, now: Moment) -> Option<Moment> {
        let due = |one: &Waiting| one.leased_until.filter(|until| *until > now).unwrap_or(one.due);
        self.0.values().filter(|one| one.row.end.is_none()).map(due).min()
    }

    fn record(&mut self, recorded: &[Recorded]) {
        for recorded in recorded {
            if let Some(waiting) = self.0.get_mut(&recorded.id) {
                waiting.record(recorded);
            }
        }
    }

    fn all(&mut self) -> BTreeMap<String, Row> {
        self.0.iter().map(|(id, one)| (id.clone(), one.row.clone())).collect()
    }
}

impl Waiting {
    fn record(&mut self, recorded: &Recorded) {
        let Waiting { row, due, leased_until } = self;
        let is_ours = *leased_until == Some(recorded.leased_until);
        match recorded.outcome {
            Outcome::Delivered(_) => row.end = Some(End::Delivered),
            _ if !is_ours || row.end.is_some() => return,
            Outcome::Again(_, wait) => *due = recorded.ended.after(wait),
            Outcome::Dead(_) => row.end = Some(End::Dead),
            Outcome::Gone => unreachable!("no receiver of this world is gone"),
        }
        row.n_attempts += 1;
        *leased_until = None;
    }
}
