//! Whose installation this is: the client of the system, told at every login.

use super::values::Text;

/// Client of the system; there is one, or nobody has said who it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemClient {
    /// Its code, given by whoever runs the system.
    pub code: i32,
    /// Its name.
    pub name: Text<200>,
}
