//! One line on the terminal that says what a long command is at. Elsewhere nothing is written.

use std::io::{self, IsTerminal, Write};

/// The line; it disappears with its owner.
pub struct Progress {
    is_shown: bool,
}

/// Back to the start of the line, and nothing after it.
const CLEAR: &str = "\r\x1b[2K";

impl Progress {
    /// A line on standard error.
    pub fn on_stderr() -> Progress {
        Progress { is_shown: io::stderr().is_terminal() }
    }

    /// Replaces the line.
    pub fn say(&self, text: &str) {
        if self.is_shown {
            // Progress that cannot be shown is no reason to stop.
            let _ = write!(io::stderr(), "{CLEAR}{text}");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.say("");
    }
}
