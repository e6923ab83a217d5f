//! The outcome of comparing two documents.

use std::collections::HashMap;

use crate::diff::structure;
use crate::findings::Level;
use crate::model::Api;

use super::finding::{DiffFinding, Omission, Verdict};
use super::level::Judge;
use super::version::{Bump, VersionChange};
use super::waivers::{Day, WaiverFault, Waivers};

/// Everything there is to say about the way from one document to another.
#[derive(Debug)]
pub struct Comparison {
    /// What it comes to.
    pub verdict: Verdict,
    /// The smallest step of the version that the changes ask for.
    pub bump: Bump,
    /// The versions that the documents give themselves.
    pub version: VersionChange,
    /// Worst first, then in the order of the new document. Waived findings are among them and count for nothing.
    pub findings: Vec<DiffFinding>,
    /// Parts of the documents that were left out: they could not be read, or nothing is known about them.
    pub omissions: Vec<Omission>,
    /// Waivers that match nothing or have expired: each fails the comparison.
    pub waiver_faults: Vec<WaiverFault>,
    /// The title and file of the old and the new document, for headings.
    pub documents: [(String, String); 2],
}

/// Compares two documents that were read.
pub fn compare<'s>(old: &Api<'s>, new: &Api<'s>, options: &Options) -> Comparison {
    let changes = structure::compare(old, new, &options.structure);
    let mut judge = Judge::new(old, new, options.explained.as_deref());
    let mut findings = group(judge.judge_all(changes));
    if findings.iter().any(|finding| finding.level == Level::Error) {
        findings.extend(structure::version_change(old, new).map(|change| judge.judge(change, &[])));
    }
    options.levels.apply(&mut findings);
    let waiver_faults = options.waivers.apply(&mut findings, options.today);
    findings.sort_by_key(|finding| finding.level);
    let verdict = Verdict::of(&findings);
    Comparison {
        verdict,
        bump: Bump::of(verdict),
        version: VersionChange { old: old.info.version.to_owned(), new: new.info.version.to_owned() },
        findings,
        omissions: Vec::new(),
        waiver_faults,
        documents: [old, new].map(|api| (api.info.title.to_owned(), api.node.file().name().to_string())),
    }
}

/// Puts findings together that the same change of the same node causes.
fn group(findings: Vec<DiffFinding>) -> Vec<DiffFinding> {
    let mut grouped: Vec<DiffFinding> = Vec::with_capacity(findings.len());
    let mut by_id: HashMap<String, usize> = HashMap::new();
    for finding in findings {
        match by_id.get(&finding.id) {
            Some(idx) => {
                let first = &mut grouped[*idx];
                first.places.extend(finding.places);
                // The worst place speaks for the cause, with its evidence.
                if finding.level < first.level {
                    first.level = finding.level;
                    first.evidence = finding.evidence;
                    first.help = finding.help;
                    first.explanation = finding.explanation;
                }
            }
            None => {
                by_id.insert(finding.id.clone(), grouped.len());
                grouped.push(finding);
            }
        }
    }
    grouped
}

/// Options of a comparison.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// For the walk of the two documents.
    pub structure: structure::Options,
    /// Levels that differ from the catalogue's.
    pub levels: Levels,
    /// Accepted findings.
    pub waivers: Waivers,
    /// The day on which waivers are looked at; none expires without it.
    pub today: Option<Day>,
    /// Findings whose ids begin so are explained.
    pub explained: Option<String>,
}

/// Levels by rule id that replace the ones that were found.
#[derive(Debug, Clone, Default)]
pub struct Levels(pub Vec<(String, Level)>);

impl Levels {
    pub(super) fn apply(&self, findings: &mut [DiffFinding]) {
        for finding in findings {
            if let Some((_, level)) = self.0.iter().find(|(rule, _)| rule == finding.rule.id) {
                finding.level = *level;
            }
        }
    }
}
