//! The findings of one run.

use crate::findings::Findings;

/// The findings of one run and what a reader must know to understand them.
#[derive(Debug, Clone, Copy)]
pub struct Report<'f> {
    /// The tool's name.
    pub tool: &'f str,
    /// The tool's version.
    pub version: &'f str,
    /// What was found, in the order in which it is shown.
    pub findings: &'f Findings,
    /// How many documents were looked at.
    pub n_documents: usize,
}
