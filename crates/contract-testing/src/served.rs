//! The running server's document means what the contract means.
//!
//! Compared by containment in both directions, so that "stricter" and "looser" come with a value that shows it, and by
//! the facts that a comparison of values does not look at.

use std::collections::BTreeSet;

use contract::diff::judge::{self, DiffFinding, Evidence};
use contract::findings::{Finding, Level, Place, Rule};
use contract::model::Api;
use contract::source::Sources;

use crate::rules::{SERVER_DIFFERENT, SERVER_LOOSER, SERVER_STRICTER};

/// Rules of `diff`, by the beginnings of their ids, about the ways in which the document that a server serves differs from its
/// contract: components that nothing uses are left out, and the address at which it is served comes first.
pub const SERVED_OTHERWISE: [&str; 2] = ["api-schema-removed", "server-"];

/// Differences of a contract and a document that is served under a name, but for those that rules let through find.
pub fn differences(api: &Api<'_>, served: &str, name: &str, let_through: &[&str]) -> Vec<Finding> {
    let sources = Sources::from_text(name, served.to_owned());
    let (served, _) = Api::read(&sources);
    let Some(served) = served else {
        let message = format!("What the server serves as `{name}` is no OpenAPI.");
        return vec![Finding::new(&SERVER_DIFFERENT, api.node, message, SERVER_DIFFERENT.remedy)];
    };
    let is_meant = |finding: &DiffFinding| {
        let is_let_through = let_through.iter().any(|rule| finding.rule.id.starts_with(rule));
        !is_let_through && !matches!(finding.evidence, Evidence::Equal)
    };
    let options = judge::Options::default();
    let mut there = judge::compare(api, &served, &options).findings;
    let mut back = judge::compare(&served, api, &options).findings;
    there.retain(is_meant);
    back.retain(is_meant);
    let breaks = |finding: &&DiffFinding| finding.level != Level::Note;
    let mut findings: Vec<Finding> = Vec::new();
    findings.extend(
        there.iter().filter(breaks).map(|it| finding_of(&SERVER_STRICTER, "stricter", it, it.old.as_ref(), api)),
    );
    findings
        .extend(back.iter().filter(breaks).map(|it| finding_of(&SERVER_LOOSER, "looser", it, it.new.as_ref(), api)));
    if findings.is_empty() {
        let noted = there.iter().map(|it| finding_of(&SERVER_DIFFERENT, "different", it, it.old.as_ref(), api));
        findings.extend(noted);
    }
    let (ours, theirs) = (facts(api), facts(&served));
    let differing = ours.symmetric_difference(&theirs);
    // One fact stands on both sides where it differs; the contract's is enough to find it.
    let differing: Vec<_> = differing.filter(|_| findings.is_empty()).cloned().collect();
    findings.extend(differing.into_iter().map(|fact| {
        let side = if ours.contains(&fact) { "only the contract" } else { "only the server" };
        let message = format!("What {side} says: {fact}.");
        Finding::new(&SERVER_DIFFERENT, api.node, message, SERVER_DIFFERENT.remedy)
    }));
    findings
}

/// A difference, as a finding at the contract's side of it.
fn finding_of(rule: &'static Rule, how: &str, found: &DiffFinding, place: Option<&Place>, api: &Api<'_>) -> Finding {
    let witness = match &found.evidence {
        Evidence::Witness(witness) => format!(" {} shows it.", witness.value),
        _ => String::new(),
    };
    let operation = found.places.first().and_then(|place| place.operation.as_ref());
    let operation = operation.map(|operation| format!(" ({operation})")).unwrap_or_default();
    let message = format!("The server is {how} here{operation}: {}{witness}", found.message);
    let place = place.cloned().unwrap_or_else(|| Place::of(api.node));
    Finding::new(rule, place, message, rule.remedy)
}

/// Facts that callers see and a comparison of values does not look at. Prose is not among them.
fn facts(api: &Api<'_>) -> BTreeSet<String> {
    let mut facts = BTreeSet::from([format!("the version is {}", api.info.version)]);
    for (path, item, operation) in api.operations() {
        let mut tell = |fact: String| facts.insert(format!("{} {path} {fact}", operation.method.name()));
        tell(format!("is called {:?}", operation.id.unwrap_or_default()));
        tell(format!("stands under {:?}", operation.tags));
        for requirement in api.security_of(operation) {
            let mut schemes: Vec<_> =
                requirement.schemes.iter().map(|(name, scopes)| (name.as_str(), scopes)).collect();
            schemes.sort();
            tell(format!("lets in {schemes:?}"));
        }
        for id in api.parameters_of(item, operation) {
            let parameter = &api[id];
            tell(format!("takes {:?} as {:?}, {}", parameter.key(), parameter.style(), parameter.explodes()));
        }
        for (status, response) in &operation.responses.by_status {
            let response = &api[response.id];
            let headers: Vec<_> = response.headers.iter().map(|(name, _)| name).collect();
            let content: Vec<_> = response.content.iter().map(|media_type| media_type.name).collect();
            tell(format!("answers {status} with {headers:?} {content:?}"));
        }
    }
    facts
}
