//! `benefits export` and `benefits import`.

use std::process::Stdio;
use std::time::{Duration, Instant};

use store::testing::TestDatabase;

use super::Bench;

#[test]
fn what_is_exported_is_imported_and_exported_alike_on_both_engines() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "150", "--database", "a.db"]);
    let told = bench.run(&["export", "--database", "a.db", "--output", "a.jsonl"]);
    assert_eq!((told.code, told.out.as_str()), (Some(0), ""));
    let bytes = std::fs::read(bench.path("a.jsonl")).unwrap();
    assert_eq!(bench.exported("a.db"), bytes, "to standard output too");
    bench.done(&["import", "a.jsonl", "--database", "b.db"]);
    assert_eq!(bench.exported("b.db"), bytes);
    bench.done(&["check", "--database", "b.db"]);
    if let Some(database) = TestDatabase::new() {
        bench.done(&["import", "a.jsonl", "--database", &database.address()]);
        assert_eq!(bench.exported(&database.address()), bytes);
        bench.done(&["check", "--database", &database.address()]);
        let again = bench.done(&["import", "a.jsonl", "--database", &database.address()]);
        assert!(again.starts_with("this file was taken in before; nothing is left to do\n"), "{again}");
    }
}

#[test]
fn an_export_says_what_it_left_out() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "3", "--database", "a.db"]);
    let export = || bench.run(&["export", "--database", "a.db", "--output", "a.jsonl", "--overwrite"]).err;
    assert!(!export().contains("left out"), "nothing is");
    let database = bench.connection("a.db");
    database
        .execute_batch(
            "INSERT INTO receiver (code, name, url, registered, version, is_active) VALUES (1, 'R', 'https://r', 0, 1, 1);
             INSERT INTO receiver_secret (receiver, number, sealed, registered) VALUES (1, 1, x'00', 0), (1, 2, x'00', 0);
             INSERT INTO delivery (id, receiver, entity, entity_code, history, state, registered, due, n_attempts, n_earlier)
             VALUES ('a', 1, 'evento', 1, 1, 'PENDENTE', 0, 0, 0, 0);",
        )
        .unwrap();
    let said = export();
    let left_out =
        "left out: receivers (1), secrets of receivers (2), pending deliveries (1); docs/transfer.md tells why\n";
    assert!(said.ends_with(left_out), "{said}");
}

#[cfg(unix)]
#[test]
fn an_export_is_its_owners_and_nobody_elses() {
    use std::os::unix::fs::PermissionsExt;
    let bench = Bench::new();
    bench.done(&["demo", "--members", "3"]);
    bench.run(&["export", "--output", "a.jsonl"]);
    let mode = std::fs::metadata(bench.path("a.jsonl")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let again = bench.run(&["export", "--output", "a.jsonl"]);
    assert_eq!(
        (again.code, again.err.as_str()),
        (Some(2), "benefits: a.jsonl is there already; --overwrite replaces it\n")
    );
    assert_eq!(bench.run(&["export", "--output", "a.jsonl", "--overwrite"]).code, Some(0));
}

#[test]
#[ignore = "long"]
fn an_import_that_is_killed_goes_on_where_it_stopped() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "2500", "--database", "a.db"]);
    bench.run(&["export", "--database", "a.db", "--output", "a.jsonl"]);
    let bytes = std::fs::read(bench.path("a.jsonl")).unwrap();
    let n_lines = i64::try_from(bytes.split(|byte| *byte == b'\n').count() - 1).unwrap();
    // Made beforehand, so that whoever looks how far the import has come finds its table.
    bench.done(&["import", "/dev/null", "--database", "b.db"]);
    let watcher = bench.connection("b.db");
    let n_done =
        || -> i64 { watcher.query_row("SELECT COALESCE(MAX(n_lines), 0) FROM import", [], |row| row.get(0)).unwrap() };
    let mut command = bench.program(&["import", "a.jsonl", "--database", "b.db"]);
    let mut child = command.stdout(Stdio::null()).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_mins(1);
    while n_done() == 0 {
        assert!(Instant::now() < deadline && child.try_wait().unwrap().is_none(), "no batch was seen");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let n_before = n_done();
    assert!(n_before < n_lines, "{n_before} of {n_lines} lines were done: it was not killed in the middle");
    drop(watcher);
    let said = bench.done(&["import", "a.jsonl", "--database", "b.db"]);
    assert_eq!(said, format!("went on after line {n_before}\n{n_lines} records taken in, 0 lines left out\n"));
    assert_eq!(bench.exported("b.db"), bytes);
    bench.done(&["check", "--database", "b.db"]);
}

#[test]
fn bad_lines_go_into_a_report_and_stop_nothing() {
    let bench = Bench::new();
    let lines = [
        r#"{"kind":"store","code":1,"name":"Matriz","is_active":true}"#,
        "{",
        r#"{"kind":"store","code":0,"name":"Filial"}"#,
        r#"{"kind":"deal","code":1}"#,
        r#"{"kind":"store","code":2,"name":"Filial","cnpj":"12ABC34501DE35","is_active":false}"#,
    ];
    std::fs::write(bench.path("in.jsonl"), lines.join("\n")).unwrap();
    let said = bench.run(&["import", "in.jsonl"]);
    let expected = "2 records taken in, 3 lines left out\nwhat was left out, and why: in.jsonl.report.jsonl\n";
    assert_eq!((said.code, said.out.as_str()), (Some(1), expected));
    let report = std::fs::read_to_string(bench.path("in.jsonl.report.jsonl")).unwrap();
    let expected = [
        r#"{"line":2,"reason":"A linha não é um objeto JSON (coluna 1). Envie um objeto por linha."}"#,
        r#"{"line":3,"reason":"code está fora dos limites. Envie um número inteiro de 1 a 2147483647."}"#,
        r#"{"line":4,"reason":"Informe sequential."}"#,
    ];
    assert_eq!(report.lines().collect::<Vec<_>>(), expected);
    assert_eq!(bench.exported("benefits.db"), format!("{}\n{}\n", lines[0], lines[4]).into_bytes());
}

#[test]
fn a_store_of_which_nothing_is_said_is_active() {
    let bench = Bench::new();
    std::fs::write(bench.path("in.jsonl"), r#"{"kind":"store","code":1,"name":"Matriz"}"#).unwrap();
    bench.done(&["import", "in.jsonl"]);
    let expected = r#"{"kind":"store","code":1,"name":"Matriz","is_active":true}"#;
    assert_eq!(bench.exported("benefits.db"), format!("{expected}\n").into_bytes());
}

#[test]
fn bad_lines_are_left_out_on_postgresql_too() {
    let Some(database) = TestDatabase::new() else { return };
    let bench = Bench::new();
    let person = |code: i32, store: i32, document: &str| {
        let moments = r#""registered":"2026-07-15T03:00:00.000000Z","updated":"2026-07-15T03:00:00.000000Z""#;
        format!(
            r#"{{"kind":"person","code":{code},{moments},"store":{store},"document":"{document}","name":"Maria Exemplo"}}"#
        )
    };
    let good = [
        r#"{"kind":"store","code":1,"name":"Matriz","is_active":true}"#.to_owned(),
        person(1, 1, "52998224725"),
        person(4, 1, "11144477735"),
    ];
    let lines = [&good[0], &good[1], &person(1, 1, "11144477735"), &person(2, 9, "11144477735"), &good[2]];
    std::fs::write(bench.path("in.jsonl"), lines.map(String::as_str).join("\n")).unwrap();
    let said = bench.run(&["import", "in.jsonl", "--database", &database.address()]);
    assert_eq!(said.code, Some(1), "{said:?}");
    let report = std::fs::read_to_string(bench.path("in.jsonl.report.jsonl")).unwrap();
    let numbers: Vec<&str> = report.lines().map(|line| &line[..9]).collect();
    assert_eq!(numbers, [r#"{"line":3"#, r#"{"line":4"#]);
    assert_eq!(bench.exported(&database.address()), format!("{}\n", good.join("\n")).into_bytes());
}

#[test]
fn what_cannot_be_read_is_said_so() {
    let bench = Bench::new();
    let said = bench.run(&["import", "nowhere.jsonl"]);
    assert_eq!(said.code, Some(2));
    assert!(said.err.starts_with("benefits: cannot import nowhere.jsonl: "), "{}", said.err);
    assert!(!bench.path("benefits.db").exists(), "no database is made for a file that is not there");
    let said = bench.run(&["export", "--database", "nowhere.db"]);
    assert_eq!((said.code, said.err.as_str()), (Some(2), "benefits: there is no file nowhere.db\n"));
}
