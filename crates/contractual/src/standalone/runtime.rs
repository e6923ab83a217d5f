//! The sources of a runtime, as they go into a crate that needs nothing of this workspace.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use rust_text::File;

use crate::generate::tree;

/// A crate of this workspace that generated code stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Runtime {
    /// The package, and its folder below `crates/`.
    pub(crate) package: &'static str,
}

impl Runtime {
    pub(crate) const OF_STUBS: Runtime = Runtime { package: "stub-runtime" };

    pub(crate) const OF_CLIENTS: Runtime = Runtime { package: "client-runtime" };

    /// Its manifest and sources, relative to its folder. Its tests stay behind.
    pub(crate) fn files(self, workspace: &Path) -> Result<Vec<File>> {
        let folder = workspace.join("crates").join(self.package);
        let mut manifest = read(&folder, Path::new("Cargo.toml"))?;
        manifest.text = without_tests(&manifest.text);
        let mut files = vec![manifest];
        for path in tree::files_below(&folder.join("src"))? {
            files.push(read(&folder, path.strip_prefix(&folder).unwrap_or(&path))?);
        }
        Ok(files)
    }

    /// Whether its manifest stands in the `runtime` folder of a crate.
    pub(crate) fn is_in(self, folder: &Path) -> bool {
        let manifest = fs::read_to_string(folder.join("runtime/Cargo.toml")).unwrap_or_default();
        let manifest: toml::Table = manifest.parse().unwrap_or_default();
        let name = manifest.get("package").and_then(|package| package.get("name"));
        name.and_then(toml::Value::as_str) == Some(self.package)
    }
}

/// The lines of the workspace's table of versions for what some runtimes need and for `others`.
pub(crate) fn dependencies(workspace: &Path, runtimes: &[Runtime], others: &[&str]) -> Result<String> {
    let mut needed: Vec<String> = others.iter().map(|&name| name.to_owned()).collect();
    for Runtime { package } in runtimes {
        let manifest = table(workspace, &format!("crates/{package}/Cargo.toml"))?;
        let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
        needed.extend(dependencies.into_iter().flat_map(toml::Table::keys).cloned());
    }
    needed.sort_unstable();
    needed.dedup();
    let root = table(workspace, "Cargo.toml")?;
    let versions = root.get("workspace").and_then(|workspace| workspace.get("dependencies"));
    let mut lines = String::new();
    for name in needed {
        let version = versions.and_then(|versions| versions.get(&name));
        let version =
            version.with_context(|| format!("cannot find {name} in [workspace.dependencies] of Cargo.toml"))?;
        lines.push_str(&format!("{name} = {version}\n"));
    }
    Ok(lines)
}

/// A manifest without the sections that are about tests.
fn without_tests(manifest: &str) -> String {
    let mut is_kept = true;
    let mut kept = String::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_kept = !["[dev-dependencies]", "[[test]]"].contains(&line);
        }
        if is_kept {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

fn table(folder: &Path, path: &str) -> Result<toml::Table> {
    let text = fs::read_to_string(folder.join(path)).with_context(|| format!("cannot read {path}"))?;
    text.parse().with_context(|| format!("cannot read {path}"))
}

fn read(folder: &Path, path: &Path) -> Result<File> {
    let text = fs::read_to_string(folder.join(path));
    let text = text.with_context(|| format!("cannot read {}", folder.join(path).display()))?;
    Ok(File { path: path.to_string_lossy().replace('\\', "/"), text })
}

#[cfg(test)]
mod tests {
    use super::without_tests;

    #[test]
    fn tests_and_what_they_need_stay_behind() {
        let manifest = "[package]\nname = \"a\"\n\n[dev-dependencies]\nb = \"1\"\n\n[lints]\nworkspace = true\n\n[[test]]\nname = \"it\"\n";
        assert_eq!(without_tests(manifest), "[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n\n");
    }
}
