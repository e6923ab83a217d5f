//! Facts about a finding, said in one place so that all formats agree; and findings by the operation that they are about,
//! for the formats that have headings.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use serde_json::Value;

use crate::diff::judge::{Comparison, DiffFinding, Evidence};
use crate::diff::{Operation, Where};
use crate::findings::render::summary::count;
use crate::findings::render::visible::visible_json;
use crate::findings::{Level, Place};
use crate::model::Direction;

/// Where no format has room for more, this many places are named and the others counted.
const N_PLACES: usize = 5;

/// A value may be as long as a schema demands; this many characters of it are shown on one line.
const WITNESS_LINE: usize = 400;

/// A value that is no longer than this needs no lines of its own for its parts.
const WITNESS_WIDTH: usize = 72;

/// A line beside a finding: `help: …`. What has several lines goes on below.
pub(super) struct Remark {
    pub(super) label: &'static str,
    pub(super) lines: Vec<String>,
}

/// Everything there is to say beside the message and the two places.
pub(super) fn remarks(finding: &DiffFinding) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let mut say = |label, lines: Vec<String>| {
        if lines.iter().any(|line| !line.is_empty()) {
            remarks.push(Remark { label, lines });
        }
    };
    say("reached from", reached_from(finding));
    if let Some(value) = witness(finding) {
        say("witness", vec![format!("{}  ({})", witness_line(value), witness_meaning(finding))]);
    }
    say("proved", proved(finding).map(str::to_owned).into_iter().collect());
    say("undecided", undecided(finding).map(str::to_owned).into_iter().collect());
    match &finding.waived {
        Some(reason) => say("waived", vec![reason.clone()]),
        None => say("help", vec![finding.help.clone()]),
    }
    remarks
}

/// The value that shows the harm.
pub(super) fn witness(finding: &DiffFinding) -> Option<&Value> {
    match &finding.evidence {
        Evidence::Witness(witness) => Some(&witness.value),
        Evidence::Policy | Evidence::Proved | Evidence::Equal | Evidence::Undecided(_) => None,
    }
}

/// What it means that there is a witness.
pub(super) fn witness_meaning(finding: &DiffFinding) -> &'static str {
    match finding.rule.direction {
        Some(Direction::Request) => "fits the old document, not the new",
        Some(Direction::Response) => "the new document allows it, the old does not",
        None => "fits one of the documents, not the other",
    }
}

/// The witness over as many lines as it needs, and no longer than there is room.
pub(super) fn witness_block(finding: &DiffFinding, n_chars: usize) -> Option<String> {
    let value = witness(finding)?;
    let line = value.to_string();
    let json = if line.chars().count() <= WITNESS_WIDTH { line } else { format!("{value:#}") };
    Some(shortened(&visible_json(&json), n_chars).into_owned())
}

/// What was proved, where that is all there is to say.
pub(super) fn proved(finding: &DiffFinding) -> Option<&'static str> {
    match &finding.evidence {
        Evidence::Proved if finding.rule.direction == Some(Direction::Response) => {
            Some("every answer was possible before")
        }
        Evidence::Proved => Some("no value that was understood before is refused now"),
        Evidence::Equal if !finding.rule.is_about_sets => Some("nobody can observe it"),
        Evidence::Equal => Some("the same values in other words"),
        Evidence::Policy | Evidence::Undecided(_) | Evidence::Witness(_) => None,
    }
}

/// Why nobody can tell how bad it is.
pub(super) fn undecided(finding: &DiffFinding) -> Option<&str> {
    match &finding.evidence {
        Evidence::Undecided(reason) => Some(reason),
        Evidence::Policy | Evidence::Proved | Evidence::Equal | Evidence::Witness(_) => None,
    }
}

/// Whether the finding asks for something to be done.
pub(super) fn fails(finding: &DiffFinding) -> bool {
    finding.waived.is_none() && finding.level < Level::Note
}

/// Every operation that is concerned, once, in the order of the places.
pub(super) fn operations(finding: &DiffFinding) -> Vec<&Operation> {
    let mut seen = HashSet::new();
    let operations = finding.places.iter().filter_map(|place| place.operation.as_ref());
    operations.filter(|operation| seen.insert(*operation)).collect()
}

/// `GET /pets/{petId} → response 200 → /owner/name`; nothing for the document as a whole.
pub(super) fn place_in_words(place: &Where) -> String {
    let operation = place.operation.as_ref().map(|operation| Cow::Owned(operation.to_string()));
    let path = place.path.iter().map(|step| Cow::Borrowed(step.as_str()));
    operation.into_iter().chain(path).collect::<Vec<_>>().join(" → ")
}

/// Where a service shows the finding: in the new document, in the old where the new has nothing left to point at, or
/// else at the new document as a whole.
pub(super) fn main_place(comparison: &Comparison, finding: &DiffFinding) -> Place {
    let place = finding.new.as_ref().or(finding.old.as_ref());
    place.cloned().unwrap_or_else(|| Place::whole_file(&Arc::from(comparison.documents[1].1.as_str())))
}

/// The first characters of a long text, and a sign that there are more.
fn shortened(text: &str, n_chars: usize) -> Cow<'_, str> {
    match text.char_indices().nth(n_chars) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

fn witness_line(value: &Value) -> String {
    shortened(&visible_json(&value.to_string()), WITNESS_LINE).into_owned()
}

fn reached_from(finding: &DiffFinding) -> Vec<String> {
    let n_left_out = finding.places.len().saturating_sub(N_PLACES);
    let mut lines: Vec<String> = finding.places.iter().take(N_PLACES).map(place_in_words).collect();
    if n_left_out > 0 {
        lines.push(format!("… and {}", count(n_left_out, "more place")));
    }
    lines
}

/// What a heading says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Heading<'c> {
    /// One cause, several operations.
    Several,
    /// One operation.
    Operation(&'c Operation),
    /// No operation at all.
    Document,
}

impl Heading<'_> {
    /// The words of a heading, given those for an operation.
    pub(super) fn title(self, of_operation: impl Fn(&Operation) -> String) -> String {
        match self {
            Heading::Several => "Several operations".to_owned(),
            Heading::Operation(operation) => of_operation(operation),
            Heading::Document => "The document as a whole".to_owned(),
        }
    }
}

/// Findings under one heading, in the order in which they came.
#[derive(Debug)]
pub(super) struct Group<'c> {
    pub(super) heading: Heading<'c>,
    pub(super) findings: Vec<&'c DiffFinding>,
}

/// Puts findings under headings. The heading whose worst finding is worst comes first.
pub(super) fn by_operation<'c>(findings: impl IntoIterator<Item = &'c DiffFinding>) -> Vec<Group<'c>> {
    let mut groups: Vec<Group<'c>> = Vec::new();
    let mut by_heading = HashMap::new();
    for finding in findings {
        let heading = match operations(finding)[..] {
            [] => Heading::Document,
            [operation] => Heading::Operation(operation),
            _ => Heading::Several,
        };
        let idx = *by_heading.entry(heading).or_insert(groups.len());
        if idx == groups.len() {
            groups.push(Group { heading, findings: Vec::new() });
        }
        groups[idx].findings.push(finding);
    }
    groups
}
