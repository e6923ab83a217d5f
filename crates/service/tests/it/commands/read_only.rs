//! A database that may be read and not written.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::process::Command;

use super::{Bench, program};

/// Somebody to whom permissions apply: to root they do not.
const NOBODY: u32 = 65534;

/// The program as somebody who is not root; `None` where nobody else can run it, which is said.
fn as_nobody(bench: &Bench, args: &[&str]) -> Option<Command> {
    let folder = bench.folder.path();
    if fs::metadata(folder).unwrap().uid() != 0 {
        return Some(bench.program(args));
    }
    // Where it was built need not be anybody else's to enter.
    let copy = bench.path("program");
    fs::copy(env!("CARGO_BIN_EXE_benefits"), &copy).unwrap();
    let mut command = program(&copy, folder, args);
    command.uid(NOBODY).gid(NOBODY);
    // Where coverage is measured, it would complain of a file that it may not write.
    command.env("LLVM_PROFILE_FILE", "/dev/null");
    let can_run = program(&copy, folder, &["--version"]).uid(NOBODY).gid(NOBODY).output();
    if !can_run.is_ok_and(|output| output.status.success()) {
        eprintln!("LEFT OUT: root cannot run the program as somebody else here");
        return None;
    }
    Some(command)
}

fn allow(path: &std::path::Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

#[test]
fn a_database_that_cannot_be_written_stops_the_start_and_stays_as_it_is() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "5"]);
    let file = bench.path("benefits.db");
    let before = fs::read(&file).unwrap();
    for (folder_mode, lock_mode, why) in [
        (0o555, 0o444, "the store is unavailable: Permission denied (os error 13)"),
        (0o777, 0o666, "the database cannot be used: it may be read and not written; let its owner change that"),
    ] {
        allow(&file, 0o444);
        allow(&bench.path("benefits.db.lock"), lock_mode);
        allow(bench.folder.path(), 0o755);
        let Some(command) =
            as_nobody(&bench, &["serve", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"])
        else {
            return;
        };
        allow(bench.folder.path(), folder_mode);
        let said = bench.end(command);
        allow(bench.folder.path(), 0o755);
        assert_eq!(said.code, Some(2), "{said:?}");
        assert_eq!(said.err, format!("benefits: cannot open the database benefits.db: {why}\n"));
        assert_eq!(fs::read(&file).unwrap(), before, "nothing was written");
    }
}
