//! What commands keep in JSON files of the workspace, so that pages can be made from it.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context, Result};
use serde::Serialize;
use serde::de::DeserializeOwned;

use contractual::replace::Replacement;

/// Reads what is kept; nothing is where there is no file.
pub(crate) fn read<T: DeserializeOwned + Default>(root: &Path, file: &str) -> Result<T> {
    match fs::read_to_string(root.join(file)) {
        Ok(text) => serde_json::from_str(&text).with_context(|| format!("cannot read {file}")),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(T::default()),
        Err(error) => Err(error).with_context(|| format!("cannot read {file}")),
    }
}

/// Writes all that is kept.
pub(crate) fn write<T: Serialize>(root: &Path, file: &str, kept: &T) -> Result<()> {
    let text = serde_json::to_string_pretty(kept).with_context(|| format!("{file} cannot be written as JSON"))?;
    Replacement::write(&root.join(file), &format!("{text}\n"))?.put()
}
