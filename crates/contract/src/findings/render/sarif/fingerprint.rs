//! How a service recognises a finding that it has seen before.

use std::collections::BTreeMap;

use crate::findings::{Finding, Place};

/// What makes a finding the same one after lines have moved: its rule, file and pointer, and a number when several
/// findings share these, since a service would otherwise take them for one.
#[derive(Default)]
pub(super) struct Fingerprints(BTreeMap<String, usize>);

impl Fingerprints {
    /// Changes its number when what they are made of changes, so that old and new values are never compared.
    pub(super) const NAME: &str = "rulePlace/v1";

    pub(super) fn next(&mut self, finding: &Finding) -> String {
        let Place { file, pointer, .. } = &finding.place;
        let same = format!("{} {file}{pointer}", finding.rule.id);
        let n_seen = self.0.entry(same.clone()).or_default();
        *n_seen += 1;
        if *n_seen == 1 { same } else { format!("{same} {n_seen}") }
    }
}
