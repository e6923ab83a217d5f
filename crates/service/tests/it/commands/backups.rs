//! `benefits backup` and `benefits restore`.

use std::sync::atomic::{AtomicBool, Ordering};

use domain::stores::Store;
use domain::values::Text;
use store::StoreError;
use store::sqlite::SqliteStore;

use super::Bench;

/// Ends the writer, also when a test fails: a thread that goes on would keep it from ending.
struct Ending<'a>(&'a AtomicBool);

impl Drop for Ending<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// How many stores a database has.
fn n_stores(bench: &Bench, database: &str) -> i32 {
    bench.connection(database).query_row("SELECT COUNT(*) FROM store", [], |row| row.get(0)).unwrap()
}

#[test]
fn a_backup_under_load_is_whole_and_can_be_restored() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "300", "--database", "live.db"]);
    let store = SqliteStore::open(&bench.path("live.db"), 1).unwrap();
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let ending = Ending(&is_over);
        let writer = scope.spawn(|| {
            let mut n_written = 0;
            while !is_over.load(Ordering::Relaxed) {
                n_written += 1;
                let put = store.write::<_, StoreError>(|tx| {
                    let (code, name) = (tx.next_code::<Store>()?, Text::parse("Filial").unwrap());
                    tx.put(&Store { code, name, cnpj: None, is_active: true })
                });
                put.wait().unwrap();
            }
            n_written
        });
        for name in ["one.db", "two.db"] {
            let said = bench.done(&["backup", name, "--database", "live.db"]);
            assert_eq!(said, format!("{name} is a copy of the database live.db\n"));
        }
        drop(ending);
        let n_written = writer.join().unwrap();
        let (first, second) = (n_stores(&bench, "one.db"), n_stores(&bench, "two.db"));
        assert!(3 <= first && first < second && second <= 3 + n_written, "{first}, {second}, {n_written} written");
    });
    drop(store);
    bench.done(&["check", "--database", "one.db"]);
    bench.done(&["restore", "one.db", "--database", "new.db"]);
    assert_eq!(bench.exported("new.db"), bench.exported("one.db"));
    let refused = bench.run(&["restore", "one.db", "--database", "live.db"]);
    assert_eq!(
        (refused.code, refused.err.as_str()),
        (Some(2), "benefits: the database live.db is there already; --overwrite replaces it\n")
    );
    bench.done(&["restore", "one.db", "--database", "live.db", "--overwrite"]);
    assert_eq!(bench.exported("live.db"), bench.exported("one.db"));
}

#[test]
fn a_copy_that_is_damaged_replaces_nothing() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "300", "--database", "a.db"]);
    bench.done(&["backup", "copy.db", "--database", "a.db"]);
    let before = bench.exported("a.db");
    let whole = std::fs::read(bench.path("copy.db")).unwrap();
    let mut damaged = whole.clone();
    let middle = damaged.len() / 2;
    damaged[middle..middle + 20_000].fill(0xA5);
    let texts: [(&str, Vec<u8>); 4] = [
        ("damaged", damaged),
        ("cut off", whole[..whole.len() / 2].to_vec()),
        ("no database", b"This is a letter, not a database. ".repeat(100)),
        ("empty", Vec::new()),
    ];
    for (what, bytes) in texts {
        std::fs::write(bench.path("copy.db"), bytes).unwrap();
        let said = bench.run(&["restore", "copy.db", "--database", "a.db", "--overwrite"]);
        assert_eq!(said.code, Some(2), "{what}: {said:?}");
        assert!(said.err.starts_with("benefits: cannot put copy.db in the place of the database a.db: "), "{said:?}");
        assert_eq!(bench.exported("a.db"), before, "{what}");
        assert!(!bench.path("a.db.restored").exists() && !bench.path("a.db.restored.part").exists(), "{what}");
    }
}

#[test]
fn nobody_replaces_a_database_that_is_in_use() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "5", "--database", "a.db"]);
    bench.done(&["backup", "copy.db", "--database", "a.db"]);
    let _open = SqliteStore::open(&bench.path("a.db"), 1).unwrap();
    let said = bench.run(&["restore", "copy.db", "--database", "a.db", "--overwrite"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("another process has it open; stop that one first"), "{}", said.err);
    let said = bench.run(&["import", "/dev/null", "--database", "a.db"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("another process has it open"), "{}", said.err);
    bench.done(&["check", "--database", "a.db"]);
}

#[test]
fn for_postgresql_its_own_tools_are_named() {
    let bench = Bench::new();
    let said = bench.run(&["backup", "copy", "--database", "postgres://u:geheim@nowhere/d"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("pg_dump --format=custom --file=copy") && !said.err.contains("geheim"), "{}", said.err);
    let said = bench.run(&["restore", "copy", "--database", "postgres://u:geheim@nowhere/d"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("pg_restore") && !said.err.contains("geheim"), "{}", said.err);
}
