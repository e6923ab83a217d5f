//! Choices of the generator's user.

use std::collections::HashSet;

use contract::model::{Only, OperationKey};

/// Choices about the client.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// The document, as it is called in the header of each file.
    pub document: String,
    /// The command that makes the client again, for the header.
    pub command: String,
    /// Only these operations, if any are named.
    pub only: Vec<Only>,
    /// Operations that are left out.
    pub left_out: HashSet<OperationKey>,
    /// Whether types describe themselves as JSON Schemas, behind the feature `schemas` of the crate around them.
    pub schemas: bool,
}
