//! The effect of `update` on the node that it meets.

use crate::source::{Node, NodeKind};

use super::part::{Beyond, Budget, Field, Matches, OverlaidPart, PartShape};

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
