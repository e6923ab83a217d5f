//! Moods of receivers.

/// How a receiver is at the moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Well,
    /// Answers 500.
    Failing,
    /// Takes the delivery, and never answers.
    Hanging,
    /// Takes the delivery, and its answer is lost.
    Resetting,
    /// Answers one way or the other.
    Flapping,
    /// Asks to be left alone.
    Busy,
}

impl Mood {
    pub(super) fn any(chance: &mut fastrand::Rng) -> Mood {
        let moods = [Mood::Well, Mood::Failing, Mood::Hanging, Mood::Resetting, Mood::Flapping, Mood::Busy];
        moods[chance.usize(..moods.len())]
    }
}
