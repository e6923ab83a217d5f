//! `released = { git = … }`: documents against the branch that they are merged into, in real repositories.

use std::process::Command;

use tempfile::TempDir;

use crate::sandbox::{AFTER, BEFORE, Sandbox, complaint};

/// A repository on the branch `work`, which left `main` after its first commit.
fn repository() -> Sandbox {
    let sandbox = Sandbox::with(BEFORE);
    configure(&sandbox, "main");
    git(&sandbox, &["init", "-q", "-b", "main"]);
    commit(&sandbox, "first");
    git(&sandbox, &["switch", "-q", "-c", "work"]);
    sandbox
}

fn configure(sandbox: &Sandbox, branch: &str) {
    let keys = format!("released = {{ git = '{branch}' }}\nwaivers = 'api/waivers.toml'\n");
    sandbox.write("contractual.toml", &format!("[[document]]\npath = 'api/*.yaml'\n{keys}"));
}

/// Runs git, untouched by what the machine's users have set.
fn git(sandbox: &Sandbox, arguments: &[&str]) {
    let mut git = Command::new("git");
    git.arg("-C").arg(sandbox.path()).args(["-c", "user.name=Test", "-c", "user.email=test@example.com"]);
    git.args(arguments).env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_SYSTEM", "/dev/null");
    let output = git.output().expect("git can be run");
    assert!(output.status.success(), "git {arguments:?}: {}", complaint(&output));
}

fn commit(sandbox: &Sandbox, message: &str) {
    git(sandbox, &["add", "."]);
    git(sandbox, &["commit", "-q", "-m", message]);
}

/// Both streams of a run with an exit code; names of commits are covered.
fn said(sandbox: &Sandbox, arguments: &[&str], code: i32) -> String {
    let output = sandbox.run(arguments);
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), complaint(&output));
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
    let head = Command::new("git").arg("-C").arg(sandbox.path()).args(["rev-parse", "--short", "main"]).output();
    let head = String::from_utf8_lossy(&head.expect("git can be run").stdout).trim().to_owned();
    if head.is_empty() { said } else { said.replace(&head, "COMMIT") }
}

/// The document with one operation more.
fn with_emus() -> String {
    format!("{BEFORE}{}", AFTER.split_once("  /emus").map(|(_, emus)| format!("  /emus{emus}")).unwrap_or_default())
}

#[test]
fn what_this_work_breaks_is_found_and_what_others_merged_is_none_of_it() {
    let sandbox = repository();
    sandbox.write("api/service.yaml", &BEFORE.replace("/cats:", "/kittens:"));
    commit(&sandbox, "work");
    assert!(said(&sandbox, &["diff"], 1).contains("== api/service.yaml against main at COMMIT\n"));
    let told = said(&sandbox, &["check", "released"], 1);
    assert!(told.contains("[release-broken]") && told.contains("/cats"), "{told}");

    // Meanwhile somebody else has added an operation, which this work does not have.
    git(&sandbox, &["switch", "-q", "main"]);
    sandbox.write("api/service.yaml", &with_emus());
    commit(&sandbox, "others");
    git(&sandbox, &["switch", "-q", "work"]);
    sandbox.write("api/service.yaml", BEFORE);
    said(&sandbox, &["diff"], 0);
    said(&sandbox, &["check", "released"], 0);
}

#[test]
fn a_branch_on_a_server_and_a_folder_inside_the_repository_are_as_good() {
    let sandbox = repository();
    let clone = Sandbox::with(BEFORE);
    std::fs::remove_dir_all(clone.path().join("api")).expect("a folder can be removed");
    std::fs::remove_file(clone.path().join("contractual.toml")).expect("a file can be removed");
    git(&clone, &["clone", "-q", "--branch", "work", &format!("file://{}", sandbox.path().display()), "inner"]);
    let inner = clone.path().join("inner");
    let run = |folder: &str, code: i32| {
        let output = clone.command(&["diff"]).current_dir(inner.join(folder)).output().expect("the tool can be run");
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        complaint(&output)
    };
    insta::assert_snapshot!(run(".", 2), @"error: there is no branch `main` here, but `origin/main`; name that in contractual.toml");
    let configuration = clone.text("inner/contractual.toml").replace("'main'", "'origin/main'");
    clone.write("inner/contractual.toml", &configuration);
    run("api", 0);
    clone.write("inner/api/service.yaml", AFTER);
    run("api", 1);
}

#[test]
fn a_clone_that_may_lack_the_commit_is_refused() {
    let sandbox = repository();
    commit_empty(&sandbox);
    let folder = TempDir::new().expect("a folder can be made");
    let address = format!("file://{}", sandbox.path().display());
    git(
        &sandbox,
        &["clone", "-q", "--depth", "1", "--no-single-branch", &address, &folder.path().display().to_string()],
    );
    for command in ["diff", "check"] {
        let output = sandbox.command(&[command]).current_dir(folder.path()).output().expect("the tool can be run");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(complaint(&output).contains("since the clone is shallow; run `git fetch --unshallow`"), "{output:?}");
    }
}

fn commit_empty(sandbox: &Sandbox) {
    git(sandbox, &["commit", "-q", "--allow-empty", "-m", "empty"]);
}

#[test]
fn branches_that_cannot_be_compared_with_are_said() {
    let sandbox = repository();
    configure(&sandbox, "trunk");
    insta::assert_snapshot!(said(&sandbox, &["diff"], 2), @"error: there is no branch `trunk` here; `git fetch` it, or name another in contractual.toml");
    insta::assert_snapshot!(said(&sandbox, &["check", "released"], 2), @"
    no findings in 2 documents
    0 checks in 0.0 s: 
    error: cannot check released: there is no branch `trunk` here; `git fetch` it, or name another in contractual.toml
    ");
    commit(&sandbox, "work");
    git(&sandbox, &["switch", "-q", "--orphan", "trunk"]);
    commit_empty(&sandbox);
    git(&sandbox, &["switch", "-q", "work"]);
    insta::assert_snapshot!(said(&sandbox, &["diff"], 2), @"error: the branch `trunk` and HEAD have no commit in common; name another in contractual.toml");
    configure(&sandbox, "--all");
    insta::assert_snapshot!(said(&sandbox, &["diff"], 2), @"error: there is no branch `--all` here; `git fetch` it, or name another in contractual.toml");
    let outside = Sandbox::with(BEFORE);
    configure(&outside, "main");
    assert!(said(&outside, &["diff"], 2).contains("is in no git repository"));
}

#[test]
fn a_document_that_is_new_is_a_note_and_one_that_is_gone_a_loss() {
    let sandbox = repository();
    sandbox.write("api/new.yaml", BEFORE);
    assert!(
        said(&sandbox, &["diff"], 0)
            .contains("api/new.yaml is not in main at COMMIT: there is nothing to compare it with")
    );
    let told = said(&sandbox, &["check", "released"], 0);
    assert!(told.contains("note[document-not-compared]: It is not in main at COMMIT"), "{told}");
    std::fs::remove_file(sandbox.path().join("api/triggers.yaml")).expect("a file can be removed");
    assert!(said(&sandbox, &["diff"], 1).contains("git:COMMIT:api/triggers.yaml is released, and no document"));
    assert!(said(&sandbox, &["check", "released"], 1).contains("[release-broken]"));

    let keys = "[[document]]\npath = 'api/triggers.yaml'\nreleased = 'api/released'\n";
    sandbox.write("api/triggers.yaml", BEFORE);
    sandbox.write("contractual.toml", &sandbox.text("contractual.toml").replace("api/*.yaml", "api/service.yaml"));
    assert!(said(&sandbox, &["diff"], 1).contains("api/triggers.yaml is released"), "it is configured no more");
    sandbox.write("contractual.toml", &format!("{}{keys}", sandbox.text("contractual.toml")));
    assert!(!said(&sandbox, &["diff"], 0).contains("triggers"), "it is released elsewhere, and was not yet");
}

#[test]
fn on_the_branch_itself_only_what_is_not_committed_is_compared_and_that_is_said() {
    let sandbox = repository();
    git(&sandbox, &["switch", "-q", "main"]);
    let told = said(&sandbox, &["diff"], 0);
    assert!(told.starts_with("HEAD has nothing that main has not: compared is what is not committed yet\n"), "{told}");
    assert!(said(&sandbox, &["check", "released"], 0).contains("note[document-not-compared]"));
    sandbox.write("api/service.yaml", AFTER);
    said(&sandbox, &["diff"], 1);
}

#[test]
fn what_was_accepted_is_no_fault_once_it_is_merged() {
    let sandbox = repository();
    sandbox.write("api/service.yaml", &BEFORE.replace("/cats:", "/kittens:"));
    let told = said(&sandbox, &["diff", "--format", "github"], 1);
    assert!(told.contains("/cats"), "{told}");
    let waiver = "[[waiver]]\nrule = 'api-path-removed-without-deprecation'\ndocument = 'service.yaml'\nreason = 'Nobody asks for it.'\n";
    sandbox.write("api/waivers.toml", waiver);
    said(&sandbox, &["diff"], 0);
    commit(&sandbox, "work");
    git(&sandbox, &["branch", "-f", "main", "work"]);
    said(&sandbox, &["diff"], 0);
    said(&sandbox, &["check", "released"], 0);
}

#[test]
fn overlays_are_those_of_the_branch() {
    let sandbox = repository();
    let overlay = "overlay: 1.0.0\ninfo: {title: Ours, version: '1'}\nactions:\n  - {target: \"$.paths['/cats']\", remove: true}\n";
    let text = sandbox.text("contractual.toml");
    sandbox.write("api-ours/cats.overlay.yaml", overlay);
    sandbox.write("contractual.toml", &format!("{text}overlays = ['api-ours/cats.overlay.yaml']\n"));
    assert!(said(&sandbox, &["diff"], 1).contains("/cats"), "an overlay that is new takes something away");
    commit(&sandbox, "work");
    git(&sandbox, &["branch", "-f", "main", "work"]);
    said(&sandbox, &["diff"], 0);
    sandbox.write("contractual.toml", &text);
    assert!(said(&sandbox, &["diff"], 0).contains("compatible"), "without it, something is added");
}

#[test]
fn every_command_takes_a_revision() {
    let sandbox = repository();
    let named = "git:main:api/service.yaml";
    // What the disk holds by now does not matter.
    sandbox.write("api/service.yaml", "openapi: [");
    assert_eq!(said(&sandbox, &["lint", named], 0), "no findings in 1 document\n");
    assert!(said(&sandbox, &["diff", named, "git:work:api/triggers.yaml"], 0).contains("equivalent"));
    for command in ["stubs", "client"] {
        said(&sandbox, &[command, "--spec", named, "--out", command], 0);
        let made = sandbox.text(&format!("{command}/src/generated/mod.rs"));
        assert!(made.contains("`service.yaml`"), "{made}");
    }
}

#[test]
fn nothing_is_frozen() {
    let sandbox = repository();
    insta::assert_snapshot!(said(&sandbox, &["release", "1"], 2), @"error: there is nothing to freeze: merging into `main` releases the documents; for versions, give `released` in contractual.toml a folder");
    insta::assert_snapshot!(said(&sandbox, &["diff", "--against", "all"], 2), @"error: cannot compare with every release, since `released` in contractual.toml names a branch; `diff` alone compares with it");
}
