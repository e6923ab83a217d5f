//! `benefits check`, and databases that cannot be used.

use super::Bench;

/// What a check says of a demo in which somebody changed something by hand.
fn checked(change: &str) -> (Option<i32>, String) {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "60", "--database", "a.db"]);
    bench.connection("a.db").execute_batch(&format!("PRAGMA foreign_keys = OFF; {change}")).unwrap();
    let said = bench.run(&["check", "--database", "a.db"]);
    (said.code, format!("{}{}", said.out, said.err))
}

#[test]
#[ignore = "long"]
fn what_does_not_agree_is_found() {
    for (change, expected) in [
        (
            "UPDATE counter SET value = 7 WHERE name = 'person'",
            "The counter of person stands at 7, and 60 is in use.\n",
        ),
        (
            "UPDATE person SET search_name = 'x' WHERE code < 3",
            "2 names of person are searched for in another spelling.\n",
        ),
        (
            "UPDATE vehicle SET plate_key = 'ZZZ9999' WHERE rowid = 1",
            "1 plates are searched for in another spelling.\n",
        ),
        (
            "UPDATE benefit SET situation = 6 WHERE code = 1",
            "1 benefits are not in the situation in which their history ends.\n",
        ),
        (
            "UPDATE benefit_count SET n = n + 1 WHERE span = 9",
            "counts of benefits, by which pages are found, are not what they count.\n",
        ),
        ("UPDATE person SET seams = '1' WHERE code = 2", "1 names of person are indexed where other words meet.\n"),
        (
            "UPDATE person_seam SET marks = marks + 1 WHERE person = 2",
            "2 entries of the index of where words meet are not what names say.\n",
        ),
        (
            "INSERT INTO person_seam VALUES (1, 2, 3)",
            "1 entries of the index of where words meet are not what names say.\n",
        ),
        ("DELETE FROM card WHERE benefit = 1", "1 benefits have no card.\n"),
        (
            "INSERT INTO phone VALUES ('person', 999, 1, 55, '86999990000', 'Celular')",
            "1 rows of phone belong to a person that is not there.\n",
        ),
        ("DELETE FROM store WHERE code = 3", "refer to a store that is not there\n"),
        ("UPDATE person SET document = '1' WHERE code = 4", "A record cannot be read: "),
    ] {
        let (code, said) = checked(change);
        assert_eq!(code, Some(1), "{change}: {said}");
        assert!(said.contains(expected), "{change}: {said}");
        assert!(!said.contains("86999990000"), "personal data is not shown: {said}");
    }
}

#[test]
fn damaged_pages_are_found_wherever_they_are() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "300", "--database", "a.db"]);
    // Folded into one file first, so that nothing is repaired from the log.
    bench.connection("a.db").query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(())).unwrap();
    let whole = std::fs::read(bench.path("a.db")).unwrap();
    let number = |sql: &str| bench.connection("a.db").query_row(sql, [], |row| row.get::<_, u32>(0)).unwrap() as usize;
    let size = number("PRAGMA page_size");
    let root = |table: &str| number(&format!("SELECT rootpage FROM sqlite_master WHERE name = '{table}'"));
    // The schema, without which nothing can be read; migrations, by which the file is known; and people.
    let behind_the_header = 100;
    for place in [
        behind_the_header..size,
        (root("migration") - 1) * size..root("migration") * size,
        (root("person") - 1) * size..root("person") * size,
    ] {
        let mut bytes = whole.clone();
        bytes[place.clone()].fill(0x5A);
        std::fs::write(bench.path("damaged.db"), bytes).unwrap();
        let said = bench.run(&["check", "--database", "damaged.db"]);
        assert_eq!(said.code, Some(1), "{place:?}: {said:?}");
        let remedy = "damaged.db is damaged: stop the service and put a backup in its place, by `benefits restore FILE \
                      --database damaged.db --overwrite`\n";
        assert!(said.out.ends_with(remedy) && said.out.lines().count() > 1, "{place:?}: {said:?}");
    }
}

#[test]
fn a_newer_schema_is_left_alone_by_every_command() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "5", "--database", "a.db"]);
    bench.connection("a.db").execute_batch("INSERT INTO migration VALUES (900, 'x')").unwrap();
    let before = std::fs::read(bench.path("a.db")).unwrap();
    for args in [
        vec!["check"],
        vec!["export"],
        vec!["backup", "b.db"],
        vec!["import", "/dev/null"],
        vec!["demo"],
        vec!["user", "disable", "demo"],
        vec!["serve", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"],
    ] {
        let said = bench.run(&[args.as_slice(), &["--database", "a.db"]].concat());
        assert_eq!(said.code, Some(2), "{args:?}: {said:?}");
        assert!(said.err.contains("its schema is 900, and this version knows up to "), "{args:?}: {said:?}");
    }
    assert_eq!(std::fs::read(bench.path("a.db")).unwrap(), before);
}

#[test]
fn what_is_no_database_of_ours_is_said_so() {
    let bench = Bench::new();
    std::fs::write(bench.path("letter.db"), "This is a letter, not a database. ".repeat(100)).unwrap();
    let said = bench.run(&["check", "--database", "letter.db"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.starts_with("benefits: cannot read the database letter.db: "), "{}", said.err);
    assert!(
        said.err.ends_with(
            "it is no database, or its first page is damaged; `benefits restore` puts a backup in its place\n"
        ),
        "{}",
        said.err
    );
    bench.connection("other.db").execute_batch("CREATE TABLE a (b)").unwrap();
    let said = bench.run(&["check", "--database", "other.db"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.contains("it is no database of this service"), "{}", said.err);
    let said = bench.run(&["check", "--database", "nowhere.db"]);
    assert_eq!((said.code, said.err.as_str()), (Some(2), "benefits: there is no file nowhere.db\n"));
}
