//! Rules that a value must keep beyond what its type says.

use std::fmt;

/// What is wrong with a value, and where inside it.
#[derive(Debug, Clone, PartialEq)]
pub struct Fault {
    message: String,
}

impl Fault {
    /// A fault of the value itself.
    pub fn new(message: impl Into<String>) -> Fault {
        Fault { message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

/// A value with rules.
pub trait Check {
    /// Whether every rule is kept.
    fn check(&self) -> Result<(), Fault>;
}

/// No rule.
#[allow(clippy::unnecessary_wraps)]
pub fn any<T: ?Sized>(_: &T) -> Result<(), Fault> {
    Ok(())
}
