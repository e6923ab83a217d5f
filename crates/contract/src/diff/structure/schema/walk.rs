//! The way through schemas: first every pair that differs is looked at once, then each place is told how to get to what
//! happened.

use std::collections::HashMap;

use crate::diff::Change;
use crate::diff::catalogue::{DiffRule, Need, Subject, fill};
use crate::diff::structure::compare::{Spot, Walk};
use crate::diff::structure::media_type::MediaName;
use crate::diff::{Grounds, SchemaPair, Where};
use crate::model::{Id, Schema};
use crate::source::Node;

use super::pair::Pair;

/// How values are written on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::diff::structure) enum Writing {
    /// With their types: `1` is not `"1"`.
    Typed,
    /// As text: everything can be read as a string.
    Text,
}

impl Writing {
    pub(in crate::diff::structure) fn of_media_type(name: &str) -> Writing {
        if MediaName::of(name).is_json() { Writing::Typed } else { Writing::Text }
    }
}

/// The schemas at a place of an operation.
pub(in crate::diff::structure) struct Root<'w, 's> {
    pub(in crate::diff::structure) old: Id<Schema<'s>>,
    pub(in crate::diff::structure) new: Id<Schema<'s>>,
    pub(in crate::diff::structure) subject: Subject,
    pub(in crate::diff::structure) spot: &'w Spot,
    pub(in crate::diff::structure) writing: Writing,
    /// Whether the value may be left out in both documents, so that a default is ever used.
    pub(in crate::diff::structure) is_left_out: bool,
    /// Whether a single value is written like a list of one.
    pub(in crate::diff::structure) takes_repeats: bool,
    /// Whether it travels as a header.
    pub(in crate::diff::structure) is_header: bool,
}

/// Two schemas, and everything about where they stand that matters to how they are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Step<'s> {
    pub(super) old: Id<Schema<'s>>,
    pub(super) new: Id<Schema<'s>>,
    pub(super) subject: Subject,
    /// Whether it must be there, if it is a property.
    pub(super) need: Option<Need>,
    pub(super) writing: Writing,
    /// What stands inside.
    pub(super) inner: Subject,
    pub(super) is_left_out: bool,
    pub(super) takes_repeats: bool,
    /// Days between deprecation and sunset that are demanded here.
    pub(super) grace: Option<u32>,
}

/// Something that happened to a pair, wherever it stands.
#[derive(Debug)]
pub(in crate::diff::structure) struct Happening<'s> {
    pub(super) rule: &'static DiffRule,
    pub(super) sentence: &'static str,
    pub(super) details: String,
    /// The way on from the pair, if it happened to something inside.
    pub(super) within: String,
    pub(super) old: Option<Node<'s>>,
    pub(super) new: Option<Node<'s>>,
    pub(super) sets: Option<SchemaPair<'s>>,
}

/// Every pair that differs, what happened to it and where it leads.
#[derive(Default)]
pub(in crate::diff::structure) struct Graph<'s> {
    numbers: HashMap<Step<'s>, usize>,
    pub(super) happenings: Vec<Vec<Happening<'s>>>,
    /// The way's name, and the number of the pair it leads to.
    pub(super) ways: Vec<Vec<(String, usize)>>,
}

/// A place whose schemas differ.
pub(in crate::diff::structure) struct Place {
    number: usize,
    at: Where,
    phrase: String,
}

impl<'s> Walk<'_, 's> {
    /// Looks at two schemas at a place and at everything inside; what happened is told when all is known.
    pub(in crate::diff::structure) fn schemas(&mut self, root: &Root<'_, 's>) {
        let inner = match root.subject {
            Subject::RequestParameter if root.is_header => Subject::RequestHeaderProperty,
            subject => subject.inner(),
        };
        let first = Step {
            old: root.old,
            new: root.new,
            subject: root.subject,
            need: None,
            writing: root.writing,
            inner,
            is_left_out: root.is_left_out,
            takes_repeats: root.takes_repeats,
            grace: root.spot.grace,
        };
        if self.is_same(&first) {
            return;
        }
        let number = self.number(first);
        self.defer(Place { number, at: root.spot.place.clone(), phrase: root.spot.phrase.clone() });
    }

    fn is_same(&self, step: &Step<'s>) -> bool {
        self.digests.0.get(step.old) == self.digests.1.get(step.new)
    }

    /// The number of a pair; it and everything it leads to is looked at if it was not.
    fn number(&mut self, first: Step<'s>) -> usize {
        if let Some(number) = self.graph.numbers.get(&first) {
            return *number;
        }
        let number = self.graph.add(first);
        let mut open = vec![(number, first)];
        while let Some((at, step)) = open.pop() {
            let (happenings, inner) = Pair::new(self, step).compare();
            self.graph.happenings[at] = happenings;
            for (name, step) in inner {
                if self.is_same(&step) {
                    continue;
                }
                let number = match self.graph.numbers.get(&step) {
                    Some(number) => *number,
                    None => {
                        let number = self.graph.add(step);
                        open.push((number, step));
                        number
                    }
                };
                self.graph.ways[at].push((name, number));
            }
        }
        number
    }
}

impl<'s> Graph<'s> {
    /// What happened to a pair.
    pub(in crate::diff::structure) fn happenings(&self, number: usize) -> &[Happening<'s>] {
        self.happenings.get(number).map_or(&[], Vec::as_slice)
    }

    fn add(&mut self, step: Step<'s>) -> usize {
        let number = self.happenings.len();
        self.numbers.insert(step, number);
        self.happenings.push(Vec::new());
        self.ways.push(Vec::new());
        number
    }
}

impl Place {
    /// The number of its pair of schemas.
    pub(in crate::diff::structure) fn number(&self) -> usize {
        self.number
    }

    /// What happened here, at the end of a way.
    pub(in crate::diff::structure) fn change<'s>(&self, way: &str, happening: &Happening<'s>) -> Change<'s> {
        let path = format!("{way}{}", happening.within);
        let phrase = if path.is_empty() { self.phrase.clone() } else { format!("`{path}` in {}", self.phrase) };
        let message = format!("{}{}.", fill(happening.sentence, &phrase), happening.details);
        let mut place = self.at.clone();
        place.path.extend((!path.is_empty()).then_some(path));
        let grounds = happening.sets.map_or(Grounds::Policy, Grounds::Sets);
        Change { rule: happening.rule, place, old: happening.old, new: happening.new, message, grounds }
    }
}
