//! `benefits demo`, and what all commands have in common.

use std::process::Stdio;
use std::time::{Duration, Instant};

use super::Bench;

#[test]
fn a_demo_fills_an_empty_database_and_no_other() {
    let bench = Bench::new();
    assert_eq!(bench.done(&["demo", "--members", "40"]), "40 members; user demo, password demo\n");
    let said = bench.run(&["demo"]);
    let refused = "benefits: the database benefits.db has data already, and was left as it is; name another one\n";
    assert_eq!((said.code, said.err.as_str()), (Some(2), refused));
    let sound = bench.done(&["check"]);
    assert!(sound.ends_with(" records, and nothing wrong with them\n"), "{sound}");
}

#[test]
#[ignore = "long"]
fn a_demo_that_is_killed_goes_on_where_it_stopped() {
    let bench = Bench::new();
    // Made beforehand, so that whoever looks how far the demo has come finds its tables.
    bench.done(&["import", "/dev/null"]);
    let watcher = bench.connection("benefits.db");
    let n_done = || -> i64 { watcher.query_row("SELECT COUNT(*) FROM store", [], |row| row.get(0)).unwrap() };
    let mut child = bench.program(&["demo", "--members", "3000"]).stdout(Stdio::null()).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_mins(2);
    while n_done() == 0 {
        assert!(Instant::now() < deadline && child.try_wait().unwrap().is_none(), "no batch was seen");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    drop(watcher);
    assert_eq!(bench.run(&["demo", "--members", "30"]).code, Some(2), "it is another demo's");
    assert_eq!(bench.done(&["demo", "--members", "3000"]), "3000 members; user demo, password demo\n");
    assert_eq!(bench.run(&["demo", "--members", "3000"]).code, Some(2), "it is done");
    bench.done(&["check"]);
    bench.done(&["demo", "--members", "3000", "--database", "whole.db"]);
    let [stopped, whole] = ["benefits.db", "whole.db"].map(|name| bench.exported(name).len());
    assert_eq!(stopped, whole, "as if nothing had happened");
}

#[test]
fn two_demos_of_one_size_are_exported_alike_but_for_dates() {
    let bench = Bench::new();
    let mut seen = Vec::new();
    for database in ["a.db", "b.db"] {
        bench.done(&["demo", "--members", "30", "--database", database]);
        let lines = String::from_utf8(bench.exported(database)).unwrap();
        let documents = lines.lines().filter_map(|line| line.split_once("\"document\":\"")?.1.split('"').next());
        seen.push(documents.map(str::to_owned).collect::<Vec<_>>());
    }
    assert_eq!(seen[0], seen[1]);
    assert!(seen[0].len() > 30);
}

#[test]
fn every_command_teaches_by_examples() {
    let bench = Bench::new();
    for command in ["serve", "user", "import", "export", "backup", "restore", "check", "demo"] {
        let help = bench.done(&[command, "--help"]);
        assert!(help.contains("Examples:") && help.contains(&format!("benefits {command}")), "{help}");
    }
    let mistyped = bench.run(&["demo", "--member", "3"]);
    assert_eq!(mistyped.code, Some(2));
    assert!(mistyped.err.contains("--members"), "{}", mistyped.err);
    assert_eq!(bench.run(&["demo", "--members", "0"]).code, Some(2));
}

#[test]
fn nothing_but_the_outcome_is_written_where_nobody_watches() {
    let bench = Bench::new();
    let said = bench.run(&["demo", "--members", "5"]);
    assert_eq!((said.out.as_str(), said.err.as_str()), ("5 members; user demo, password demo\n", ""));
}
