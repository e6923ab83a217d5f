//! SQLite does what every engine must.

use super::database::SqliteStore;
use crate::conformance::{Case, suite};

fn run(case: Case) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("t.db"), 1).unwrap();
    store.write(case).wait().unwrap();
}

suite!(super::run);
