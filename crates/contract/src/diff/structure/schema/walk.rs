//! The way through schemas: first every pair that differs is looked at once, then each place is told how to get to what
//! happened.

use std::collections::HashMap;

use crate::diff::catalogue::{DiffRule, Need, Subject, fill};
use crate::diff::structure::compare::{Spot, Walk};
use crate::diff::{Change, Grounds, SchemaPair, ValuePart, ValueStep, Whole, Writing};
use crate::model::{Id, Schema};
use crate::source::Node;

use super::pair::Pair;
use super::reach::Reached;

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
    pub(super) basis: Basis<'s>,
}

/// What decides how bad something is that happened to a pair.
#[derive(Debug, Clone, Copy)]
pub(super) enum Basis<'s> {
    /// The rule alone.
    Rule,
    /// The values of these schemas.
    Values(SchemaPair<'s>),
    /// Whether an object of these schemas still has a property of this name.
    Name(SchemaPair<'s>, &'s str),
}

/// The way from a pair to one inside it.
#[derive(Debug, Clone)]
pub(super) struct Edge<'s> {
    /// For people: `name`, `[]`, `allOf[Pet]`.
    pub(super) name: String,
    /// The step down into the value; nothing where the schemas apply to the same value.
    pub(super) step: Option<ValueStep<'s>>,
    /// Whether nothing else is said about the part.
    pub(super) is_alone: bool,
}

/// Every pair that differs, what happened to it and where it leads.
#[derive(Default)]
pub(in crate::diff::structure) struct Graph<'s> {
    numbers: HashMap<Step<'s>, usize>,
    pub(super) happenings: Vec<Vec<Happening<'s>>>,
    /// Each with the number of the pair it leads to.
    pub(super) ways: Vec<Vec<(Edge<'s>, usize)>>,
}

/// A place whose schemas differ, by the number of their pair.
pub(in crate::diff::structure) struct SchemaPlace<'s> {
    pub(in crate::diff::structure) number: usize,
    pub(in crate::diff::structure) whole: Whole<'s>,
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
        let pair = first.pair();
        let whole = Whole { pair, place: root.spot.place.clone(), phrase: root.spot.phrase.clone() };
        self.defer(SchemaPlace { number, whole });
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
            for (way, step) in inner {
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
                self.graph.ways[at].push((way, number));
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

impl<'s> Step<'s> {
    /// The schemas, and how their values travel.
    pub(super) fn pair(&self) -> SchemaPair<'s> {
        SchemaPair { old: self.old, new: self.new, direction: self.subject.direction(), writing: self.writing }
    }
}

impl<'s> SchemaPlace<'s> {
    /// What happened here, at the end of a way; `whole` is the number of the place.
    pub(in crate::diff::structure) fn change(
        &self,
        whole: usize,
        reached: &Reached<'s>,
        happening: &Happening<'s>,
    ) -> Change<'s> {
        let path = format!("{}{}", reached.path, happening.within);
        let Whole { place, phrase, .. } = &self.whole;
        let phrase = if path.is_empty() { phrase.clone() } else { format!("`{path}` in {phrase}") };
        let message = format!("{}{}.", fill(happening.sentence, &phrase), happening.details);
        let mut place = place.clone();
        place.path.extend((!path.is_empty()).then_some(path));
        let part = |pair| ValuePart { pair, way: reached.steps.clone(), is_alone: reached.is_alone };
        let grounds = match happening.basis {
            Basis::Rule => Grounds::Policy,
            Basis::Values(pair) => Grounds::Sets(part(pair)),
            Basis::Name(pair, name) => Grounds::Gone(part(pair), name),
        };
        let Happening { rule, old, new, .. } = *happening;
        Change { rule, place, old, new, message, whole: Some(whole), grounds }
    }
}
