//! The graph of all pairs of schemas that differ: what happened to each, and which pairs stand inside it.

use std::collections::HashMap;

use crate::diff::catalogue::{DiffRule, Need, Subject, fill};
use crate::diff::{Change, Grounds, SchemaPair, ValuePart, ValueStep, Whole, Writing};
use crate::model::{Id, Schema};
use crate::source::Node;

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
    pub(super) numbers: HashMap<Step<'s>, usize>,
    pub(super) happenings: Vec<Vec<Happening<'s>>>,
    /// Each with the number of the pair it leads to.
    pub(super) ways: Vec<Vec<(Edge<'s>, usize)>>,
}

/// A place whose schemas differ, by the number of their pair.
pub(in crate::diff::structure) struct SchemaPlace<'s> {
    pub(in crate::diff::structure) number: usize,
    pub(in crate::diff::structure) whole: Whole<'s>,
}

/// A pair to which something happened, and the way to it.
pub(in crate::diff::structure) struct Reached<'s> {
    pub(in crate::diff::structure) number: usize,
    /// For people.
    pub(super) path: String,
    /// Down into the value; nothing where the way is too long to be told whole.
    pub(super) steps: Option<Vec<ValueStep<'s>>>,
    /// Whether nothing else is said about the part that it leads to.
    pub(super) is_alone: bool,
}

impl<'s> Graph<'s> {
    /// What happened to a pair.
    pub(in crate::diff::structure) fn happenings(&self, number: usize) -> &[Happening<'s>] {
        self.happenings.get(number).map_or(&[], Vec::as_slice)
    }

    pub(super) fn add(&mut self, step: Step<'s>) -> usize {
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

impl<'s> Reached<'s> {
    pub(super) fn by(ways: &[&Edge<'s>], number: usize) -> Reached<'s> {
        Reached {
            number,
            path: ways.iter().flat_map(|way| ["/", way.name.as_str()]).collect(),
            steps: Some(ways.iter().filter_map(|way| way.step).collect()),
            is_alone: ways.iter().all(|way| way.is_alone),
        }
    }
}
