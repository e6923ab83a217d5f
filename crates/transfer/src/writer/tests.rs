//! Batches of a few lines, on both engines.

use store::postgres::PostgresStore;
use store::sqlite::SqliteStore;
use store::testing::TestDatabase;
use tempfile::TempDir;

use super::super::{Record, TransferError, export};
use super::*;

const STORE: &str = r#"{"kind":"store","code":1,"name":"Matriz","is_active":true}"#;

/// Databases of a test's own: a file and, where there is a server, a database on it that goes when the test does.
struct Bases {
    folder: TempDir,
    server: Option<TestDatabase>,
}

impl Bases {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap(), server: TestDatabase::new() }
    }

    fn open(&self) -> Vec<Database> {
        let file = SqliteStore::open(&self.folder.path().join("t.db"), 1).unwrap();
        let server = self.server.as_ref().map(|server| PostgresStore::open(&server.address(), 2).unwrap());
        std::iter::once(Database::from(file)).chain(server.map(Database::from)).collect()
    }
}

/// A person of a store.
fn person(code: i32, store: i32, document: &str) -> String {
    let moments = r#""registered":"2026-07-15T03:00:00.000000Z","updated":"2026-07-15T03:00:00.000000Z""#;
    format!(
        r#"{{"kind":"person","code":{code},{moments},"store":{store},"document":"{document}","name":"Maria Exemplo"}}"#
    )
}

/// A document that nobody else has.
fn document(number: u32) -> String {
    let base: Vec<u32> = format!("{number:09}").chars().map(|digit| digit.to_digit(10).unwrap()).collect();
    let check = |digits: &[u32]| {
        let sum: u32 = digits.iter().rev().zip(2..).map(|(digit, weight)| digit * weight).sum();
        (sum * 10 % 11) % 10
    };
    let first = check(&base);
    let second = check(&[base.as_slice(), &[first]].concat());
    format!("{number:09}{first}{second}")
}

/// What becomes of batches: the state, how many had to be mended, and all that is there.
fn written(database: &Database, batches: &[Vec<String>]) -> (ImportState, u32, String) {
    // Connections to PostgreSQL are made and closed by threads that no task runs on.
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().unwrap();
    runtime.block_on(async {
        let none: ImportState = database.read(|reading| reading.import_state("d")).await.unwrap();
        let mut writer = Writer::new(database.clone(), "d".into(), none);
        let mut n_lines = 0;
        for lines in batches {
            let first = n_lines + 1;
            n_lines += lines.len() as u64;
            let read = |text: &String| Record::parse(text.as_bytes()).map_err(|violation| violation.text().to_owned());
            let lines = (first..).zip(lines.iter().map(read)).collect();
            writer.write(Batch { lines, n_bytes: n_lines, n_lines }).await.unwrap();
        }
        let state = writer.finish().await.unwrap();
        let all = |reading: &mut store::ReadTx<'_>| {
            let mut out = Vec::new();
            export(reading, &mut out, &mut |_| {})?;
            Ok::<_, TransferError>(out)
        };
        (state, writer.n_mended, String::from_utf8(database.read(all).await.unwrap()).unwrap())
    })
}

#[test]
fn a_batch_rests_on_the_one_that_is_still_under_way() {
    let bases = Bases::new();
    let batches: Vec<Vec<String>> = std::iter::once(vec![STORE.to_owned()])
        .chain((1..=20).map(|code| vec![person(code, 1, &document(u32::try_from(code).unwrap()))]))
        .collect();
    for database in bases.open() {
        let (state, n_mended, there) = written(&database, &batches);
        assert_eq!((state.n_records, state.n_faults, state.n_lines, n_mended), (21, 0, 21, 0), "{database:?}");
        assert_eq!(there.lines().collect::<Vec<_>>(), batches.concat(), "{database:?}");
    }
}

#[test]
fn the_same_in_two_batches_is_there_once_and_nobody_waits_for_ever() {
    let bases = Bases::new();
    let batches = [
        vec![STORE.to_owned(), person(1, 1, &document(1))],
        vec![person(2, 1, &document(2)), person(3, 1, &document(3))],
        // Both orders, so that each could hold what the other waits for.
        vec![person(4, 1, &document(3)), person(5, 1, &document(2)), person(6, 1, &document(6))],
        vec![person(7, 1, &document(6)), person(8, 1, &document(8))],
    ];
    for database in bases.open() {
        let (state, n_mended, there) = written(&database, &batches);
        assert_eq!((state.n_records, state.n_faults, n_mended), (6, 3, 2), "{database:?}");
        let expected = [&batches[0][..], &batches[1][..], &batches[2][2..], &batches[3][1..]].concat();
        assert_eq!(there.lines().collect::<Vec<_>>(), expected, "{database:?}");
    }
}

#[test]
fn what_rests_on_a_batch_that_fails_is_written_after_it_was_mended() {
    let bases = Bases::new();
    let batches = [
        vec![STORE.to_owned()],
        // One whose store is not there, beside one that the next batch must not lose to.
        vec![person(1, 9, &document(1)), person(2, 1, &document(2))],
        vec![person(3, 1, &document(3)), "{".to_owned()],
        vec![person(4, 1, &document(2)), person(5, 1, &document(5))],
    ];
    for database in bases.open() {
        let (state, n_mended, there) = written(&database, &batches);
        assert_eq!((state.n_records, state.n_faults, state.n_lines, n_mended), (4, 3, 7, 2), "{database:?}");
        let expected = [STORE, &batches[1][1], &batches[2][0], &batches[3][1]];
        assert_eq!(there.lines().collect::<Vec<_>>(), expected, "{database:?}");
    }
}
