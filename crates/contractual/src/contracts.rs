//! The workspace's contracts: the documents in `spec/` and their frozen copies in `spec/released/`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::version::Version;
use crate::workspace;

/// A folder of `spec/released/`.
#[derive(Debug)]
pub(crate) struct Release {
    /// Its version, which is its name.
    pub(crate) version: Version,
    /// As shown to the user.
    pub(crate) folder: PathBuf,
}

/// The folder that holds the contracts.
pub(crate) fn folder(workspace: &Path) -> PathBuf {
    workspace.join("spec")
}

/// The folder that holds the releases.
pub(crate) fn released_folder(workspace: &Path) -> PathBuf {
    folder(workspace).join("released")
}

/// The documents of the contracts, by name. A part that others refer to is among them.
pub(crate) fn documents(workspace: &Path) -> Result<Vec<PathBuf>> {
    files_in(&folder(workspace))
}

/// The releases, oldest first; none where nothing was released yet.
pub(crate) fn releases(workspace: &Path) -> Result<Vec<Release>> {
    let folder = workspace::shown(&released_folder(workspace));
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
    /// Its documents, by name.
    pub(crate) fn documents(&self) -> Result<Vec<PathBuf>> {
        files_in(&self.folder)
    }
}

fn files_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_document = |path: &PathBuf| {
        let extension = path.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase());
        matches!(extension.as_deref(), Some("yaml" | "yml" | "json")) && path.is_file()
    };
    Ok(children(&workspace::shown(folder))?.into_iter().filter(is_document).collect())
}

/// What a folder holds, by name; nothing if it is missing.
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
