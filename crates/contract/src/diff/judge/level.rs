//! Levels of changes: by the sets of values, or else by the rule.
//!
//! What breaks somebody is a whole value: a body, a parameter, a header. So each place whose schemas differ is asked
//! first, as a whole:
//!
//! - **every value is expected**: whatever happened inside is a note;
//! - **a value escapes**: a change inside is an error if a whole value shows it, and cleared if none does. If no change is
//!   an error then, one that was thought to be harmless is, or else the place itself becomes a finding;
//! - **undecided**: each change is as bad as its own schemas say, and if they say nothing the place is undecided.
//!
//! An example: a request body `oneOf: [{maximum: 5}, {minimum: 10}]` becomes `oneOf: [{maximum: 20}, {minimum: 10}]`. The
//! one change, a maximum that went up, allows more by itself; but 12 fits both alternatives now, and is refused. So the
//! place escapes, nothing inside is to blame, and the place becomes the finding, with 12.

use crate::diff::catalogue::{DiffRule, schema};
use crate::diff::sets::{Engine, Relation, Witness};
use crate::diff::{Change, Changes, Grounds, SchemaPair, ValuePart, ValueStep, Where, Whole};
use crate::findings::{Level, Place};
use crate::model::{Api, Direction};
use crate::source::Node;

use super::finding::{DiffFinding, Evidence, Explanation, identity};

/// Judges changes, asking the engine where values decide.
pub(super) struct Judge<'a, 's> {
    old: &'a Api<'s>,
    new: &'a Api<'s>,
    engine: Engine<'a, 's>,
    /// How the ids of findings begin that are explained.
    explained: Option<&'a str>,
}

/// A change inside the values of a place, on its way to a finding.
struct Suspect<'s> {
    /// Its number among the findings.
    idx: usize,
    /// The schemas that decide about it; nothing where its rule does.
    part: Option<ValuePart<'s>>,
}

impl<'a, 's> Judge<'a, 's> {
    pub(super) fn new(old: &'a Api<'s>, new: &'a Api<'s>, explained: Option<&'a str>) -> Self {
        Judge { old, new, engine: Engine::new(old, new), explained }
    }

    pub(super) fn judge_all(&mut self, changes: Changes<'s>) -> Vec<DiffFinding> {
        let Changes { all, wholes } = changes;
        let mut findings = Vec::with_capacity(all.len());
        let mut suspects: Vec<Vec<Suspect<'s>>> = wholes.iter().map(|_| Vec::new()).collect();
        for change in all {
            if let Some(suspects) = change.whole.and_then(|whole| suspects.get_mut(whole)) {
                let part = match &change.grounds {
                    Grounds::Sets(part) | Grounds::Gone(part, _) => Some(part.clone()),
                    Grounds::Policy | Grounds::Shown(_) | Grounds::Unobservable | Grounds::Undecided(_) => None,
                };
                suspects.push(Suspect { idx: findings.len(), part });
            }
            findings.push(self.judge(change, &wholes));
        }
        for (whole, suspects) in wholes.iter().zip(suspects) {
            let more = self.judge_whole(whole, &suspects, &mut findings);
            findings.extend(more);
            for Suspect { idx, part } in &suspects {
                self.explain(whole, part.as_ref().map(|part| part.pair), &mut findings[*idx]);
            }
        }
        findings
    }

    /// Says how a finding came about, if that is asked for.
    fn explain(&mut self, whole: &Whole<'s>, part: Option<SchemaPair<'s>>, finding: &mut DiffFinding) {
        if part.is_some() && self.is_explained(finding) {
            finding.explanation = Some(Explanation::by_sets(&mut self.engine, whole, part));
        }
    }

    fn is_explained(&self, finding: &DiffFinding) -> bool {
        self.explained.is_some_and(|explained| finding.id.starts_with(explained))
    }

    /// Judges one change.
    pub(super) fn judge(&mut self, change: Change<'s>, wholes: &[Whole<'s>]) -> DiffFinding {
        let Change { rule, place, old, new, message, whole, grounds } = change;
        let whole = whole.and_then(|idx| wholes.get(idx)).map(|whole| whole.pair);
        let (level, evidence) = match grounds {
            Grounds::Policy => (rule.level, Evidence::Policy),
            Grounds::Sets(part) => self.by_sets(rule.level, whole.unwrap_or(part.pair), &part),
            Grounds::Gone(part, name) => self.by_name(rule, whole.unwrap_or(part.pair), &part, name),
            Grounds::Shown(value) => (Level::Error, Evidence::Witness(Witness { value })),
            Grounds::Unobservable => (Level::Note, Evidence::Equal),
            Grounds::Undecided(reason) => (Level::Warning, Evidence::Undecided(reason)),
        };
        let mut finding = finding(rule, level, message, evidence, place, (old, new));
        if self.is_explained(&finding) {
            finding.explanation = Some(Explanation::by_rule(rule));
        }
        finding
    }

    fn by_sets(&mut self, level: Level, whole: SchemaPair<'s>, part: &ValuePart<'s>) -> (Level, Evidence) {
        if !part.is_alone && self.engine.compare(whole) == Relation::Contained {
            let is_equal = self.engine.is_equality_proved(whole)
                || (self.engine.compare(part.pair) == Relation::Contained && self.engine.is_equality_proved(part.pair));
            return (Level::Note, if is_equal { Evidence::Equal } else { Evidence::Proved });
        }
        match self.engine.compare(part.pair) {
            Relation::Contained if self.engine.is_equality_proved(part.pair) => (Level::Note, Evidence::Equal),
            Relation::Contained => (Level::Note, Evidence::Proved),
            // A change that only allows more is not to blame for a narrowing beside it.
            Relation::Escapes(_) if level == Level::Note => (level, Evidence::Policy),
            Relation::Escapes(witness) => match self.confirmed(whole, part) {
                Some(Relation::Contained) => (Level::Note, Evidence::Proved),
                Some(Relation::Undecided(reason)) => (Level::Warning, Evidence::Undecided(reason)),
                Some(Relation::Escapes(_)) | None => (Level::Error, Evidence::Witness(witness)),
            },
            Relation::Undecided(reason) => (level.max(Level::Warning), Evidence::Undecided(reason)),
        }
    }

    /// A property that one schema no longer declares, and perhaps another does.
    fn by_name(
        &mut self,
        rule: &'static DiffRule,
        whole: SchemaPair<'s>,
        part: &ValuePart<'s>,
        name: &str,
    ) -> (Level, Evidence) {
        let is_declared = part.way.as_ref().is_some_and(|way| self.engine.is_still_declared(whole, way, name));
        if is_declared || rule.is_about_sets {
            // What is still there is as good as it was, unless a value says otherwise.
            let level = if is_declared { Level::Note } else { rule.level };
            return self.by_sets(level, whole, part);
        }
        (rule.level, Evidence::Policy)
    }

    /// Whether a difference in a part shows in whole values; nothing where its own schemas say all about it.
    fn confirmed(&mut self, whole: SchemaPair<'s>, part: &ValuePart<'s>) -> Option<Relation> {
        let way = part.way.as_ref().filter(|_| !part.is_alone)?;
        Some(self.engine.confirm(whole, way, part.pair))
    }

    /// Sees to it that a place whose values escape has an error, and one that is undecided a warning.
    fn judge_whole(
        &mut self,
        whole: &Whole<'s>,
        suspects: &[Suspect<'s>],
        findings: &mut [DiffFinding],
    ) -> Option<DiffFinding> {
        // What rests on a rule alone says nothing about values.
        let judged = suspects.iter().map(|suspect| &findings[suspect.idx]);
        let judged = judged.filter(|finding| !matches!(finding.evidence, Evidence::Policy));
        let worst = judged.map(|finding| finding.level).min();
        if worst == Some(Level::Error) {
            return None;
        }
        match self.engine.compare(whole.pair) {
            Relation::Escapes(witness) => {
                if self.blame(whole, suspects, findings) {
                    return None;
                }
                let place = self.engine.place_in(whole.pair, &witness.value);
                let at = if place.is_empty() { String::new() } else { format!(" at `{place}`") };
                let message = match whole.pair.direction {
                    Direction::Request => format!("A value of {} that was accepted is refused{at}.", whole.phrase),
                    Direction::Response => format!("A value of {} is possible that was not{at}.", whole.phrase),
                };
                Some(self.finding(whole, Level::Error, message, Evidence::Witness(witness)))
            }
            Relation::Undecided(reason) if worst.is_none_or(|worst| worst == Level::Note) => {
                let message = format!("It is not known whether {} still has the values that it had.", whole.phrase);
                Some(self.finding(whole, Level::Warning, message, Evidence::Undecided(reason)))
            }
            Relation::Contained if suspects.is_empty() && !self.engine.is_equality_proved(whole.pair) => {
                let message = format!("The values of {} changed, and none to anybody's harm.", whole.phrase);
                Some(self.finding(whole, Level::Note, message, Evidence::Proved))
            }
            Relation::Undecided(_) | Relation::Contained => None,
        }
    }

    /// Makes changes errors that were thought to be harmless, where a whole value shows that they are not: those that
    /// stand deepest, since what stands around them differs because of them.
    fn blame(&mut self, whole: &Whole<'s>, suspects: &[Suspect<'s>], findings: &mut [DiffFinding]) -> bool {
        let mut by_depth: Vec<(usize, SchemaPair<'s>, &[ValueStep<'s>])> = Vec::new();
        for Suspect { idx, part } in suspects {
            by_depth.extend(part.as_ref().and_then(|part| Some((*idx, part.pair, part.way.as_deref()?))));
        }
        by_depth.sort_by_key(|(_, _, way)| std::cmp::Reverse(way.len()));
        let mut blamed = None;
        for (idx, pair, way) in by_depth {
            if blamed.is_some_and(|blamed| way.len() < blamed) {
                break;
            }
            if let (Relation::Escapes(witness), Relation::Escapes(_)) =
                (self.engine.compare(pair), self.engine.confirm(whole.pair, way, pair))
            {
                findings[idx].level = Level::Error;
                findings[idx].evidence = Evidence::Witness(witness);
                rule_of(whole).remedy.clone_into(&mut findings[idx].help);
                blamed = Some(way.len());
            }
        }
        blamed.is_some()
    }

    /// A finding about the values of a place as a whole.
    fn finding(&mut self, whole: &Whole<'s>, level: Level, message: String, evidence: Evidence) -> DiffFinding {
        let rule = if level == Level::Note { &schema::SCHEMA_CHANGED } else { rule_of(whole) };
        let (old, new) = (self.old[whole.pair.old].node, self.new[whole.pair.new].node);
        let mut finding = finding(rule, level, message, evidence, whole.place.clone(), (Some(old), Some(new)));
        self.explain(whole, Some(whole.pair), &mut finding);
        finding
    }
}

/// The rule for values that escape.
fn rule_of(whole: &Whole<'_>) -> &'static DiffRule {
    match whole.pair.direction {
        Direction::Request => &schema::REQUEST_VALUES_REFUSED,
        Direction::Response => &schema::RESPONSE_VALUES_UNEXPECTED,
    }
}

/// A finding at one place. Its id is made of rule and nodes, not the operation: the same change reached from elsewhere is
/// the same finding.
fn finding(
    rule: &'static DiffRule,
    level: Level,
    message: String,
    evidence: Evidence,
    place: Where,
    (old, new): (Option<Node<'_>>, Option<Node<'_>>),
) -> DiffFinding {
    let pointer = |node: Option<Node<'_>>| node.map(Node::pointer).unwrap_or_default();
    DiffFinding {
        id: identity(&format!("{}\n{}\n{}", rule.id, pointer(old), pointer(new))),
        rule,
        level,
        message,
        help: rule.remedy.to_owned(),
        places: vec![place],
        old: old.map(Place::of),
        new: new.map(Place::of),
        evidence,
        waived: None,
        explanation: None,
    }
}
