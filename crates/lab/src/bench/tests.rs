//! Benches without measuring: the generated document, the choice, the table.

use std::time::Duration;

use contract::findings::render::{Report, render_plain};
use contract::lint::{Options, lint};
use contract::source::{Node, NodeKind, Sources};
use serde_json::Value;

use super::document::{Edition, Shape, Syntax, write};
use super::figures::Quantity;
use super::*;

const SMALL: Shape = Shape { n_operations: 40, n_schemas: 40, n_bytes: 500_000 };

fn document(shape: Shape, syntax: Syntax) -> String {
    edition(shape, Edition::First, syntax)
}

fn edition(shape: Shape, edition: Edition, syntax: Syntax) -> String {
    let mut bytes = Vec::new();
    write(shape, edition, syntax, &mut bytes).unwrap();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn document_is_the_same_each_time() {
    for syntax in [Syntax::Json, Syntax::Yaml] {
        assert!(document(SMALL, syntax) == document(SMALL, syntax), "{syntax:?}");
    }
}

#[test]
#[ignore = "long"]
fn document_has_the_size_that_was_asked_for() {
    for syntax in [Syntax::Json, Syntax::Yaml] {
        for shape in [Shape::GITHUB, Shape::QUARTER] {
            let n_bytes = document(shape, syntax).len();
            let deviation = n_bytes.abs_diff(shape.n_bytes);
            assert!(deviation < shape.n_bytes / 40, "{syntax:?}: {n_bytes} for {}", shape.n_bytes);
        }
    }
}

/// A document full of faults would measure the telling of them.
#[test]
fn document_has_nothing_to_mend() {
    let [old, new] = tool::small_pair();
    let documents = [
        ("small.json", document(SMALL, Syntax::Json)),
        ("small.yaml", document(SMALL, Syntax::Yaml)),
        ("second.json", edition(Shape { n_operations: 200, ..SMALL }, Edition::Second, Syntax::Json)),
        ("old.yaml", old),
        ("new.yaml", new),
    ];
    for (name, text) in documents {
        let sources = Sources::from_text(name, text);
        let findings = lint(&sources, Options { house_rules: false });
        let mut text = Vec::new();
        let report = Report { tool: "xtask", version: "0", findings: &findings, n_documents: 1 };
        render_plain(&report, &mut text).unwrap();
        assert!(findings.is_empty(), "{}", String::from_utf8_lossy(&text[..text.len().min(3_000)]));
    }
}

#[test]
#[ignore = "long"]
fn second_edition_has_a_few_dozen_edits() {
    let [first, second] = [Edition::First, Edition::Second].map(|which| edition(Shape::GITHUB, which, Syntax::Json));
    let [first, second]: [Value; 2] = [first, second].map(|text| serde_json::from_str(&text).unwrap());
    let n_changed = |keys: [&str; 2]| {
        let [first, second] = [&first, &second].map(|document| document[keys[0]].as_object().unwrap());
        let [first, second] = if keys[1].is_empty() {
            [first, second]
        } else {
            [first, second].map(|part| part[keys[1]].as_object().unwrap())
        };
        assert_eq!(first.len(), second.len());
        first.iter().filter(|(key, value)| second[*key] != **value).count()
    };
    assert_eq!(n_changed(["components", "schemas"]), 27);
    assert_eq!(n_changed(["paths", ""]), 13);
}

#[test]
fn small_pair_is_as_long_as_its_name_says() {
    let [old, new] = tool::small_pair();
    assert!((95..=105).contains(&old.lines().count()), "{}", old.lines().count());
    assert!(old != new);
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
        NodeKind::Object => {
            node.entries().map(|(key, entry)| (key.as_str().unwrap().to_owned(), value(entry))).collect()
        }
        NodeKind::Array => node.items().map(value).collect(),
        NodeKind::String => node.as_str().into(),
        _ => serde_json::from_str(&node.file().text()[node.span()]).unwrap(),
    }
}

#[test]
fn benches_are_chosen_by_how_their_name_begins() {
    let names = |names: &[&str]| {
        let names = names.iter().map(ToString::to_string).collect();
        let args = Args { names, json: false, record: false, quick: false };
        chosen(&args).map(|benches| benches.iter().map(|bench| bench.name).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(names(&["lint/12"]).unwrap(), "lint/12-mb-json lint/12-mb-yaml lint/12-mb-of-3.1");
    assert_eq!(names(&[]).unwrap(), names(&["lint", "diff", "stubs", "client", "gate", "store", "triggers"]).unwrap());
    insta::assert_snapshot!(names(&["lint", "start"]).unwrap_err(), @"no bench is called `start`; there are lint/service.yaml, lint/12-mb-json, lint/12-mb-yaml, lint/12-mb-of-3.1, diff/100-lines, diff/12-mb-json, diff/12-mb-of-3.1, stubs/answers, stubs/list-of-8, stubs/post-400-bytes, stubs/post-3-patterns, stubs/path-8-queries, stubs/cargo-check, stubs/3-mb-json, stubs/12-mb-of-3.1, client/list-of-8, client/post-400-bytes, client/path-8-queries, client/list-of-8-by-64, client/post-400-bytes-by-64, client/path-8-queries-by-64, client/cargo-check, client/12-mb-of-3.1, gate/edits, gate/warm, store/sqlite, store/postgres, triggers/sqlite");
}

#[test]
fn figures_are_judged_in_a_table_and_in_json() {
    let figures = [
        Figure::cpu("lint/a", Duration::from_micros(12_340), Duration::from_millis(50)),
        Figure::peak_memory("lint/a", 312_000_000, 300),
        Figure::cpu("diff/b", Duration::from_micros(4_560), Duration::from_millis(5)),
        Figure::reading("client/c", Quantity::CpuMilliseconds, Some(812.4)),
    ];
    let mut table = Vec::new();
    comparison::write_tables(&figures, &mut table).unwrap();
    insta::assert_snapshot!(String::from_utf8(table).unwrap(), @"
    | what | measured | goal | verdict |
    |---|---:|---:|---|
    | lint/a, CPU | 12 ms | under 50 ms | met |
    | lint/a, peak memory | 312 MB | under 300 MB | **missed** |
    | diff/b, CPU | 4.6 ms | under 5 ms | met |
    | client/c, CPU | 812 ms | – | shown |
    ");
    let mut json = Vec::new();
    figures::write_json(&figures[1..2], &mut json).unwrap();
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
