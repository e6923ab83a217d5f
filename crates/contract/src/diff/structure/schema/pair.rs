//! One pair of schemas: what is looked at, and how it is noted.

use crate::diff::ValueStep;
use crate::diff::catalogue::{Aspect, Movement, Need, Subject, schema, schema_rule};
use crate::diff::structure::walk::Walk;
use crate::model::{Direction, Id, Schema, Type};
use crate::source::Node;

use super::graph::{Basis, Edge, Happening, Step};
use super::written::{keywords_of, listed_types};

/// What was there and what is there.
pub(super) type Nodes<'s> = (Option<Node<'s>>, Option<Node<'s>>);

/// Two schemas that stand at the same place.
pub(super) struct Pair<'w, 'a, 's> {
    pub(super) walk: &'w Walk<'a, 's>,
    pub(super) step: Step<'s>,
    pub(super) old: &'a Schema<'s>,
    pub(super) new: &'a Schema<'s>,
    pub(super) happenings: Vec<Happening<'s>>,
    /// What is to be looked at next, and the way to it.
    pub(super) inner: Vec<(Edge<'s>, Step<'s>)>,
}

impl<'w, 'a, 's> Pair<'w, 'a, 's> {
    pub(super) fn new(walk: &'w Walk<'a, 's>, step: Step<'s>) -> Self {
        let ids = (walk.digests.0.unwrapped(walk.old, step.old), walk.digests.1.unwrapped(walk.new, step.new));
        let (old, new) = (&walk.old[ids.0], &walk.new[ids.1]);
        Pair { walk, step, old, new, happenings: Vec::new(), inner: Vec::new() }
    }

    /// Notes a movement; `details` follows the rule's sentence.
    pub(super) fn say(&mut self, aspect: Aspect, movement: Movement, nodes: Nodes<'s>, details: &str) {
        self.say_of(self.step.subject, "", (aspect, movement, None), nodes, details);
    }

    /// Notes that something is said that was not, or was and is no longer.
    pub(super) fn say_flag(&mut self, aspect: Aspect, (before, after): (bool, bool), nodes: Nodes<'s>) {
        if before != after {
            self.say(aspect, if after { Movement::Added } else { Movement::Removed }, nodes, "");
        }
    }

    /// Notes that a value came, went or changed; `changed` tells which way and what follows the sentence, if it did.
    pub(super) fn say_value<T>(
        &mut self,
        aspect: Aspect,
        nodes: Nodes<'s>,
        (old, new): (Option<T>, Option<T>),
        shown: impl Fn(&T) -> String,
        changed: impl FnOnce(&T, &T) -> Option<(Movement, String)>,
    ) {
        let told = match (old, new) {
            (None, None) => None,
            (None, Some(after)) => Some((Movement::Added, format!(": {}", shown(&after)))),
            (Some(before), None) => Some((Movement::Removed, format!(": it was {}", shown(&before)))),
            (Some(before), Some(after)) => changed(&before, &after),
        };
        if let Some((movement, details)) = told {
            self.say(aspect, movement, nodes, &details);
        }
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
        let basis = if rule.is_about_sets && !self.is_faulty() { Basis::Values(self.step.pair()) } else { Basis::Rule };
        let (details, within) = (details.to_owned(), within.to_owned());
        self.note(Happening { rule, sentence, details, within, old, new, basis });
    }

    /// Whether the model does not hold what a side says of types, so that the sets would be other ones.
    pub(super) fn is_faulty(&self) -> bool {
        [self.old, self.new].into_iter().any(|schema| listed_types(schema).is_some())
    }

    /// Notes something that has no row.
    pub(super) fn note(&mut self, happening: Happening<'s>) {
        self.happenings.push(happening);
    }

    pub(super) fn unresolved(&mut self) {
        self.note(Happening {
            rule: &schema::SCHEMA_CHANGED,
            sentence: "{} leads to a schema that cannot be resolved",
            details: String::new(),
            within: String::new(),
            old: Some(self.old.node),
            new: Some(self.new.node),
            basis: Basis::Values(self.step.pair()),
        });
    }

    /// The values of a keyword, or the schemas where it is missing.
    pub(super) fn nodes(&self, keyword: &str) -> Nodes<'s> {
        let node = |schema: &Schema<'s>| Some(schema.node.get(keyword).unwrap_or(schema.node));
        (node(self.old), node(self.new))
    }

    /// Which way values travel here.
    pub(super) fn direction(&self) -> Direction {
        self.step.subject.direction()
    }

    /// The subject of a schema inside: hidden if it, or what it stands in, never travels this way.
    pub(super) fn subject_of(&self, schema: &Schema<'s>) -> Subject {
        if schema.is_hidden_in(self.direction()) || self.step.subject.is_hidden() {
            self.step.subject.hidden()
        } else {
            self.step.inner
        }
    }

    /// Has two schemas looked at next that apply to the same value.
    pub(super) fn go_beside(&mut self, name: String, ids: (Id<Schema<'s>>, Id<Schema<'s>>)) {
        self.go(Edge { name, step: None, is_alone: false }, ids, None);
    }

    /// Has two schemas of a part of the value looked at next.
    pub(super) fn go_inside(&mut self, step: ValueStep<'s>, ids: (Id<Schema<'s>>, Id<Schema<'s>>), need: Option<Need>) {
        let name = match step {
            ValueStep::Item => "[]",
            ValueStep::Property(name) => name,
            ValueStep::Other => "*",
        };
        let (before, after) = (&self.walk.old[ids.0], &self.walk.new[ids.1]);
        let travels_alike = (before.is_read_only, before.is_write_only) == (after.is_read_only, after.is_write_only);
        let is_alone = travels_alike && leaves_free(self.old, step) && leaves_free(self.new, step);
        self.go(Edge { name: name.to_owned(), step: Some(step), is_alone }, ids, need);
    }

    fn go(&mut self, way: Edge<'s>, ids: (Id<Schema<'s>>, Id<Schema<'s>>), need: Option<Need>) {
        let subject = self.subject_of(&self.walk.new[ids.1]);
        let step = Step { old: ids.0, new: ids.1, subject, need, is_left_out: true, takes_repeats: false, ..self.step };
        self.inner.push((way, step));
    }
}

/// Whether a part may be there, and be anything that its own schema allows: nothing else that a schema says concerns it.
fn leaves_free(schema: &Schema<'_>, step: ValueStep<'_>) -> bool {
    let has_room = match step {
        ValueStep::Item => {
            let array = schema.array.as_deref();
            schema.types.allows(Type::Array) && array.is_none_or(|array| array.max_items != Some(0))
        }
        ValueStep::Property(_) | ValueStep::Other => {
            let object = schema.object.as_deref();
            schema.types.allows(Type::Object) && object.is_none_or(|object| object.max_properties.is_none())
        }
    };
    !schema.is_composed()
        && schema.not.is_none()
        && schema.values.is_none()
        && has_room
        && keywords_of(schema).next().is_none()
}
