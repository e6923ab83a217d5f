//! The sources of a runtime, as they go into a crate that needs nothing of this workspace.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use rust_text::File;

use crate::workspace;

use super::carried;

/// A crate of this workspace that generated code stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Runtime {
    /// The package, and its folder below `crates/`.
    pub(crate) package: &'static str,
}

impl Runtime {
    pub(crate) const OF_STUBS: Runtime = Runtime { package: "stub-runtime" };

    pub(crate) const OF_CLIENTS: Runtime = Runtime { package: "client-runtime" };

    pub(crate) const OF_TESTS: Runtime = Runtime { package: "contract-testing" };

    /// The reader of documents, which tests stand on in turn.
    pub(crate) const BELOW_TESTS: Runtime = Runtime { package: "contract" };

    /// Its manifest and sources, relative to its folder. Its tests stay behind, and it says itself what our workspace says
    /// otherwise: what stands around it is its user's, and would not follow when the runtime changes.
    pub(crate) fn files(self) -> Result<Vec<File>> {
        let workspace = workspace()?;
        let tests: BTreeSet<String> =
            carried::below(self.package).flat_map(|(path, text)| modules_of_tests(path, text)).collect();
        let is_kept = |path: &str| tests.iter().all(|test| !Path::new(path.trim_end_matches(".rs")).starts_with(test));
        let files = carried::below(self.package).filter(|(path, _)| is_kept(path)).map(|(path, text)| {
            let text = match path {
                "Cargo.toml" => format!("{}\n{UNTESTED}", answered(&kept(text), &workspace)?.trim_end()),
                _ => without_tests(text),
            };
            Ok(File { path: path.to_owned(), text })
        });
        // Theirs may be laid out otherwise, and `cargo fmt` of theirs must leave what is ours alone.
        let layout = File::new("rustfmt.toml", carried::text("rustfmt.toml")?);
        files.chain([Ok(layout)]).collect()
    }

    /// Whether its manifest stands in the `runtime` folder of a crate.
    pub(crate) fn is_in(self, folder: &Path) -> bool {
        let manifest = fs::read_to_string(folder.join("runtime/Cargo.toml")).unwrap_or_default();
        let manifest: toml::Table = manifest.parse().unwrap_or_default();
        let name = manifest.get("package").and_then(|package| package.get("name"));
        name.and_then(toml::Value::as_str) == Some(self.package)
    }

    /// True for a crate that has it among its dependencies.
    pub(crate) fn is_needed_by(self, folder: &Path) -> Result<bool> {
        let path = folder.join("Cargo.toml");
        let cannot = || format!("cannot read {}", workspace::shown(&path).display());
        let manifest: toml::Table = fs::read_to_string(&path).with_context(cannot)?.parse().with_context(cannot)?;
        let tables = ["dependencies", "dev-dependencies"].map(|table| manifest.get(table));
        Ok(tables.into_iter().flatten().any(|dependencies| dependencies.get(self.package).is_some()))
    }
}

/// Nothing is left to be tested.
const UNTESTED: &str = "
[lib]
test = false
doctest = false
";

/// Attribute before a module that is only there for tests.
const FOR_TESTS: &str = "\n#[cfg(test)]\n";

/// A source without its tests, which are run where it is written and need more crates than it does.
fn without_tests(text: &str) -> String {
    let mut kept = text.to_owned();
    while let Some(at) = kept.find(FOR_TESTS) {
        let declared = kept[at + FOR_TESTS.len()..].lines().next().unwrap_or_default();
        if !declared.ends_with(';') {
            // Those that stand in the file itself are at its end.
            kept.truncate(at);
            break;
        }
        let end = at + FOR_TESTS.len() + declared.len();
        // One blank line is left of two, and none at the end.
        let rest = &kept[end..];
        let is_apart = kept[..at].ends_with('\n') && (rest.starts_with("\n\n") || rest == "\n");
        kept.replace_range(at..end + usize::from(is_apart), "");
    }
    kept
}

/// Modules in files of their own that are only there for tests, by their paths without extension.
fn modules_of_tests(path: &str, text: &str) -> Vec<String> {
    let folder = match path.rsplit_once('/') {
        Some((folder, "lib.rs" | "mod.rs")) => folder,
        _ => path.trim_end_matches(".rs"),
    };
    let declared = text.split(FOR_TESTS).skip(1).filter_map(|rest| rest.lines().next()?.strip_suffix(';'));
    declared.filter_map(|line| Some(format!("{folder}/{}", line.rsplit_once("mod ")?.1))).collect()
}

/// Lines of `[dependencies]` for some crates, in order.
pub(crate) fn dependencies(names: &[&str]) -> Result<String> {
    let workspace = workspace()?;
    let mut names = names.to_vec();
    names.sort_unstable();
    names.iter().map(|name| Ok(format!("{name} = {}\n", known(&workspace, "dependencies", name)?))).collect()
}

/// The workspace's table of what its crates share.
fn workspace() -> Result<toml::Table> {
    let root: toml::Table = carried::text("Cargo.toml")?.parse().context("cannot read a manifest of our own")?;
    Ok(root.get("workspace").and_then(toml::Value::as_table).cloned().unwrap_or_default())
}

/// Entry of the workspace for a name in one of its tables.
fn known<'w>(workspace: &'w toml::Table, table: &str, name: &str) -> Result<&'w toml::Value> {
    let known = workspace.get(table).and_then(|table| table.get(name));
    known.with_context(|| format!("cannot find {name} in [workspace.{table}] of Cargo.toml"))
}

/// A manifest that asks no workspace for anything.
fn answered(manifest: &str, workspace: &toml::Table) -> Result<String> {
    let mut table = "";
    let mut out = String::new();
    for line in manifest.lines() {
        if let Some(heading) = line.strip_prefix('[') {
            table = heading.trim_end_matches(']');
        }
        let asked = line.parse::<toml::Table>().unwrap_or_default();
        let asked = asked.iter().next().filter(|(_, asked)| asked.get("workspace").is_some());
        match asked {
            Some((name, asked)) => {
                out.push_str(&format!("{name} = {}", joined(known(workspace, table, name)?, asked)));
            }
            None => out.push_str(line),
        }
        out.push('\n');
    }
    Ok(out)
}

/// A value as the workspace has it, with the features and keys that a crate adds.
fn joined(shared: &toml::Value, asked: &toml::Value) -> toml::Value {
    let mut asked = asked.as_table().cloned().unwrap_or_default();
    asked.remove("workspace");
    // What is ours is copied beside it.
    if let Some((_, name)) = shared.get("path").and_then(toml::Value::as_str).and_then(|path| path.rsplit_once('/')) {
        return toml::Value::Table(toml::Table::from_iter([("path".to_owned(), format!("../{name}").into())]));
    }
    if asked.is_empty() {
        return shared.clone();
    }
    let mut whole = match shared {
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

/// A manifest without the tables that concern nobody but us: tests, and lints of our workspace.
fn kept(manifest: &str) -> String {
    let mut is_kept = true;
    let mut kept = String::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_kept = !["[dev-dependencies]", "[[test]]", "[lints]"].contains(&line);
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
    use super::{FOR_TESTS, Runtime, answered, kept, modules_of_tests, without_tests};

    #[test]
    fn a_runtime_asks_no_workspace() {
        let manifest = "[package]\nname = \"r\"\nversion.workspace = true\n\n[dependencies]\na.workspace = true\n\
                        b = { workspace = true, features = [\"y\"], optional = true }\nc = { workspace = true, features = [\"z\"] }\n\
                        d = \"4\"\nours.workspace = true\n";
        let workspace = "package = { version = '0.1' }\n\
                         dependencies = { a = '1', b = { version = '2', features = ['x'] }, c = '3', ours = { path = 'crates/ours' } }\n";
        let workspace = workspace.parse().unwrap();
        assert_eq!(
            answered(manifest, &workspace).unwrap(),
            "[package]\nname = \"r\"\nversion = \"0.1\"\n\n[dependencies]\na = \"1\"\n\
             b = { features = [\"x\", \"y\"], optional = true, version = \"2\" }\n\
             c = { features = [\"z\"], version = \"3\" }\nd = \"4\"\n\
             ours = { path = \"../ours\" }\n"
        );
        let unknown = answered("[dependencies]\nd.workspace = true\n", &workspace).unwrap_err();
        assert_eq!(unknown.to_string(), "cannot find d in [workspace.dependencies] of Cargo.toml");
    }

    #[test]
    fn sources_have_no_tests() {
        for runtime in [Runtime::OF_STUBS, Runtime::OF_CLIENTS, Runtime::OF_TESTS, Runtime::BELOW_TESTS] {
            for file in runtime.files().unwrap() {
                assert!(!file.text.contains(FOR_TESTS) && !file.path.contains("tests"), "{}", file.path);
            }
        }
        let documents = Runtime::BELOW_TESTS.files().unwrap();
        assert!(documents.iter().all(|file| file.path != "src/findings/render/example.rs"), "it is there for tests");
        let text =
            "mod a;\n#[cfg(test)]\nmod tests;\nmod b;\n\nfn a() {}\n\n#[cfg(test)]\nmod more {\n    fn b() {}\n}\n";
        assert_eq!(without_tests(text), "mod a;\nmod b;\n\nfn a() {}\n");
        assert_eq!(without_tests("mod a;\n\n#[cfg(test)]\nmod tests;\n\nuse a;\n"), "mod a;\n\nuse a;\n");
        assert_eq!(without_tests("fn a() {}\n\n#[cfg(test)]\nmod tests;\n"), "fn a() {}\n");
        assert_eq!(modules_of_tests("src/a/mod.rs", text), ["src/a/tests"]);
        assert_eq!(modules_of_tests("src/a.rs", "mod b;\n#[cfg(test)]\npub(crate) mod example;\n"), ["src/a/example"]);
    }

    #[test]
    fn tests_and_lints_stay_behind() {
        let manifest = "[package]\nname = \"a\"\n\n[dev-dependencies]\nb = \"1\"\n\n[lints]\nworkspace = true\n\n[features]\nc = []\n";
        assert_eq!(kept(manifest), "[package]\nname = \"a\"\n\n[features]\nc = []\n");
    }
}
