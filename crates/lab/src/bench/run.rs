//! One run of a bench: its name, how thoroughly it measures, and the line on the terminal that says how far it is.

use contractual::check::Gate;
use contractual::progress::Progress;

pub(super) struct BenchRun<'p> {
    pub(super) name: &'static str,
    pub(super) effort: Effort,
    /// The gate of this workspace, for benches that measure it.
    pub(super) gate: &'static Gate,
    pub(super) progress: &'p Progress,
}

/// Size of the bases and number of runs.
#[derive(Clone, Copy)]
pub(super) enum Effort {
    Full,
    Quick,
}

impl BenchRun<'_> {
    /// One of two values, by the effort.
    pub(super) fn pick<T>(&self, full: T, quick: T) -> T {
        match self.effort {
            Effort::Full => full,
            Effort::Quick => quick,
        }
    }

    pub(super) fn say(&self, what: &str) {
        self.progress.say(&format!("{}: {what}", self.name));
    }
}
