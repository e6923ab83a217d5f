//! The outcome of comparing two documents.

use crate::diff::Where;
use crate::diff::catalogue::DiffRule;
use crate::diff::structure;
use crate::findings::{Level, Place};
use crate::model::Api;

use super::causes::group;
use super::evidence::Evidence;
use super::explanation::Explanation;
use super::level::Judge;
use super::version::{Bump, VersionChange};
use super::{Options, WaiverFault};

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
    /// Parts of the documents that could not be read and were left out.
    pub omissions: Vec<Omission>,
    /// Waivers that match nothing or have expired: each fails the comparison.
    pub waiver_faults: Vec<WaiverFault>,
    /// The title and file of the old and the new document, for headings.
    pub documents: [(String, String); 2],
}

/// What a change comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Nothing that can be observed changed.
    Equivalent,
    /// Something changed, and nobody who uses the old document notices to their harm.
    Compatible,
    /// Somebody may break.
    Breaking,
}

/// One change and how bad it is.
#[derive(Debug, Clone)]
pub struct DiffFinding {
    /// Names the finding for `--accept`: stable as long as the change and its place are.
    pub id: String,
    /// What happened.
    pub rule: &'static DiffRule,
    /// How bad it is here.
    pub level: Level,
    /// What happened, in one sentence.
    pub message: String,
    /// What to do, in one sentence.
    pub help: String,
    /// Every place that the one cause is reached from.
    pub places: Vec<Where>,
    /// Where it stood in the old document.
    pub old: Option<Place>,
    /// Where it stands in the new document.
    pub new: Option<Place>,
    /// What the level rests on.
    pub evidence: Evidence,
    /// The reason for which it was accepted, if it was.
    pub waived: Option<String>,
    /// How the level came about, if that was asked for.
    pub explanation: Option<Explanation>,
}

/// A part of a document that could not be read.
#[derive(Debug, Clone)]
pub struct Omission {
    /// What is missing and why.
    pub message: String,
    /// Where.
    pub place: Place,
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

impl Verdict {
    fn of(findings: &[DiffFinding]) -> Verdict {
        let standing = findings.iter().filter(|finding| finding.waived.is_none());
        let worst = standing.map(|finding| finding.level).min();
        match worst {
            Some(Level::Error | Level::Warning) => Verdict::Breaking,
            _ if findings.iter().all(|finding| matches!(finding.evidence, Evidence::Equal)) => Verdict::Equivalent,
            _ => Verdict::Compatible,
        }
    }

    /// The word in reports.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Equivalent => "equivalent",
            Verdict::Compatible => "compatible",
            Verdict::Breaking => "breaking",
        }
    }
}
