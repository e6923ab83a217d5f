//! The state of a check.

use std::collections::HashSet;

use contract::model::{Api, Extensions, Method, Operation, PathItem, Schema};
use contract::source::Node;

use super::mismatch::{Mismatch, Topic};
use super::reading;

/// A table's source, as `x-origin` calls it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::interface) enum Origin {
    Stated,
    Observed,
}

/// One document against one table.
pub(super) struct Check<'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) origin: Origin,
    /// Parts of the document that a fact of the table led to, values of enums among them.
    pub(super) reached: HashSet<Node<'s>>,
    mismatches: Vec<Mismatch>,
}

/// The part of the contract under test.
pub(super) struct Item<'s> {
    pub(super) topic: Topic,
    /// As a sentence begins with it: "Query parameter `uf` of GET /ext/associado".
    pub(super) what: String,
    pub(super) node: Node<'s>,
    pub(super) description: Option<&'s str>,
    pub(super) origin: Option<&'s str>,
}

impl Origin {
    pub(super) fn word(self) -> &'static str {
        match self {
            Origin::Stated => "stated",
            Origin::Observed => "observed",
        }
    }

    /// The table's source as a sentence names it.
    pub(super) fn source(self) -> &'static str {
        match self {
            Origin::Stated => "the interface document",
            Origin::Observed => "the page of observed records",
        }
    }
}

impl<'s> Item<'s> {
    /// All descriptions on the way to a value.
    pub(super) fn told(&self, way: &[&Schema<'s>]) -> String {
        let behind = way.iter().filter_map(|schema| schema.description);
        self.description.into_iter().chain(behind).collect::<Vec<_>>().join("\n")
    }
}

impl<'a, 's> Check<'a, 's> {
    pub(super) fn new(api: &'a Api<'s>, origin: Origin) -> Self {
        Check { api, origin, reached: HashSet::new(), mismatches: Vec::new() }
    }

    /// All that was found.
    pub(super) fn finish(self) -> Vec<Mismatch> {
        self.mismatches
    }

    pub(super) fn say(&mut self, topic: Topic, node: Node<'s>, sentence: impl Into<String>) {
        self.mismatches.push(Mismatch::new(topic, node, sentence));
    }

    pub(super) fn say_of(&mut self, item: &Item<'s>, rest: impl std::fmt::Display) {
        self.say(item.topic, item.node, format!("{} {rest}", item.what));
    }

    /// A part that the table holds: it is reached, and must carry the table's origin.
    pub(super) fn claim(&mut self, item: &Item<'s>) {
        self.reached.insert(item.node);
        let word = self.origin.word();
        if item.origin != Some(word) {
            let called = item.origin.unwrap_or("nothing");
            self.say_of(item, format_args!("is called {called} by `x-origin`, but it is {word}."));
        }
    }

    /// A part that the table does not hold: it must not carry the table's origin.
    pub(super) fn disclaim(&mut self, topic: Topic, node: Node<'s>, extensions: &Extensions<'s>, what: &str) {
        if reading::origin(extensions) == Some(self.origin.word()) {
            self.say(
                topic,
                node,
                format!("{what} is called {}, but {} has no such thing.", self.origin.word(), self.origin.source()),
            );
        }
    }

    pub(super) fn operation(&self, method: Method, path: &str) -> Option<(&'a PathItem<'s>, &'a Operation<'s>)> {
        let found = self.api.operations().find(|(template, _, op)| *template == path && op.method == method);
        found.map(|(_, item, op)| (item, op))
    }

    /// The `paths` of the document, where what is missing would have to stand.
    pub(super) fn paths(&self) -> Node<'s> {
        self.api.node.get("paths").unwrap_or(self.api.node)
    }
}
