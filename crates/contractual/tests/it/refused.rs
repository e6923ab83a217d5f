//! Refused commands: an error with the right exit code, and nothing is touched.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::sandbox::{AFTER, BEFORE, Sandbox, complaint};

/// Somebody who owns nothing.
const NOBODY: u32 = 65534;

#[test]
fn a_folder_that_is_read_only_is_said_and_stays_as_it_is() {
    let sandbox = generated();
    sandbox.save(AFTER);
    let before = sandbox.generated();
    // Permissions do not bind root, so the tool is run as somebody else then.
    let tool = sandbox.path().join("tool");
    // By another process: one that this process has open for writing could not be run.
    assert!(Command::new("cp").arg(env!("CARGO_BIN_EXE_contractual")).arg(&tool).status().unwrap().success());
    let locked = sandbox.path().join("crates/triggers/src/sender/generated");
    allow(sandbox.path(), 0o755);
    allow(&locked, 0o555);
    let mut command = Command::new(tool);
    command.arg("generate").current_dir(sandbox.path());
    if fs::metadata(&locked).unwrap().uid() == 0 {
        make_others_owner(sandbox.path(), &locked);
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().unwrap();
    allow(&locked, 0o755);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(complaint(&output).contains("cannot write crates/triggers/src/sender/generated/"), "{output:?}");
    assert!(sandbox.generated() == before, "nothing was written, not even in folders that are not locked");
}

#[test]
fn a_file_where_a_folder_should_be_is_said_and_nothing_is_written() {
    let sandbox = Sandbox::with(BEFORE);
    sandbox.write("crates/api/src/generated", "");
    let output = sandbox.run(&["generate"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(complaint(&output).contains("cannot read crates/api/src/generated"), "{output:?}");
    assert_eq!(sandbox.generated().len(), 1);
}

#[test]
fn a_document_in_the_middle_of_an_edit_stops_everything_until_it_is_whole() {
    let sandbox = generated();
    let before = sandbox.generated();
    sandbox.write("api/triggers.yaml", &format!("{}: [", &AFTER[..AFTER.len() / 2]));
    sandbox.write("api/service.yaml", AFTER);
    for arguments in [["generate"].as_slice(), &["generate", "--check"], &["check", "generated"]] {
        let output = sandbox.run(arguments);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {output:?}");
        assert_eq!(said.matches("--> api/triggers.yaml:").count(), 1, "{arguments:?}: {said}");
        assert!(sandbox.generated() == before, "{arguments:?}");
    }
    sandbox.save(AFTER);
    assert_eq!(sandbox.run(&["generate"]).status.code(), Some(0));
    assert_eq!(sandbox.run(&["check", "generated"]).status.code(), Some(0));
}

#[test]
fn a_document_that_is_missing_is_no_finding() {
    let sandbox = generated();
    fs::remove_file(sandbox.path().join("api/triggers.yaml")).unwrap();
    let before = sandbox.generated();
    let output = sandbox.run(&["generate"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(complaint(&output).contains("cannot open api/triggers.yaml"), "{output:?}");
    assert!(sandbox.generated() == before);
}

#[test]
fn without_a_configuration_nothing_is_said_of_another_folder() {
    let sandbox = Sandbox::with(BEFORE);
    fs::remove_file(sandbox.path().join("contractual.toml")).unwrap();
    for arguments in
        [&["lint"][..], &["diff"], &["check"], &["generate", "--check"], &["release", "1.0"], &["watch", "--once"]]
    {
        let output = sandbox.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
        assert!(complaint(&output).contains("no contractual.toml in "), "{arguments:?}: {output:?}");
        assert!(output.stdout.is_empty(), "{arguments:?}: {output:?}");
    }
    assert_eq!(sandbox.run(&["lint", "api/service.yaml"]).status.code(), Some(0), "documents that are named need none");
}

#[test]
fn a_configuration_that_is_wrong_stops_every_command_that_looks_at_it() {
    let sandbox = Sandbox::with(BEFORE);
    sandbox.write("contractual.toml", "[[document]]\npath = 'api/service.yaml'\nrelased = 'api/released'\n");
    for arguments in [&["lint"][..], &["lint", "api/service.yaml"], &["check"], &["generate"], &["diff"]] {
        let output = sandbox.run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {output:?}");
        let said = complaint(&output);
        assert_eq!(
            said, "error: contractual.toml:3:1: unknown key `relased`; did you mean `released`?\n",
            "{arguments:?}"
        );
    }
}

fn generated() -> Sandbox {
    let sandbox = Sandbox::with(BEFORE);
    assert_eq!(sandbox.run(&["generate"]).status.code(), Some(0));
    sandbox
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
