//! The result of an overlay: the text, where each part of it was written, and how it is read again.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::findings::{Findings, Place};
use crate::source::{Files, SourceFile};

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

/// Files of which one has another text: the document with its overlay applied. What the document refers to is read as
/// before.
pub struct Overlaid {
    path: PathBuf,
    text: String,
    files: Box<dyn Files>,
}

impl Overlaid {
    /// Answers `path`, the document as the user named it, with `text` and everything else from `files`.
    pub fn new(path: impl Into<PathBuf>, text: impl Into<String>, files: Box<dyn Files>) -> Overlaid {
        Overlaid { path: path.into(), text: text.into(), files }
    }

    /// Also under another name: a part may refer back to the document.
    fn is_document(&self, path: &Path) -> bool {
        let canonical = |path: &Path| self.files.canonical(path).ok();
        path == self.path || canonical(path).is_some_and(|path| canonical(&self.path) == Some(path))
    }
}

impl Files for Overlaid {
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        if !self.is_document(path) {
            return self.files.read(path, limit);
        }
        let n_read = self.text.len().min(limit.saturating_add(1));
        Ok(self.text.as_bytes()[..n_read].to_vec())
    }

    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        self.files.canonical(path)
    }

    fn referred(&self, from: &Path, reference: &str) -> Option<PathBuf> {
        self.files.referred(from, reference)
    }

    fn shown(&self, path: &Path) -> PathBuf {
        self.files.shown(path)
    }
}
