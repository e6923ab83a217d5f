//! Reading a document again after an overlay was applied to it.

use std::io;
use std::path::{Path, PathBuf};

use crate::source::Files;

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
}
