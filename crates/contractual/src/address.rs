//! Addresses of documents: a file, a file of a git revision, a URL, standard input. Whatever a command reads, it reads through
//! here.

mod standard_input;

use std::fmt;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use contract::overlay::{Applied, Overlaid};
use contract::source::{Disk, Files, Limits, Sources};

use crate::git::Tree;
use crate::web::{Server, Url, Web};

use standard_input::StandardInput;

/// Place of a document, as the user named it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Address {
    File(PathBuf),
    /// `git:REV:PATH`
    Git {
        /// Anything that git takes for a commit.
        revision: String,
        /// From the repository's root.
        path: PathBuf,
    },
    Url(Url),
    /// `-`, with what was read there.
    StandardInput(Arc<[u8]>),
}

/// All that reading needs beside an address.
#[derive(Debug, Clone)]
pub(crate) struct Reading {
    pub(crate) web: Web,
    /// The folder in which git is asked.
    pub(crate) folder: PathBuf,
    /// Folder that references of files may lead into [default: the document's own].
    pub(crate) root: Option<PathBuf>,
    pub(crate) limits: Limits,
}

/// A document among the files that it may refer to.
struct DocumentPlace {
    path: PathBuf,
    /// References stay below it.
    root: PathBuf,
    files: Box<dyn Files>,
}

impl Address {
    /// The address that an argument means. Standard input is read now, up to the limit.
    pub(crate) fn named(argument: &Path, stdin: &mut dyn Read, limits: Limits) -> Result<Address> {
        let text = argument.to_str().unwrap_or_default();
        if text == "-" {
            let read = standard_input::read(stdin, limits.file_bytes).context("cannot read standard input")?;
            return Ok(Address::StandardInput(read.into()));
        }
        if let Some(url) = Url::named(text) {
            return url.map(Address::Url);
        }
        let Some(rest) = text.strip_prefix("git:") else { return Ok(Address::File(argument.to_owned())) };
        match rest.split_once(':') {
            Some((revision, path)) if !revision.is_empty() && !path.is_empty() => {
                Ok(Address::Git { revision: revision.to_owned(), path: path.trim_start_matches('/').into() })
            }
            _ => bail!("cannot read `git:{rest}`; write git:REV:PATH, as in git:HEAD:spec/service.yaml"),
        }
    }

    /// The name of the file alone, by which releases and generated code have it.
    pub(crate) fn file_name(&self) -> Result<String> {
        let name = match self {
            Address::File(path) | Address::Git { path, .. } => {
                path.file_name().map(|name| name.to_string_lossy().into_owned())
            }
            Address::Url(url) => url.file_name().map(str::to_owned),
            Address::StandardInput(_) => Some(self.to_string()),
        };
        name.with_context(|| format!("cannot tell the name of {self}; name a file"))
    }

    /// The same for two names of one file; a file that is missing has only its name.
    pub(crate) fn canonical(&self) -> PathBuf {
        match self {
            Address::File(path) => path.canonicalize().unwrap_or_else(|_| path.clone()),
            other => other.to_string().into(),
        }
    }

    /// Opens the document; what it refers to is read when it is asked for.
    pub(crate) fn open(&self, reading: &Reading) -> Result<Sources> {
        let DocumentPlace { path, root, files } = self.place(reading)?;
        let opened = Sources::open_within(&path, &root, files, reading.limits);
        opened.with_context(|| format!("cannot open {self}"))
    }

    /// Opens the document as an overlay changes it.
    pub(crate) fn open_changed(&self, applied: &Applied<'_>, reading: &Reading) -> Result<Sources> {
        let DocumentPlace { path, root, files } = self.place(reading)?;
        let files = Box::new(Overlaid::new(path.as_path(), applied.text(), files));
        let changed = Sources::open_within(&path, &root, files, reading.limits);
        changed.with_context(|| format!("cannot read {self} as changed"))
    }

    fn place(&self, reading: &Reading) -> Result<DocumentPlace> {
        let folder_of = |path: &Path| path.parent().unwrap_or(Path::new("")).to_owned();
        let on_disk = |path: PathBuf, files: Box<dyn Files>| {
            let own = Some(folder_of(&path)).filter(|folder| !folder.as_os_str().is_empty());
            let root = reading.root.clone().or(own).unwrap_or_else(|| ".".into());
            DocumentPlace { path, root, files }
        };
        Ok(match self {
            Address::File(path) => {
                // A pipe has no canonical name, and the error would be that it does not exist.
                match path.metadata() {
                    Ok(metadata) if metadata.is_dir() => bail!("cannot open {self}: it is a folder; name a file in it"),
                    Ok(metadata) if !metadata.is_file() => {
                        bail!("cannot open {self}: not a regular file; pipe it in, and name it `-`")
                    }
                    _ => {}
                }
                on_disk(path.clone(), Box::new(Disk))
            }
            Address::StandardInput(bytes) => {
                on_disk(self.to_string().into(), Box::new(StandardInput::new(Arc::clone(bytes))))
            }
            Address::Git { revision, path } => {
                let tree = Tree::at(revision, &reading.folder)?;
                let root = reading.root.as_deref().map_or_else(|| Ok(folder_of(path)), |root| tree.inside(root))?;
                DocumentPlace { path: tree.named(path), root: tree.named(&root), files: Box::new(tree) }
            }
            Address::Url(url) => {
                let server = Server::of(url, &reading.web).with_context(|| format!("cannot open {self}"))?;
                DocumentPlace { path: url.to_string().into(), root: server.root(), files: Box::new(server) }
            }
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => write!(f, "{}", path.display()),
            Address::Git { revision, path } => write!(f, "git:{revision}:{}", path.display()),
            Address::Url(url) => write!(f, "{url}"),
            Address::StandardInput(_) => f.write_str(standard_input::NAME),
        }
    }
}

impl Reading {
    /// Reads from the current folder, with the usual limits.
    pub(crate) fn over(web: &Web) -> Reading {
        Reading { web: web.clone(), folder: ".".into(), root: None, limits: Limits::default() }
    }
}
