//! A comparison for programs, as `docs/schemas/diff.schema.json` says.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;

use crate::diff::judge::{Comparison, DiffFinding, Evidence, Omission, WaiverFault};
use crate::findings::render::json::write_pretty;
use crate::findings::{Level, Place};
use crate::model::Direction;

use super::facts;

/// Writes one JSON object.
pub(super) fn render(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    write_pretty(&ComparisonJson::from(comparison), out)
}

/// The word for a level where programs read it: oasdiff's readers expect `info`.
fn level_name(level: Level) -> &'static str {
    match level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "info",
    }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ComparisonJson<'c> {
    verdict: &'static str,
    bump: &'static str,
    version: VersionJson<'c>,
    findings: Vec<FindingJson<'c>>,
    omissions: Vec<OmissionJson<'c>>,
    waiver_faults: &'c [WaiverFault],
}

#[derive(Serialize)]
struct VersionJson<'c> {
    old: &'c str,
    new: &'c str,
    sufficient: bool,
}

#[derive(Serialize)]
struct FindingJson<'c> {
    id: &'c str,
    rule: &'c str,
    oasdiff: Option<&'c str>,
    level: &'static str,
    direction: Option<&'static str>,
    operation: Option<String>,
    operations: Vec<String>,
    path: &'c [String],
    old: Option<PlaceJson<'c>>,
    new: Option<PlaceJson<'c>>,
    message: &'c str,
    help: &'c str,
    witness: Option<&'c Value>,
    evidence: &'static str,
    reason: Option<&'c str>,
    waived: Option<&'c str>,
}

#[derive(Serialize)]
struct PlaceJson<'c> {
    file: &'c str,
    line: usize,
    column: usize,
    pointer: &'c str,
}

#[derive(Serialize)]
struct OmissionJson<'c> {
    message: &'c str,
    place: PlaceJson<'c>,
}

impl<'c> From<&'c Comparison> for ComparisonJson<'c> {
    fn from(comparison: &'c Comparison) -> Self {
        let Comparison { verdict, bump, version, findings, omissions, waiver_faults, documents: _ } = comparison;
        let sufficient = version.suffices(*bump);
        ComparisonJson {
            verdict: verdict.name(),
            bump: bump.name(),
            version: VersionJson { old: &version.old, new: &version.new, sufficient },
            findings: findings.iter().map(FindingJson::from).collect(),
            omissions: omissions.iter().map(OmissionJson::from).collect(),
            waiver_faults,
        }
    }
}

impl<'c> From<&'c DiffFinding> for FindingJson<'c> {
    fn from(finding: &'c DiffFinding) -> Self {
        // An explanation is for people; programs have the evidence.
        let DiffFinding { id, rule, level, message, help, places, old, new, evidence, waived, explanation: _ } =
            finding;
        let first = places.first();
        FindingJson {
            id,
            rule: rule.id,
            oasdiff: rule.oasdiff,
            level: level_name(*level),
            direction: rule.direction.map(Direction::name),
            operation: first.and_then(|place| place.operation.as_ref()).map(ToString::to_string),
            operations: facts::operations(finding).into_iter().map(ToString::to_string).collect(),
            path: first.map_or(&[], |place| &place.path),
            old: old.as_ref().map(PlaceJson::from),
            new: new.as_ref().map(PlaceJson::from),
            message,
            help,
            witness: facts::witness(finding),
            evidence: match evidence {
                Evidence::Policy => "policy",
                Evidence::Proved => "proved",
                Evidence::Equal => "equal",
                Evidence::Witness(_) => "witness",
                Evidence::Undecided(_) => "undecided",
            },
            reason: facts::undecided(finding),
            waived: waived.as_deref(),
        }
    }
}

impl<'c> From<&'c Place> for PlaceJson<'c> {
    fn from(place: &'c Place) -> Self {
        let Place { file, line, column, end_column: _, pointer, excerpt: _ } = place;
        PlaceJson { file, line: *line, column: *column, pointer }
    }
}

impl<'c> From<&'c Omission> for OmissionJson<'c> {
    fn from(omission: &'c Omission) -> Self {
        let Omission { message, place } = omission;
        OmissionJson { message, place: place.into() }
    }
}
