//! One cause, many places.

use std::collections::HashMap;

use super::DiffFinding;

/// Puts findings together that the same change of the same node causes.
pub(super) fn group(findings: Vec<DiffFinding>) -> Vec<DiffFinding> {
    let mut grouped: Vec<DiffFinding> = Vec::with_capacity(findings.len());
    let mut by_id: HashMap<String, usize> = HashMap::new();
    for finding in findings {
        match by_id.get(&finding.id) {
            Some(idx) => {
                let first = &mut grouped[*idx];
                first.places.extend(finding.places);
                // The worst place speaks for the cause, with its evidence.
                if finding.level < first.level {
                    first.level = finding.level;
                    first.evidence = finding.evidence;
                    first.help = finding.help;
                    first.explanation = finding.explanation;
                }
            }
            None => {
                by_id.insert(finding.id.clone(), grouped.len());
                grouped.push(finding);
            }
        }
    }
    grouped
}
