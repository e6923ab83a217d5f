//! Crates that need nothing of this workspace: generated code, a copy of the runtime that it stands on, and a few files
//! around them that are the user's once they are there.

mod runtime;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use contract::model::Only;
use rust_text::File;

use crate::generate::tree;
use crate::workspace;

pub(crate) use runtime::{Runtime, dependencies};

/// Which document becomes which crate.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct Wanted {
    /// The document: OpenAPI 3.0 as YAML or JSON
    #[arg(long, value_name = "FILE")]
    pub(crate) spec: PathBuf,

    /// The folder of the crate: new, empty, or made by this command before
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,

    /// What the crate is called [default: after the document's title]
    #[arg(long)]
    pub(crate) name: Option<String>,

    /// Only these operations: `tag:NAME` or `op:ID`; may be repeated
    #[arg(long, value_name = "WHAT", value_parser = Only::from_str)]
    pub(crate) only: Vec<Only>,

    /// Changes to the document, as an OpenAPI Overlay
    #[arg(long, value_name = "FILE")]
    pub(crate) overlay: Option<PathBuf>,
}

impl Wanted {
    /// The document as headers and texts call it: no path of this machine.
    pub(crate) fn document(&self) -> String {
        name_of(&self.spec)
    }
}

/// The name of a file without its folder.
pub(crate) fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// What stands in such a crate.
pub(crate) struct Standalone {
    pub(crate) runtime: Runtime,
    /// Written where they are missing, and the user's from then on.
    pub(crate) kept: Vec<File>,
    /// Written each time, beside files of the user.
    pub(crate) renewed: Vec<File>,
    /// All that `src/generated` holds.
    pub(crate) generated: Vec<File>,
}

impl Standalone {
    /// Writes the crate whole.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        let Standalone { runtime, kept, renewed, generated } = self;
        let runtime = runtime.files(&workspace::sources()?)?;
        let missing: Vec<File> = kept.iter().filter(|file| !folder.join(&file.path).exists()).cloned().collect();
        tree::write(folder, &missing)?;
        tree::write(folder, renewed)?;
        for (owned, files) in [("src/generated", generated), ("runtime", &runtime)] {
            tree::make(&tree::changes(&folder.join(owned), files)?)?;
        }
        Ok(())
    }
}

/// A choice that no operation fits is misspelled, or was meant for another document.
pub(crate) fn refuse_unmatched(unmatched: &[Only]) -> Result<()> {
    if unmatched.is_empty() {
        return Ok(());
    }
    let choices: Vec<String> = unmatched.iter().map(|only| format!("`--only {only}`")).collect();
    bail!("no operation fits {}; look at the tags and operationIds of the document", choices.join(", "))
}

/// A folder with something else in it is not ours to write into.
pub(crate) fn refuse_foreign_folder(folder: &Path, runtime: Runtime) -> Result<()> {
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        other => other.with_context(|| format!("cannot use --out {}", folder.display()))?,
    };
    if entries.count() > 0 && !runtime.is_in(folder) {
        bail!("{} holds something else; name a new folder", folder.display());
    }
    Ok(())
}
