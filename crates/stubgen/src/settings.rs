//! Choices of a team.

use std::collections::HashSet;

use contract::model::OperationKey;

pub use contract::model::Only;

/// Choices about the stubs.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// Name of the document in headers and docs: a path relative to the project, never of a machine.
    pub document: String,
    /// The command that makes the stubs again, for the header.
    pub command: String,
    /// Whether traits have bodies that answer 501, for a contract that lands before its code.
    pub answers_unimplemented: bool,
    /// Whether enums that only responses hold keep a variant for values the document does not list.
    pub opens_response_enums: bool,
    /// Only these operations, if any are named: `tag:NAME` or `op:ID`.
    pub only: Vec<Only>,
    /// Operations that are left out.
    pub left_out: HashSet<OperationKey>,
}
