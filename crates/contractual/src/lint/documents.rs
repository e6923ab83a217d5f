//! From the arguments to documents: addresses, folders, patterns.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result};
use contract::source::Limits;

use crate::address::Address;
use crate::configuration::{Configuration, is_pattern};

#[derive(Debug)]
pub(super) struct NamedDocument {
    pub(super) address: Address,
    /// True if the user named its folder or a pattern, and not the file.
    pub(super) is_found: bool,
}

/// The documents that the arguments name, each once, and why others cannot be opened; all that are configured if they name none.
pub(super) fn named(
    arguments: &[PathBuf],
    configuration: Option<&Configuration>,
    stdin: &mut dyn Read,
    limits: Limits,
) -> (Vec<NamedDocument>, Vec<Error>) {
    let mut documents = Vec::new();
    let mut unopened = Vec::new();
    if let Some(configuration) = configuration.filter(|_| arguments.is_empty()) {
        let addresses = configuration.documents.iter().map(|document| configuration.address(document));
        documents.extend(addresses.map(|address| NamedDocument { address, is_found: false }));
    }
    for argument in arguments {
        match found(argument) {
            Some(Ok(paths)) => {
                let found = |path| NamedDocument { address: Address::File(path), is_found: true };
                documents.extend(paths.into_iter().map(found));
            }
            Some(Err(error)) => unopened.push(error.context(format!("cannot open {}", argument.display()))),
            None => match Address::named(argument, stdin, limits) {
                Ok(address) => documents.push(NamedDocument { address, is_found: false }),
                Err(error) => unopened.push(error),
            },
        }
    }
    let mut seen = HashSet::new();
    documents.retain(|document| seen.insert(document.address.canonical()));
    (documents, unopened)
}

/// The files that a folder or a pattern stands for; nothing for any other argument.
fn found(argument: &Path) -> Option<Result<Vec<PathBuf>>> {
    if argument.is_dir() {
        return Some(in_folder(argument).map_err(Error::from));
    }
    let text = argument.to_str().filter(|text| is_pattern(text) && !argument.exists() && !text.contains("://"))?;
    Some(matching(text))
}

fn matching(pattern: &str) -> Result<Vec<PathBuf>> {
    let found = glob::glob(pattern).context("it is no pattern; mend it")?;
    let mut files = found.collect::<Result<Vec<PathBuf>, _>>()?;
    files.retain(|file| file.is_file());
    if files.is_empty() {
        return Err(io::Error::new(io::ErrorKind::NotFound, "no file matches the pattern").into());
    }
    Ok(files)
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
