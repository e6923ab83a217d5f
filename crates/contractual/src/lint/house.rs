//! `spec/lint.toml`: which documents are held to the house rules.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

use crate::workspace;

/// The documents that are held to the house rules.
#[derive(Debug, Default)]
pub(super) struct House {
    /// As shown to the user.
    pub(super) documents: Vec<PathBuf>,
    /// The same as the file system knows them, as far as it does.
    pub(super) canonical: Vec<PathBuf>,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LintToml {
    house: Vec<PathBuf>,
}

impl House {
    /// Reads the workspace's file. Without one no document is listed, which is a fault only where the listed ones are
    /// to be linted.
    pub(super) fn read(workspace: Option<&Path>, is_needed: bool) -> Result<House> {
        let path = workspace.map(|root| root.join("spec/lint.toml")).filter(|path| path.exists());
        match path {
            Some(path) => House::load(&path),
            None if is_needed => bail!("no spec/lint.toml lists documents; name one, as in `cargo xtask lint FILE`"),
            None => Ok(House::default()),
        }
    }

    /// Whether a document, named by its canonical path, is listed.
    pub(super) fn lists(&self, canonical: &Path) -> bool {
        self.canonical.iter().any(|listed| listed == canonical)
    }

    fn load(path: &Path) -> Result<House> {
        let name = workspace::shown(path);
        let cannot = || format!("cannot read {}", name.display());
        let text = fs::read_to_string(path).with_context(cannot)?;
        let LintToml { house } = toml::from_str(&text).with_context(cannot)?;
        ensure!(!house.is_empty(), "{} lists no document; give at least one in `house`", name.display());
        let folder = path.parent().unwrap_or(Path::new(""));
        let documents: Vec<PathBuf> = house.iter().map(|document| workspace::shown(&folder.join(document))).collect();
        // A document that is missing is reported when it is opened.
        let canonical = documents.iter().filter_map(|document| document.canonicalize().ok()).collect();
        Ok(House { documents, canonical })
    }
}
