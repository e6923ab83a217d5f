//! The folder of a release: the documents, every file that they refer to, and their checksums.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::configuration::Configuration;
use crate::diff::ReleaseComparison;
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
            let folder = contract.sources.main().path().canonicalize();
            let folder = folder.with_context(|| format!("cannot open {}", contract.document))?;
            let folder = folder.parent().unwrap_or(Path::new("/"));
            for file in contract.sources.files() {
                let path = file.path();
                let canonical = path.canonicalize().with_context(|| format!("cannot open {}", path.display()))?;
                // A document refers to nothing outside of its folder, or lint would have said so.
                let inside = canonical.strip_prefix(folder);
                let inside = inside.with_context(|| {
                    format!("cannot release {}: it is outside of its document's folder", path.display())
                })?;
                let other = files.insert(inside.to_owned(), file.text().to_owned());
                ensure!(
                    other.is_none_or(|other| other == file.text()),
                    "cannot release two files as {}; put their documents into one folder, or into two folders of releases",
                    inside.display()
                );
            }
            let findings = contract.comparison.iter().flat_map(|comparison| &comparison.findings);
            has_waivers |= findings.into_iter().any(|finding| finding.waived.is_some());
        }
        let line = |(path, text): (&PathBuf, &String)| {
            format!("{}  {}\n", releases::checksum(text.as_bytes()), path.display())
        };
        let sums: Vec<String> = files.iter().map(line).collect();
        files.insert(SUMS.into(), sums.concat());
        Ok(Frozen { folder: configuration.root.join(&compared.released).join(version.text()), files, has_waivers })
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
