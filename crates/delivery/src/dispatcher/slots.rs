//! Slots for attempts: each receiver has its own, so that none takes another's.

use std::collections::BTreeMap;

use domain::values::{Moment, ReceiverCode};

use super::circuit_breaker::CircuitBreaker;

/// Attempts under way for each receiver, and its circuit breaker.
#[derive(Debug)]
pub(super) struct ReceiverSlots {
    max_per_receiver: usize,
    /// Receivers with something to remember; all others are idle and well.
    slots: BTreeMap<ReceiverCode, Slots>,
}

#[derive(Debug, Default)]
struct Slots {
    n_attempts: usize,
    breaker: CircuitBreaker,
}

impl ReceiverSlots {
    pub(super) fn new(max_per_receiver: usize) -> ReceiverSlots {
        ReceiverSlots { max_per_receiver: max_per_receiver.max(1), slots: BTreeMap::new() }
    }

    /// How many more attempts a receiver can have, and those for whom it is another number.
    pub(super) fn room(&self, now: Moment) -> (usize, BTreeMap<ReceiverCode, usize>) {
        let room = |slot: &Slots| slot.breaker.room(self.max_per_receiver, now).saturating_sub(slot.n_attempts);
        (self.max_per_receiver, self.slots.iter().map(|(receiver, slot)| (*receiver, room(slot))).collect())
    }

    /// When the first probe is let through.
    pub(super) fn next_probe(&self, now: Moment) -> Option<Moment> {
        self.slots.values().filter_map(|slot| slot.breaker.probe_at(now)).min()
    }

    /// An attempt begins.
    pub(super) fn begin(&mut self, receiver: ReceiverCode) {
        self.slots.entry(receiver).or_default().n_attempts += 1;
    }

    /// An attempt is over.
    pub(super) fn end(&mut self, receiver: ReceiverCode, is_well: bool, now: Moment) {
        let slot = self.slots.entry(receiver).or_default();
        slot.n_attempts = slot.n_attempts.saturating_sub(1);
        slot.breaker.note(is_well, now);
        if slot.n_attempts == 0 && slot.breaker.is_well() {
            self.slots.remove(&receiver);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn one() -> ReceiverCode {
        ReceiverCode::new(1).unwrap()
    }

    fn now() -> Moment {
        Moment::from_micros(0).unwrap()
    }

    fn room(slots: &ReceiverSlots) -> Option<usize> {
        let (usual, exceptions) = slots.room(now());
        assert_eq!(usual, 3, "all others have all of it");
        exceptions.get(&one()).copied()
    }

    #[test]
    fn what_is_under_way_takes_room_until_it_is_over() {
        let mut slots = ReceiverSlots::new(3);
        assert_eq!(room(&slots), None);
        slots.begin(one());
        slots.begin(one());
        assert_eq!(room(&slots), Some(1));
        slots.end(one(), true, now());
        assert_eq!(room(&slots), Some(2));
        slots.end(one(), true, now());
        assert_eq!(room(&slots), None, "who is idle and well is forgotten");
    }

    #[test]
    fn who_was_not_well_is_remembered_when_idle() {
        let mut slots = ReceiverSlots::new(3);
        slots.begin(one());
        slots.end(one(), false, now());
        assert_eq!((room(&slots), slots.next_probe(now())), (Some(3), None));
        for _ in 1..5 {
            slots.begin(one());
            slots.end(one(), false, now());
        }
        assert_eq!((room(&slots), slots.next_probe(now())), (Some(0), Some(now().after(Duration::from_secs(1)))));
    }

    #[test]
    fn there_is_always_room_for_one() {
        assert_eq!(ReceiverSlots::new(0).room(now()), (1, BTreeMap::new()));
    }
}
