//! Slots for attempts: each receiver has its own, so that none takes another's.

use std::collections::BTreeMap;

use super::circuit_breaker::CircuitBreaker;
use crate::outbox::ReceiverCode;
use crate::time::Timestamp;

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
    pub(super) fn room(&self, now: Timestamp) -> (usize, BTreeMap<ReceiverCode, usize>) {
        let room = |slot: &Slots| slot.breaker.room(self.max_per_receiver, now).saturating_sub(slot.n_attempts);
        (self.max_per_receiver, self.slots.iter().map(|(receiver, slot)| (*receiver, room(slot))).collect())
    }

    /// When the first probe is let through.
    pub(super) fn next_probe(&self, now: Timestamp) -> Option<Timestamp> {
        self.slots.values().filter_map(|slot| slot.breaker.probe_at(now)).min()
    }

    /// An attempt begins.
    pub(super) fn begin(&mut self, receiver: ReceiverCode) {
        self.slots.entry(receiver).or_default().n_attempts += 1;
    }

    /// An attempt is over.
    pub(super) fn end(&mut self, receiver: ReceiverCode, is_well: bool, now: Timestamp) {
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

    const ONE: ReceiverCode = ReceiverCode(1);
    const NOW: Timestamp = Timestamp(0);

    fn room(slots: &ReceiverSlots) -> Option<usize> {
        let (usual, exceptions) = slots.room(NOW);
        assert_eq!(usual, 3, "all others have all of it");
        exceptions.get(&ONE).copied()
    }

    #[test]
    fn what_is_under_way_takes_room_until_it_is_over() {
        let mut slots = ReceiverSlots::new(3);
        assert_eq!(room(&slots), None);
        slots.begin(ONE);
        slots.begin(ONE);
        assert_eq!(room(&slots), Some(1));
        slots.end(ONE, true, NOW);
        assert_eq!(room(&slots), Some(2));
        slots.end(ONE, true, NOW);
        assert_eq!(room(&slots), None, "who is idle and well is forgotten");
    }

    #[test]
    fn who_was_not_well_is_remembered_when_idle() {
        let mut slots = ReceiverSlots::new(3);
        slots.begin(ONE);
        slots.end(ONE, false, NOW);
        assert_eq!((room(&slots), slots.next_probe(NOW)), (Some(3), None));
        for _ in 1..5 {
            slots.begin(ONE);
            slots.end(ONE, false, NOW);
        }
        assert_eq!((room(&slots), slots.next_probe(NOW)), (Some(0), Some(NOW.after(Duration::from_secs(1)))));
    }

    #[test]
    fn there_is_always_room_for_one() {
        assert_eq!(ReceiverSlots::new(0).room(NOW), (1, BTreeMap::new()));
    }
}
