//! Fingerprints, by which a service recognises a finding that it has seen before.

use std::collections::BTreeMap;

/// What makes a finding the same one after lines have moved, and a number when several findings share it, since a
/// service would otherwise take them for one.
#[derive(Default)]
pub(super) struct Fingerprints(BTreeMap<String, usize>);

impl Fingerprints {
    pub(super) fn next(&mut self, same: String) -> String {
        let n_seen = self.0.entry(same.clone()).or_default();
        *n_seen += 1;
        if *n_seen == 1 { same } else { format!("{same} {n_seen}") }
    }
}
