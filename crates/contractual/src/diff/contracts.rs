//! The workspace's contracts, each against the newest release.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use contract::diff::judge::Comparison;
use contract::source::Sources;

use crate::contracts::{self, Release};
use crate::lint;

use super::comparer::Comparer;
use super::document::Document;

pub(crate) struct ReleaseComparison {
    pub(crate) newest: Option<Release>,
    /// The documents in `spec/`, by name.
    pub(crate) contracts: Vec<Contract>,
    /// Documents of the release that `spec/` has no more.
    pub(crate) gone: Vec<PathBuf>,
}

/// One document in `spec/`.
pub(crate) struct Contract {
    pub(crate) document: Document,
    pub(crate) sources: Sources,
    /// With the release; nothing where the document is not in it.
    pub(crate) comparison: Option<Comparison>,
}

impl Comparer {
    /// Compares every contract with the newest release.
    pub(crate) fn contracts(&self, is_accepting: bool) -> Result<ReleaseComparison> {
        let workspace = self.workspace()?;
        let newest = contracts::releases(workspace)?.pop();
        let paths = contracts::documents(workspace)?;
        let names: BTreeSet<OsString> = paths.iter().filter_map(|path| Some(path.file_name()?.to_owned())).collect();
        let mut contracts = Vec::new();
        for (document, sources) in self.opened(paths)? {
            let old = newest.as_ref().map(|newest| -> Result<_> { Ok(newest.folder.join(document.file_name()?)) });
            let comparison = match old.transpose()?.filter(|old| old.is_file()) {
                Some(old) => {
                    let old = Document::File(old);
                    let old_sources = self.open(&old)?;
                    Some(self.compare_opened((&old, &old_sources), (&document, &sources), is_accepting)?)
                }
                None => None,
            };
            contracts.push(Contract { document, sources, comparison });
        }
        let mut gone = Vec::new();
        if let Some(newest) = &newest {
            let released = newest.documents()?.into_iter();
            let missing = released.filter(|path| path.file_name().is_some_and(|name| !names.contains(name)));
            let missing = self.opened(missing.collect())?;
            gone.extend(missing.into_iter().filter_map(|(document, _)| match document {
                Document::File(path) => Some(path),
                Document::Git { .. } => None,
            }));
        }
        Ok(ReleaseComparison { newest, contracts, gone })
    }

    /// The workspace, where there must be one.
    pub(super) fn workspace(&self) -> Result<&Path> {
        self.workspace.as_deref().context("no workspace has contracts to compare; name two documents, OLD and NEW")
    }

    /// Reads documents, and leaves out what is only a part of others.
    pub(super) fn opened(&self, paths: Vec<PathBuf>) -> Result<Vec<(Document, Sources)>> {
        let opened = paths.into_iter().map(|path| {
            let document = Document::File(path);
            let sources = self.open(&document)?;
            Ok((document, sources))
        });
        let opened: Result<Vec<_>> = opened.collect();
        Ok(opened?.into_iter().filter(|(_, sources)| !lint::is_part(sources)).collect())
    }
}
