//! Deviations of clients from their documents, summed up by kind.

use serde::Serialize;

use crate::document::Lowered;

#[derive(Debug, Clone, Serialize)]
pub(super) struct LoweredKind {
    #[serde(rename = "kind")]
    pub(super) name: &'static str,
    pub(super) times: usize,
    /// Number of documents that have it.
    pub(super) documents: usize,
    /// Number of deviations that lose something.
    pub(super) losing: usize,
    /// The first few losses.
    pub(super) lost: Vec<String>,
}

/// Losses of one kind differ by a name or a number; some of them say what it is about.
const MAX_LOST: usize = 3;

/// The kinds of one document, as they were met.
pub(super) fn of_document(lowered: &[Lowered]) -> Vec<LoweredKind> {
    let mut kinds = Vec::new();
    for Lowered { kind, lost, .. } in lowered {
        let losing = usize::from(lost.is_some());
        let lost = lost.iter().cloned().collect();
        add(&mut kinds, LoweredKind { name: kind, times: 1, documents: 1, losing, lost }, false);
    }
    kinds
}

/// The kinds of many documents, the most frequent first.
pub(super) fn of_all<'k>(documents: impl Iterator<Item = &'k [LoweredKind]>) -> Vec<LoweredKind> {
    let mut kinds = Vec::new();
    for kind in documents.flatten() {
        add(&mut kinds, kind.clone(), true);
    }
    kinds.sort_by(|a, b| b.times.cmp(&a.times).then(a.name.cmp(b.name)));
    kinds
}

fn add(kinds: &mut Vec<LoweredKind>, more: LoweredKind, is_other_document: bool) {
    let Some(known) = kinds.iter_mut().find(|known| known.name == more.name) else {
        kinds.push(more);
        return;
    };
    known.times += more.times;
    known.losing += more.losing;
    known.documents += if is_other_document { more.documents } else { 0 };
    for lost in more.lost {
        if known.lost.len() < MAX_LOST && !known.lost.contains(&lost) {
            known.lost.push(lost);
        }
    }
}
