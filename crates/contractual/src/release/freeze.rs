//! The folder of a release: the documents, every file that they refer to, and their checksums.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::address::Address;
use crate::configuration::Configuration;
use crate::diff::{Contract, ReleaseComparison};
use crate::releases::{self, SUMS};
use crate::replace::{self, Replacement};
use crate::version::Version;
use crate::workspace;

/// Files of a release, before they are written.
pub(super) struct Frozen {
    folder: PathBuf,
    /// Texts by their path inside the folder.
    files: BTreeMap<PathBuf, String>,
    /// Whether a waiver was needed.
    pub(super) has_waivers: bool,
}

impl Frozen {
    /// The very texts that were compared, not what the disk may hold by now.
    pub(super) fn of(configuration: &Configuration, version: &Version, compared: &ReleaseComparison) -> Result<Frozen> {
        let mut files = BTreeMap::new();
        let mut has_waivers = false;
        for contract in &compared.contracts {
            let folder = canonical(contract, contract.sources.main().path())?;
            let folder = folder.parent().unwrap_or(Path::new("/"));
            for file in contract.sources.files() {
                let path = file.path();
                let found = canonical(contract, path)?;
                // A document refers to nothing outside of its folder, or lint would have said so; one at a URL may.
                let inside = found.strip_prefix(folder);
                let inside = inside.with_context(|| {
                    format!(
                        "cannot release {}: it is outside of its document's folder; put both into one",
                        path.display()
                    )
                })?;
                // What a URL asks for beside the path is no part of the name.
                let is_main = path == contract.sources.main().path();
                let inside = if is_main { PathBuf::from(contract.address.file_name()?) } else { inside.to_owned() };
                let other = files.insert(inside.clone(), file.text().to_owned());
                ensure!(
                    other.is_none_or(|other| other == file.text()),
                    "cannot release two files as {}; put their documents into one folder, or into two folders of releases",
                    inside.display()
                );
            }
            let findings = contract.comparison.iter().flat_map(|comparison| &comparison.findings);
            has_waivers |= findings.into_iter().any(|finding| finding.waived.is_some());
        }
        let folder = configuration.root.join(compared.released.folder().unwrap_or_default());
        let line = |(path, text): (&PathBuf, &String)| {
            format!("{}  {}\n", releases::checksum(text.as_bytes()), path.display())
        };
        let sums: Vec<String> = files.iter().map(line).collect();
        files.insert(SUMS.into(), sums.concat());
        Ok(Frozen { folder: folder.join(version.text()), files, has_waivers })
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(super) fn paths(&self) -> Vec<PathBuf> {
        self.files.keys().map(|file| self.folder.join(file)).collect()
    }

    /// Writes the folder and puts the changelog in its place: both, or none.
    pub(super) fn write(&self, changelog: Replacement) -> Result<()> {
        let cannot = || format!("cannot write {}", workspace::shown(&self.folder).display());
        let parent = self.folder.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(parent).with_context(cannot)?;
        // Removed when this function ends, unless it has become the release.
        let written = replace::folder_in(parent)?;
        for (inside, text) in &self.files {
            let path = written.path().join(inside);
            fs::create_dir_all(path.parent().unwrap_or(written.path())).with_context(cannot)?;
            fs::write(&path, text).with_context(cannot)?;
        }
        fs::rename(written.path(), &self.folder).with_context(cannot)?;
        changelog.put().inspect_err(|_| {
            // The first error is the one to tell.
            let _ = fs::remove_dir_all(&self.folder);
        })
    }
}

/// The path of a file with links followed; the same where it is no file.
fn canonical(contract: &Contract, path: &Path) -> Result<PathBuf> {
    match contract.address {
        Address::File(_) => path.canonicalize().with_context(|| format!("cannot open {}", path.display())),
        _ => Ok(path.to_owned()),
    }
}
