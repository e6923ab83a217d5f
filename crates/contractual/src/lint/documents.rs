//! From the arguments to documents: files, folders, standard input.

use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use contract::source::{Disk, Files, Limits, Sources};

use crate::configuration::Configuration;

#[derive(Debug)]
pub(super) struct Document {
    /// As shown to the user.
    pub(super) path: PathBuf,
    /// Whether the user named its folder and not the file.
    pub(super) is_in_folder: bool,
}

/// A document that could not be opened, and why.
#[derive(Debug)]
pub(super) struct Unopened {
    pub(super) path: PathBuf,
    pub(super) error: io::Error,
}

/// The name under which standard input is shown.
const STDIN: &str = "<stdin>";

/// The documents that the arguments name, each once; all that are configured if they name none.
pub(super) fn named(files: &[PathBuf], configuration: Option<&Configuration>) -> (Vec<Document>, Vec<Unopened>) {
    let mut documents = Vec::new();
    let mut unopened = Vec::new();
    let configured = configuration.filter(|_| files.is_empty()).into_iter();
    let configured = configured
        .flat_map(|configuration| configuration.documents.iter().map(|document| configuration.shown(&document.path)));
    documents.extend(configured.map(|path| Document { path, is_in_folder: false }));
    for path in files {
        if path == Path::new("-") {
            documents.push(Document { path: STDIN.into(), is_in_folder: false });
        } else if path.is_dir() {
            match in_folder(path) {
                Ok(paths) => documents.extend(paths.into_iter().map(|path| Document { path, is_in_folder: true })),
                Err(error) => unopened.push(Unopened { path: path.clone(), error }),
            }
        } else {
            documents.push(Document { path: path.clone(), is_in_folder: false });
        }
    }
    let mut seen = HashSet::new();
    documents.retain(|document| seen.insert(document.canonical()));
    (documents, unopened)
}

/// The files of a folder that may be documents, by name. Folders inside it are not searched: they tend to hold parts.
pub(crate) fn in_folder(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if is_document(&path) {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        return Err(io::Error::new(io::ErrorKind::NotFound, "the folder has no .yaml, .yml or .json file"));
    }
    paths.sort();
    Ok(paths)
}

/// True for a file that may be a document, by its extension.
pub(crate) fn is_document(path: &Path) -> bool {
    let extension = path.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase());
    matches!(extension.as_deref(), Some("yaml" | "yml" | "json")) && path.is_file()
}

impl Document {
    /// Reads the document. Those from standard input refer to files from the current folder.
    pub(super) fn open(&self, root: Option<&Path>, limits: Limits, stdin: &mut dyn Read) -> io::Result<Sources> {
        // A pipe has no canonical name, and the error would be that it does not exist.
        if !self.is_stdin() && self.path.metadata().is_ok_and(|metadata| !metadata.is_file()) {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
        }
        let reader: Box<dyn Files> =
            if self.is_stdin() { Box::new(StandardInput::read(stdin, limits.file_bytes)?) } else { Box::new(Disk) };
        match root {
            Some(root) => Sources::open_within(&self.path, root, reader, limits),
            None => Sources::open(&self.path, reader, limits),
        }
    }

    pub(super) fn is_stdin(&self) -> bool {
        self.path == Path::new(STDIN)
    }

    /// The same for two names of one file; a file that is missing has only its name.
    pub(super) fn canonical(&self) -> PathBuf {
        self.path.canonicalize().unwrap_or_else(|_| self.path.clone())
    }
}

impl fmt::Display for Unopened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

/// The disk, with standard input as one more file.
struct StandardInput(RefCell<Vec<u8>>);

impl StandardInput {
    /// Reads all of it, or one byte more than the limit: enough to see that it is too much.
    fn read(stdin: &mut dyn Read, limit: usize) -> io::Result<StandardInput> {
        let mut bytes = Vec::new();
        stdin.take(limit as u64 + 1).read_to_end(&mut bytes)?;
        Ok(StandardInput(RefCell::new(bytes)))
    }
}

impl Files for StandardInput {
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        // It is asked for once, since a reference to it leads to the file that was read already.
        if path == Path::new(STDIN) { Ok(self.0.take()) } else { Disk.read(path, limit) }
    }

    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        if path == Path::new(STDIN) { Ok(path.to_owned()) } else { Disk.canonical(path) }
    }
}
