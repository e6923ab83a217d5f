//! The gate, as plain tests: what `cargo xtask check` asks, asked of the same crates in this process.
//!
//! Snapshots are insta's, one file per operation and status under `tests/snapshots/wire`, one per type of the client under
//! `tests/snapshots/reading`: `cargo insta test` records them and `cargo insta review` accepts them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::LazyLock;

use contract_tests::observe;
use xtask::check::Observation;

use crate::workshop::root;

static SEEN: LazyLock<Observation> = LazyLock::new(|| observe().unwrap_or_else(|error| panic!("{error}")));

#[test]
fn nothing_has_drifted() {
    let found = xtask::check::drift(&root(), &SEEN).expect("every check can work");
    assert!(found.is_empty(), "\n{found}");
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

/// The name of a snapshot that does not show a text. The next one is looked at all the same.
fn unlike(folder: &Path, name: &str, text: &str) -> Option<String> {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(root().join("tests/snapshots").join(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let compared = settings.bind(|| catch_unwind(AssertUnwindSafe(|| insta::assert_snapshot!(name, text))));
    compared.err().map(|_| folder.join(name).display().to_string())
}
