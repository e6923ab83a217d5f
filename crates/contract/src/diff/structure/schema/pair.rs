//! One pair of schemas: what is looked at, and how it is noted.

use crate::diff::catalogue::{Aspect, Movement, Need, Subject, schema, schema_rule};
use crate::diff::structure::compare::Walk;
use crate::diff::{Flow, SchemaPair};
use crate::model::{Id, Schema};
use crate::source::Node;

use super::transitions::Transition;
use super::types::listed_types;
use super::walk::{Happening, Step};

/// What was there and what is there.
pub(super) type Nodes<'s> = (Option<Node<'s>>, Option<Node<'s>>);

/// Two schemas that stand at the same place.
pub(super) struct Pair<'w, 'a, 's> {
    pub(super) walk: &'w Walk<'a, 's>,
    pub(super) step: Step<'s>,
    pub(super) old: &'a Schema<'s>,
    pub(super) new: &'a Schema<'s>,
    happenings: Vec<Happening<'s>>,
    /// What is to be looked at next, and how the way to it is called.
    inner: Vec<(String, Step<'s>)>,
}

impl<'w, 'a, 's> Pair<'w, 'a, 's> {
    pub(super) fn new(walk: &'w Walk<'a, 's>, step: Step<'s>) -> Self {
        let ids = (walk.digests.0.unwrapped(walk.old, step.old), walk.digests.1.unwrapped(walk.new, step.new));
        let (old, new) = (&walk.old[ids.0], &walk.new[ids.1]);
        Pair { walk, step, old, new, happenings: Vec::new(), inner: Vec::new() }
    }

    /// What happened here, and what is to be looked at inside.
    pub(super) fn compare(mut self) -> (Vec<Happening<'s>>, Vec<(String, Step<'s>)>) {
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

    /// Notes a movement; `details` follows the rule's sentence.
    pub(super) fn say(&mut self, aspect: Aspect, movement: Movement, nodes: Nodes<'s>, details: &str) {
        self.say_of(self.step.subject, "", (aspect, movement, None), nodes, details);
    }

    /// Notes a movement of something inside.
    pub(super) fn say_of(
        &mut self,
        subject: Subject,
        within: &str,
        (aspect, movement, need): (Aspect, Movement, Option<Need>),
        (old, new): Nodes<'s>,
        details: &str,
    ) {
        let (rule, sentence) = schema_rule(subject, aspect, movement, need);
        // The model does not hold such types, so the sets would be other ones.
        let is_faulty = [self.old, self.new].into_iter().any(|schema| listed_types(schema).is_some());
        let sets = (rule.is_about_sets && !is_faulty).then(|| self.sets());
        let (details, within) = (details.to_owned(), within.to_owned());
        self.note(Happening { rule, sentence, details, within, old, new, sets });
    }

    /// Notes something that has no row.
    pub(super) fn note(&mut self, happening: Happening<'s>) {
        self.happenings.push(happening);
    }

    fn unresolved(&mut self) {
        self.note(Happening {
            rule: &schema::SCHEMA_CHANGED,
            sentence: "{} leads to a schema that cannot be resolved",
            details: String::new(),
            within: String::new(),
            old: Some(self.old.node),
            new: Some(self.new.node),
            sets: Some(self.sets()),
        });
    }

    fn sets(&self) -> SchemaPair<'s> {
        SchemaPair { old: self.step.old, new: self.step.new, flow: self.flow() }
    }

    /// The values of a keyword, or the schemas where it is missing.
    pub(super) fn nodes(&self, keyword: &str) -> Nodes<'s> {
        let node = |schema: &Schema<'s>| Some(schema.node.get(keyword).unwrap_or(schema.node));
        (node(self.old), node(self.new))
    }

    /// Which way values travel here.
    pub(super) fn flow(&self) -> Flow {
        self.step.subject.flow()
    }

    /// The subject of a schema inside: hidden if it, or what it stands in, never travels this way.
    pub(super) fn subject_of(&self, schema: &Schema<'s>) -> Subject {
        let is_hidden = match self.flow() {
            Flow::Request => schema.is_read_only,
            Flow::Response => schema.is_write_only,
        };
        if is_hidden || self.step.subject.is_hidden() { self.step.subject.hidden() } else { self.step.inner }
    }

    /// Has two schemas inside looked at next.
    pub(super) fn go(&mut self, name: &str, ids: (Id<Schema<'s>>, Id<Schema<'s>>), need: Option<Need>) {
        let subject = self.subject_of(&self.walk.new[ids.1]);
        let step = Step { old: ids.0, new: ids.1, subject, need, is_left_out: true, takes_repeats: false, ..self.step };
        self.inner.push((name.to_owned(), step));
    }
}
