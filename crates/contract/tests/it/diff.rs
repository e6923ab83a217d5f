//! Files under `tests/diff/`: an old and a new document, and what a user is told about the way between them.

use std::path::Path;

use contract::diff::judge::{self, Comparison, DiffFinding, Evidence};
use contract::diff::report::render_plain;
use contract::model::Api;
use contract::source::Sources;
use libtest_mimic::{Failed, Trial};

use crate::cases::{children, snapshot};
use crate::rules::complete;

/// One test per file, and one that every document is equivalent to itself.
pub(crate) fn trials() -> Vec<Trial> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diff");
    let mut trials = Vec::new();
    for path in children(&folder) {
        let name = path.file_stem().expect("a case has a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a case can be read");
        let (old, new) = text.split_once("\n---\n").expect("a case holds two documents");
        let (old, new) = (document(old), document(new));
        let itself = old.clone();
        trials.push(Trial::test(format!("diff {name}"), move || {
            snapshot(&format!("diff/{name}"), &rendered(&compare(&old, &new)))
        }));
        let name = path.file_stem().expect("a case has a name").to_string_lossy().into_owned();
        trials.push(Trial::test(format!("diff {name} against itself"), move || {
            is_silent(&itself, &judge::Options::default())
        }));
    }
    assert!(!trials.is_empty(), "there are cases");
    trials
}

fn compare(old: &str, new: &str) -> Comparison {
    compare_with(old, new, &judge::Options::default())
}

pub(crate) fn compare_with(old: &str, new: &str, options: &judge::Options) -> Comparison {
    let (old, new) = (Sources::from_text("old.yaml", old), Sources::from_text("new.yaml", new));
    let ((old, _), (new, _)) = (Api::read(&old), Api::read(&new));
    let (old, new) = (old.expect("the old document is OpenAPI"), new.expect("the new document is OpenAPI"));
    judge::compare(&old, &new, options)
}

/// Nothing happens between a document and itself, except that a reference that leads nowhere cannot be compared.
pub(crate) fn is_silent(document: &str, options: &judge::Options) -> Result<(), Failed> {
    let comparison = compare_with(document, document, options);
    let is_undecided = |finding: &DiffFinding| matches!(finding.evidence, Evidence::Undecided(_));
    let is_right = if has_broken_reference(document) {
        !comparison.findings.is_empty() && comparison.findings.iter().all(is_undecided)
    } else {
        comparison.findings.is_empty()
    };
    if is_right { Ok(()) } else { Err(format!("against itself:\n{document}\n{}", rendered(&comparison)).into()) }
}

fn has_broken_reference(document: &str) -> bool {
    let sources = Sources::from_text("old.yaml", document);
    let (_, faults) = Api::read(&sources);
    faults.iter().any(|fault| fault.rule.id == "reference-not-found")
}

pub(crate) fn rendered(comparison: &Comparison) -> String {
    let mut out = Vec::new();
    render_plain(comparison, &mut out).expect("a vector can be written to");
    String::from_utf8(out).expect("reports are text")
}

/// A whole document from what matters of it: a schema that is sent or answered, or parts of a document.
fn document(fragment: &str) -> String {
    for (place, before) in [("request: ", REQUEST), ("response: ", RESPONSE), ("request:\n", REQUEST)] {
        if let Some(schema) = fragment.strip_prefix(place) {
            let (schema, rest) = split_components(schema);
            let inner = if place.ends_with('\n') { format!("\n{}", indented(schema)) } else { format!(" {schema}\n") };
            return complete(&format!("{before}{inner}{rest}"));
        }
    }
    complete(fragment)
}

const REQUEST: &str = "paths:
  /things:
    post:
      operationId: saveThing
      responses: {'204': {description: Saved.}}
      requestBody:
        required: true
        content:
          application/json:
            schema:";

const RESPONSE: &str = "paths:
  /things:
    get:
      operationId: readThing
      responses:
        '200':
          description: A thing.
          content:
            application/json:
              schema:";

/// Components stand at the left margin of the document, after the paths.
fn split_components(fragment: &str) -> (&str, &str) {
    match fragment.find("\ncomponents:") {
        Some(at) => (&fragment[..at], &fragment[at + 1..]),
        None => (fragment, ""),
    }
}

fn indented(schema: &str) -> String {
    schema.lines().flat_map(|line| ["            ", line, "\n"]).collect()
}
