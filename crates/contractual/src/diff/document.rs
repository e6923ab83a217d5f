//! A document to compare: a file, or a file of a git revision.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use contract::source::{Disk, Limits, Sources};

use super::git::Tree;

/// A document, as the user named it.
#[derive(Debug, Clone)]
pub(crate) enum Document {
    File(PathBuf),
    /// `git:REV:PATH`
    Git {
        /// Anything that git takes for a commit.
        revision: String,
        /// From the repository's root.
        path: PathBuf,
    },
}

#[derive(Debug, Clone, Copy)]
pub(super) struct ReadOptions<'a> {
    /// The folder in which git is asked.
    pub(super) folder: &'a Path,
    /// Folder that references may lead into [default: the document's own].
    pub(super) root: Option<&'a Path>,
    pub(super) limits: Limits,
}

impl Document {
    pub(super) fn named(argument: &Path) -> Result<Document> {
        let Some(rest) = argument.to_str().and_then(|text| text.strip_prefix("git:")) else {
            return Ok(Document::File(argument.to_owned()));
        };
        match rest.split_once(':') {
            Some((revision, path)) if !revision.is_empty() && !path.is_empty() => {
                Ok(Document::Git { revision: revision.to_owned(), path: path.trim_start_matches('/').into() })
            }
            _ => bail!("cannot read `git:{rest}`; write git:REV:PATH, as in git:HEAD:spec/service.yaml"),
        }
    }

    /// The name of the file alone, by which a release has it.
    pub(super) fn file_name(&self) -> Result<&OsStr> {
        let path = match self {
            Document::File(path) | Document::Git { path, .. } => path,
        };
        path.file_name().with_context(|| format!("cannot compare {self}; name a file"))
    }

    pub(super) fn open(&self, reading: ReadOptions<'_>) -> Result<Sources> {
        let ReadOptions { folder, root, limits } = reading;
        match self {
            Document::File(path) => {
                let opened = match root {
                    Some(root) => Sources::open_within(path, root, Box::new(Disk), limits),
                    None => Sources::open(path, Box::new(Disk), limits),
                };
                opened.with_context(|| format!("cannot open {self}"))
            }
            Document::Git { revision, path } => {
                let tree = Tree::at(revision, folder)?;
                let root = match root {
                    Some(root) => tree.inside(root)?,
                    None => path.parent().unwrap_or(Path::new("")).to_owned(),
                };
                let (path, root) = (tree.shown(path), tree.shown(&root));
                // The tree knows best what is missing and what was meant.
                let opened = Sources::open_within(&path, &root, Box::new(tree), limits);
                opened.with_context(|| format!("cannot open {self}"))
            }
        }
    }
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Document::File(path) => write!(f, "{}", path.display()),
            Document::Git { revision, path } => write!(f, "git:{revision}:{}", path.display()),
        }
    }
}
