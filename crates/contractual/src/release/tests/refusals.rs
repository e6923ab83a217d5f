//! Reasons against a release.

use std::fs;

use super::{listing, release, workspace};
use crate::diff::tests::sandbox::{ADDED, FIRST, REMOVED, Sandbox};

/// Asserts that nothing was written, and returns what was said.
fn refused(sandbox: &Sandbox, version: &str) -> String {
    let before = listing(sandbox.folder.path());
    let (code, text) = release(sandbox, version, false);
    assert_eq!(code, 1, "{text}");
    assert_eq!(listing(sandbox.folder.path()), before);
    text
}

#[test]
fn faulty_document_is_not_released() {
    let sandbox = workspace(&ADDED.replace("title: Pets, ", ""));
    insta::assert_snapshot!(refused(&sandbox, "1.1"), @"
    error[missing-field]: An Info Object needs `title`, and it is missing.
     --> @/spec/pets.yaml:2:1  #/info
      |
    2 | info: {version: '1.1', license: {name: MIT}}
      | ^^^^
      = help: Add `title` here.

    1 error in 2 documents
    1.1 is not released: something has drifted, see above
    ");
}

#[test]
fn stale_page_of_rules_stands_in_the_way() {
    let sandbox = workspace(ADDED);
    sandbox.put("docs/diff-rules.md", "old\n");
    insta::assert_snapshot!(refused(&sandbox, "1.1"), @"
    @/docs/diff-rules.md is not what it is made from; mend it with `cargo xtask rules`
    1.1 is not released: something has drifted, see above
    ");
}

#[test]
fn documents_must_say_the_version() {
    insta::assert_snapshot!(refused(&workspace(ADDED), "1.2"), @"
    1.2 is not released:
      @/spec/owners.yaml says that it is version 1.1: write `version: '1.2'` in its `info`.
      @/spec/pets.yaml says that it is version 1.1: write `version: '1.2'` in its `info`.
    ");
}

#[test]
fn release_is_made_once() {
    insta::assert_snapshot!(refused(&workspace(ADDED), "1.0.0"), @"
    1.0.0 is not released:
      @/spec/released/1.0 is there already, and a release never changes: raise the version.
    ");
    insta::assert_snapshot!(refused(&workspace(ADDED), "0.9"), @"
    0.9 is not released:
      It is older than 1.0, the newest release: raise the version.
    ");
}

#[test]
fn small_step_is_refused_where_callers_break() {
    let sandbox = workspace(REMOVED);
    insta::assert_snapshot!(refused(&sandbox, "1.1"), @"
    1.1 is not released:
      @/spec/pets.yaml asks for a major step from 1.0, and this is a minor one: `contractual diff` shows why.
    ");
    for (name, text) in [("pets", REMOVED), ("owners", FIRST)] {
        sandbox.put(&format!("spec/{name}.yaml"), &text.replace("'1.0'", "'2.0'").replace("'1.1'", "'2.0'"));
    }
    let (code, text) = release(&sandbox, "2.0", false);
    assert_eq!(code, 0, "{text}");
    assert!(sandbox.text("CHANGELOG.md").contains("#### Breaking\n\n- "), "{}", sandbox.text("CHANGELOG.md"));
}

#[test]
fn waiver_that_matches_nothing_stands_in_the_way() {
    let sandbox = workspace(ADDED);
    let rule = contract::diff::catalogue::all().next().unwrap().id;
    let waiver = format!("[[waiver]]\ndocument = 'pets.yaml'\nrule = '{rule}'\noperation = 'GET /x'\nreason = 'a'\n");
    sandbox.put("spec/waivers.toml", &waiver);
    assert!(refused(&sandbox, "1.1").contains("@/spec/pets.yaml: waiver "));
}

#[test]
fn document_that_is_gone_asks_for_a_major_step() {
    let sandbox = workspace(ADDED);
    fs::remove_file(sandbox.path("spec/owners.yaml")).unwrap();
    insta::assert_snapshot!(refused(&sandbox, "1.1"), @"
    1.1 is not released:
      @/spec/released/1.0/owners.yaml is released, and no document of its name is: put it back, or take a major step.
    ");
    sandbox.put("spec/pets.yaml", &ADDED.replace("'1.1'", "'2.0'"));
    assert_eq!(release(&sandbox, "2.0", false).0, 0);
    assert!(sandbox.text("CHANGELOG.md").contains("### owners.yaml\n\n#### Breaking\n\n- The document is gone.\n"));
}
