//! The gate, as plain tests: what `cargo xtask check` asks, asked of the same crates in this process.
//!
//! Snapshots are insta's, one file per operation and status under `tests/snapshots/wire`, one per type of the client under
//! `tests/snapshots/reading`: `cargo insta test` records them and `cargo insta review` accepts them.

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use contract_tests::observe;
use contractual::Configuration;
use contractual::check::Observation;
use xtask::checks::{CHECKS, GATE};

use crate::workshop::root;

/// The variable that leads recordings elsewhere, for the test of one that fails.
const SNAPSHOTS: &str = "SNAPSHOTS";

static SEEN: LazyLock<Observation> = LazyLock::new(|| observe().unwrap_or_else(|error| panic!("{error}")));

#[test]
fn nothing_has_drifted() {
    let configuration = Configuration::in_folder(&root()).expect("the workspace has a configuration");
    let found = contractual::check::drift(&configuration, &GATE, &SEEN).expect("every check can work");
    assert!(found.is_empty(), "\n{found}");
}

/// One in many of what `cargo xtask bench gate` tries.
#[test]
#[ignore = "long"]
fn a_sample_of_edits_is_caught_and_a_sample_of_cosmetic_ones_passes() {
    let score = lab::trial::run(&root(), &CHECKS, &SEEN, 31, |_| ()).expect("the gate can be tried");
    assert!(score.missed.is_empty(), "not caught:\n{}", score.missed.join("\n"));
    assert!(score.false_alarms.is_empty(), "false alarms:\n{}", score.false_alarms.join("\n"));
    assert!(score.n_edits > 10 && score.n_cosmetic > 1, "{score:?}");
}

#[test]
fn two_who_ask_at_the_same_time_do_not_disturb_each_other() {
    // Ports are the system's to choose, so none can be taken.
    let other = observe().expect("the generated crates can be asked again");
    let told = |seen: &Observation| serde_json::to_string(seen).expect("what was seen can be written");
    assert!(told(&other) == told(&SEEN), "what is seen does not depend on who else is looking");
}

/// Too few for its servers, and too few for a call of them.
#[cfg(unix)]
#[test]
fn whoever_may_open_too_few_files_says_so_and_does_not_wait_for_ever() {
    for n_files in ["10", "12"] {
        let limited = ["-c", "ulimit -n \"$0\" && exec \"$1\"", n_files, env!("CARGO_BIN_EXE_observe")];
        let output = Command::new("sh").args(limited).output().expect("a shell can be run");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{n_files}: {said}");
        assert!(said.starts_with("error: cannot ") && said.trim_end().ends_with("(os error 24)"), "{n_files}: {said}");
        assert!(output.stdout.is_empty(), "{n_files}: nothing is half told");
    }
}

#[test]
fn what_cannot_be_recorded_fails_the_recording_and_is_named() {
    // Permissions do not bind root; that a file is no folder binds everybody.
    let (file, test) = (root().join("Cargo.toml"), "gate::every_type_of_a_client_reads_as_its_snapshot_shows");
    let mut recording = Command::new(env::current_exe().expect("a test knows its program"));
    // As `cargo insta test` runs it: a difference is recorded, and no failure.
    recording.env("INSTA_UPDATE", "new").env("INSTA_FORCE_PASS", "1").env(SNAPSHOTS, &file);
    let output = recording.args(["--exact", test]).output().expect("a test can be run");
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(101), "{said}");
    assert!(said.contains("Not a directory") && said.contains("reading/service/reads/AcessoTo"), "{said}");
}

#[test]
fn every_operation_answers_every_status_as_its_snapshot_shows() {
    let mut faults = Vec::new();
    for observed in &SEEN.contracts {
        for heard in &observed.answers {
            let folder = Path::new("wire").join(&observed.contract).join(&heard.operation);
            faults.extend(unlike(&folder, &heard.status.to_string(), &heard.text));
        }
    }
    assert!(faults.is_empty(), "{} answers differ from their snapshots: {}", faults.len(), faults.join(", "));
}

#[test]
fn every_type_of_a_client_reads_as_its_snapshot_shows() {
    let mut faults = Vec::new();
    for observed in &SEEN.contracts {
        for (name, schema) in &observed.reading.schemas {
            let (direction, ty) = name.split_once('/').expect("a schema is called by its direction and its type");
            faults.extend(unlike(&Path::new("reading").join(&observed.contract).join(direction), ty, schema));
        }
    }
    assert!(faults.is_empty(), "{} schemas differ from their snapshots: {}", faults.len(), faults.join(", "));
}

/// The name of a snapshot that does not show a text, or cannot be recorded. The next one is looked at all the same.
fn unlike(folder: &Path, name: &str, text: &str) -> Option<String> {
    let mut settings = insta::Settings::clone_current();
    let snapshots = env::var_os(SNAPSHOTS).map_or_else(|| root().join("tests/snapshots"), PathBuf::from);
    settings.set_snapshot_path(snapshots.join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let compared = settings.bind(|| catch_unwind(AssertUnwindSafe(|| insta::assert_snapshot!(name, text))));
    compared.err().map(|_| folder.join(name).display().to_string())
}
