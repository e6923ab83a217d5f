//! What stays as the document has it.

use crate::overlay::{Overlaid, apply};
use crate::source::{Disk, Files, Limits, Memory, Sources};

use super::{changed, overlay, run};

#[test]
fn keys_keep_their_order_and_new_ones_come_last() {
    let text = changed("{z: 1, a: {y: 1, b: 2}, m: 3}", "  - {target: $, update: {q: 0, a: {a: 0, y: 9}, b: 0}}");
    insta::assert_snapshot!(text, @r#"{"z": 1,"a": {"y": 9,"b": 2,"a": 0},"m": 3,"q": 0,"b": 0}"#);
}

#[test]
fn text_is_indented() {
    let (text, _) = run("{a: [1, {}], b: {c: []}}", &overlay("  - {target: $.b, update: {d: [2]}}"));
    insta::assert_snapshot!(text.expect("the overlay is sound"), @r#"
    {
      "a": [
        1,
        {}
      ],
      "b": {
        "c": [],
        "d": [
          2
        ]
      }
    }
    "#);
}

#[test]
fn numbers_are_written_as_they_were() {
    let numbers = "[1, 1.0, 1.50, -0, 1e400, 1E+5, 123456789012345678901234567890, 0.1]";
    let text = changed(&format!("{{numbers: {numbers}}}"), "  - {target: $, update: {more: 2.50}}");
    assert_eq!(text, format!("{{\"numbers\": {},\"more\": 2.50}}", numbers.replace(", ", ",")));
}

#[test]
fn numbers_that_only_yaml_writes_become_json() {
    let text = changed(
        "n: [0x1F, 0o17, +1, .5, 5., 007, -.5e3, 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF]",
        "  - {target: $, update: {}}",
    );
    insta::assert_snapshot!(text, @r#"{"n": [31,15,1,0.5,5,7,-0.5e3,"0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"]}"#);
    serde_json::from_str::<serde_json::Value>(&text).expect("it is JSON");
}

#[test]
fn strings_survive_whatever_is_in_them() {
    let document = r#"{"a\"b": "line\nbreak \u0001 \ud83d\ude00 é", "": "</script>", "k~/": null}"#;
    let text = changed(document, "  - {target: $, update: {}}");
    let before: serde_json::Value = serde_json::from_str(document).expect("the case is JSON");
    assert_eq!(serde_json::from_str::<serde_json::Value>(&text).expect("it is JSON"), before);
}

#[test]
fn alias_is_written_out_and_changed_in_one_place_only() {
    let document = Sources::from_text("openapi.yaml", "{a: &x {v: 1}, b: *x}");
    let overlay = Sources::from_text("overlay.yaml", overlay("  - {target: $.b, update: {v: 2}}"));
    let (applied, findings) = apply(&document, &overlay);
    insta::assert_snapshot!(applied.expect("an alias is no error").text(), @r#"
    {
      "a": {
        "v": 1
      },
      "b": {
        "v": 2
      }
    }
    "#);
    let rules: Vec<&str> = findings.iter().map(|finding| finding.rule.id).collect();
    assert_eq!(rules, ["yaml-alias"], "what the parser said of the document is not lost");
}

#[test]
fn update_without_arrays_changes_nothing_the_second_time() {
    let actions = "  - {target: $, update: {info: {title: New}, x-new: {a: 1}}}\n  - {target: $.old, remove: true}";
    let once = changed("{info: {title: Old}, old: 1}", actions);
    let actions = "  - {target: $, update: {info: {title: New}, x-new: {a: 1}}}";
    assert_eq!(changed(&once, actions), once);
}

#[test]
fn references_still_lead_to_the_files_beside_the_document() {
    let document = "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths: {}\ncomponents:\n  schemas:\n    Pet: {$ref: 'parts/pet.yaml'}\n";
    let part = "type: object\nproperties:\n  owner: {$ref: '../openapi.yaml#/components/schemas/Owner'}\n";
    let files = || {
        let entries = [("api/openapi.yaml", document), ("api/parts/pet.yaml", part)];
        Box::new(Memory(entries.into_iter().map(|(path, text)| (path.into(), text.into())).collect()))
    };
    let path = std::path::Path::new("api/openapi.yaml");
    let sources = Sources::open(path, files(), Limits::default()).expect("the document can be opened");
    let overlay = overlay("  - {target: $.components.schemas, update: {Owner: {type: string}}}");
    let overlay = Sources::from_text("overlay.yaml", overlay);
    let (applied, _) = apply(&sources, &overlay);
    let overlaid = Overlaid::new(path, applied.expect("the overlay is sound").text(), files());
    let again = Sources::open(path, Box::new(overlaid), Limits::default()).expect("the result can be opened");
    let findings = crate::lint::lint(&again, crate::lint::Options::default());
    assert!(findings.iter().all(|finding| !finding.rule.id.starts_with("reference")), "{findings:?}");
    assert_eq!(again.files().count(), 2, "the document is not read twice");
}

#[test]
fn overlaid_document_is_found_under_another_name() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("openapi.yaml");
    std::fs::write(&path, "old").expect("the file can be written");
    std::fs::write(folder.path().join("part.yaml"), "part").expect("the file can be written");
    let overlaid = Overlaid::new(&path, "new text", Box::new(Disk));
    let read = |name: &str| String::from_utf8(overlaid.read(&folder.path().join(name), 5).expect("it is there"));
    assert_eq!(read("./openapi.yaml").as_deref(), Ok("new te"), "one byte more than the limit, as of any file");
    assert_eq!(read("part.yaml").as_deref(), Ok("part"));
    assert!(overlaid.read(&folder.path().join("missing.yaml"), 5).is_err());
}
