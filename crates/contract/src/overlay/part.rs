//! The document as a tree that can be changed, and what `update` does to it: order kept, and every part knows where it was
//! written.

use std::collections::HashSet;

use indexmap::IndexMap;

use crate::source::{Limits, Node, NodeKind};

/// A value of the document, or one that an update brought in.
pub(super) struct OverlaidPart<'s> {
    /// Where it was written first; a scalar is what stands there.
    pub(super) origin: Node<'s>,
    pub(super) shape: PartShape<'s>,
}

/// What can be changed about a part.
pub(super) enum PartShape<'s> {
    Scalar,
    Array(Vec<OverlaidPart<'s>>),
    Object(IndexMap<&'s str, Field<'s>>),
}

/// A value under a key.
pub(super) struct Field<'s> {
    /// The key's own node.
    pub(super) key: Node<'s>,
    pub(super) part: OverlaidPart<'s>,
}

/// How much may still be added: an update can be applied to every node there is, and aliases stand for more than is
/// written.
pub(super) struct Budget {
    bytes: usize,
    depth: usize,
}

/// What an update would exceed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Beyond {
    Size,
    Depth,
}

/// What a node costs beside its text, in memory more than in the file.
const NODE_BYTES: usize = 16;

impl Budget {
    /// Enough for every file that the limits allow, however short its values are.
    pub(super) fn of(limits: &Limits) -> Budget {
        Budget { bytes: limits.file_bytes.saturating_mul(4), depth: limits.depth }
    }

    fn take(&mut self, bytes: usize, depth: usize) -> Result<(), Beyond> {
        if depth > self.depth {
            return Err(Beyond::Depth);
        }
        self.bytes = self.bytes.checked_sub(bytes.saturating_add(NODE_BYTES)).ok_or(Beyond::Size)?;
        Ok(())
    }
}

impl<'s> OverlaidPart<'s> {
    /// A copy of a node that stands below `depth` objects and arrays.
    pub(super) fn read(origin: Node<'s>, depth: usize, budget: &mut Budget) -> Result<OverlaidPart<'s>, Beyond> {
        let shape = match origin.kind() {
            NodeKind::Array => {
                budget.take(0, depth + 1)?;
                PartShape::Array(
                    origin.items().map(|item| OverlaidPart::read(item, depth + 1, budget)).collect::<Result<_, _>>()?,
                )
            }
            NodeKind::Object => {
                budget.take(0, depth + 1)?;
                let mut fields = IndexMap::with_capacity(origin.len());
                for (key, value) in origin.entries() {
                    let (name, field) = Field::read(key, value, depth + 1, budget)?;
                    fields.insert(name, field);
                }
                PartShape::Object(fields)
            }
            _ => {
                budget.take(origin.as_str().map_or(origin.span().len(), str::len), depth)?;
                PartShape::Scalar
            }
        };
        Ok(OverlaidPart { origin, shape })
    }

    /// Takes out everything that matches, and leaves the rest in its order. The root stays.
    pub(super) fn remove(&mut self, matches: &Matches) {
        match &mut self.shape {
            PartShape::Scalar => {}
            PartShape::Array(items) => {
                // Judged before anything moves.
                let mut kept = items.iter().map(|item| !matches.has(item)).collect::<Vec<_>>().into_iter();
                for item in items.iter_mut() {
                    item.remove(matches);
                }
                items.retain(|_| kept.next() != Some(false));
            }
            PartShape::Object(fields) => {
                let mut kept = fields.values().map(|field| !matches.has(&field.part)).collect::<Vec<_>>().into_iter();
                for field in fields.values_mut() {
                    field.part.remove(matches);
                }
                fields.retain(|_, _| kept.next() != Some(false));
            }
        }
    }

    /// Which part it is: two may hold the same and stand in different places.
    pub(super) fn address(&self) -> usize {
        std::ptr::from_ref(self).addr()
    }
}

impl<'s> Field<'s> {
    /// A copy of an entry, whose value stands below `depth` objects and arrays, and its name.
    pub(super) fn read(
        key: Node<'s>,
        value: Node<'s>,
        depth: usize,
        budget: &mut Budget,
    ) -> Result<(&'s str, Field<'s>), Beyond> {
        let name = key.as_str().unwrap_or_default();
        budget.take(name.len(), depth)?;
        Ok((name, Field { key, part: OverlaidPart::read(value, depth, budget)? }))
    }
}

/// Parts of a document that a query matches, as long as nothing is added or taken out around them.
#[derive(Debug)]
pub(super) struct Matches(pub(super) HashSet<usize>);

impl Matches {
    pub(super) fn has(&self, part: &OverlaidPart<'_>) -> bool {
        self.0.contains(&part.address())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Two values that cannot be made one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Clash<'s> {
    /// Where the document has its value.
    pub(super) present: Node<'s>,
    /// Where the overlay has the other.
    pub(super) update: Node<'s>,
}

/// One update on its way through the document.
pub(super) struct Merge<'b, 's> {
    pub(super) budget: &'b mut Budget,
    /// What could not be merged; it was left as it is.
    pub(super) clashes: Vec<Clash<'s>>,
}

impl<'s> Merge<'_, 's> {
    /// Updates everything that matches, from the inside out: what an update adds is not asked whether it matches.
    pub(super) fn update_matches(
        &mut self,
        part: &mut OverlaidPart<'s>,
        matches: &Matches,
        update: Node<'s>,
        depth: usize,
    ) -> Result<(), Beyond> {
        let is_match = matches.has(part);
        match &mut part.shape {
            PartShape::Scalar => {}
            PartShape::Array(items) => {
                for item in items {
                    self.update_matches(item, matches, update, depth + 1)?;
                }
            }
            PartShape::Object(fields) => {
                for field in fields.values_mut() {
                    self.update_matches(&mut field.part, matches, update, depth + 1)?;
                }
            }
        }
        if is_match { self.update(part, update, depth) } else { Ok(()) }
    }

    /// Updates one node that stands below `depth` objects and arrays.
    fn update(&mut self, part: &mut OverlaidPart<'s>, update: Node<'s>, depth: usize) -> Result<(), Beyond> {
        match (&mut part.shape, update.kind()) {
            (PartShape::Object(_), NodeKind::Object) | (PartShape::Array(_), NodeKind::Array) => {
                self.merge(part, update, depth)
            }
            (PartShape::Array(items), _) => {
                items.push(OverlaidPart::read(update, depth + 1, self.budget)?);
                Ok(())
            }
            (PartShape::Scalar | PartShape::Object(_), _) => {
                self.clashes.push(Clash { present: part.origin, update });
                Ok(())
            }
        }
    }

    fn merge(&mut self, part: &mut OverlaidPart<'s>, update: Node<'s>, depth: usize) -> Result<(), Beyond> {
        match (&mut part.shape, update.kind()) {
            (PartShape::Object(fields), NodeKind::Object) => {
                for (key, value) in update.entries() {
                    if let Some(field) = fields.get_mut(key.as_str().unwrap_or_default()) {
                        self.merge(&mut field.part, value, depth + 1)?;
                    } else {
                        let (name, field) = Field::read(key, value, depth + 1, self.budget)?;
                        fields.insert(name, field);
                    }
                }
            }
            (PartShape::Array(items), NodeKind::Array) => {
                for item in update.items() {
                    items.push(OverlaidPart::read(item, depth + 1, self.budget)?);
                }
            }
            (PartShape::Scalar, kind) if !matches!(kind, NodeKind::Array | NodeKind::Object) => {
                *part = OverlaidPart::read(update, depth, self.budget)?;
            }
            _ => self.clashes.push(Clash { present: part.origin, update }),
        }
        Ok(())
    }
}
