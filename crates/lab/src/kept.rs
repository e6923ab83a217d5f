//! Results that commands keep in JSON files of the workspace, so that pages can be made from them.

use std::path::Path;

use anyhow::{Context, Result};
use serde::Serialize;
use serde::de::DeserializeOwned;

use contractual::replace::{self, Replacement};

/// Reads the kept results; the default where there is no file.
pub(crate) fn read<T: DeserializeOwned + Default>(root: &Path, file: &str) -> Result<T> {
    let cannot = || format!("cannot read {file}");
    let text = replace::read(&root.join(file)).with_context(cannot)?;
    text.map_or_else(|| Ok(T::default()), |text| serde_json::from_str(&text).with_context(cannot))
}

pub(crate) fn write<T: Serialize>(root: &Path, file: &str, kept: &T) -> Result<()> {
    let text = serde_json::to_string_pretty(kept).with_context(|| format!("{file} cannot be written as JSON"))?;
    Replacement::write(&root.join(file), &format!("{text}\n"))?.put()
}
