//! Whether the answers about one thing can have been given in some order that agrees with time.
//!
//! The history that was read back is the order of the changes. Every answer belongs at a place in it: a change at its own,
//! everything else between the change that it saw and the next. Whoever was answered before another asked must have the
//! earlier place; that such places can be found for all is what linearizable means, because the order of the changes is
//! known. A refusal does not say which change it saw, only the situation; it is given the earliest place that fits.

use std::collections::BTreeMap;
use std::time::Instant;

/// A change as the history has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) code: i32,
    pub(super) situation: i32,
}

/// A call: when it was asked, when it was answered, and what.
#[derive(Debug, Clone)]
pub(super) struct Call {
    pub(super) asked: Instant,
    pub(super) answered: Instant,
    pub(super) answer: Answer,
}

/// What was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answer {
    /// It was moved from one situation to another, from where it was expected, if anywhere.
    Moved { change: i32, from: i32, to: i32, expected: Option<i32> },
    /// It was there already.
    Stayed { change: i32, to: i32 },
    /// It was not where it was expected, but elsewhere.
    Refused { to: i32, expected: i32, current: i32 },
    /// The last entries of its history, the newest first.
    Read { entries: Vec<Entry> },
}

/// Gives every call its place; what makes that impossible.
pub(super) fn judge(history: &[Entry], mut calls: Vec<Call>) -> Result<(), String> {
    let indices: BTreeMap<i32, usize> = history.iter().enumerate().map(|(idx, entry)| (entry.code, idx)).collect();
    let n_moved = calls.iter().filter(|call| matches!(call.answer, Answer::Moved { .. })).count();
    if n_moved + 1 != history.len() {
        return Err(format!("{n_moved} moves were acknowledged, and {} are there", history.len().saturating_sub(1)));
    }
    calls.sort_by_key(|call| call.asked);
    let mut placed: Vec<(Instant, usize)> = Vec::new();
    for call in calls {
        let before = placed.iter().filter(|(answered, _)| *answered < call.asked).map(|(_, place)| *place);
        let earliest = before.max().unwrap_or(0);
        let place = place_of(history, &indices, &call.answer, earliest)?;
        if place < earliest || (place == earliest && is_change(place)) {
            return Err(format!(
                "{:?} belongs at {place}, and somebody was answered at {earliest} before",
                call.answer
            ));
        }
        placed.push((call.answered, place));
    }
    Ok(())
}

/// The place of a change is twice its index, that of whoever sees it one more.
fn place_of(
    history: &[Entry],
    indices: &BTreeMap<i32, usize>,
    answer: &Answer,
    earliest: usize,
) -> Result<usize, String> {
    let index = |change: &i32| indices.get(change).copied().ok_or_else(|| format!("{answer:?} is not in the history"));
    let is_sound =
        |is_sound: bool| if is_sound { Ok(()) } else { Err(format!("{answer:?} is not what the history has")) };
    match answer {
        Answer::Moved { change, from, to, expected } => {
            let idx = index(change)?;
            let before = idx.checked_sub(1).map(|idx| history[idx].situation);
            is_sound(before == Some(*from) && history[idx].situation == *to && from != to)?;
            is_sound(expected.is_none_or(|expected| expected == *from))?;
            Ok(2 * idx)
        }
        Answer::Stayed { change, to } => {
            let idx = index(change)?;
            is_sound(history[idx].situation == *to)?;
            Ok(2 * idx + 1)
        }
        Answer::Read { entries } => {
            let idx = entries.first().map(|newest| index(&newest.code)).transpose()?.unwrap_or(0);
            is_sound(entries.iter().eq(history[..=idx].iter().rev().take(entries.len())))?;
            is_sound(entries.len() == (idx + 1).min(MAX_ENTRIES))?;
            Ok(2 * idx + 1)
        }
        Answer::Refused { to, expected, current } => {
            is_sound(current != to && current != expected)?;
            let fits = |idx: &usize| 2 * idx + 1 >= earliest && history[*idx].situation == *current;
            let idx = (0..history.len()).find(fits);
            idx.map(|idx| 2 * idx + 1).ok_or_else(|| format!("{answer:?} fits nowhere after {earliest}"))
        }
    }
}

/// Most entries of a history that are shown.
const MAX_ENTRIES: usize = 100;

fn is_change(place: usize) -> bool {
    place.is_multiple_of(2)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Opened in 1, moved to 2, then to 3.
    const HISTORY: [Entry; 3] =
        [Entry { code: 10, situation: 1 }, Entry { code: 11, situation: 2 }, Entry { code: 15, situation: 3 }];

    const FIRST: Answer = Answer::Moved { change: 11, from: 1, to: 2, expected: Some(1) };
    const SECOND: Answer = Answer::Moved { change: 15, from: 2, to: 3, expected: None };

    /// Judges answers, each with the seconds at which it was asked for and given.
    fn judged(calls: &[(u64, u64, Answer)]) -> Result<(), String> {
        let start = Instant::now();
        let at = |seconds: u64| start + Duration::from_secs(seconds);
        let call = |(asked, answered, answer): &(u64, u64, Answer)| Call {
            asked: at(*asked),
            answered: at(*answered),
            answer: answer.clone(),
        };
        judge(&HISTORY, calls.iter().map(call).collect())
    }

    fn read(n: usize) -> Answer {
        Answer::Read { entries: HISTORY[..n].iter().rev().copied().collect() }
    }

    #[test]
    fn what_agrees_with_time_is_right() {
        let refused = Answer::Refused { to: 3, expected: 1, current: 2 };
        assert_eq!(judged(&[(0, 1, FIRST), (2, 3, SECOND), (4, 5, read(3))]), Ok(()));
        assert_eq!(judged(&[(0, 1, FIRST), (1, 9, SECOND), (2, 3, refused.clone()), (4, 5, read(3))]), Ok(()));
        assert_eq!(judged(&[(0, 9, SECOND), (1, 8, FIRST)]), Ok(()), "at the same time in either order");
        assert_eq!(judged(&[(0, 1, FIRST), (2, 5, SECOND), (3, 4, Answer::Stayed { change: 11, to: 2 })]), Ok(()));
    }

    #[test]
    fn what_contradicts_time_or_the_history_is_found() {
        let stale = judged(&[(0, 1, FIRST), (2, 3, SECOND), (4, 5, read(2))]);
        assert!(stale.unwrap_err().contains("was answered at 4 before"));
        assert!(judged(&[(0, 1, SECOND), (2, 3, FIRST)]).is_err(), "the second change was answered first");
        let early = judged(&[(0, 1, read(2)), (2, 3, FIRST), (4, 5, SECOND)]);
        assert!(early.is_err(), "seen before it was asked for");
        let refused = Answer::Refused { to: 3, expected: 2, current: 1 };
        assert!(judged(&[(0, 1, FIRST), (2, 3, refused), (2, 3, SECOND)]).unwrap_err().contains("fits nowhere"));
        assert!(judged(&[(0, 1, FIRST)]).unwrap_err().contains("1 moves were acknowledged, and 2 are there"));
        let wrong = Answer::Moved { change: 15, from: 2, to: 3, expected: Some(1) };
        assert!(judged(&[(0, 1, FIRST), (2, 3, wrong)]).is_err(), "it was not where it was expected");
    }
}
