//! Releases: frozen copies of documents, with a folder for each version.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::lint::is_document;
use crate::version::Version;
use crate::workspace;

/// The file of checksums in the folder of a release.
pub(crate) const SUMS: &str = "SHA256SUMS";

/// A version of documents that were frozen together.
#[derive(Debug)]
pub(crate) struct Release {
    /// Its version, which is its name.
    pub(crate) version: Version,
    /// As shown to the user.
    pub(crate) folder: PathBuf,
}

/// The releases in a folder, oldest first; none where nothing was released yet.
pub(crate) fn releases(folder: &Path) -> Result<Vec<Release>> {
    let folder = workspace::shown(folder);
    let mut releases = Vec::new();
    for path in children(&folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // A release under way has a hidden name.
        if !path.is_dir() || name.starts_with('.') {
            continue;
        }
        let version = name.parse().with_context(|| format!("cannot tell the version of {}", path.display()))?;
        releases.push(Release { version, folder: path });
    }
    releases.sort_by(|a, b| a.version.cmp(&b.version));
    Ok(releases)
}

impl Release {
    /// Its documents, and parts that they refer to.
    pub(crate) fn documents(&self) -> Result<Vec<PathBuf>> {
        files_in(&self.folder)
    }
}

/// A checksum as `sha256sum` writes it.
pub(crate) fn checksum(bytes: &[u8]) -> String {
    let digits: Vec<String> = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    digits.concat()
}

fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    Ok(children(&workspace::shown(folder))?.into_iter().filter(|path| is_document(path)).collect())
}

/// Entries of a folder, by name; none if it is missing.
fn children(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", folder.display());
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.with_context(cannot)?,
    };
    let paths: io::Result<Vec<PathBuf>> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut paths = paths.with_context(cannot)?;
    paths.sort();
    Ok(paths)
}
