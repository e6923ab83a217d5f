//! The lock files of the two workspaces that stand apart, which only long runs build: a crate of ours that gets or loses a
//! dependency must be locked there as well.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use toml::{Table, Value};

/// Folders with a `Cargo.lock` of their own.
const APART: [&str; 2] = ["tests/bench", "tests/fuzz/libfuzzer"];

#[test]
fn lock_files_apart_know_the_dependencies_of_our_crates() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests stand in the workspace");
    let manifests = manifests(root);
    let workspace = read(&root.join("Cargo.toml"));
    let versions = workspace["workspace"]["dependencies"].as_table().expect("the workspace has a table of versions");
    for folder in APART {
        let lock = read(&root.join(folder).join("Cargo.lock"));
        let mut n_ours = 0;
        for package in lock["package"].as_array().expect("a lock file lists packages") {
            let name = package["name"].as_str().expect("a package has a name");
            let Some(manifest) = manifests.iter().find(|manifest| manifest["package"]["name"].as_str() == Some(name))
            else {
                continue;
            };
            n_ours += 1;
            let locked = names(package.get("dependencies"));
            let (needed, possible) = wanted(manifest, versions);
            assert!(
                needed.is_subset(&locked) && locked.is_subset(&possible),
                "{folder}/Cargo.lock is older than the manifest of {name}; run `cargo metadata` there, and commit it"
            );
        }
        assert!(n_ours > 3, "{folder}/Cargo.lock is read rightly");
    }
}

/// The dependencies that a crate must have, and those that features can add.
fn wanted(manifest: &Table, versions: &Table) -> (BTreeSet<String>, BTreeSet<String>) {
    let tables = ["dependencies", "build-dependencies"].map(|name| manifest.get(name).and_then(Value::as_table));
    let all = tables.into_iter().flatten().flatten();
    let is_optional = |value: &Value| value.get("optional").and_then(Value::as_bool) == Some(true);
    let (optional, needed): (Vec<_>, Vec<_>) = all.partition(|(_, value)| is_optional(value));
    // The table of versions may name the package that is called otherwise here.
    let package = |(name, _): (&String, &Value)| {
        let package = versions.get(name).and_then(|version| version.get("package")).and_then(Value::as_str);
        package.unwrap_or(name).to_owned()
    };
    let needed: BTreeSet<String> = needed.into_iter().map(package).collect();
    let possible = optional.into_iter().map(package).chain(needed.iter().cloned()).collect();
    (needed, possible)
}

/// The names in a list of `name version`, the version only where there are several.
fn names(listed: Option<&Value>) -> BTreeSet<String> {
    let listed = listed.and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str);
    listed.filter_map(|entry| entry.split(' ').next()).map(str::to_owned).collect()
}

fn manifests(root: &Path) -> Vec<Table> {
    let folders = fs::read_dir(root.join("crates")).expect("the crates can be listed");
    let crates = folders.map(|folder| folder.expect("the crates can be listed").path());
    crates.chain([root.join("tests/fuzz")]).map(|folder| read(&folder.join("Cargo.toml"))).collect()
}

fn read(path: &Path) -> Table {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
