//! The invariants of ARCHITECTURE.md that can be read off Cargo.

use std::collections::BTreeSet;
use std::process::Command;

/// Crates that make up the web stack, the database drivers, or that are generated from a document.
const HEAVY: &[&str] = &[
    "tokio",
    "hyper",
    "poem",
    "poem-openapi",
    "reqwest",
    "rusqlite",
    "postgres",
    "stub-runtime",
    "client-runtime",
    "api",
    "benefits-client",
    "triggers",
    "operator",
    "domain",
    "delivery",
    "sealing",
    "store",
    "http-server",
    "auth",
    "accounts",
    "transfer",
    "trigger-delivery",
    "operator-service",
    "service",
];

/// Every crate of the workspace that another could depend on.
const OURS: &[&str] = &[
    "contract",
    "contract-testing",
    "rust-text",
    "schema-algebra",
    "stubgen",
    "clientgen",
    "contractual",
    "lab",
    "xtask",
    "stub-runtime",
    "client-runtime",
    "api",
    "benefits-client",
    "triggers",
    "operator",
    "domain",
    "delivery",
    "sealing",
    "store",
    "http-server",
    "auth",
    "accounts",
    "transfer",
    "trigger-delivery",
    "operator-service",
    "service",
    "benefits-cli",
];

/// Crates of the wire, and the crates of ours that each may depend on. `api` and `benefits-client` share nothing.
const WIRE: &[(&str, &[&str])] = &[
    ("stub-runtime", &[]),
    ("client-runtime", &[]),
    ("api", &["stub-runtime"]),
    ("benefits-client", &["client-runtime"]),
    ("triggers", &["client-runtime", "stub-runtime"]),
    ("operator", &["client-runtime", "stub-runtime"]),
];

#[test]
fn the_tool_never_compiles_the_web_stack() {
    let dependencies = dependencies_of("xtask", &[]);
    assert!(dependencies.contains("clientgen"), "the tree is read rightly: {dependencies:?}");
    let heavy: Vec<_> = HEAVY.iter().filter(|name| dependencies.contains(**name)).collect();
    assert!(heavy.is_empty(), "xtask depends on {heavy:?}; `cargo tree -p xtask -i NAME` shows through what");
}

#[test]
fn reader_and_writer_depend_on_no_other_crate_of_the_workspace() {
    for package in ["contract", "rust-text"] {
        assert_eq!(ours_below(package, &[]), [""; 0], "{package}");
    }
}

#[test]
fn what_a_teams_tests_link_is_the_reader_and_no_web_stack() {
    assert_eq!(ours_below("contract-testing", &[]), ["contract"]);
    let dependencies = dependencies_of("contract-testing", &[]);
    let heavy: Vec<_> = HEAVY.iter().filter(|name| dependencies.contains(**name)).collect();
    assert!(heavy.is_empty(), "contract-testing depends on {heavy:?}");
}

#[test]
fn generators_depend_on_reader_algebra_and_writer_alone() {
    assert_eq!(ours_below("schema-algebra", &[]), ["contract"]);
    for package in ["stubgen", "clientgen"] {
        assert_eq!(ours_below(package, &[]), ["contract", "rust-text", "schema-algebra"], "{package}");
    }
}

#[test]
fn wire_crates_stand_on_their_runtimes_alone() {
    for (package, runtimes) in WIRE {
        assert_eq!(ours_below(package, &[]), *runtimes, "{package}");
    }
}

#[test]
fn the_domain_stands_alone_the_store_knows_no_wire_and_the_server_neither() {
    assert_eq!(ours_below("domain", &[]), [""; 0]);
    assert_eq!(ours_below("delivery", &[]), ["domain"]);
    assert_eq!(ours_below("store", &[]), ["delivery", "domain"]);
    assert_eq!(ours_below("http-server", &[]), ["stub-runtime"]);
    assert_eq!(ours_below("transfer", &[]), ["auth", "delivery", "domain", "store"]);
    let sending = ["client-runtime", "delivery", "domain", "sealing", "store", "triggers"];
    assert_eq!(ours_below("trigger-delivery", &[]), sending, "the receiver's side is not compiled");
}

#[test]
#[ignore = "long"]
fn a_change_of_a_contract_compiles_who_answers_it() {
    for (contract, answering) in
        [("api", &["service"][..]), ("operator", &["operator-service", "service", "benefits-cli"])]
    {
        for package in OURS.iter().filter(|package| !answering.contains(package)) {
            let below = ours_below(package, &[]);
            assert!(!below.contains(&contract), "a change of `{contract}` would compile `{package}`: {below:?}");
        }
    }
}

#[test]
fn one_side_does_not_compile_the_other() {
    for package in ["triggers", "operator"] {
        for (side, runtime, other) in [("server", "stub-runtime", "reqwest"), ("client", "client-runtime", "poem")] {
            let arguments = ["--no-default-features", "--features", side];
            assert_eq!(ours_below(package, &arguments), [runtime], "{package} as {side}");
            assert!(!dependencies_of(package, &arguments).contains(other), "{package} as {side} needs {other}");
        }
    }
}

/// Crates of ours that a package is built from, by name.
fn ours_below(package: &str, arguments: &[&str]) -> Vec<&'static str> {
    let dependencies = dependencies_of(package, arguments);
    assert!(dependencies.contains(package), "the tree is read rightly: {dependencies:?}");
    let mut ours: Vec<&str> = OURS.iter().copied().filter(|name| *name != package).collect();
    ours.retain(|name| dependencies.contains(*name));
    ours.sort_unstable();
    ours
}

/// Names of all crates that a package is built from, its own among them.
fn dependencies_of(package: &str, more: &[&str]) -> BTreeSet<String> {
    let arguments = ["tree", "--package", package, "--edges", "normal,build", "--prefix", "none", "--offline"];
    let output = Command::new(env!("CARGO")).args(arguments).args(more).output().expect("cargo can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let listing = String::from_utf8(output.stdout).expect("cargo writes text");
    listing.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}
