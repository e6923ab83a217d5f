//! The operations that both documents have.

use super::compare::Walk;
use super::lifecycle::Stability;
use super::operations::PlacedOperation;
use super::paths::PathMatching;

impl<'a, 's> Walk<'a, 's> {
    /// Operations under `paths` that stand in both documents and are promised in the new one, in the order of the old.
    pub(super) fn shared_operations(
        &self,
    ) -> impl Iterator<Item = (PlacedOperation<'a, 's>, PlacedOperation<'a, 's>)> + use<'a, 's> {
        let (old, new) = (self.old, self.new);
        let matching = PathMatching::of(old, new);
        old.paths.iter().zip(matching.new_of).flat_map(move |((_, item), found)| {
            let item = &old[item.id];
            let other = found.and_then(|idx| new.paths.get(idx)).map(|(_, other)| &new[other.id]);
            item.operations.iter().filter_map(move |op| {
                let other = other?;
                let new_op = other.operations.iter().find(|new_op| new_op.method == op.method)?;
                let is_promised = Stability::of(&new_op.extensions).map_or(true, Stability::is_promised);
                is_promised.then_some(((item, op), (other, new_op)))
            })
        })
    }
}
