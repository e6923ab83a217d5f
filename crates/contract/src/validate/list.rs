//! Rules for arrays.

use crate::model::{ArrayRules, Schema};
use crate::source::Node;

use super::Validator;

impl<'s> Validator<'_, 's> {
    pub(super) fn check_array(&mut self, schema: &Schema<'s>, rules: &ArrayRules<'s>, value: Node<'s>) {
        let ArrayRules { items, min_items, max_items, unique_items } = rules;
        self.check_count(schema, value, (*min_items, *max_items), ("item", "items"));
        if let Some(items) = items {
            // What 3.1 lists in `prefixItems` is not held by the model, and `items` is about the others.
            let n_prefix = schema.node.get("prefixItems").map_or(0, Node::len);
            for item in value.items().skip(n_prefix) {
                if self.is_settled() {
                    break;
                }
                self.apply(items.id, item);
            }
        }
        if *unique_items && !self.is_settled() {
            self.check_unique(schema, value);
        }
    }

    /// Refuses the first item that equals an earlier one.
    fn check_unique(&mut self, schema: &Schema<'s>, value: Node<'s>) {
        let mut digests = Vec::with_capacity(value.len());
        for (idx, item) in value.items().enumerate() {
            let Some(digest) = self.digest(item) else { return };
            digests.push((digest, idx, item));
        }
        digests.sort_unstable_by_key(|(digest, idx, _)| (*digest, *idx));
        let mut repeated: Option<(usize, usize, Node<'s>)> = None;
        for run in digests.chunk_by(|a, b| a.0 == b.0) {
            // Of equal items the first two are neighbours, unless different items share a digest by chance.
            for pair in run.windows(2) {
                let [(_, first_idx, first), (_, idx, item)] = pair else { continue };
                if repeated.is_none_or(|(_, known, _)| *idx < known) && self.equal(*first, *item) == Some(true) {
                    repeated = Some((*first_idx, *idx, *item));
                }
            }
        }
        if let Some((first_idx, idx, item)) = repeated {
            self.refuse(schema, item, || {
                format!("must differ from all other items, and item {} equals item {}", idx + 1, first_idx + 1)
            });
        }
    }
}
