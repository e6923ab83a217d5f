//! Error responses, one enum per distinct set.

use std::collections::HashMap;

use crate::ir::ErrorSet;

use super::responses::Draft;
use super::{Context, status};

/// The sets so far.
#[derive(Default)]
pub(super) struct ErrorSets {
    sets: Vec<ErrorSet>,
    by_content: HashMap<String, usize>,
}

impl ErrorSets {
    /// The number of the set of these answers, which are sorted by their status.
    pub(super) fn set(&mut self, ctx: &mut Context<'_, '_, '_>, drafts: Vec<Draft>) -> usize {
        let key = key(&drafts);
        if let Some(idx) = self.by_content.get(&key) {
            // What one operation says of an answer need not be true of another's.
            for (shared, draft) in self.sets[*idx].responses.iter_mut().zip(drafts) {
                if shared.description != draft.description {
                    shared.description.clear();
                }
            }
            return *idx;
        }
        let name = ctx.types.claim(&status::set_name(drafts.iter().map(|draft| draft.status)));
        let responses = drafts.into_iter().map(|draft| draft.finish(ctx, &name)).collect();
        self.sets.push(ErrorSet { name, responses, operations: Vec::new() });
        self.by_content.insert(key, self.sets.len() - 1);
        self.sets.len() - 1
    }

    pub(super) fn used_by(&mut self, set: usize, operation: usize) {
        self.sets[set].operations.push(operation);
    }

    pub(super) fn finish(self) -> Vec<ErrorSet> {
        self.sets
    }
}

/// What makes sets equal: statuses, bodies and headers. Descriptions may differ.
fn key(drafts: &[Draft]) -> String {
    let parts = drafts.iter().map(|draft| {
        let headers =
            draft.headers.iter().map(|header| (&header.wire, header.is_required, &header.value, header.writing));
        (draft.status, headers.collect::<Vec<_>>(), &draft.payloads)
    });
    format!("{:?}", parts.collect::<Vec<_>>())
}
