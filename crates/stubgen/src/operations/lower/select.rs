//! Which operations are served.

use contract::model::{Api, Operation, PathItem};
use contract::source::Node;

use crate::settings::Only;

use super::operation::made_up_name;

/// An operation to be served, and how it is reached.
#[derive(Clone, Copy)]
pub(super) struct Chosen<'a, 's> {
    /// The path.
    pub(super) key: Node<'s>,
    /// The same as text.
    pub(super) template: &'s str,
    pub(super) item: &'a PathItem<'s>,
    pub(super) operation: &'a Operation<'s>,
}

/// The operations that some choice fits, or all where nothing was chosen; and the choices that fit none.
pub(super) fn select<'a, 's>(api: &'a Api<'s>, only: &[Only]) -> (Vec<Chosen<'a, 's>>, Vec<Only>) {
    let mut fitting = vec![false; only.len()];
    let mut chosen = Vec::new();
    for (key, item) in &api.paths {
        let item = &api[item.id];
        for operation in &item.operations {
            let candidate = Chosen { key: *key, template: key.as_str().unwrap_or_default(), item, operation };
            let mut is_chosen = only.is_empty();
            for (only, fits) in only.iter().zip(&mut fitting) {
                if candidate.fits(only) {
                    (is_chosen, *fits) = (true, true);
                }
            }
            if is_chosen {
                chosen.push(candidate);
            }
        }
    }
    let unmatched = only.iter().zip(fitting).filter(|(_, fits)| !fits).map(|(only, _)| only.clone()).collect();
    (chosen, unmatched)
}

impl Chosen<'_, '_> {
    fn fits(&self, only: &Only) -> bool {
        match only {
            Only::Tag(name) => self.operation.tags.iter().any(|tag| tag == name),
            Only::Operation(id) => match self.operation.id {
                Some(own) => own == id,
                None => *id == made_up_name(self.operation.method, self.template),
            },
        }
    }
}
