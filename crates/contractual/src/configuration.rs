//! `contractual.toml`: which documents a repository keeps, what is made of each, and what they are held to.
//!
//! `keys` is the file as it is written, and the one place where its keys are explained; `file` finds and reads it, `resolve`
//! makes paths of it and refuses what cannot be meant, `page` writes the keys down for people and for editors. Commands are
//! given the [`Configuration`], and none of them looks for the file itself.

mod exceptions;
mod fault;
mod file;
mod keys;
mod page;
mod resolve;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::generate::targets::{CrateTarget, Target};
use crate::workspace;

pub(crate) use exceptions::LintSettings;
pub use file::FILE;
pub use page::pages;

/// Settings of a repository.
#[derive(Debug, Clone)]
pub struct Configuration {
    /// Folder of the file, and of everything that it names.
    pub root: PathBuf,
    /// Command that people type for this tool, as generated code names it.
    pub command: String,
    /// True where crates stand on copies of the runtimes; otherwise they name those of a registry.
    pub(crate) is_vendored: bool,
    /// The documents, in their order.
    pub documents: Vec<ConfiguredDocument>,
    /// Packages that `watch` compiles.
    pub(crate) watched: Vec<String>,
    pub(crate) lint: LintSettings,
}

/// A document, and what it is held to. Paths are relative to the repository's folder.
#[derive(Debug, Clone, Default)]
pub struct ConfiguredDocument {
    /// Path of its file, with `/` between the parts.
    pub path: String,
    pub(crate) overlays: Vec<String>,
    /// Folder with a folder per release.
    pub(crate) released: Option<String>,
    pub(crate) waivers: Option<String>,
    pub(crate) is_called_by_us: bool,
    /// Crates that are made around some of the targets.
    pub(crate) crates: Vec<CrateTarget>,
    /// Everything that is generated from it.
    pub targets: Vec<Target>,
}

impl Configuration {
    /// Reads the file around a folder; an error where there is none.
    pub fn around(folder: &Path) -> Result<Configuration> {
        match file::find(folder) {
            Some(root) => Configuration::in_folder(&root),
            None => bail!(
                "no {FILE} in {} or a folder above it; `contractual init` writes one, or name the documents",
                folder.display()
            ),
        }
    }

    /// Reads the file of a folder.
    pub fn in_folder(root: &Path) -> Result<Configuration> {
        resolve::resolved(root, file::read(root, false)?)
    }

    /// Reads the file of a folder that may ask for another version of this tool.
    pub(crate) fn of_any_version(root: &Path) -> Result<Configuration> {
        resolve::resolved(root, file::read(root, true)?)
    }

    /// The folder of the file around a folder.
    pub fn folder_around(folder: &Path) -> Option<PathBuf> {
        file::find(folder)
    }

    /// A file or folder of the repository, as the user would type it.
    pub(crate) fn shown(&self, relative: &str) -> PathBuf {
        workspace::shown(&self.root.join(relative))
    }

    /// Every target, with its document.
    pub fn targets(&self) -> impl Iterator<Item = (&ConfiguredDocument, &Target)> {
        self.documents.iter().flat_map(|document| document.targets.iter().map(move |target| (document, target)))
    }

    /// Every crate that is made, with its document.
    pub(crate) fn crates(&self) -> impl Iterator<Item = (&ConfiguredDocument, &CrateTarget)> {
        self.documents.iter().flat_map(|document| document.crates.iter().map(move |krate| (document, krate)))
    }

    /// The document whose file this is.
    pub(crate) fn document_of(&self, path: &Path) -> Option<&ConfiguredDocument> {
        let canonical = path.canonicalize().ok()?;
        self.documents.iter().find(|document| {
            self.root.join(&document.path).canonicalize().is_ok_and(|configured| configured == canonical)
        })
    }

    /// Folders of releases, each once, in the order of the documents.
    pub(crate) fn released(&self) -> Vec<&str> {
        let mut folders: Vec<&str> = Vec::new();
        for folder in self.documents.iter().filter_map(|document| document.released.as_deref()) {
            if !folders.contains(&folder) {
                folders.push(folder);
            }
        }
        folders
    }

    /// Overlays of a document, as the user would type them.
    pub(crate) fn overlays(&self, document: &ConfiguredDocument) -> Vec<PathBuf> {
        document.overlays.iter().map(|overlay| self.shown(overlay)).collect()
    }
}

impl ConfiguredDocument {
    /// The name of its file without folder and extension, by which checks call it.
    pub(crate) fn name(&self) -> String {
        Path::new(&self.path).file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// The name of its file, by which a release has it.
    pub(crate) fn file_name(&self) -> Result<&str> {
        let name = Path::new(&self.path).file_name().and_then(|name| name.to_str());
        name.with_context(|| format!("{} has no name", self.path))
    }
}
