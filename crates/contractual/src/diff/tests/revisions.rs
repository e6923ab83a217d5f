//! `git:REV:PATH`, in real repositories.

use super::sandbox::{ADDED, FIRST, REMOVED, Sandbox, omissions};

/// A repository with two commits of `api/pets.yaml`, which refers to a file outside of its folder.
fn repository() -> Sandbox {
    let sandbox = Sandbox::new();
    let shared = "  /shared: {get: {responses: {'200': {$ref: '../common/parts.yaml#/Shared'}}}}\n";
    sandbox.git("init -q -b main");
    sandbox.put("api/pets.yaml", &format!("{FIRST}{shared}"));
    sandbox.put("common/parts.yaml", "Shared: {description: Shared.}\n");
    sandbox.git("add .");
    sandbox.git("commit -q -m first");
    sandbox.put("api/pets.yaml", &format!("{ADDED}{shared}"));
    sandbox.git("commit -q -a -m second");
    sandbox.git("tag releases/v2");
    sandbox
}

#[test]
fn revisions_are_compared_with_each_other_and_with_files() {
    let sandbox = repository();
    let verdict = |line: &str| {
        let (code, text) = sandbox.diff(&format!("{line} --format json --root @"));
        let verdicts = ["equivalent", "compatible", "breaking"];
        (code, verdicts.into_iter().find(|verdict| text.contains(&format!("\"{verdict}\""))).expect(&text))
    };
    assert_eq!(verdict("git:HEAD~1:api/pets.yaml git:HEAD:api/pets.yaml"), (0, "compatible"));
    assert_eq!(verdict("git:HEAD:api/pets.yaml git:HEAD~1:api/pets.yaml"), (1, "breaking"));
    assert_eq!(verdict("git:releases/v2:api/pets.yaml @/api/pets.yaml"), (0, "equivalent"));
    assert_eq!(verdict("git:main:/api/./pets.yaml @/removed.yaml"), (1, "breaking"));
}

#[test]
fn references_are_read_from_the_same_revision() {
    let sandbox = repository();
    // What the disk holds by now must not matter.
    std::fs::remove_dir_all(sandbox.path("common")).unwrap();
    let n_omissions = |line: &str| omissions(&sandbox.diff(&format!("{line} --format json")).1).len();
    assert_eq!(n_omissions("git:releases/v2:api/pets.yaml git:HEAD~1:api/pets.yaml --root @"), 0);
    assert_eq!(n_omissions("git:HEAD~1:api/pets.yaml git:HEAD:api/pets.yaml"), 2, "out of the documents' folder");
}

#[cfg(unix)]
#[test]
fn links_are_followed_inside_the_repository() {
    let sandbox = repository();
    std::os::unix::fs::symlink("pets.yaml", sandbox.path("api/link.yaml")).unwrap();
    std::os::unix::fs::symlink("/etc/hostname", sandbox.path("out.yaml")).unwrap();
    sandbox.git("add api/link.yaml out.yaml");
    sandbox.git("commit -q -m links");
    assert_eq!(sandbox.diff("git:HEAD:api/link.yaml git:HEAD:api/pets.yaml --root @").0, 0);
    insta::assert_snapshot!(sandbox.diff("git:HEAD:out.yaml @/first.yaml").1, @"error: cannot open git:HEAD:out.yaml: it links out of the repository");
}

#[test]
fn mistakes_are_explained() {
    let sandbox = repository();
    let said = |old: &str| {
        let (code, text) = sandbox.diff(&format!("{old} @/first.yaml"));
        assert_eq!(code, 2, "{text}");
        text
    };
    insta::assert_snapshot!(said("git:api/pets.yaml"), @"error: cannot read `git:api/pets.yaml`; write git:REV:PATH, as in git:HEAD:spec/service.yaml");
    insta::assert_snapshot!(said("git::api/pets.yaml"), @"error: cannot read `git::api/pets.yaml`; write git:REV:PATH, as in git:HEAD:spec/service.yaml");
    insta::assert_snapshot!(said("git:develop:api/pets.yaml"), @"error: cannot find the revision `develop`; `git log --oneline --all` lists what is here, and a clone that is shallow gets the rest with `git fetch --unshallow`");
    insta::assert_snapshot!(said("git:--all:api/pets.yaml"), @"error: cannot find the revision `--all`; `git log --oneline --all` lists what is here, and a clone that is shallow gets the rest with `git fetch --unshallow`");
    insta::assert_snapshot!(said("git:HEAD:pets.yaml"), @"error: cannot open git:HEAD:pets.yaml: `HEAD` has no such file; did you mean git:HEAD:api/pets.yaml?");
    insta::assert_snapshot!(said("git:HEAD:cats.yaml"), @"error: cannot open git:HEAD:cats.yaml: `HEAD` has no such file; a path begins at the repository's root");
    insta::assert_snapshot!(said("git:HEAD:../pets.yaml"), @"error: cannot open git:HEAD:../pets.yaml: it is outside of the repository");
    insta::assert_snapshot!(said("git:HEAD:api"), @"error: cannot open git:HEAD:api: it is a folder; name a file in it");
}

#[test]
fn folder_outside_of_any_repository_is_said() {
    let sandbox = Sandbox::new();
    let (code, text) = sandbox.diff("git:HEAD:first.yaml @/first.yaml");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot read git:HEAD: @ is in no git repository");
}

#[test]
fn root_outside_of_the_repository_is_refused() {
    let sandbox = repository();
    let (code, text) = sandbox.diff("git:HEAD:api/pets.yaml @/first.yaml --root /");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot use --root / for git:HEAD: it is outside of the repository");
}

#[test]
fn limit_holds_for_revisions() {
    let sandbox = repository();
    sandbox.put("large.yaml", &format!("{REMOVED}# {}\n", "x".repeat(2 << 20)));
    sandbox.git("add large.yaml");
    sandbox.git("commit -q -m large");
    let (code, text) = sandbox.diff("git:HEAD:large.yaml @/removed.yaml --max-megabytes 1");
    assert_eq!(code, 2);
    assert!(text.contains("file-too-large"), "{text}");
    assert_eq!(sandbox.diff("git:HEAD:large.yaml @/removed.yaml --max-megabytes 3").0, 0);
}
