//! One finding of a comparison, how it is explained, and what all of them come to.

use crate::diff::catalogue::DiffRule;
use crate::diff::sets::{Derivation, Engine, Witness};
use crate::diff::{SchemaPair, Where, Whole};
use crate::findings::{Level, Place};
use crate::model::Direction;
use crate::words::words;

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

/// A part of a document that could not be read, or about which nothing is known.
#[derive(Debug, Clone)]
pub struct Omission {
    /// What is missing and why.
    pub message: String,
    /// Where.
    pub place: Place,
}

words! {
    /// The verdict on all changes.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Verdict by name {
        /// Nothing that can be observed changed.
        Equivalent = "equivalent",
        /// Something changed, and nobody who uses the old document notices to their harm.
        Compatible = "compatible",
        /// Somebody may break.
        Breaking = "breaking",
    }
}

impl Verdict {
    pub(super) fn of(findings: &[DiffFinding]) -> Verdict {
        let standing = findings.iter().filter(|finding| finding.waived.is_none());
        let worst = standing.map(|finding| finding.level).min();
        match worst {
            Some(Level::Error | Level::Warning) => Verdict::Breaking,
            _ if findings.iter().all(|finding| matches!(finding.evidence, Evidence::Equal)) => Verdict::Equivalent,
            _ => Verdict::Compatible,
        }
    }
}

/// The evidence for a finding's level.
#[derive(Debug, Clone)]
pub enum Evidence {
    /// The rule says so.
    Policy,
    /// Proved: every value that could be sent before is still understood.
    Proved,
    /// Proved both ways: the same values in other words, so that nothing can be observed.
    Equal,
    /// This value shows it.
    Witness(Witness),
    /// It could not be told, for this reason.
    Undecided(String),
}

/// The name of a finding that a text tells from all others.
pub(super) fn identity(text: &str) -> String {
    // FNV-1a: short, and the same with every compiler.
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    format!("{hash:016x}")
}

/// The derivation of a finding's level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// Each with a heading.
    pub sections: Vec<Section>,
}

/// Lines about one thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// What they are about.
    pub heading: String,
    /// What there is to say.
    pub lines: Vec<String>,
}

impl Explanation {
    /// Of a finding that its rule decides, or a value that is no value of a schema.
    pub(super) fn by_rule(rule: &DiffRule) -> Explanation {
        let lines =
            vec![format!("The rule `{}` decides; no sets of values are compared.", rule.id), rule.why.to_owned()];
        Explanation { sections: vec![Section { heading: "rule".to_owned(), lines }] }
    }

    /// Of a finding about the values of a place, and of a part of them.
    pub(super) fn by_sets<'s>(
        engine: &mut Engine<'_, 's>,
        whole: &Whole<'s>,
        part: Option<SchemaPair<'s>>,
    ) -> Explanation {
        let question = match whole.pair.direction {
            Direction::Request => "It is sent: every value of the old document must be a value of the new one.",
            Direction::Response => "It is answered: every value of the new document must be a value of the old one.",
        };
        let mut sections = vec![Section { heading: "question".to_owned(), lines: vec![question.to_owned()] }];
        if let Some(part) = part.filter(|part| *part != whole.pair) {
            sections.extend(told("the part that changed", part.direction, engine.derive(part)));
        }
        sections.extend(told(&whole.phrase, whole.pair.direction, engine.derive(whole.pair)));
        Explanation { sections }
    }
}

fn told(of: &str, direction: Direction, derivation: Derivation) -> [Section; 3] {
    let (narrower, wider) = match direction {
        Direction::Request => ("old", "new"),
        Direction::Response => ("new", "old"),
    };
    let Derivation { narrower: may_arrive, wider: expected, reasoning } = derivation;
    [
        Section { heading: format!("what may arrive of {of} ({narrower})"), lines: may_arrive },
        Section { heading: format!("what is expected of {of} ({wider})"), lines: expected },
        Section { heading: format!("what follows for {of}"), lines: reasoning },
    ]
}
