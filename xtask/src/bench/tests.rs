//! Benches without measuring: the generated document, the choice, the table.

use std::time::Duration;

use contract::findings::render::{Report, render_plain};
use contract::lint::{Options, lint};
use contract::source::{Kind, Node, Sources};
use serde_json::Value;

use super::document::{Shape, Syntax, write};
use super::*;

const SMALL: Shape = Shape { n_operations: 40, n_schemas: 40, n_bytes: 500_000 };

fn document(shape: Shape, syntax: Syntax) -> String {
    let mut bytes = Vec::new();
    write(shape, syntax, &mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn document_is_the_same_each_time() {
    for syntax in [Syntax::Json, Syntax::Yaml] {
        assert!(document(SMALL, syntax) == document(SMALL, syntax), "{syntax:?}");
    }
}

#[test]
fn document_has_the_size_that_was_asked_for() {
    for syntax in [Syntax::Json, Syntax::Yaml] {
        let n_bytes = document(Shape::GITHUB, syntax).len();
        assert!((11_900_000..12_300_000).contains(&n_bytes), "{syntax:?}: {n_bytes}");
    }
}

/// A document full of faults would measure the telling of them.
#[test]
fn document_has_nothing_to_mend() {
    for (syntax, name) in [(Syntax::Json, "small.json"), (Syntax::Yaml, "small.yaml")] {
        let sources = Sources::from_text(name, document(SMALL, syntax));
        let findings = lint(&sources, Options { house_rules: false });
        let mut text = Vec::new();
        let report = Report { tool: "xtask", version: "0", findings: &findings, n_documents: 1 };
        render_plain(&report, &mut text).unwrap();
        assert!(findings.is_empty(), "{}", String::from_utf8_lossy(&text[..text.len().min(3_000)]));
    }
}

#[test]
fn both_syntaxes_say_the_same() {
    let shape = Shape { n_bytes: 0, ..SMALL };
    let json: Value = serde_json::from_str(&document(shape, Syntax::Json)).unwrap();
    let sources = Sources::from_text("small.yaml", document(shape, Syntax::Yaml));
    assert!(value(sources.main().root().unwrap()) == json);
    assert_eq!(json["paths"].as_object().unwrap().len() * 2, shape.n_operations);
}

fn value(node: Node<'_>) -> Value {
    match node.kind() {
        Kind::Object => node.entries().map(|(key, entry)| (key.as_str().unwrap().to_owned(), value(entry))).collect(),
        Kind::Array => node.items().map(value).collect(),
        Kind::String => node.as_str().into(),
        _ => serde_json::from_str(&node.file().text()[node.span()]).unwrap(),
    }
}

#[test]
fn benches_are_chosen_by_how_their_name_begins() {
    let names = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        chosen(&names).map(|benches| benches.iter().map(|bench| bench.name).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(names(&["lint/12"]).unwrap(), "lint/12-mb-json lint/12-mb-yaml");
    assert_eq!(names(&[]).unwrap(), names(&["lint"]).unwrap());
    insta::assert_snapshot!(names(&["lint", "start"]).unwrap_err(), @"no bench is called `start`; there are lint/service.yaml, lint/12-mb-json, lint/12-mb-yaml");
}

#[test]
fn figures_are_judged_in_a_table_and_in_json() {
    let figures = [
        Figure::cpu("lint/a", Duration::from_micros(12_340), Duration::from_millis(50)),
        Figure::peak_memory("lint/a", 312_000_000, 300),
    ];
    let mut table = Vec::new();
    figures::write_table(&figures, &mut table).unwrap();
    insta::assert_snapshot!(String::from_utf8(table).unwrap(), @"
    | what | measured | goal | verdict |
    |---|---:|---:|---|
    | lint/a, CPU | 12 ms | under 50 ms | met |
    | lint/a, peak memory | 312 MB | under 300 MB | **missed** |
    ");
    let mut json = Vec::new();
    figures::write_json(&figures[1..], &mut json).unwrap();
    insta::assert_snapshot!(String::from_utf8(json).unwrap(), @r#"
    [
      {
        "bench": "lint/a",
        "quantity": "peak-megabytes",
        "measured": 312.0,
        "goal": 300.0,
        "is_met": false
      }
    ]
    "#);
}
