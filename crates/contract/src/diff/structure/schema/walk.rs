//! The way through schemas: first every pair that differs is looked at once, then each place is told how to get to what
//! happened.

use crate::diff::catalogue::{DiffRule, Subject, fill};
use crate::diff::structure::walk::{Spot, Walk};
use crate::diff::{Whole, Writing};
use crate::model::{Id, Schema, Use};

use super::graph::{Edge, Happening, SchemaPlace, Step};
use super::pair::{Nodes, Pair};
use super::transitions::Transition;

/// The schemas at a place of an operation.
pub(in crate::diff::structure) struct Root<'w, 's> {
    /// The schemas of both documents; without one, anything may stand there.
    pub(in crate::diff::structure) schemas: (Option<Use<'s, Schema<'s>>>, Option<Use<'s, Schema<'s>>>),
    /// Where the place is in both documents.
    pub(in crate::diff::structure) nodes: Nodes<'s>,
    /// The rules for a schema that came, and for one that went.
    pub(in crate::diff::structure) rules: (&'static DiffRule, &'static DiffRule),
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

impl<'s> Walk<'_, 's> {
    /// Looks at two schemas at a place and at everything inside; what happened is told when all is known.
    pub(in crate::diff::structure) fn schemas(&mut self, root: &Root<'_, 's>) {
        let (rule, sentence) = match root.schemas {
            (Some(old), Some(new)) => return self.both_schemas(old.id, new.id, root),
            (None, None) => return,
            (None, Some(_)) => (root.rules.0, "{} could be anything, and has a schema."),
            (Some(_), None) => (root.rules.1, "{} can be anything."),
        };
        self.report(rule, root.spot, root.nodes, fill(sentence, &root.spot.phrase));
    }

    fn both_schemas(&mut self, old: Id<Schema<'s>>, new: Id<Schema<'s>>, root: &Root<'_, 's>) {
        let inner = match root.subject {
            Subject::RequestParameter if root.is_header => Subject::RequestHeaderProperty,
            subject => subject.inner(),
        };
        let first = Step {
            old,
            new,
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

impl<'s> Pair<'_, '_, 's> {
    /// What happened here, and what is to be looked at inside.
    fn compare(mut self) -> (Vec<Happening<'s>>, Vec<(Edge<'s>, Step<'s>)>) {
        if self.old.is_unresolved || self.new.is_unresolved {
            self.unresolved();
            return (self.happenings, self.inner);
        }
        let transition = Transition::of(&self);
        let is_same_inside = matches!(transition, Transition::Annotated | Transition::Nullable(_));
        if transition != Transition::Annotated {
            self.nullable(&transition);
        }
        if !is_same_inside {
            self.types(&transition);
            self.values();
            self.bounds();
            self.objects(&transition);
            self.items();
            self.composition(&transition);
            self.keywords();
        }
        self.default_value();
        self.annotations();
        (self.happenings, self.inner)
    }
}
