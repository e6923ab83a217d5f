//! Which operations are served.

use contract::model::{Api, Choices, Operation, PathItem};
use contract::source::Node;

use rust_text::template::made_up_name;

use crate::settings::Only;

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
    let mut choices = Choices::new(only);
    let mut chosen = Vec::new();
    for (key, item) in &api.paths {
        let (template, item) = (key.as_str().unwrap_or_default(), &api[item.id]);
        for operation in &item.operations {
            if choices.take(operation, || made_up_name(operation.method.key(), template)) {
                chosen.push(Chosen { key: *key, template, item, operation });
            }
        }
    }
    (chosen, choices.unmet())
}
