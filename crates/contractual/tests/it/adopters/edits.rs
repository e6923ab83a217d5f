//! Edits of documents, generated files, implementation and configuration: every drift is caught, and what is the team's is left
//! alone.

use std::fs;

use super::{Adopter, PETS};

const API: &str = "crates/pets-api";
const CLIENT: &str = "crates/pets-client";

/// A file with its new text, or without it, and the rule that tells of it; `None` where nothing is to be told.
type Edit = (String, Option<String>, Option<&'static str>);

const STALE: Option<&str> = Some("generated-file-stale");
const MISSING: Option<&str> = Some("generated-file-missing");
const ORPHANED: Option<&str> = Some("generated-file-orphaned");

#[test]
fn every_drift_is_caught_and_what_is_the_teams_is_left_alone() {
    let adopter = Adopter::with(&[("openapi.yaml", PETS)]);
    adopter.contractual(&["init", "--yes"], 0);
    adopter.contractual(&["release", "1"], 0);
    adopter.contractual(&["check"], 0);
    let edits = [of_documents(&adopter), of_generated_files(&adopter), of_the_team(&adopter)].concat();
    assert!(edits.len() >= 40, "only {} edits", edits.len());
    for (path, text, rule) in &edits {
        let before = fs::read_to_string(adopter.path(path)).ok();
        match text {
            Some(text) => adopter.write(path, text),
            None => fs::remove_file(adopter.path(path)).expect("a file can be removed"),
        }
        let told = adopter.contractual(&["check"], i32::from(rule.is_some()));
        if let Some(rule) = rule {
            assert!(told.contains(&format!("[{rule}]")), "{path}: {told}");
        }
        match before {
            Some(before) => adopter.write(path, &before),
            None => fs::remove_file(adopter.path(path)).expect("a file can be removed"),
        }
    }
    adopter.contractual(&["check"], 0);
}

/// An edit that leaves another text.
fn new(path: impl Into<String>, text: impl Into<String>, rule: Option<&'static str>) -> Edit {
    (path.into(), Some(text.into()), rule)
}

/// An edit that deletes a file.
fn gone(path: impl Into<String>, rule: Option<&'static str>) -> Edit {
    (path.into(), None, rule)
}

/// An edit that puts something at the end of a file.
fn more(adopter: &Adopter, path: impl Into<String>, more: &str, rule: Option<&'static str>) -> Edit {
    let path = path.into();
    let text = adopter.text(&path) + more;
    (path, Some(text), rule)
}

/// An edit that writes something else for a part of a file.
fn other(adopter: &Adopter, path: impl Into<String>, part: &str, other: &str, rule: Option<&'static str>) -> Edit {
    let path = path.into();
    let text = adopter.text(&path);
    assert!(text.contains(part), "{path} has no {part}");
    (path, Some(text.replace(part, other)), rule)
}

fn of_documents(adopter: &Adopter) -> Vec<Edit> {
    let waiver = "[[waiver]]\nrule = 'api-path-removed'\nreason = 'None.'\n";
    let document = |part, changed, rule| other(adopter, "openapi.yaml", part, changed, rule);
    vec![
        more(adopter, "openapi.yaml", "# The end.\n", None),
        document("All pets.", "Every pet.", STALE),
        document("/pets:", "/animals:", Some("release-broken")),
        document("description:", "descripton:", Some("unknown-field")),
        document("type: array, ", "", Some("release-broken")),
        document("example: Rex", "example: 7", Some("example-unfit")),
        new("second.yaml", PETS, Some("document-not-listed")),
        new("notes.yaml", "todo: [nothing]\n", None),
        other(adopter, "released/1/openapi.yaml", "Rex", "Max", Some("release-edited")),
        new("released/1/SHA256SUMS", "", Some("release-edited")),
        new("waivers.toml", waiver, Some("waiver-idle")),
        more(adopter, "contractual.toml", "\n# Ours.\n", None),
        more(adopter, "contractual.toml", "\n[lint]\nunused-component = 'off'\n", None),
        other(adopter, "contractual.toml", CLIENT, "crates/pets-sdk", MISSING),
    ]
}

fn of_generated_files(adopter: &Adopter) -> Vec<Edit> {
    vec![
        more(adopter, format!("{API}/src/generated/mod.rs"), "// mine\n", STALE),
        gone(format!("{API}/src/generated/mod.rs"), MISSING),
        more(adopter, format!("{API}/src/generated/document.json"), "\n", STALE),
        gone(format!("{API}/src/generated/mock.json"), MISSING),
        other(adopter, format!("{API}/src/mock/mod.rs"), "impl ", "", STALE),
        more(adopter, format!("{CLIENT}/src/generated/mod.rs"), "\n", STALE),
        new(format!("{CLIENT}/src/generated/old.rs"), "", ORPHANED),
        more(adopter, "runtimes/stub-runtime/src/lib.rs", "// patched\n", STALE),
        gone("runtimes/stub-runtime/src/lib.rs", MISSING),
        new("runtimes/client-runtime/src/mine.rs", "", ORPHANED),
        new("runtimes/contract-testing/src/lib.rs", "//! Nothing.\n", STALE),
        gone("runtimes/contract/src/lib.rs", MISSING),
        new("runtimes/contract/src/mine.rs", "", ORPHANED),
        other(adopter, "Cargo.toml", "\"crates/pets-api\", ", "", STALE),
        gone(format!("{API}/Cargo.toml"), MISSING),
    ]
}

fn of_the_team(adopter: &Adopter) -> Vec<Edit> {
    let untested = "\n[dev-dependencies]\ncontract-testing = { path = \"../../runtimes/contract-testing\" }\n";
    vec![
        more(adopter, "Cargo.toml", "\n[profile.dev]\ndebug = false\n", None),
        more(adopter, format!("{API}/Cargo.toml"), "\n[features]\nfast = []\n", None),
        other(adopter, format!("{API}/Cargo.toml"), untested, "", None),
        more(adopter, format!("{API}/src/lib.rs"), "\nmod pets;\n", None),
        other(adopter, format!("{API}/src/lib.rs"), "mock::Mock", "Pets", None),
        gone(format!("{API}/src/main.rs"), None),
        new(format!("{API}/src/pets.rs"), "//! Ours.\n", None),
        more(adopter, format!("{API}/tests/contract.rs"), "\n// More of ours.\n", None),
        gone(format!("{API}/tests/contract.rs"), None),
        more(adopter, format!("{CLIENT}/src/lib.rs"), "\n/// Ours.\npub struct Ours;\n", None),
        gone(".github/workflows/contract.yml", None),
        new(".githooks/pre-commit", "#!/bin/sh\nmake check\n", None),
        new("README.md", "# Pets\n", None),
    ]
}
