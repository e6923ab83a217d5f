//! Documents: whatever comes in, findings come out; what is JSON to others is JSON to us.

use contract::diff::judge::{self, DiffFinding, Evidence, Verdict};
use contract::findings::{Findings, Level};
use contract::lint::{Options, lint};
use contract::model::Api;
use contract::source::Sources;
use serde_json::Value;
use serde_json::error::Category;

/// Rules about references that lead nowhere.
const BROKEN_REFERENCES: &[&str] =
    &["reference-not-found", "reference-cycle", "reference-outside", "reference-remote", "reference-wrong-kind"];

/// Longer documents teach nothing more, slowly.
const MAX_LENGTH: usize = 8 << 10;

/// A document in JSON.
pub(crate) fn json(bytes: &[u8]) {
    let Some(findings) = judged("document.json", bytes) else { return };
    let is_refused = findings.iter().any(|finding| finding.rule.id == "syntax");
    match serde_json::from_slice::<Value>(bytes) {
        Ok(value) => assert!(!is_refused, "{value} is JSON: {findings:?}"),
        // What is JSON beyond the depth or the numbers of others is ours to judge.
        Err(error) if matches!(error.classify(), Category::Eof) => {
            let is_unusable = findings.iter().any(|finding| finding.level == Level::Error);
            assert!(is_unusable, "the text ends too early: {error}");
        }
        Err(_) => {}
    }
}

/// A document in YAML.
pub(crate) fn yaml(bytes: &[u8]) {
    judged("document.yaml", bytes);
}

/// Lints a document twice and compares it with itself.
fn judged(name: &str, bytes: &[u8]) -> Option<Findings> {
    if bytes.len() > MAX_LENGTH {
        return None;
    }
    let sources = Sources::from_text(name, bytes);
    let findings = lint(&sources, Options { house_rules: true });
    let again = lint(&Sources::from_text(name, bytes), Options { house_rules: true });
    assert_eq!(format!("{findings:?}"), format!("{again:?}"), "the same is said twice");
    if let (Some(api), _) = Api::read(&sources) {
        let comparison = judge::compare(&api, &api, &judge::Options::default());
        // What a reference that leads nowhere stands for cannot be compared, not even with itself. Nothing else is so.
        let is_broken = findings.iter().any(|finding| BROKEN_REFERENCES.contains(&finding.rule.id));
        let is_undecided = |finding: &DiffFinding| is_broken && matches!(finding.evidence, Evidence::Undecided(_));
        let others: Vec<_> = comparison.findings.iter().filter(|finding| !is_undecided(finding)).collect();
        assert!(others.is_empty(), "a document is itself: {others:?}");
        assert!(is_broken || comparison.verdict == Verdict::Equivalent, "a document is itself");
    }
    Some(findings)
}
