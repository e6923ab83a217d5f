//! A generated folder: the changes that it needs, and making them.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use rust_text::File;
use similar::TextDiff;

use crate::replace::{HIDDEN, Replacement, read_lossy};
use crate::workspace;

/// A change of one file.
#[derive(Debug)]
pub struct Change {
    /// As shown to the user.
    pub path: PathBuf,
    /// Added, rewritten or deleted.
    pub kind: ChangeKind,
    /// The new text; empty for an orphan.
    text: String,
    /// The present text.
    old: String,
}

/// Kinds of change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeKind {
    /// It is not there yet.
    Add,
    /// It holds something else.
    Rewrite,
    /// Nothing makes it any more.
    Delete,
}

/// Changes that make a folder hold exactly these files; none when it does.
pub fn changes(folder: &Path, files: &[File]) -> Result<Vec<Change>> {
    let mut changes = changed(folder, files)?;
    let kept: BTreeSet<PathBuf> = files.iter().map(|file| folder.join(&file.path)).collect();
    for orphan in files_below(folder)?.into_iter().filter(|path| !kept.contains(path)) {
        let path = workspace::shown(&orphan);
        let old = fs::read(&orphan).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default();
        changes.push(Change { path, kind: ChangeKind::Delete, text: String::new(), old });
    }
    Ok(changes)
}

/// Changes that make a folder hold these files among others.
pub(crate) fn changed(folder: &Path, files: &[File]) -> Result<Vec<Change>> {
    let mut changes = Vec::new();
    for file in files {
        let path = workspace::shown(&folder.join(&file.path));
        let (kind, old) = match read_lossy(&path)? {
            Some(old) if old == file.text => continue,
            Some(old) => (ChangeKind::Rewrite, old),
            None => (ChangeKind::Add, String::new()),
        };
        changes.push(Change { path, kind, text: file.text.clone(), old });
    }
    Ok(changes)
}

/// A file that somebody else put into a folder into which none of its files was ever generated.
pub(super) fn foreign(changes: &[Change], n_files: usize) -> Option<&Change> {
    let is_new = changes.iter().filter(|change| change.kind == ChangeKind::Add).count() == n_files;
    changes.iter().find(|change| is_new && change.kind == ChangeKind::Delete && !change.is_hidden())
}

/// Makes changes. All of it is written beside its place before anything is put there, so that a disk that is full or a folder
/// that is read-only leaves everything as it was.
pub fn make(changes: &[Change]) -> Result<()> {
    let written: Result<Vec<Option<Replacement>>> = changes.iter().map(Change::written).collect();
    for (change, replacement) in changes.iter().zip(written?) {
        match replacement {
            Some(replacement) => replacement.put()?,
            None => {
                fs::remove_file(&change.path).with_context(|| format!("cannot delete {}", change.path.display()))?;
            }
        }
    }
    Ok(())
}

impl Change {
    /// The new file, written beside the old one; `None` where that is to be deleted.
    fn written(&self) -> Result<Option<Replacement>> {
        match self.kind {
            ChangeKind::Delete => Ok(None),
            ChangeKind::Add | ChangeKind::Rewrite => written(&self.path, &self.text).map(Some),
        }
    }

    /// True for a file that was being written when the tool was stopped.
    fn is_hidden(&self) -> bool {
        self.path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(HIDDEN))
    }

    /// Numbers of lines that are added and removed.
    pub fn lines(&self) -> (usize, usize) {
        let diff = TextDiff::from_lines(&self.old, &self.text);
        let count = |tag| diff.iter_all_changes().filter(|change| change.tag() == tag).count();
        (count(similar::ChangeTag::Insert), count(similar::ChangeTag::Delete))
    }

    /// The change as a patch.
    pub fn patch(&self) -> String {
        let name = self.path.display().to_string();
        let (before, after) = match self.kind {
            ChangeKind::Add => ("/dev/null".to_owned(), format!("b/{name}")),
            ChangeKind::Rewrite => (format!("a/{name}"), format!("b/{name}")),
            ChangeKind::Delete => (format!("a/{name}"), "/dev/null".to_owned()),
        };
        TextDiff::from_lines(&self.old, &self.text).unified_diff().header(&before, &after).to_string()
    }
}

impl ChangeKind {
    /// The change in the past tense: `wrote`.
    pub fn done(self) -> &'static str {
        match self {
            ChangeKind::Add => "wrote",
            ChangeKind::Rewrite => "rewrote",
            ChangeKind::Delete => "deleted",
        }
    }

    /// The fault of a file that still needs the change: `stale`.
    pub fn fault(self) -> &'static str {
        match self {
            ChangeKind::Add => "missing",
            ChangeKind::Rewrite => "stale",
            ChangeKind::Delete => "orphan",
        }
    }
}

/// Writes files into a folder and leaves others alone.
pub fn write(folder: &Path, files: &[File]) -> Result<()> {
    files.iter().try_for_each(|file| written(&folder.join(&file.path), &file.text)?.put())
}

/// A text beside the file that it is to replace. What is generated can be generated again, so it is not worth waiting for the
/// disk.
fn written(path: &Path, text: &str) -> Result<Replacement> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", workspace::shown(folder).display()))?;
    Replacement::write_unsynced(path, text)
}

/// Every file below a folder, in order; none if it is missing.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", workspace::shown(folder).display());
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.with_context(cannot)?,
    };
    let mut found = Vec::new();
    for entry in entries {
        let entry = entry.with_context(cannot)?;
        if entry.file_type().with_context(cannot)?.is_dir() {
            found.extend(files_below(&entry.path())?);
        } else {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}
