//! Text in, text out: the specification's own examples, what is told about bad overlays, and hostile ones.

mod examples;
mod findings;
mod hostile;
mod jsonpath;
mod order;
mod places;
mod targets;

use crate::findings::render::{Report, render_plain};
use crate::findings::{Findings, Level};
use crate::source::Sources;

use super::apply;

/// A whole overlay from its actions.
fn overlay(actions: &str) -> String {
    format!("overlay: 1.0.0\ninfo: {{title: Test, version: '1'}}\nactions:\n{}", actions.trim_start_matches('\n'))
}

/// What is told when nothing is wrong.
const NOTHING: &str = "no findings in 1 document\n";

/// The document after some actions, which must be faultless; on one line, to keep cases short.
fn changed(document: &str, actions: &str) -> String {
    let (text, told) = run(document, &overlay(actions));
    assert_eq!(told, NOTHING);
    text.expect("an overlay without faults is applied").lines().map(str::trim_start).collect()
}

/// What a user is told about some actions.
fn told(document: &str, actions: &str) -> String {
    run(document, &overlay(actions)).1
}

/// The document after an overlay, and what a user is told.
fn run(document: &str, overlay: &str) -> (Option<String>, String) {
    run_on(&Sources::from_text("openapi.yaml", document), overlay)
}

fn run_on(document: &Sources, overlay: &str) -> (Option<String>, String) {
    let overlay = Sources::from_text("overlay.yaml", overlay);
    let (applied, findings) = apply(document, &overlay);
    assert_eq!(
        applied.is_none(),
        findings.count(Level::Error) > 0,
        "nothing comes out if and only if there are errors"
    );
    (applied.map(|applied| applied.text().to_owned()), rendered(&findings))
}

fn rendered(findings: &Findings) -> String {
    let mut out = Vec::new();
    let report = Report { tool: "contract", version: "0", findings, n_documents: 1 };
    render_plain(&report, &mut out).expect("a vector can be written to");
    String::from_utf8(out).expect("findings are text")
}
