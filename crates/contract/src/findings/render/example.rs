//! Documents and findings for the tests of the formats.

use crate::catalogue::{DUPLICATE_KEY, EMPTY_FILE, REFERENCE_NOT_FOUND, UNKNOWN_FIELD};
use crate::findings::{Finding, Findings, Level, Place};
use crate::source::{Node, Sources};

use super::{Format, Report, render, render_plain};

/// The findings in one format, as a run over two documents would write them.
pub(super) fn rendered(format: Format, findings: impl IntoIterator<Item = Finding>) -> String {
    written(findings, |report, out| render(report, format, out))
}

/// The findings as text without colours.
pub(super) fn plain(findings: impl IntoIterator<Item = Finding>) -> String {
    written(findings, |report, out| render_plain(report, out))
}

fn written(
    findings: impl IntoIterator<Item = Finding>,
    render: impl Fn(&Report<'_>, &mut Vec<u8>) -> std::io::Result<()>,
) -> String {
    let findings: Findings = findings.into_iter().collect();
    let mut out = Vec::new();
    let report = Report { tool: "contract", version: "0.1.0", findings: &findings, n_documents: 2 };
    render(&report, &mut out).expect("memory can be written to");
    String::from_utf8(out).expect("every format is UTF-8")
}

/// A note about the value that the keys lead to.
pub(super) fn note_at(file: &str, text: &str, keys: &[&str]) -> Finding {
    let sources = Sources::from_text(file, text);
    let node = node_at(&sources, keys);
    Finding { level: Level::Note, ..Finding::new(&UNKNOWN_FIELD, node, "This is `unknown`.", "Remove it.") }
}

/// A reference that leads nowhere.
pub(super) fn lost_reference() -> Finding {
    let sources = Sources::from_text("spec/pets.yaml", PETS);
    let node = node_at(&sources, &["Owner", "properties", "pet", "$ref"]);
    Finding::new(&REFERENCE_NOT_FOUND, node, "Nothing stands at `#/Pte`.", "Did you mean `Pet`?")
}

/// A warning that needs a second place to be understood.
pub(super) fn second_key() -> Finding {
    let sources = Sources::from_text("spec/pets.yaml", PETS);
    let (first, second) = (node_at(&sources, &["Pet"]), node_at(&sources, &["Pets"]));
    let finding = Finding::new(&DUPLICATE_KEY, second, "`/pets/{id}` stands twice.", "Remove one of the two.")
        .with_related("The first is here.", Place::of(first));
    Finding { level: Level::Warning, ..finding }
}

/// A finding about a file and no place in it.
pub(super) fn empty_file(file: &str) -> Finding {
    let sources = Sources::from_text(file, "openapi: 3.0.3");
    let place = Place::whole_file(sources.main().name());
    Finding::new(&EMPTY_FILE, place, "The file holds no document.", "Begin with `openapi`.")
}

const PETS: &str = "\
Pet:
  type: object
Owner:
  type: object
  description: Who has the pet.
  properties:
    id: {type: string}
    name: {type: string}
    pet: {$ref: '#/Pte'}
Pets:
  type: array
";

fn node_at<'s>(sources: &'s Sources, keys: &[&str]) -> Node<'s> {
    let root = sources.main().root().expect("the example is a document");
    keys.iter().fold(root, |node, key| node.get(key).expect("the example has the key"))
}
