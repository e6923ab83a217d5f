//! The walk of two documents: what it holds, where it is, and what it notes.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use crate::diff::catalogue::{DiffRule, callback, fill, schema};
use crate::diff::{Change, Changes, Grounds, Operation, Where};
use crate::model::{Api, Direction};
use crate::source::Node;

use super::digest::Digests;
use super::lifecycle::Options;
use super::schema::{Graph, Reach, Reached, SchemaPlace};

/// Changes beyond this many are not listed: a document of a few megabytes could ask for more than fit in memory.
const MAX_CHANGES: usize = 100_000;

/// The two documents, and what was found so far.
pub(super) struct Walk<'a, 's> {
    pub(super) old: &'a Api<'s>,
    pub(super) new: &'a Api<'s>,
    pub(super) options: &'a Options,
    /// Whether it is us who call what stands under `paths`.
    pub(super) is_called_by_us: bool,
    pub(super) digests: (Digests, Digests),
    pub(super) graph: Graph<'s>,
    /// Security schemes that an operation of both documents demands: the name in the old and the name in the new.
    pub(super) shared_schemes: BTreeSet<(&'s str, &'s str)>,
    pub(super) entries: Vec<Entry<'s>>,
}

/// Something to be told, in order.
pub(super) enum Entry<'s> {
    Change(Change<'s>),
    /// Whatever happened to the schemas there.
    SchemaPlace(SchemaPlace<'s>),
}

/// The way to what is compared.
#[derive(Debug, Clone, Default)]
pub(super) struct Spot {
    /// The operation and the way down from it.
    pub(super) place: Where,
    /// The same in a sentence: `the request body`.
    pub(super) phrase: String,
    /// Whether we call here: requests and answers change places.
    pub(super) is_reversed: bool,
    /// Whether this is a callback or a webhook already.
    pub(super) is_called_back: bool,
    /// Days between deprecation and sunset that are demanded here; nothing where the stability cannot be read.
    pub(super) grace: Option<u32>,
}

impl Spot {
    pub(super) fn of(operation: Operation) -> Spot {
        let phrase = format!("{} {}", operation.method.name(), operation.path);
        Spot { place: Where { operation: Some(operation), path: Vec::new() }, phrase, ..Spot::default() }
    }

    /// The way one step further, and how that is said.
    pub(super) fn down(&self, step: impl Into<String>, phrase: impl Into<String>) -> Spot {
        let mut spot = self.clone();
        spot.place.path.push(step.into());
        spot.phrase = phrase.into();
        spot
    }

    /// The same way, in a call that goes the other way.
    pub(super) fn called_back(self) -> Spot {
        Spot { is_reversed: !self.is_reversed, is_called_back: true, ..self }
    }

    /// Which way values travel that would travel so in an ordinary operation.
    pub(super) fn direction(&self, direction: Direction) -> Direction {
        match (self.is_reversed, direction) {
            (false, direction) => direction,
            (true, Direction::Request) => Direction::Response,
            (true, Direction::Response) => Direction::Request,
        }
    }
}

impl<'s> Walk<'_, 's> {
    /// Notes that something happened.
    pub(super) fn report(
        &mut self,
        rule: &'static DiffRule,
        spot: &Spot,
        nodes: (Option<Node<'s>>, Option<Node<'s>>),
        message: impl Into<String>,
    ) {
        self.report_on(Grounds::Policy, rule, spot, nodes, message);
    }

    /// Notes that a flag was set or cleared: each with its rule, and its sentence about the place.
    pub(super) fn report_flag(
        &mut self,
        (before, after): (bool, bool),
        set: (&'static DiffRule, &str),
        cleared: (&'static DiffRule, &str),
        spot: &Spot,
        nodes: (Option<Node<'s>>, Option<Node<'s>>),
    ) {
        if before != after {
            let (rule, sentence) = if after { set } else { cleared };
            self.report(rule, spot, nodes, fill(sentence, &spot.phrase));
        }
    }

    /// Notes that something happened, and what it rests on.
    pub(super) fn report_on(
        &mut self,
        grounds: Grounds<'s>,
        rule: &'static DiffRule,
        spot: &Spot,
        nodes: (Option<Node<'s>>, Option<Node<'s>>),
        message: impl Into<String>,
    ) {
        let rule = if spot.is_reversed { callback::reversed(rule) } else { rule };
        self.entries.push(Entry::Change(Change { grounds, ..Change::new(rule, spot.place.clone(), nodes, message) }));
    }

    /// Whether anything was noted.
    pub(super) fn has_changes(&self) -> bool {
        !self.entries.is_empty()
    }

    /// Notes that schemas differ at a place.
    pub(super) fn defer(&mut self, place: SchemaPlace<'s>) {
        self.entries.push(Entry::SchemaPlace(place));
    }

    /// Everything that was noted.
    pub(super) fn told(self) -> Changes<'s> {
        let mut reach = Reach::new(&self.graph);
        let mut known: HashMap<usize, Rc<Vec<Reached<'s>>>> = HashMap::new();
        let Changes { all: mut changes, mut wholes } = Changes::default();
        for entry in self.entries {
            match entry {
                Entry::Change(change) => changes.push(change),
                Entry::SchemaPlace(place) => {
                    let start = place.number;
                    let ways = known.entry(start).or_insert_with(|| Rc::new(reach.from(start)));
                    for reached in ways.iter() {
                        let happenings = self.graph.happenings(reached.number).iter();
                        changes.extend(happenings.map(|happening| place.change(wholes.len(), reached, happening)));
                    }
                    wholes.push(place.whole);
                }
            }
            if changes.len() > MAX_CHANGES {
                changes.truncate(MAX_CHANGES);
                let message = format!("There are more than {MAX_CHANGES} changes; the others are not listed.");
                let nodes = (Some(self.old.node), Some(self.new.node));
                changes.push(Change::new(&schema::COMPARISON_CUT_SHORT, Where::default(), nodes, message));
                break;
            }
        }
        Changes { all: changes, wholes }
    }
}
