//! Output of `cargo xtask diff` on small documents in a throw-away workspace.

mod base;
mod contracts;
mod explanations;
mod revisions;
pub(crate) mod sandbox;
mod waivers;

use sandbox::{ADDED, FIRST, REMOVED, Sandbox, findings, omissions};

#[test]
fn document_against_itself_is_equivalent() {
    let (code, text) = Sandbox::new().diff("@/first.yaml @/first.yaml --format json");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("\"equivalent\""), "{text}");
}

#[test]
fn addition_is_compatible() {
    let (code, text) = Sandbox::new().diff("@/first.yaml @/added.yaml --format json");
    assert_eq!(code, 0, "{text}");
    assert!(text.contains("\"compatible\"") && text.contains("\"minor\""), "{text}");
}

#[test]
fn removal_breaks() {
    let (code, text) = Sandbox::new().diff("@/first.yaml @/removed.yaml --format json");
    assert_eq!(code, 1, "{text}");
    assert!(text.contains("\"breaking\"") && text.contains("\"major\""), "{text}");
}

#[test]
fn every_format_is_written() {
    let sandbox = Sandbox::new();
    for format in ["text", "json", "markdown", "html", "sarif", "github", "junit"] {
        let (code, text) = sandbox.diff(&format!("@/first.yaml @/removed.yaml --format {format}"));
        assert_eq!(code, 1, "{format}: {text}");
        assert!(!text.is_empty(), "{format}");
    }
}

#[test]
fn level_hides_findings_and_not_the_verdict() {
    let sandbox = Sandbox::new();
    sandbox.put("both.yaml", &REMOVED.replace("/pets:", "/cats:"));
    let n_findings = |level: &str| {
        let (code, text) = sandbox.diff(&format!("@/first.yaml @/both.yaml --format json --level {level}"));
        assert_eq!(code, 1, "{text}");
        findings(&text).len()
    };
    assert!(n_findings("note") > n_findings("error"), "an operation was added and two were removed");
}

#[test]
fn one_document_is_too_few() {
    let (code, text) = Sandbox::new().diff("@/first.yaml");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot compare one document; name two, OLD and NEW, or compare it with the releases by `--against all`");
}

#[test]
fn missing_document_is_an_error() {
    let (code, text) = Sandbox::new().diff("@/gone.yaml @/first.yaml");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot open @/gone.yaml: No such file or directory (os error 2)");
}

#[test]
fn document_that_cannot_be_read_is_an_error_with_its_findings() {
    let sandbox = Sandbox::new();
    sandbox.put("broken.yaml", "openapi: [\n");
    let (code, text) = sandbox.diff("@/first.yaml @/broken.yaml");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"
    error: cannot compare @/broken.yaml, since it cannot be read

    error[syntax]: The YAML is broken: unclosed bracket '['.
     --> @/broken.yaml:1:10  #
      |
    1 | openapi: [
      |          ^
      = help: Mend the YAML here or just before; look for indentation, a missing colon, an unclosed quote.

    1 error in 1 document
    ");
}

#[test]
fn faulty_document_is_compared_as_far_as_it_can_be_read() {
    let sandbox = Sandbox::new();
    sandbox.put("faulty.yaml", &format!("{ADDED}  /cats: {{get: {{responses: {{'200': {{$ref: '#/nowhere'}}}}}}}}\n"));
    let (code, text) = sandbox.diff("@/first.yaml @/faulty.yaml --format json");
    assert_eq!(code, 0, "{text}");
    let [omission] = &omissions(&text)[..] else { panic!("what was left out is said: {text}") };
    assert!(omission["message"].as_str().unwrap().contains("#/nowhere"), "{text}");
}

#[test]
fn size_limit_is_the_users_to_raise() {
    let sandbox = Sandbox::new();
    sandbox.put("large.yaml", &format!("{FIRST}# {}\n", "x".repeat(2 << 20)));
    assert_eq!(sandbox.diff("@/first.yaml @/large.yaml --max-megabytes 1").0, 2);
    assert_eq!(sandbox.diff("@/first.yaml @/large.yaml --max-megabytes 3").0, 0);
}

#[test]
fn references_stay_inside_the_root() {
    let sandbox = Sandbox::new();
    sandbox.put("common.yaml", "description: Dogs.\n");
    sandbox.put(
        "api/new.yaml",
        &format!("{FIRST}  /dogs: {{get: {{responses: {{'200': {{$ref: '../common.yaml'}}}}}}}}\n"),
    );
    let n_omissions = |line: &str| omissions(&sandbox.diff(&format!("{line} --format json")).1).len();
    assert_eq!(n_omissions("@/first.yaml @/api/new.yaml"), 1);
    assert_eq!(n_omissions("@/first.yaml @/api/new.yaml --root @"), 0);
    insta::assert_snapshot!(sandbox.diff("@/first.yaml @/first.yaml --root @/gone").1, @"error: cannot use --root @/gone: No such file or directory (os error 2)");
}

#[test]
fn day_must_be_one() {
    let (code, text) = Sandbox::new().diff("@/first.yaml @/first.yaml --today 2026-02-30");
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot use --today: `2026-02-30` is not a day such as 2026-12-31");
}
