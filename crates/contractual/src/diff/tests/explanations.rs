//! `--explain`: how a finding came about.

use super::sandbox::{Sandbox, findings};

fn document(maximum: u8) -> String {
    let schema = format!("{{oneOf: [{{type: integer, maximum: {maximum}}}, {{type: integer, minimum: 10}}]}}");
    format!(
        "openapi: 3.0.3\ninfo: {{title: T, version: 1.0.0}}\npaths:\n  /x:\n    post:\n      requestBody: {{content: \
         {{application/json: {{schema: {schema}}}}}}}\n      responses: {{'204': {{description: Done.}}}}\n"
    )
}

fn sandbox() -> Sandbox {
    let sandbox = Sandbox::new();
    sandbox.put("apart.yaml", &document(5));
    sandbox.put("overlapping.yaml", &document(20));
    sandbox
}

const PAIR: &str = "@/apart.yaml @/overlapping.yaml";

#[test]
fn value_that_fits_two_alternatives_is_shown_with_both() {
    let sandbox = sandbox();
    let (_, text) = sandbox.diff(&format!("{PAIR} --format json"));
    let worst = findings(&text).into_iter().find(|finding| finding["level"] == "error").expect("something breaks");
    let id = worst["id"].as_str().expect("a finding has an id").to_owned();
    let (code, text) = sandbox.diff(&format!("{PAIR} --explain {}", &id[..6]));
    assert_eq!(code, 1, "{text}");
    insta::assert_snapshot!(text);
}

#[test]
fn finding_that_was_not_made_cannot_be_explained() {
    let (code, text) = sandbox().diff(&format!("{PAIR} --explain nothing"));
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: no finding is called `nothing`; run the same without --explain to see their ids");
}

#[test]
fn explanation_is_for_people() {
    let (code, text) = sandbox().diff(&format!("{PAIR} --explain 1 --format json"));
    assert_eq!(code, 2);
    insta::assert_snapshot!(text, @"error: cannot explain a finding as json; an explanation is for people");
}
