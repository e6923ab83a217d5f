//! The runtime's sources, as they go into a crate that needs nothing of this workspace.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use stubgen::File;

use crate::generate::tree;

/// The runtime's manifest and sources, relative to its folder. Its tests stay behind.
pub(crate) fn files(workspace: &Path) -> Result<Vec<File>> {
    let folder = workspace.join("crates/stub-runtime");
    let mut files = vec![read(&folder, Path::new("Cargo.toml"))?];
    for path in tree::files_below(&folder.join("src"))? {
        files.push(read(&folder, path.strip_prefix(&folder).unwrap_or(&path))?);
    }
    Ok(files)
}

/// The lines of the workspace's table of versions for what the runtime needs and for `others`.
pub(crate) fn dependencies(workspace: &Path, others: &[&str]) -> Result<String> {
    let manifest = table(workspace, "crates/stub-runtime/Cargo.toml")?;
    let sections = ["dependencies", "dev-dependencies"].iter().filter_map(|section| manifest.get(*section)?.as_table());
    let mut needed: Vec<&str> =
        sections.flat_map(toml::Table::keys).map(String::as_str).chain(others.iter().copied()).collect();
    needed.sort_unstable();
    needed.dedup();
    let root = table(workspace, "Cargo.toml")?;
    let versions = root.get("workspace").and_then(|workspace| workspace.get("dependencies"));
    let mut lines = String::new();
    for name in needed {
        let version = versions.and_then(|versions| versions.get(name));
        let version =
            version.with_context(|| format!("cannot find {name} in [workspace.dependencies] of Cargo.toml"))?;
        lines.push_str(&format!("{name} = {version}\n"));
    }
    Ok(lines)
}

fn table(workspace: &Path, path: &str) -> Result<toml::Table> {
    let text = fs::read_to_string(workspace.join(path)).with_context(|| format!("cannot read {path}"))?;
    text.parse().with_context(|| format!("cannot read {path}"))
}

fn read(folder: &Path, path: &Path) -> Result<File> {
    let text = fs::read_to_string(folder.join(path));
    let text = text.with_context(|| format!("cannot read {}", folder.join(path).display()))?;
    Ok(File { path: path.to_string_lossy().replace('\\', "/"), text })
}
