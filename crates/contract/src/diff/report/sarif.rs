//! A comparison as a SARIF 2.1.0 log, which code scanning services read.
//!
//! A result stands at the new place, or at the old one where nothing is left; the other side is a related location.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

use crate::diff::catalogue::DiffRule;
use crate::diff::judge::{Comparison, DiffFinding};
use crate::findings::render::sarif::fingerprint::Fingerprints;
use crate::findings::render::sarif::log::{
    Configuration, Driver, Help, Invocation, Location, Message, Notification, Properties, ReportingDescriptor,
    SarifResult, Suppression,
};
use crate::findings::render::sarif::{location, new_run, write_log};
use crate::findings::{Level, Place};

use super::facts::{direction_name, main_place, remarks};

/// Changes its number when what a fingerprint is made of changes, so that old and new values are never compared.
const FINGERPRINT: &str = "rulePlaces/v1";

/// Writes a log of one run.
pub(super) fn render(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    let findings = &comparison.findings;
    let places: Vec<Place> = findings.iter().map(|finding| main_place(comparison, finding)).collect();
    // By id and only those that occur: the log of a clean run stays small.
    let rules: BTreeMap<&str, &DiffRule> = findings.iter().map(|finding| (finding.rule.id, finding.rule)).collect();
    let rule_ids: Vec<&str> = rules.keys().copied().collect();
    let mut fingerprints = Fingerprints::default();
    let results = findings.iter().zip(&places).map(|(finding, place)| {
        let rule_index = rule_ids.binary_search(&finding.rule.id).expect("the rules are those of the findings");
        result(finding, place, rule_index, fingerprints.next(sameness(finding)))
    });
    let results = results.collect();
    let rules = rules.into_values().map(descriptor).collect();
    let mut run = new_run(Driver { name: "contract", version: env!("CARGO_PKG_VERSION"), rules }, results);
    run.invocations = invocations(comparison);
    write_log(run, out)
}

fn descriptor(rule: &'static DiffRule) -> ReportingDescriptor {
    ReportingDescriptor {
        id: rule.id,
        short_description: Message { text: Cow::Owned(title(rule.id)) },
        full_description: Message { text: rule.why },
        help: Help { text: rule.remedy, markdown: rule.remedy },
        default_configuration: Configuration { level: rule.level },
        properties: Properties { tags: rule.direction.map(direction_name).into_iter().collect() },
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

fn result<'c>(finding: &'c DiffFinding, place: &'c Place, rule_index: usize, fingerprint: String) -> SarifResult<'c> {
    let mut lines = vec![finding.message.clone()];
    lines.extend(remarks(finding).into_iter().map(|remark| format!("{}: {}", remark.label, remark.lines.join("; "))));
    let other = finding.old.as_ref().filter(|_| finding.new.is_some());
    let suppression = finding.waived.as_deref().map(|justification| Suppression { kind: "external", justification });
    SarifResult {
        rule_id: finding.rule.id,
        rule_index,
        level: finding.level,
        message: Message { text: lines.join("\n") },
        locations: [location(place)],
        related_locations: other.map(old_location).into_iter().collect(),
        partial_fingerprints: BTreeMap::from([(FINGERPRINT, fingerprint)]),
        suppressions: suppression.into_iter().collect(),
    }
}

fn old_location(place: &Place) -> Location<'_> {
    Location { id: Some(1), message: Some(Message { text: "It stood here in the old document." }), ..location(place) }
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
