//! The configured documents, each against its newest release.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use contract::diff::judge::Comparison;
use contract::source::Sources;

use crate::configuration::{Configuration, ConfiguredDocument};
use crate::lint;
use crate::releases::{self, Release};

use super::comparer::Comparer;
use super::document::Document;

/// The documents that are released into one folder, compared with the newest release there.
pub(crate) struct ReleaseComparison {
    /// Folder of the releases, relative to the repository.
    pub(crate) released: String,
    pub(crate) newest: Option<Release>,
    /// The documents, in the order of the configuration.
    pub(crate) contracts: Vec<Contract>,
    /// Documents of the release that are configured no more.
    pub(crate) gone: Vec<PathBuf>,
}

/// One document that is released.
pub(crate) struct Contract {
    pub(crate) document: Document,
    pub(crate) sources: Sources,
    /// With the release; nothing where the document is not in it.
    pub(crate) comparison: Option<Comparison>,
}

impl Comparer {
    /// Compares every document that is released with its newest release, folder by folder.
    pub(crate) fn contracts(&self, is_accepting: bool) -> Result<Vec<ReleaseComparison>> {
        let configuration = self.configuration()?;
        configuration.released().into_iter().map(|released| self.released_into(released, is_accepting)).collect()
    }

    fn released_into(&self, released: &str, is_accepting: bool) -> Result<ReleaseComparison> {
        let configuration = self.configuration()?;
        let newest = releases::releases(&configuration.root.join(released))?.pop();
        let is_meant = |document: &&ConfiguredDocument| document.released.as_deref() == Some(released);
        let mut contracts = Vec::new();
        let mut names = BTreeSet::new();
        for settings in configuration.documents.iter().filter(is_meant) {
            let document = Document::File(configuration.shown(&settings.path));
            let sources = self.open(&document)?;
            let name = settings.file_name()?;
            names.insert(OsString::from(name));
            let old = newest.as_ref().map(|newest| newest.folder.join(name)).filter(|old| old.is_file());
            let compare = |old: PathBuf| {
                let old = Document::File(old);
                self.compare_opened((&old, &self.open(&old)?), (&document, &sources), is_accepting)
            };
            let comparison = old.map(compare).transpose()?;
            contracts.push(Contract { document, sources, comparison });
        }
        let mut gone = Vec::new();
        for path in newest.as_ref().map(Release::documents).transpose()?.unwrap_or_default() {
            let is_known = path.file_name().is_some_and(|name| names.contains(name));
            if !is_known && !lint::is_part(&self.open(&Document::File(path.clone()))?) {
                gone.push(path);
            }
        }
        Ok(ReleaseComparison { released: released.to_owned(), newest, contracts, gone })
    }

    /// The configuration, where there must be one with documents that are released.
    pub(super) fn configuration(&self) -> Result<&Configuration> {
        let configuration = self.configuration.as_ref();
        configuration.context("no contractual.toml has documents to compare; name two, OLD and NEW")
    }

    /// The same, where a document must be released.
    pub(super) fn released(&self) -> Result<Vec<&str>> {
        let released = self.configuration()?.released();
        ensure!(
            !released.is_empty(),
            "no document in contractual.toml is released; name two, OLD and NEW, or give it a folder in `released`"
        );
        Ok(released)
    }
}
