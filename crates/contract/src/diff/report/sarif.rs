//! A comparison as a SARIF 2.1.0 log, which code scanning services read.
//!
//! A result stands at the new place, or at the old one where nothing is left; the other side is a related location.

use std::borrow::Cow;
use std::io::{self, Write};

use crate::diff::judge::{Comparison, DiffFinding};
use crate::findings::render::sarif::log::{Invocation, Message, Notification};
use crate::findings::render::sarif::{Entry, descriptor, location, write_log};
use crate::findings::{Level, Place};
use crate::model::Direction;

use super::facts::{main_place, remarks};

/// Changes its number when what a fingerprint is made of changes, so that old and new values are never compared.
const FINGERPRINT: &str = "rulePlaces/v1";

/// Writes a log of one run.
pub(super) fn render(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    let findings = &comparison.findings;
    let places: Vec<Place> = findings.iter().map(|finding| main_place(comparison, finding)).collect();
    let entries = findings.iter().zip(&places).map(|(finding, place)| entry(finding, place)).collect();
    let tool = ("contract", env!("CARGO_PKG_VERSION"));
    write_log(tool, FINGERPRINT, entries, invocations(comparison), out)
}

fn entry<'c>(finding: &'c DiffFinding, place: &'c Place) -> Entry<'c> {
    let rule = finding.rule;
    let tag = rule.direction.map(Direction::name);
    let mut lines = vec![finding.message.clone()];
    lines.extend(remarks(finding).into_iter().map(|remark| format!("{}: {}", remark.label, remark.lines.join("; "))));
    let other = finding.old.as_ref().filter(|_| finding.new.is_some());
    Entry {
        rule: descriptor((rule.id, rule.level), Cow::Owned(title(rule.id)), (rule.why, rule.remedy), tag),
        level: finding.level,
        text: lines.join("\n"),
        place,
        related: other.map(|place| ("It stood here in the old document.", place)).into_iter().collect(),
        sameness: sameness(finding),
        waived: finding.waived.as_deref(),
    }
}

/// The id as words: `response-field-removed` is a sentence but for its dashes.
fn title(id: &str) -> String {
    let words = id.replace('-', " ");
    let mut chars = words.chars();
    let first = chars.next().map(|c| c.to_ascii_uppercase());
    first.into_iter().chain(chars).chain(['.']).collect()
}

/// What makes a finding the same one after lines have moved.
fn sameness(finding: &DiffFinding) -> String {
    let pointer =
        |place: &Option<Place>| place.as_ref().map_or_else(|| "none".to_owned(), |place| place.pointer.clone());
    format!("{} {} {}", finding.rule.id, pointer(&finding.old), pointer(&finding.new))
}

/// What went wrong beside the results; nothing when nothing did.
fn invocations(comparison: &Comparison) -> Vec<Invocation<'_>> {
    let omissions = comparison.omissions.iter().map(|omission| Notification {
        level: Level::Warning,
        message: Message { text: omission.message.clone() },
        locations: vec![location(&omission.place)],
    });
    let faults = comparison.waiver_faults.iter().map(|fault| Notification {
        level: Level::Error,
        message: Message { text: format!("{}: {}", fault.waiver, fault.message) },
        locations: Vec::new(),
    });
    let (omissions, faults): (Vec<_>, Vec<_>) = (omissions.collect(), faults.collect());
    if omissions.is_empty() && faults.is_empty() {
        return Vec::new();
    }
    vec![Invocation {
        execution_successful: true,
        tool_execution_notifications: omissions,
        tool_configuration_notifications: faults,
    }]
}
