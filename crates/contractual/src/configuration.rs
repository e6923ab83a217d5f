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
mod past;
mod resolve;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::address::{Address, Reading};
use crate::document::Document;
use crate::generate::targets::{CrateTarget, Target};
use crate::web::{Url, Web, WebArgs};
use crate::workspace;

pub(crate) use exceptions::LintSettings;
pub use file::FILE;
pub use page::pages;
pub(crate) use past::PastDocuments;
pub(crate) use resolve::is_pattern;

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
    /// The web, for documents at URLs.
    pub(crate) web: Web,
}

/// A document, and what it is held to. Paths are relative to the repository's folder.
#[derive(Debug, Clone, Default)]
pub struct ConfiguredDocument {
    /// Path of its file, with `/` between the parts; or its URL.
    pub path: String,
    /// The URL, where it is one.
    pub(crate) url: Option<Url>,
    pub(crate) overlays: Vec<String>,
    pub(crate) released: Option<Released>,
    pub(crate) waivers: Option<String>,
    pub(crate) is_called_by_us: bool,
    /// Crates that are made around some of the targets.
    pub(crate) crates: Vec<CrateTarget>,
    /// Everything that is generated from it.
    pub targets: Vec<Target>,
}

/// Released form of a document, on which its callers rely.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Released {
    /// The newest release in a folder with a folder per release.
    Folder(String),
    /// The document as it was where this work left a branch.
    Branch(String),
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

    /// The same with the headers and the deadline of a command.
    pub(crate) fn over(mut self, web: &WebArgs) -> Result<Configuration> {
        self.web = Web::new(web, None)?;
        Ok(self)
    }

    /// The same with targets that leave out what cannot be expressed.
    pub(crate) fn partial(mut self) -> Configuration {
        for document in &mut self.documents {
            document.targets.iter_mut().for_each(|target| target.is_partial = true);
            document.crates.iter_mut().for_each(|krate| krate.is_partial = true);
        }
        self
    }

    /// The address of a document, a file as the user would type it.
    pub(crate) fn address(&self, document: &ConfiguredDocument) -> Address {
        match &document.url {
            Some(url) => Address::Url(url.clone()),
            None => Address::File(self.shown(&document.path)),
        }
    }

    /// A document with its overlays, to be opened.
    pub(crate) fn document(&self, document: &ConfiguredDocument) -> Document {
        let (address, overlays) = (self.address(document), self.overlays(document));
        Document { address, overlays, reading: Reading::over(&self.web) }
    }

    /// The document at an address.
    pub(crate) fn document_of(&self, address: &Address) -> Option<&ConfiguredDocument> {
        let canonical = match address {
            Address::File(path) => path.canonicalize().ok()?,
            Address::Url(url) => return self.documents.iter().find(|document| document.url.as_ref() == Some(url)),
            Address::Git { .. } | Address::StandardInput(_) => return None,
        };
        self.documents.iter().find(|document| {
            self.root.join(&document.path).canonicalize().is_ok_and(|configured| configured == canonical)
        })
    }

    /// Places of releases, each once, in the order of the documents.
    pub(crate) fn released(&self) -> Vec<&Released> {
        let mut places: Vec<&Released> = Vec::new();
        for place in self.documents.iter().filter_map(|document| document.released.as_ref()) {
            if !places.contains(&place) {
                places.push(place);
            }
        }
        places
    }

    /// The folders among them.
    pub(crate) fn released_folders(&self) -> Vec<&str> {
        self.released().into_iter().filter_map(Released::folder).collect()
    }

    /// Overlays of a document, as the user would type them.
    pub(crate) fn overlays(&self, document: &ConfiguredDocument) -> Vec<Address> {
        document.overlays.iter().map(|overlay| Address::File(self.shown(overlay))).collect()
    }
}

impl Released {
    pub(crate) fn folder(&self) -> Option<&str> {
        match self {
            Released::Folder(folder) => Some(folder),
            Released::Branch(_) => None,
        }
    }
}

impl ConfiguredDocument {
    /// The name of its file without folder and extension, by which checks call it.
    pub(crate) fn name(&self) -> String {
        let name = self.file_name().unwrap_or(&self.path);
        Path::new(name).file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// The name of its file, by which a release has it.
    pub(crate) fn file_name(&self) -> Result<&str> {
        let name = match &self.url {
            Some(url) => url.file_name(),
            None => Path::new(&self.path).file_name().and_then(|name| name.to_str()),
        };
        name.with_context(|| format!("{} has no name", self.path))
    }
}
