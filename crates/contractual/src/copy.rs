//! A copy of the workspace's files, without what is built from them.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use tempfile::TempDir;

use crate::generate::tree;

/// Folders that hold nothing of interest, and much of it.
const LEFT_OUT: [&str; 2] = ["target", ".git"];

/// The copy. It remembers what was changed until that is restored.
pub struct Copy {
    folder: TempDir,
    changed: RefCell<BTreeMap<PathBuf, Option<Vec<u8>>>>,
}

impl Copy {
    /// Copies a workspace.
    pub fn of(root: &Path) -> Result<Copy> {
        let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
        copy(root, folder.path())?;
        Ok(Copy { folder, changed: RefCell::default() })
    }

    /// Its folder.
    pub fn root(&self) -> &Path {
        self.folder.path()
    }

    /// The text of a file, relative to the workspace.
    pub fn text(&self, path: &str) -> Result<String> {
        fs::read_to_string(self.root().join(path)).with_context(|| format!("cannot read {path}"))
    }

    /// Files below a folder, relative to the workspace.
    pub fn files(&self, folder: &str) -> Result<Vec<String>> {
        let paths = tree::files_below(&self.root().join(folder))?;
        let inside = |path: &PathBuf| Some(path.strip_prefix(self.root()).ok()?.to_str()?.to_owned());
        Ok(paths.iter().filter_map(inside).collect())
    }

    /// Gives a file another text.
    pub fn write(&self, path: &str, text: &str) -> Result<()> {
        let file = self.root().join(path);
        self.keep(&file)?;
        let made = fs::create_dir_all(file.parent().unwrap_or(&file)).and_then(|()| fs::write(&file, text));
        made.with_context(|| format!("cannot edit {path}"))
    }

    /// Removes a file.
    pub fn delete(&self, path: &str) -> Result<()> {
        let file = self.root().join(path);
        self.keep(&file)?;
        fs::remove_file(&file).with_context(|| format!("cannot delete {path}"))
    }

    /// Remembers a file as it is, before something changes it.
    pub fn keep(&self, path: &Path) -> Result<()> {
        let path = std::path::absolute(path).context("cannot tell the current folder")?;
        let old = fs::read(&path).ok();
        self.changed.borrow_mut().entry(path).or_insert(old);
        Ok(())
    }

    /// Takes everything back.
    pub fn restore(&self) -> Result<()> {
        for (path, old) in self.changed.take() {
            let done = match old {
                Some(bytes) => fs::write(&path, bytes),
                None => fs::remove_file(&path),
            };
            done.with_context(|| format!("cannot restore {}", path.display()))?;
        }
        Ok(())
    }
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    let cannot = || format!("cannot copy {}", from.display());
    fs::create_dir_all(to).with_context(cannot)?;
    for entry in fs::read_dir(from).with_context(cannot)? {
        let entry = entry.with_context(cannot)?;
        let (path, name) = (entry.path(), entry.file_name());
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        let kind = entry.file_type().with_context(cannot)?;
        if kind.is_dir() {
            copy(&path, &to.join(name))?;
        } else if kind.is_file() {
            fs::copy(&path, to.join(name)).with_context(cannot)?;
        }
    }
    Ok(())
}
