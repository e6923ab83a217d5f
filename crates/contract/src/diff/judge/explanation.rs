//! Explanation of a verdict: the question, the sets, and what was proved or found.

use crate::diff::catalogue::DiffRule;
use crate::diff::sets::{Derivation, Engine};
use crate::diff::{SchemaPair, Whole};
use crate::model::Direction;

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
