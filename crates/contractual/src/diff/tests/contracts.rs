//! The workspace's contracts against their releases.

use std::fs;

use super::sandbox::{ADDED, FIRST, REMOVED, Sandbox};

/// A workspace whose contract has one operation more than its two releases, of which the older has another.
fn workspace() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.put("spec/pets.yaml", ADDED);
    sandbox.put("spec/released/1.10/pets.yaml", FIRST);
    sandbox.put("spec/released/1.9/pets.yaml", &FIRST.replace("/owners:", "/keepers:"));
    sandbox
}

#[test]
fn contracts_are_compared_with_the_newest_release() {
    let sandbox = workspace();
    let (code, text) = sandbox.diff("");
    assert_eq!(code, 0, "{text}");
    sandbox.put("spec/pets.yaml", REMOVED);
    assert_eq!(sandbox.diff("").0, 1);
}

#[test]
fn document_that_is_new_has_nothing_to_be_compared_with() {
    let sandbox = workspace();
    sandbox.put("spec/new.yaml", FIRST);
    sandbox.put("spec/part.yaml", "Pet: {type: string}\n");
    let (code, text) = sandbox.diff("");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("@/spec/new.yaml is not in 1.10: there is nothing to compare it with"), "{text}");
    assert!(!text.contains("part.yaml"), "{text}");
}

#[test]
fn document_that_is_gone_is_a_loss() {
    let sandbox = workspace();
    sandbox.put("spec/released/1.10/gone.yaml", FIRST);
    let (code, text) = sandbox.diff("");
    assert_eq!(code, 1);
    assert!(text.contains("@/spec/released/1.10/gone.yaml is released, and no document of its name is"), "{text}");
}

#[test]
fn workspace_without_a_release_says_so() {
    let sandbox = Sandbox::new();
    sandbox.put("spec/pets.yaml", FIRST);
    for line in ["", "--against all", "--against all @/spec/pets.yaml"] {
        let (code, text) = sandbox.diff(line);
        assert_eq!(code, 0, "{text}");
        assert_eq!(text, "nothing is released yet; `contractual release VERSION` does it\n");
    }
    assert_eq!(sandbox.diff("--against all --format json"), (0, "[]\n".to_owned()));
}

#[test]
fn several_comparisons_are_no_single_page() {
    let (code, text) = workspace().diff("--format sarif");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot write several comparisons as one sarif; name OLD and NEW");
}

#[test]
fn matrix_is_ordered_by_version_and_judged_by_the_newest() {
    let sandbox = workspace();
    sandbox.put("spec/released/1.2/other.yaml", FIRST);
    let (code, text) = sandbox.diff("--against all @/spec/pets.yaml");
    assert_eq!(code, 0, "{text}");
    insta::assert_snapshot!(text, @"
    @/spec/pets.yaml against every release
    version  verdict     errors  warnings  bump
    1.2      not in it
    1.9      breaking         1         0  major
    1.10     compatible       0         0  minor
    ");

    sandbox.put("spec/pets.yaml", REMOVED);
    let (code, text) = sandbox.diff("--against all");
    assert_eq!(code, 1);
    assert!(
        text.ends_with("`contractual diff @/spec/released/1.10/pets.yaml @/spec/pets.yaml` says more of the newest\n"),
        "{text}"
    );
}

#[test]
fn matrix_is_written_as_markdown_and_json() {
    let sandbox = workspace();
    insta::assert_snapshot!(sandbox.diff("--against all --format markdown").1, @"
    | @/spec/pets.yaml against | verdict | errors | warnings | bump |
    |---|---|---:|---:|---|
    | 1.9 | breaking | 1 | 0 | major |
    | 1.10 | compatible | 0 | 0 | minor |
    ");
    let (_, text) = sandbox.diff("--against all --format json");
    let matrices: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(matrices[0]["rows"][0]["version"], "1.9");
    assert_eq!(matrices[0]["rows"][0]["verdict"], "breaking");
    assert_eq!(matrices[0]["rows"][1]["bump"], "minor");
    insta::assert_snapshot!(sandbox.diff("--against all --format html").1, @"error: cannot write a table of releases as html; choose text, markdown or json");
}

#[test]
fn matrix_of_a_document_that_no_release_has_is_an_error() {
    let (code, text) = workspace().diff("--against all @/first.yaml");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: no release has a document of the name of @/first.yaml");
}

#[test]
fn waivers_of_the_workspace_must_match_beside_the_newest_release_alone() {
    let sandbox = workspace();
    let rule = contract::diff::catalogue::all().next().unwrap().id;
    sandbox.put("spec/waivers.toml", &format!("[[waiver]]\nrule = '{rule}'\noperation = 'GET /x'\nreason = 'a'\n"));
    let (code, text) = sandbox.diff("");
    assert_eq!(code, 1);
    assert!(text.contains("matches nothing"), "{text}");
    let (code, text) = sandbox.diff("--against all");
    assert_eq!(code, 1);
    assert_eq!(text.matches("matches nothing").count(), 1, "{text}");
    assert_eq!(sandbox.diff("@/first.yaml @/spec/pets.yaml").0, 0, "an older document has other differences");
    assert_eq!(sandbox.diff("@/spec/released/1.10/pets.yaml @/added.yaml").0, 0, "not a contract");
}

#[test]
fn folder_that_is_no_version_is_an_error() {
    let sandbox = workspace();
    fs::create_dir_all(sandbox.path("spec/released/latest")).unwrap();
    let (code, text) = sandbox.diff("");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot tell the version of @/spec/released/latest: `latest` is not a version such as 1.85 or 2.0.1");
}
