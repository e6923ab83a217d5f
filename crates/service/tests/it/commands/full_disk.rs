//! A disk that is full, as far as one can have it cheaply: a process that may write no larger files.

use std::process::Command;

use super::{Bench, program};

/// The program under a limit on the size of files, in blocks of 512 bytes. The signal that says so is ignored, so that
/// writing fails as it does on a full disk.
fn limited(bench: &Bench, n_blocks: u32, args: &[&str]) -> Command {
    let script = format!("trap '' XFSZ; ulimit -f {n_blocks}; exec \"$0\" \"$@\"");
    let args = [&["-c", &script, env!("CARGO_BIN_EXE_benefits")], args].concat();
    program("/bin/sh".as_ref(), bench.folder.path(), &args)
}

#[test]
#[ignore = "long"]
fn an_import_that_fills_the_disk_stops_and_goes_on_later() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "1500", "--database", "a.db"]);
    bench.run(&["export", "--database", "a.db", "--output", "a.jsonl"]);
    let said = bench.end(limited(&bench, 4000, &["import", "a.jsonl", "--database", "b.db"]));
    assert_eq!(said.code, Some(2), "{said:?}");
    assert!(said.err.starts_with("benefits: cannot import a.jsonl: the database stopped the transfer: "), "{said:?}");
    assert_eq!(bench.run(&["check", "--database", "b.db"]).code, Some(0), "what is there is sound");
    bench.done(&["import", "a.jsonl", "--database", "b.db"]);
    assert_eq!(bench.exported("b.db"), std::fs::read(bench.path("a.jsonl")).unwrap());
}

#[test]
fn a_copy_that_fills_the_disk_leaves_nothing_behind() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "300", "--database", "a.db"]);
    let said = bench.end(limited(&bench, 200, &["backup", "copy.db", "--database", "a.db"]));
    assert_eq!(said.code, Some(2), "{said:?}");
    assert!(said.err.starts_with("benefits: cannot copy the database a.db to copy.db: "), "{said:?}");
    assert!(!bench.path("copy.db").exists() && !bench.path("copy.db.part").exists());
}
