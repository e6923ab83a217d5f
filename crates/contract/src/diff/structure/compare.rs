//! The walk as a whole.

use std::collections::HashMap;
use std::rc::Rc;

use crate::diff::catalogue::{DiffRule, schema};
use crate::diff::{Change, Flow, Grounds, Operation, Where};
use crate::model::Api;
use crate::source::Node;

use super::callbacks::reversed;
use super::digest::Digests;
use super::schema::{Graph, Place, Reach, Reached};
use super::version::version_changes;

/// What the walk must be told.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The day on which sunsets are looked at: year, month, day. Without it every sunset is still to come.
    pub today: Option<(i32, u8, u8)>,
    /// Days that must lie between the deprecation of something `beta` and its sunset.
    pub grace_beta: u32,
    /// Days that must lie between the deprecation of something stable and its sunset.
    pub grace_stable: u32,
}

/// Changes beyond this many are not listed: a document of a few megabytes could ask for more than fit in memory.
const MAX_CHANGES: usize = 100_000;

/// Everything that happened between two documents, in their order: what was or is there by the old document, then what
/// is new.
pub fn compare<'s>(old: &Api<'s>, new: &Api<'s>, options: &Options) -> Vec<Change<'s>> {
    let digests = (Digests::of(old), Digests::of(new));
    let mut walk = Walk { old, new, options, digests, entries: Vec::new(), graph: Graph::default() };
    walk.servers();
    walk.global_security();
    walk.paths();
    walk.webhooks();
    walk.components();
    let mut changes = walk.told();
    changes.extend(version_changes(old, new, &changes));
    changes
}

/// The two documents, and what was found so far.
pub(super) struct Walk<'a, 's> {
    pub(super) old: &'a Api<'s>,
    pub(super) new: &'a Api<'s>,
    pub(super) options: &'a Options,
    pub(super) digests: (Digests, Digests),
    pub(super) graph: Graph<'s>,
    entries: Vec<Entry<'s>>,
}

/// Something to be told, in order.
enum Entry<'s> {
    Change(Change<'s>),
    /// Whatever happened to the schemas there.
    Place(Place),
}

/// The way to what is compared.
#[derive(Debug, Clone, Default)]
pub(super) struct Spot {
    /// The operation and the way down from it.
    pub(super) place: Where,
    /// The same in a sentence: `the request body`.
    pub(super) phrase: String,
    /// Whether the server calls here: requests and answers change places.
    pub(super) is_reversed: bool,
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

    /// Which way values travel that would travel so in an ordinary operation.
    pub(super) fn flow(&self, flow: Flow) -> Flow {
        match (self.is_reversed, flow) {
            (false, flow) => flow,
            (true, Flow::Request) => Flow::Response,
            (true, Flow::Response) => Flow::Request,
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

    /// Notes that something happened, and what it rests on.
    pub(super) fn report_on(
        &mut self,
        grounds: Grounds<'s>,
        rule: &'static DiffRule,
        spot: &Spot,
        (old, new): (Option<Node<'s>>, Option<Node<'s>>),
        message: impl Into<String>,
    ) {
        let rule = if spot.is_reversed { reversed(rule) } else { rule };
        let place = spot.place.clone();
        self.entries.push(Entry::Change(Change { rule, place, old, new, message: message.into(), grounds }));
    }

    /// Notes that schemas differ at a place.
    pub(super) fn defer(&mut self, place: Place) {
        self.entries.push(Entry::Place(place));
    }

    /// Everything that was noted.
    fn told(self) -> Vec<Change<'s>> {
        let mut reach = Reach::new(&self.graph);
        let mut known: HashMap<usize, Rc<Vec<Reached>>> = HashMap::new();
        let mut changes = Vec::new();
        for entry in self.entries {
            match entry {
                Entry::Change(change) => changes.push(change),
                Entry::Place(place) => {
                    let start = place.number();
                    let reached = known.entry(start).or_insert_with(|| Rc::new(reach.from(start)));
                    for (way, at) in reached.iter() {
                        changes.extend(self.graph.happenings(*at).iter().map(|happening| place.change(way, happening)));
                    }
                }
            }
            if changes.len() > MAX_CHANGES {
                changes.truncate(MAX_CHANGES);
                changes.push(Change {
                    rule: &schema::COMPARISON_CUT_SHORT,
                    place: Where::default(),
                    old: Some(self.old.node),
                    new: Some(self.new.node),
                    message: format!("There are more than {MAX_CHANGES} changes; the others are not listed."),
                    grounds: Grounds::Policy,
                });
                break;
            }
        }
        changes
    }
}
