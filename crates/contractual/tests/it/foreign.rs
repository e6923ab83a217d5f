//! The program alone in somebody else's repository: green, and red for the right reasons.

use std::process::Output;

use crate::sandbox::{AFTER, BEFORE, Sandbox, complaint};

/// A repository with an `xtask` of its own, generated code, and a release.
fn repository() -> Sandbox {
    let sandbox = Sandbox::with(BEFORE);
    sandbox.write("xtask/Cargo.toml", "[package]\nname = \"xtask\"\n");
    sandbox.write("xtask/src/main.rs", "fn main() { /* Theirs: no command of ours. */ }\n");
    sandbox.write("Cargo.toml", "[workspace]\nmembers = [\"xtask\"]\n");
    assert_eq!(sandbox.run(&["generate"]).status.code(), Some(0));
    let released = sandbox.run(&["release", "1", "--today", "2026-01-01"]);
    assert_eq!(released.status.code(), Some(0), "{released:?}");
    sandbox
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn everything_is_green_from_any_folder_inside() {
    let sandbox = repository();
    for arguments in [&["lint"][..], &["generate", "--check"], &["check"], &["diff"], &["diff", "--against", "all"]] {
        for folder in [".", "xtask/src"] {
            let mut command = sandbox.command(arguments);
            let output = command.current_dir(sandbox.path().join(folder)).output().expect("the tool can be run");
            assert_eq!(output.status.code(), Some(0), "{arguments:?} in {folder}: {output:?}");
        }
    }
    let checked = said(&sandbox.run(&["check"]));
    assert!(checked.starts_with("no findings in 2 documents\n3 checks in "), "{checked}");
}

#[test]
fn generated_code_names_the_command_that_makes_it() {
    let sandbox = repository();
    let made = sandbox.text("crates/api/src/generated/mod.rs");
    assert!(made.contains("`contractual generate`") && !made.contains("xtask"), "{made}");
}

#[test]
fn every_drift_is_caught_by_its_check() {
    let sandbox = repository();
    let generated = "crates/api/src/generated/mod.rs";
    let edits = [
        (
            "api/service.yaml",
            BEFORE.replace("description: All dogs.", "describes: All dogs."),
            "documents",
            "missing-field",
        ),
        ("api/service.yaml", BEFORE.replace("type: string", "type: integer"), "generated", "generated-file-stale"),
        ("api/service.yaml", AFTER.to_owned(), "released", "release-broken"),
        ("api/other.yaml", BEFORE.to_owned(), "documents", "document-not-listed"),
        (generated, format!("{}// by hand\n", sandbox.text(generated)), "generated", "generated-file-stale"),
        ("crates/client/src/generated/mine.rs", "//! Mine.\n".to_owned(), "generated", "generated-file-orphaned"),
        ("api/released/1/service.yaml", AFTER.to_owned(), "released", "release-edited"),
        (
            "api/waivers.toml",
            "[[waiver]]\nrule = 'api-path-removed'\nreason = 'None.'\n".to_owned(),
            "released",
            "waiver-idle",
        ),
    ];
    for (path, text, check, rule) in edits {
        let before = sandbox.path().join(path).exists().then(|| sandbox.text(path));
        sandbox.write(path, &text);
        let output = sandbox.run(&["check", check]);
        assert_eq!(output.status.code(), Some(1), "{path} {rule}: {output:?}");
        assert!(said(&output).contains(&format!("[{rule}]")), "{path} {rule}: {}", said(&output));
        match before {
            Some(before) => sandbox.write(path, &before),
            None => std::fs::remove_file(sandbox.path().join(path)).expect("a file can be removed"),
        }
        assert_eq!(sandbox.run(&["check"]).status.code(), Some(0), "{path}: taken back, it is green again");
    }
}

#[test]
fn words_and_comments_are_no_drift() {
    let sandbox = repository();
    let commented = BEFORE.replace("paths:", "# All of them.\npaths:");
    for (path, text) in [("api/service.yaml", commented.as_str()), ("xtask/src/main.rs", "fn main() {}\n")] {
        sandbox.write(path, text);
        let output = sandbox.run(&["check"]);
        assert_eq!(output.status.code(), Some(0), "{path}: {output:?}");
    }
}

#[test]
fn whoever_calls_is_the_configurations_to_say() {
    let sandbox = Sandbox::with(BEFORE);
    let document = "[[document]]\npath = 'api/service.yaml'\nreleased = 'api/released'\n";
    sandbox.write("contractual.toml", document);
    std::fs::remove_file(sandbox.path().join("api/triggers.yaml")).expect("a file can be removed");
    assert_eq!(sandbox.run(&["release", "1"]).status.code(), Some(0));
    let answered = "type: string";
    sandbox.write("api/service.yaml", &BEFORE.replace(answered, "type: string, maxLength: 9"));
    assert_eq!(sandbox.run(&["diff"]).status.code(), Some(0), "callers are sent less than before");
    sandbox.write("contractual.toml", &format!("{document}called-by = 'us'\n"));
    assert_eq!(sandbox.run(&["diff"]).status.code(), Some(1), "we take less than what others send");
}

#[test]
fn crates_are_made_by_the_program_alone() {
    let sandbox = Sandbox::with(BEFORE);
    for command in ["stubs", "client"] {
        let output = sandbox.run(&[command, "--spec", "api/service.yaml", "--out", command]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        let runtime = sandbox.text(&format!("{command}/runtime/Cargo.toml"));
        let (_, dependencies) = runtime.split_once("[dependencies]").expect("a runtime needs other crates");
        let dependencies = dependencies.split("\n[").next().unwrap_or_default();
        assert!(!dependencies.contains("workspace = true"), "it says itself which versions it needs: {runtime}");
        assert!(sandbox.text(&format!("{command}/runtime/src/lib.rs")).starts_with("//!"));
    }
}

#[test]
fn a_command_of_another_repository_is_none_of_ours() {
    let sandbox = repository();
    let output = sandbox.run(&["check", "served"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(complaint(&output).contains("invalid value 'served'"), "{output:?}");
}
