//! The documents as callers know them: the newest release, or the commit at which this work left a branch.

use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::address::Address;
use crate::configuration::{Configuration, ConfiguredDocument, PastDocuments, Released};
use crate::document::Document;
use crate::git::{MergeBase, Tree};
use crate::lint;
use crate::releases::{self, Release};

use super::comparer::{Comparer, open};

/// The old side of a comparison: a release, or a commit.
pub(crate) enum Baseline {
    Release(Release),
    Commit(Commit),
}

/// A commit, and the documents that were configured there.
pub(crate) struct Commit {
    /// As people know it.
    name: String,
    /// As git knows it.
    revision: String,
    /// The branch whose newest commit this is, where it is `HEAD` as well.
    branch_itself: Option<String>,
    tree: Tree,
    /// Folder of the configuration, from the repository's root.
    folder: PathBuf,
    documents: PastDocuments,
}

impl Baseline {
    /// The baseline of all documents that are released in one place; nothing where none was released yet.
    pub(super) fn of(released: &Released, configuration: &Configuration) -> Result<Option<Baseline>> {
        let branch = match released {
            Released::Folder(folder) => {
                return Ok(releases::releases(&configuration.root.join(folder))?.pop().map(Baseline::Release));
            }
            Released::Branch(branch) => branch,
        };
        let MergeBase { branch, commit, is_head, folder } = MergeBase::of(branch, &configuration.root)?;
        let tree = Tree::at(&commit, &configuration.root)?;
        let documents = PastDocuments::held_to_a_branch(&tree, &folder)?;
        let name = format!("{branch} at {commit}");
        let branch_itself = is_head.then_some(branch);
        Ok(Some(Baseline::Commit(Commit { name, revision: commit, branch_itself, tree, folder, documents })))
    }

    /// The documents of a revision, whether they are released or not.
    pub(super) fn at(revision: &str, configuration: &Configuration) -> Result<Baseline> {
        let tree = Tree::at(revision, &configuration.root)?;
        let folder = tree.inside(&configuration.root)?;
        let documents = PastDocuments::all(&tree, &folder)?;
        let (name, revision) = (revision.to_owned(), revision.to_owned());
        Ok(Baseline::Commit(Commit { name, revision, branch_itself: None, tree, folder, documents }))
    }

    /// A document as it is here, to be opened; nothing where it is not.
    pub(super) fn document(&self, settings: &ConfiguredDocument, comparer: &Comparer) -> Result<Option<Document>> {
        let reading = comparer.reading.clone();
        match self {
            Baseline::Release(release) => {
                let path = release.folder.join(settings.file_name()?);
                let is_there = path.is_file();
                Ok(is_there.then(|| Document { address: Address::File(path), overlays: Vec::new(), reading }))
            }
            Baseline::Commit(Commit { revision, tree, folder, documents, .. }) => {
                let path = folder.join(&settings.path);
                let at = |path: &Path| Address::Git { revision: revision.clone(), path: path.to_owned() };
                let overlays = documents.overlays(&path).iter().map(|overlay| at(overlay)).collect();
                Ok(tree.has(&path)?.then(|| Document { address: at(&path), overlays, reading }))
            }
        }
    }

    /// Addresses of documents that are here and configured no more, where `known` are still released in the same place.
    pub(super) fn gone(&self, known: &[&ConfiguredDocument], comparer: &Comparer) -> Result<Vec<Address>> {
        let mut candidates = Vec::new();
        match self {
            Baseline::Release(release) => {
                let names: Vec<&str> = known.iter().filter_map(|document| document.file_name().ok()).collect();
                let is_known =
                    |path: &Path| path.file_name().is_some_and(|name| names.iter().any(|known| name == *known));
                candidates.extend(release.documents()?.into_iter().filter(|path| !is_known(path)).map(Address::File));
            }
            Baseline::Commit(Commit { revision, tree, folder, documents, .. }) => {
                // One that is released elsewhere by now is not gone.
                let configured = &comparer.configuration()?.documents;
                let is_known = |path: &Path| configured.iter().any(|document| folder.join(&document.path) == path);
                for path in documents.paths().filter(|path| !is_known(path)) {
                    if tree.has(path)? {
                        candidates.push(Address::Git { revision: revision.clone(), path: path.to_owned() });
                    }
                }
            }
        }
        let mut gone = Vec::new();
        for address in candidates {
            let document = Document { address, overlays: Vec::new(), reading: comparer.reading.clone() };
            if !lint::is_part(&open(&document)?) {
                gone.push(document.address);
            }
        }
        Ok(gone)
    }

    pub(crate) fn release(&self) -> Option<&Release> {
        match self {
            Baseline::Release(release) => Some(release),
            Baseline::Commit(_) => None,
        }
    }

    /// The branch with which nothing that is committed is compared, since `HEAD` has nothing that it lacks.
    pub(crate) fn branch_itself(&self) -> Option<&str> {
        match self {
            Baseline::Commit(commit) => commit.branch_itself.as_deref(),
            Baseline::Release(_) => None,
        }
    }
}

impl fmt::Display for Baseline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Baseline::Release(release) => write!(f, "{}", release.version),
            Baseline::Commit(commit) => f.write_str(&commit.name),
        }
    }
}
