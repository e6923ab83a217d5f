//! The outcome of a command that could do its work.

use std::process::ExitCode;

/// Whether there is something to mend. A command that could not work returns an error instead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing to mend: exit code 0.
    Clean,
    /// Something to mend, and it was said: exit code 1.
    Findings,
}

impl Outcome {
    /// `Clean` if a condition holds.
    pub fn clean_if(is_clean: bool) -> Outcome {
        if is_clean { Outcome::Clean } else { Outcome::Findings }
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        match outcome {
            Outcome::Clean => ExitCode::SUCCESS,
            Outcome::Findings => ExitCode::from(1),
        }
    }
}
