//! How bad a change is: what the sets say, or else what the rule says.

use crate::diff::sets::{Engine, Relation, Witness};
use crate::diff::{Change, Grounds, SchemaPair};
use crate::findings::{Level, Place};
use crate::model::Api;
use crate::source::Node;

use super::DiffFinding;
use super::evidence::Evidence;

/// Judges changes one by one, asking the engine where values decide.
pub(super) struct Judge<'a, 's> {
    engine: Engine<'a, 's>,
}

impl<'a, 's> Judge<'a, 's> {
    pub(super) fn new(old: &'a Api<'s>, new: &'a Api<'s>) -> Self {
        Judge { engine: Engine::new(old, new) }
    }

    pub(super) fn judge_all(&mut self, changes: Vec<Change<'s>>) -> Vec<DiffFinding> {
        changes.into_iter().map(|change| self.judge(change)).collect()
    }

    fn judge(&mut self, change: Change<'s>) -> DiffFinding {
        let id = identity(&change);
        let Change { rule, place, old, new, message, grounds } = change;
        let (level, evidence) = match grounds {
            Grounds::Policy => (rule.level, Evidence::Policy),
            Grounds::Sets(pair) => self.by_sets(rule.level, pair),
            Grounds::Shown(value) => (Level::Error, Evidence::Witness(Witness { value })),
            Grounds::Unobservable => (Level::Note, Evidence::Equal),
            Grounds::Undecided(reason) => (Level::Warning, Evidence::Undecided(reason)),
        };
        DiffFinding {
            id,
            rule,
            level,
            message,
            help: rule.remedy.to_owned(),
            places: vec![place],
            old: old.map(Place::of),
            new: new.map(Place::of),
            evidence,
            waived: None,
        }
    }

    fn by_sets(&mut self, level: Level, pair: SchemaPair<'s>) -> (Level, Evidence) {
        match self.engine.compare(pair) {
            Relation::Contained if self.engine.is_equality_proved(pair) => (Level::Note, Evidence::Equal),
            Relation::Contained => (Level::Note, Evidence::Proved),
            // A change that only widens is not to blame for a narrowing beside it.
            Relation::Escapes(_) if level == Level::Note => (level, Evidence::Policy),
            Relation::Escapes(witness) => (Level::Error, Evidence::Witness(witness)),
            Relation::Undecided(reason) => (level.max(Level::Warning), Evidence::Undecided(reason)),
        }
    }
}

/// Rule and places, not the operation: the same change reached from elsewhere is the same finding.
fn identity(change: &Change<'_>) -> String {
    let pointer = |node: Option<Node<'_>>| node.map(Node::pointer).unwrap_or_default();
    let text = format!("{}\n{}\n{}", change.rule.id, pointer(change.old), pointer(change.new));
    super::identity::of(&text)
}
