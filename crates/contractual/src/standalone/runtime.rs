//! The sources of a runtime, as they go into a crate that needs nothing of this workspace.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use rust_text::File;

use super::carried;

/// A crate of this workspace that generated code stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Runtime {
    /// The package, and its folder below `crates/`.
    pub(crate) package: &'static str,
}

impl Runtime {
    pub(crate) const OF_STUBS: Runtime = Runtime { package: "stub-runtime" };

    pub(crate) const OF_CLIENTS: Runtime = Runtime { package: "client-runtime" };

    /// Its manifest and sources, relative to its folder. Its tests stay behind, and it says itself which versions it needs:
    /// the manifest around it is its user's, and would not follow when the runtime needs another crate.
    pub(crate) fn files(self) -> Result<Vec<File>> {
        let versions = versions()?;
        let files = carried::below(self.package).map(|(path, text)| {
            let text = match path {
                "Cargo.toml" => with_versions(&without_tests(text), &versions)?,
                _ => text.to_owned(),
            };
            Ok(File { path: path.to_owned(), text })
        });
        files.collect()
    }

    /// Whether its manifest stands in the `runtime` folder of a crate.
    pub(crate) fn is_in(self, folder: &Path) -> bool {
        let manifest = fs::read_to_string(folder.join("runtime/Cargo.toml")).unwrap_or_default();
        let manifest: toml::Table = manifest.parse().unwrap_or_default();
        let name = manifest.get("package").and_then(|package| package.get("name"));
        name.and_then(toml::Value::as_str) == Some(self.package)
    }
}

/// The lines of the workspace's table of versions for some crates.
pub(crate) fn dependencies(names: &[&str]) -> Result<String> {
    let versions = versions()?;
    let mut names = names.to_vec();
    names.sort_unstable();
    names.dedup();
    names.iter().map(|name| Ok(format!("{name} = {}\n", version(&versions, name)?))).collect()
}

/// The workspace's table of versions.
fn versions() -> Result<toml::Table> {
    let root: toml::Table = carried::text("Cargo.toml")?.parse().context("cannot read a manifest of our own")?;
    let versions = root.get("workspace").and_then(|workspace| workspace.get("dependencies"));
    Ok(versions.and_then(toml::Value::as_table).cloned().unwrap_or_default())
}

fn version<'v>(versions: &'v toml::Table, name: &str) -> Result<&'v toml::Value> {
    versions.get(name).with_context(|| format!("cannot find {name} in [workspace.dependencies] of Cargo.toml"))
}

/// A manifest whose dependencies do not ask the workspace for their versions.
fn with_versions(manifest: &str, versions: &toml::Table) -> Result<String> {
    let mut is_dependency = false;
    let mut out = String::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_dependency = line == "[dependencies]";
        }
        let asked = if is_dependency && !line.starts_with('[') {
            line.parse::<toml::Table>().unwrap_or_default()
        } else {
            toml::Table::new()
        };
        match asked.iter().next() {
            Some((name, asked)) => {
                out.push_str(&format!("{name} = {}", answered(version(versions, name)?, asked)));
            }
            None => out.push_str(line),
        }
        out.push('\n');
    }
    Ok(out)
}

/// A dependency as the workspace has it, with the features and keys that a crate adds.
fn answered(version: &toml::Value, asked: &toml::Value) -> toml::Value {
    let mut asked = asked.as_table().cloned().unwrap_or_default();
    asked.remove("workspace");
    if asked.is_empty() {
        return version.clone();
    }
    let mut whole = match version {
        toml::Value::Table(table) => table.clone(),
        number => toml::Table::from_iter([("version".to_owned(), number.clone())]),
    };
    for (key, value) in asked {
        match (whole.get_mut(&key), value) {
            (Some(toml::Value::Array(known)), toml::Value::Array(more)) => known.extend(more),
            (_, value) => {
                whole.insert(key, value);
            }
        }
    }
    toml::Value::Table(whole)
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

#[cfg(test)]
mod tests {
    use super::{with_versions, without_tests};

    #[test]
    fn a_runtime_says_itself_which_versions_it_needs() {
        let manifest = "[package]\nversion.workspace = true\n\n[dependencies]\na.workspace = true\n\
                        b = { workspace = true, features = [\"y\"], optional = true }\nc = { workspace = true, features = [\"z\"] }\n";
        let versions = "a = '1'\nb = { version = '2', features = ['x'] }\nc = '3'\n".parse().unwrap();
        assert_eq!(
            with_versions(manifest, &versions).unwrap(),
            "[package]\nversion.workspace = true\n\n[dependencies]\na = \"1\"\n\
             b = { features = [\"x\", \"y\"], optional = true, version = \"2\" }\nc = { features = [\"z\"], version = \"3\" }\n"
        );
        let unknown = with_versions("[dependencies]\nd.workspace = true\n", &versions).unwrap_err();
        assert_eq!(unknown.to_string(), "cannot find d in [workspace.dependencies] of Cargo.toml");
    }

    #[test]
    fn tests_and_what_they_need_stay_behind() {
        let manifest = "[package]\nname = \"a\"\n\n[dev-dependencies]\nb = \"1\"\n\n[lints]\nworkspace = true\n\n[[test]]\nname = \"it\"\n";
        assert_eq!(without_tests(manifest), "[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n\n");
    }
}
