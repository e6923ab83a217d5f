//! Shapes by number, and lists of those that must all fit.

/// The number of a shape in [`Shapes`](super::shapes::Shapes).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct ShapeId(pub(super) u32);

/// Shapes that must all fit: sorted, without repetition.
pub(super) type Conjunction = Vec<ShapeId>;

/// Adds shapes to a conjunction.
pub(super) fn join(all: &mut Conjunction, more: &[ShapeId]) {
    if !more.is_empty() {
        all.extend_from_slice(more);
        all.sort_unstable();
        all.dedup();
    }
}
