//! Lanes: each receiver has room of its own, so that none takes another's.

use std::collections::BTreeMap;

use super::health::Health;
use crate::outbox::ReceiverCode;
use crate::time::Timestamp;

/// What is under way for each receiver, and how each of them is.
#[derive(Debug)]
pub(super) struct Lanes {
    max_per_receiver: usize,
    /// Receivers with something to remember; all others are idle and well.
    lanes: BTreeMap<ReceiverCode, Lane>,
}

#[derive(Debug, Default)]
struct Lane {
    n_attempts: usize,
    health: Health,
}

impl Lanes {
    pub(super) fn new(max_per_receiver: usize) -> Lanes {
        Lanes { max_per_receiver: max_per_receiver.max(1), lanes: BTreeMap::new() }
    }

    /// How many more attempts a receiver can have, and those for whom it is another number.
    pub(super) fn room(&self, now: Timestamp) -> (usize, BTreeMap<ReceiverCode, usize>) {
        let room = |lane: &Lane| lane.health.room(self.max_per_receiver, now).saturating_sub(lane.n_attempts);
        (self.max_per_receiver, self.lanes.iter().map(|(receiver, lane)| (*receiver, room(lane))).collect())
    }

    /// When the first rest ends.
    pub(super) fn next_rest_end(&self, now: Timestamp) -> Option<Timestamp> {
        self.lanes.values().filter_map(|lane| lane.health.rest_end(now)).min()
    }

    /// An attempt begins.
    pub(super) fn begin(&mut self, receiver: ReceiverCode) {
        self.lanes.entry(receiver).or_default().n_attempts += 1;
    }

    /// An attempt is over.
    pub(super) fn end(&mut self, receiver: ReceiverCode, is_well: bool, now: Timestamp) {
        let lane = self.lanes.entry(receiver).or_default();
        lane.n_attempts = lane.n_attempts.saturating_sub(1);
        lane.health.note(is_well, now);
        if lane.n_attempts == 0 && lane.health.is_well() {
            self.lanes.remove(&receiver);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const ONE: ReceiverCode = ReceiverCode(1);
    const NOW: Timestamp = Timestamp(0);

    fn room(lanes: &Lanes) -> Option<usize> {
        let (usual, exceptions) = lanes.room(NOW);
        assert_eq!(usual, 3, "all others have all of it");
        exceptions.get(&ONE).copied()
    }

    #[test]
    fn what_is_under_way_takes_room_until_it_is_over() {
        let mut lanes = Lanes::new(3);
        assert_eq!(room(&lanes), None);
        lanes.begin(ONE);
        lanes.begin(ONE);
        assert_eq!(room(&lanes), Some(1));
        lanes.end(ONE, true, NOW);
        assert_eq!(room(&lanes), Some(2));
        lanes.end(ONE, true, NOW);
        assert_eq!(room(&lanes), None, "who is idle and well is forgotten");
    }

    #[test]
    fn who_was_not_well_is_remembered_when_idle() {
        let mut lanes = Lanes::new(3);
        lanes.begin(ONE);
        lanes.end(ONE, false, NOW);
        assert_eq!((room(&lanes), lanes.next_rest_end(NOW)), (Some(3), None));
        for _ in 1..5 {
            lanes.begin(ONE);
            lanes.end(ONE, false, NOW);
        }
        assert_eq!((room(&lanes), lanes.next_rest_end(NOW)), (Some(0), Some(NOW.after(Duration::from_secs(1)))));
    }

    #[test]
    fn there_is_always_room_for_one() {
        assert_eq!(Lanes::new(0).room(NOW), (1, BTreeMap::new()));
    }
}
