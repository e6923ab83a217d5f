//! Options of a comparison.

use crate::diff::structure;
use crate::findings::Level;

use super::finding::DiffFinding;
use super::waivers::{Day, Waivers};

/// Options of a comparison.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// For the walk of the two documents.
    pub structure: structure::Options,
    /// Levels that differ from the catalogue's.
    pub levels: Levels,
    /// Accepted findings.
    pub waivers: Waivers,
    /// The day on which waivers are looked at; none expires without it.
    pub today: Option<Day>,
    /// Findings whose ids begin so are explained.
    pub explained: Option<String>,
}

/// Levels by rule id that replace the ones that were found.
#[derive(Debug, Clone, Default)]
pub struct Levels(pub Vec<(String, Level)>);

impl Levels {
    pub(super) fn apply(&self, findings: &mut [DiffFinding]) {
        for finding in findings {
            if let Some((_, level)) = self.0.iter().find(|(rule, _)| rule == finding.rule.id) {
                finding.level = *level;
            }
        }
    }
}
