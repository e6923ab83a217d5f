//! Why no value could be made.

use std::fmt;

/// Why no value could be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::mock) enum Unmade {
    /// The schema demands itself inside itself.
    Endless,
    /// It takes too much work.
    TooMuch,
    /// Nothing was found that fits.
    Unfit {
        /// The properties and elements on the way, the innermost first.
        path: Vec<String>,
        /// What was looked for.
        reason: String,
    },
}

impl Unmade {
    pub(super) fn unfit(reason: impl Into<String>) -> Unmade {
        Unmade::Unfit { path: Vec::new(), reason: reason.into() }
    }

    /// The same, seen from the value around it.
    pub(super) fn inside(mut self, step: impl Into<String>) -> Unmade {
        if let Unmade::Unfit { path, .. } = &mut self {
            path.push(step.into());
        }
        self
    }
}

impl fmt::Display for Unmade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unmade::Endless => f.write_str("the schema demands itself inside itself, without end"),
            Unmade::TooMuch => f.write_str("the schema asks for too large a value"),
            Unmade::Unfit { path, reason } if path.is_empty() => f.write_str(reason),
            Unmade::Unfit { path, reason } => {
                let path: Vec<&str> = path.iter().rev().map(String::as_str).collect();
                write!(f, "at `{}`: {reason}", path.join("."))
            }
        }
    }
}
