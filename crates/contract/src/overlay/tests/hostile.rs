//! Overlays that would exhaust the machine.

use std::collections::BTreeMap;

use crate::source::{Limits, Memory, Sources};

use super::{changed, overlay, run_on};

/// What is told about some actions on a document of which 64 kB are read, each by its first line.
fn told(document: &str, actions: &str) -> String {
    let files = Memory(BTreeMap::from([("openapi.yaml".into(), document.into())]));
    let limits = Limits { file_bytes: 1 << 16, ..Limits::default() };
    let document = Sources::open("openapi.yaml".as_ref(), Box::new(files), limits).expect("memory can be read");
    let (_, told) = run_on(&document, &overlay(actions));
    told.lines().filter(|line| line.starts_with("error")).collect::<Vec<_>>().join("\n")
}

#[test]
fn update_for_every_node_stops_at_the_limit() {
    let document = format!("{{a: [{}]}}", "{},".repeat(2_000));
    let update = format!("  - {{target: '$.a[*]', update: {{x: {}}}}}", "y".repeat(10_000));
    insta::assert_snapshot!(told(&document, &update), @"error[overlay-too-large]: With this, the document is larger than 64 kB, the most that is read.");
}

#[test]
fn doubling_stops_at_the_limit() {
    // Each action appends a list to every list there is.
    let actions = "  - {target: '$..*', update: [[], []]}\n".repeat(40);
    insta::assert_snapshot!(told("{a: []}", &actions), @"error[overlay-too-large]: With this, the document is larger than 64 kB, the most that is read.");
}

#[test]
fn digging_stops_at_the_limit() {
    let deep = format!("{}{{}}{}", "{a: ".repeat(100), "}".repeat(100));
    let chain = ".a".repeat(100);
    let actions: Vec<String> =
        (0..3).map(|n| format!("  - {{target: ${}, update: {deep}}}", chain.repeat(n))).collect();
    insta::assert_snapshot!(told("{}", &actions.join("\n")), @"error[overlay-too-large]: With this, objects and arrays nest more than 256 levels deep.");
}

#[test]
fn search_of_everything_for_everything_is_given_up() {
    let document = format!("{{a: [{}]}}", "{},".repeat(6_000));
    insta::assert_snapshot!(told(&document, "  - {target: '$..[?count($..*) > 1]', remove: true}"), @"error[overlay-target-too-complex]: Finding what this target matches takes too many steps.");
}

#[test]
fn aliases_that_stand_for_more_than_is_read() {
    let list = |level: usize| {
        let item = if level == 0 { "x".to_owned() } else { format!("*a{}", level - 1) };
        format!("a{level}: &a{level} [{}]\n", vec![item; 8].join(", "))
    };
    let document: String = (0..7).map(list).collect();
    insta::assert_snapshot!(told(&document, "  - {target: $, update: {}}"), @"error[overlay-too-large]: With this, the document is larger than 64 kB, the most that is read.");
}

#[test]
fn many_actions_on_a_wide_document_take_no_longer_than_their_number() {
    let paths: Vec<String> = (0..1_000).map(|n| format!("/p{n}: {{get: {{tags: [a]}}}}")).collect();
    let document = format!("{{paths: {{{}}}}}", paths.join(", "));
    let actions: Vec<String> =
        (0..100).map(|n| format!("  - {{target: \"$.paths['/p{n}'].get\", update: {{x: {n}}}}}")).collect();
    let removal =
        "\n  - {target: '$.paths.*.get.tags', remove: true}\n  - {target: '$.paths[?@.get.x > 10]', remove: true}";
    let text = changed(&document, &(actions.join("\n") + removal));
    assert_eq!(text.matches("\"get\"").count(), 1_000 - 89);
    assert!(!text.contains("tags"), "{}", &text[..200]);
}
