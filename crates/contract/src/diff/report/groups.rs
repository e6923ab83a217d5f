//! Findings by the operation that they are about, for the formats that have headings.

use std::collections::HashMap;

use crate::diff::Operation;
use crate::diff::judge::DiffFinding;

use super::facts::operations;

/// What a heading says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Heading<'c> {
    /// One cause, several operations.
    Several,
    /// One operation.
    Operation(&'c Operation),
    /// No operation at all.
    Document,
}

impl Heading<'_> {
    /// The words of a heading, given those for an operation.
    pub(super) fn title(self, of_operation: impl Fn(&Operation) -> String) -> String {
        match self {
            Heading::Several => "Several operations".to_owned(),
            Heading::Operation(operation) => of_operation(operation),
            Heading::Document => "The document as a whole".to_owned(),
        }
    }
}

/// Findings under one heading, in the order in which they came.
#[derive(Debug)]
pub(super) struct Group<'c> {
    pub(super) heading: Heading<'c>,
    pub(super) findings: Vec<&'c DiffFinding>,
}

/// Puts findings under headings. The heading whose worst finding is worst comes first.
pub(super) fn by_operation<'c>(findings: impl IntoIterator<Item = &'c DiffFinding>) -> Vec<Group<'c>> {
    let mut groups: Vec<Group<'c>> = Vec::new();
    let mut by_heading = HashMap::new();
    for finding in findings {
        let heading = match operations(finding)[..] {
            [] => Heading::Document,
            [operation] => Heading::Operation(operation),
            _ => Heading::Several,
        };
        let idx = *by_heading.entry(heading).or_insert(groups.len());
        if idx == groups.len() {
            groups.push(Group { heading, findings: Vec::new() });
        }
        groups[idx].findings.push(finding);
    }
    groups
}
