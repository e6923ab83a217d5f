//! The invariants of ARCHITECTURE.md that can be read off Cargo.

use std::collections::BTreeSet;
use std::process::Command;

/// Crates that make up the web stack, the database drivers, or that are generated from a document.
const HEAVY: [&str; 13] = [
    "tokio",
    "hyper",
    "poem",
    "poem-openapi",
    "reqwest",
    "rusqlite",
    "postgres",
    "stub-runtime",
    "api",
    "triggers",
    "operator",
    "client",
    "service",
];

#[test]
fn the_tool_never_compiles_the_web_stack() {
    let dependencies = dependencies_of("xtask");
    assert!(dependencies.contains("contract"), "the tree is read rightly: {dependencies:?}");
    let heavy: Vec<_> = HEAVY.iter().filter(|name| dependencies.contains(**name)).collect();
    assert!(heavy.is_empty(), "xtask depends on {heavy:?}; `cargo tree -p xtask -i NAME` shows through what");
}

#[test]
fn the_reader_depends_on_no_other_crate_of_the_workspace() {
    let ours = ["xtask", "stubgen", "clientgen", "api", "client", "triggers", "operator", "service", "cli"];
    let dependencies = dependencies_of("contract");
    let found: Vec<_> = ours.iter().filter(|name| dependencies.contains(**name)).collect();
    assert!(found.is_empty(), "contract depends on {found:?}");
}

#[test]
fn generated_crates_stand_on_the_runtime_alone() {
    let ours = ["contract", "stubgen", "xtask", "api", "triggers", "operator"];
    for package in ["stub-runtime", "api", "triggers", "operator"] {
        let dependencies = dependencies_of(package);
        let found: Vec<_> = ours.iter().filter(|name| **name != package && dependencies.contains(**name)).collect();
        assert!(found.is_empty(), "{package} depends on {found:?}");
        assert!(dependencies.contains("stub-runtime"), "the tree is read rightly: {dependencies:?}");
    }
}

/// Names of all crates that a package is built from.
fn dependencies_of(package: &str) -> BTreeSet<String> {
    let arguments = ["tree", "--package", package, "--edges", "normal,build", "--prefix", "none", "--offline"];
    let output = Command::new(env!("CARGO")).args(arguments).output().expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let listing = String::from_utf8(output.stdout).expect("cargo writes text");
    listing.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}
