//! The file as it was at another commit: which documents it had then.
//!
//! Nothing else is asked of it, and a file that this version of the tool does not understand says nothing: it may be just what the
//! work since has mended.

use std::path::{Path, PathBuf};

use anyhow::Result;
use contract::source::{Files, Limits};
use toml::Spanned;

use crate::git::{Tree, plain};

use super::FILE;
use super::keys::{DocumentKeys, Keys, ReleasedKey};
use super::resolve::is_pattern;

/// Documents of a commit, with paths from the repository's root.
pub(crate) struct PastDocuments(Vec<PastDocument>);

struct PastDocument {
    path: PathBuf,
    overlays: Vec<PathBuf>,
}

impl PastDocuments {
    /// Those of a folder, which is seen from the repository's root, that were held to a branch.
    pub(crate) fn held_to_a_branch(tree: &Tree, folder: &Path) -> Result<PastDocuments> {
        Self::read(tree, folder, |released| matches!(released, Some(ReleasedKey::Branch(_))))
    }

    /// All of them.
    pub(crate) fn all(tree: &Tree, folder: &Path) -> Result<PastDocuments> {
        Self::read(tree, folder, |_| true)
    }

    fn read(tree: &Tree, folder: &Path, is_meant: fn(Option<&ReleasedKey>) -> bool) -> Result<PastDocuments> {
        let bytes = tree.read(&folder.join(FILE), Limits::default().file_bytes).unwrap_or_default();
        let keys = toml::from_str::<Keys>(&String::from_utf8_lossy(&bytes));
        let mut documents = Vec::new();
        for document in keys.map(|keys| keys.documents).unwrap_or_default() {
            let DocumentKeys { path, overlays, released, .. } = document;
            if !is_meant(released.as_ref().map(Spanned::get_ref)) {
                continue;
            }
            let inside = |path: &str| plain(&folder.join(path)).unwrap_or_default();
            let overlays: Vec<PathBuf> = overlays.iter().map(|overlay| inside(overlay.get_ref())).collect();
            let path = inside(path.get_ref());
            let paths = if is_pattern(&path.to_string_lossy()) { matching(tree, &path)? } else { vec![path] };
            documents.extend(paths.into_iter().map(|path| PastDocument { path, overlays: overlays.clone() }));
        }
        Ok(PastDocuments(documents))
    }

    /// Overlays that changed a document.
    pub(crate) fn overlays(&self, path: &Path) -> &[PathBuf] {
        self.0.iter().find(|document| document.path == path).map_or(&[], |document| &document.overlays)
    }

    /// Paths of the documents.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &Path> {
        self.0.iter().map(|document| &*document.path)
    }
}

/// The files of a commit that a pattern meant.
fn matching(tree: &Tree, pattern: &Path) -> Result<Vec<PathBuf>> {
    let Ok(pattern) = glob::Pattern::new(&pattern.to_string_lossy()) else { return Ok(Vec::new()) };
    let options = glob::MatchOptions { require_literal_separator: true, ..glob::MatchOptions::default() };
    let paths = tree.paths()?.into_iter().filter(|path| pattern.matches_with(path, options));
    Ok(paths.map(PathBuf::from).collect())
}
