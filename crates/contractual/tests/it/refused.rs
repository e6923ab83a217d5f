//! What cannot be done: said, with the right exit code, and nothing is touched.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::desk::{AFTER, BEFORE, Desk, complaint};

/// Somebody who owns nothing.
const NOBODY: u32 = 65534;

#[test]
fn a_folder_that_is_read_only_is_said_and_stays_as_it_is() {
    let desk = generated();
    desk.save(AFTER);
    let before = desk.generated();
    // Permissions do not bind root, so the tool is run as somebody else then.
    let tool = desk.path().join("tool");
    // By another process: one that this process has open for writing could not be run.
    assert!(Command::new("cp").arg(env!("CARGO_BIN_EXE_contractual")).arg(&tool).status().unwrap().success());
    let locked = desk.path().join("crates/operator/src/client/generated");
    allow(desk.path(), 0o755);
    allow(&locked, 0o555);
    let mut command = Command::new(tool);
    command.arg("generate").current_dir(desk.path());
    if fs::metadata(&locked).unwrap().uid() == 0 {
        make_others_owner(desk.path(), &locked);
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().unwrap();
    allow(&locked, 0o755);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(complaint(&output).contains("cannot write crates/operator/src/client/generated/"), "{output:?}");
    assert!(desk.generated() == before, "nothing was written, not even in folders that are not locked");
}

#[test]
fn a_file_where_a_folder_should_be_is_said_and_nothing_is_written() {
    let desk = Desk::with(BEFORE);
    desk.write("tests/bench/stub/src/generated", "");
    let output = desk.run(&["generate"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(complaint(&output).contains("cannot read tests/bench/stub/src/generated"), "{output:?}");
    assert!(!desk.path().join("crates").exists());
}

#[test]
fn a_document_in_the_middle_of_an_edit_stops_everything_until_it_is_whole() {
    let desk = generated();
    let before = desk.generated();
    desk.write("spec/triggers.yaml", &format!("{}: [", &AFTER[..AFTER.len() / 2]));
    desk.write("spec/service.yaml", AFTER);
    for arguments in [["generate"].as_slice(), &["generate", "--check"], &["check", "generated"]] {
        let output = desk.run(arguments);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
        assert_eq!(said.matches("--> spec/triggers.yaml:").count(), 1, "{arguments:?}: {said}");
        assert!(desk.generated() == before, "{arguments:?}");
    }
    desk.save(AFTER);
    assert_eq!(desk.run(&["generate"]).status.code(), Some(0));
    assert_eq!(desk.run(&["check", "generated"]).status.code(), Some(0));
}

#[test]
fn a_document_that_is_missing_is_no_finding() {
    let desk = generated();
    fs::remove_file(desk.path().join("spec/operator.yaml")).unwrap();
    let before = desk.generated();
    let output = desk.run(&["generate"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(complaint(&output).contains("cannot open spec/operator.yaml"), "{output:?}");
    assert!(desk.generated() == before);
}

#[test]
fn outside_a_workspace_nothing_is_said_of_another_one() {
    let desk = Desk::with(BEFORE);
    fs::remove_file(desk.path().join("spec/lint.toml")).unwrap();
    for arguments in
        [&["lint"][..], &["diff"], &["check"], &["generate", "--check"], &["rules", "--check"], &["watch", "--once"]]
    {
        let output = desk.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
        let is_explained = ["workspace", "spec/lint.toml"].iter().any(|word| complaint(&output).contains(word));
        assert!(is_explained, "{arguments:?}: {output:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}: {output:?}");
    }
    assert_eq!(desk.run(&["lint", "spec/service.yaml"]).status.code(), Some(0), "documents that are named need none");
}

#[test]
fn crates_that_cannot_be_asked_are_said_after_what_could_be_judged() {
    let desk = generated();
    desk.save(AFTER);
    // There is no workspace that Cargo would know.
    let output = desk.run(&["check", "generated", "wire"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(complaint(&output).contains("cannot check what the generated crates do"), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("error[generated-file-stale]"), "{said}");
}

fn generated() -> Desk {
    let desk = Desk::with(BEFORE);
    assert_eq!(desk.run(&["generate"]).status.code(), Some(0));
    desk
}

fn allow(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permissions can be changed");
}

/// Gives all folders but one to nobody.
fn make_others_owner(folder: &Path, locked: &Path) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() && path != locked {
            chown(&path, Some(NOBODY), Some(NOBODY)).expect("root may give folders away");
            make_others_owner(&path, locked);
        }
    }
}
