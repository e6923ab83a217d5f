//! `cargo xtask sbom`: the software bill of materials of the programs, as a `CycloneDX` document.
//!
//! Cargo says which packages are linked into them or build them; `Cargo.lock` says which bytes those are. The same
//! `Cargo.lock` gives the same document. What only tests and tools need is not in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::cargo::{self, Dependency, Metadata, Node, Package};
use contractual::outcome::Outcome;
use contractual::workspace;

/// The packages whose programs are given away.
const PROGRAMS: [&str; 2] = ["service", "benefits-cli"];

/// Arguments of `sbom`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Target triple, as rustc names it [default: packages of all targets]
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask sbom > benefits.cdx.json
  cargo xtask sbom --target x86_64-unknown-linux-gnu > benefits.cdx.json

The document is CycloneDX 1.5; tools that compare one with known vulnerabilities read it.";

/// Writes the document.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let root = workspace::root()?;
    let metadata = cargo::metadata(&root, args.target.as_deref())?;
    writeln!(out, "{:#}", document(&metadata, &checksums(&root)?)?)?;
    Ok(Outcome::Clean)
}

/// The checksums of `Cargo.lock`, by name and version.
type Checksums = BTreeMap<(String, String), String>;

fn checksums(root: &Path) -> Result<Checksums> {
    #[derive(Deserialize)]
    struct Lock {
        package: Vec<Locked>,
    }
    #[derive(Deserialize)]
    struct Locked {
        name: String,
        version: String,
        checksum: Option<String>,
    }
    let text = fs::read_to_string(root.join("Cargo.lock")).context("cannot read Cargo.lock")?;
    let lock: Lock = toml::from_str(&text).context("cannot read Cargo.lock")?;
    let known = lock.package.into_iter().filter_map(|locked| Some(((locked.name, locked.version), locked.checksum?)));
    Ok(known.collect())
}

fn document(metadata: &Metadata, checksums: &Checksums) -> Result<Value> {
    let packages: BTreeMap<&str, &Package> = metadata.packages.iter().map(|it| (it.id.as_str(), it)).collect();
    let needs: BTreeMap<&str, Vec<&str>> = metadata.resolve.nodes.iter().map(needed).collect();
    let is_program = |package: &&Package| package.source.is_none() && PROGRAMS.contains(&package.name.as_str());
    let programs: Vec<&Package> = metadata.packages.iter().filter(is_program).collect();
    let Some(first) = programs.first() else { bail!("none of the programs is a package of this workspace") };
    let mut parts = BTreeSet::new();
    let mut left: Vec<&str> = programs.iter().map(|program| program.id.as_str()).collect();
    while let Some(id) = left.pop() {
        if parts.insert(id) {
            left.extend(needs.get(id).into_iter().flatten());
        }
    }
    let mut parts: Vec<&Package> = parts.into_iter().filter_map(|id| packages.get(id).copied()).collect();
    parts.sort_by_key(|package| (&package.name, &package.version));
    let of = |id: &str| packages.get(id).map(|package| reference(package));
    let mut dependencies =
        vec![json!({"ref": "benefits", "dependsOn": programs.iter().map(|it| reference(it)).collect::<Vec<_>>()})];
    for package in &parts {
        let mut on: Vec<String> =
            needs.get(package.id.as_str()).into_iter().flatten().filter_map(|id| of(id)).collect();
        on.sort();
        dependencies.push(json!({"ref": reference(package), "dependsOn": on}));
    }
    Ok(json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "bom-ref": "benefits", "name": "benefits", "version": first.version},
        },
        "components": parts.iter().map(|package| component(package, checksums)).collect::<Vec<_>>(),
        "dependencies": dependencies,
    }))
}

/// A package and what it is built from or with; what only its tests need is not asked for.
fn needed(node: &Node) -> (&str, Vec<&str>) {
    let is_needed = |needed: &&Dependency| needed.dep_kinds.iter().any(|it| it.kind.as_deref() != Some("dev"));
    (node.id.as_str(), node.deps.iter().filter(is_needed).map(|needed| needed.pkg.as_str()).collect())
}

/// The name of a package that is the same everywhere.
fn reference(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version.replace('+', "%2B"))
}

fn component(package: &Package, checksums: &Checksums) -> Value {
    let Package { id: _, name, version, license, description, repository, source, manifest_path: _ } = package;
    let kind = if source.is_none() && PROGRAMS.contains(&name.as_str()) { "application" } else { "library" };
    let mut component = json!({
        "type": kind, "bom-ref": reference(package), "name": name, "version": version, "purl": reference(package),
    });
    if let Some(description) = description {
        component["description"] = json!(description.split_whitespace().collect::<Vec<_>>().join(" "));
    }
    if let Some(checksum) = checksums.get(&(name.clone(), version.clone())) {
        component["hashes"] = json!([{"alg": "SHA-256", "content": checksum}]);
    }
    if let Some(license) = license {
        // An older way to write a choice.
        let expression = license.split('/').map(str::trim).collect::<Vec<_>>().join(" OR ");
        component["licenses"] = json!([{"expression": expression}]);
    }
    if let Some(repository) = repository {
        component["externalReferences"] = json!([{"type": "vcs", "url": repository}]);
    }
    component
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_with_all_that_is_in_them() {
        let mut out = Vec::new();
        run(&Args { target: None }, &mut out).unwrap();
        let told: Value = serde_json::from_slice(&out).unwrap();
        let components = told["components"].as_array().unwrap();
        let named = |name: &str| components.iter().find(|component| component["name"] == name);
        assert_eq!(named("service").unwrap()["type"], "application");
        let sqlite = named("rusqlite").unwrap();
        assert_eq!(sqlite["hashes"][0]["content"].as_str().map(str::len), Some(64));
        assert_eq!(sqlite["licenses"][0]["expression"], "MIT");
        assert_eq!(named("quick-xml").map(|it| &it["type"]), Some(&json!("library")));
        for left_out in ["insta", "proptest", "xtask", "progenitor-impl"] {
            assert!(named(left_out).is_none(), "{left_out}");
        }
        let known: BTreeSet<&str> = components.iter().filter_map(|it| it["bom-ref"].as_str()).collect();
        assert_eq!(known.len(), components.len(), "each once");
        for dependency in told["dependencies"].as_array().unwrap() {
            for on in dependency["dependsOn"].as_array().unwrap() {
                assert!(known.contains(on.as_str().unwrap()), "{on} of {}", dependency["ref"]);
            }
        }
    }

    #[test]
    fn an_old_choice_of_licences_is_told_in_the_new_way() {
        let package = Package {
            id: String::new(),
            name: "fnv".to_owned(),
            version: "1.0.7+x".to_owned(),
            license: Some("Apache-2.0 / MIT".to_owned()),
            description: None,
            repository: None,
            source: None,
            manifest_path: "fnv/Cargo.toml".into(),
        };
        let told = component(&package, &Checksums::new());
        assert_eq!(told["licenses"][0]["expression"], "Apache-2.0 OR MIT");
        assert_eq!(told["purl"], "pkg:cargo/fnv@1.0.7%2Bx");
    }
}
