//! The result of an overlay: the text, and where each part of it was written.

use std::sync::Arc;

use crate::findings::{Findings, Place};
use crate::source::SourceFile;

use super::part::{Field, OverlaidPart, PartShape};

/// A document with an overlay applied.
pub struct Applied<'s> {
    /// The document's name, as findings about the text will have it.
    name: Arc<str>,
    tree: OverlaidPart<'s>,
    text: String,
}

impl<'s> Applied<'s> {
    pub(super) fn new(document: &SourceFile, tree: OverlaidPart<'s>, text: String) -> Applied<'s> {
        Applied { name: Arc::clone(document.name()), tree, text }
    }

    /// The document as JSON, in its own order.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Leads findings about the text to where the matter was written: the document, or the overlay. Findings about other
    /// files, and those that name no node, stay as they are.
    pub fn relocate(&self, findings: &mut Findings) {
        for finding in findings.iter_mut() {
            let related = finding.related.iter_mut().map(|related| &mut related.place);
            for place in std::iter::once(&mut finding.place).chain(related) {
                self.relocate_place(place);
            }
        }
        findings.sort();
    }

    /// Leads one place in the text to where the matter was written.
    pub fn relocate_place(&self, place: &mut Place) {
        if place.file == self.name
            && let Some(origin) = self.origin(place)
        {
            *place = origin;
        }
    }

    fn origin(&self, place: &Place) -> Option<Place> {
        let mut part = &self.tree;
        let mut key = None;
        for segment in segments(&place.pointer)? {
            match &part.shape {
                PartShape::Array(items) => {
                    key = None;
                    part = items.get(segment.parse::<usize>().ok()?)?;
                }
                PartShape::Object(fields) => {
                    let Field { key: name, part: inner } = fields.get(segment.as_str())?;
                    key = Some(*name);
                    part = inner;
                }
                PartShape::Scalar => return None,
            }
        }
        let marked = place.excerpt.text.get(place.excerpt.marked.clone())?;
        // A finding about a name has the pointer of the value.
        let is_about_key = |name: &str| serde_json::from_str::<String>(marked).is_ok_and(|marked| marked == name);
        let origin = match key.filter(|key| key.as_str().is_some_and(is_about_key)) {
            Some(key) => Place::of_key(key),
            None => Place::of(part.origin),
        };
        // The pointer stays: an entry of an array may have moved.
        Some(Place { pointer: place.pointer.clone(), ..origin })
    }
}

/// The keys and indexes of a JSON pointer that begins with `#`.
fn segments(pointer: &str) -> Option<impl Iterator<Item = String>> {
    let segments = pointer.strip_prefix('#')?.split('/').skip(1);
    Some(segments.map(|segment| segment.replace("~1", "/").replace("~0", "~")))
}
