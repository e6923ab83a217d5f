//! Which schemas lead to one another, and what all of them say together.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::model::{Additional, Api, Schema};

use super::digest::mixed;

/// The graph of a document's schemas, while it is taken apart into groups that lead to one another.
///
/// This is Tarjan's algorithm with a stack of its own: a document may lead deeper than the machine's stack is.
pub(super) struct Components<'a> {
    own: &'a [u64],
    wrapped: &'a [Option<usize>],
    edges: Vec<Vec<Edge>>,
    order: Vec<u32>,
    low: Vec<u32>,
    is_open: Vec<bool>,
    open: Vec<usize>,
    digests: Vec<u64>,
    n_seen: u32,
}

/// A schema inside another, and as what.
#[derive(Clone, Copy)]
struct Edge {
    label: u64,
    target: usize,
}

const UNSEEN: u32 = u32::MAX;

impl<'a> Components<'a> {
    pub(super) fn new(api: &Api<'_>, own: &'a [u64], wrapped: &'a [Option<usize>]) -> Self {
        let edges = api.schemas.iter().map(|(_, schema)| edges(schema, wrapped)).collect();
        let n = own.len();
        Components {
            own,
            wrapped,
            edges,
            order: vec![UNSEEN; n],
            low: vec![UNSEEN; n],
            is_open: vec![false; n],
            open: Vec::new(),
            digests: vec![0; n],
            n_seen: 0,
        }
    }

    /// The digest of every schema, by its number.
    pub(super) fn digest(mut self) -> Vec<u64> {
        for start in 0..self.own.len() {
            if self.order[start] == UNSEEN && self.wrapped[start].is_none() {
                self.visit(start);
            }
        }
        for idx in 0..self.own.len() {
            self.digests[idx] = self.digests[unwrapped(self.wrapped, idx)];
        }
        self.digests
    }

    fn visit(&mut self, start: usize) {
        let mut way = vec![(start, 0)];
        self.enter(start);
        while let Some((at, next)) = way.last_mut() {
            let at = *at;
            if let Some(edge) = self.edges[at].get(*next) {
                *next += 1;
                let target = edge.target;
                if self.order[target] == UNSEEN {
                    self.enter(target);
                    way.push((target, 0));
                } else if self.is_open[target] {
                    self.low[at] = self.low[at].min(self.order[target]);
                }
                continue;
            }
            way.pop();
            if let Some((before, _)) = way.last() {
                self.low[*before] = self.low[*before].min(self.low[at]);
            }
            if self.low[at] == self.order[at] {
                self.close(at);
            }
        }
    }

    fn enter(&mut self, at: usize) {
        self.order[at] = self.n_seen;
        self.low[at] = self.n_seen;
        self.n_seen += 1;
        self.is_open[at] = true;
        self.open.push(at);
    }

    /// Everything above `first` on the stack leads to everything else there.
    fn close(&mut self, first: usize) {
        let from = self.open.iter().rposition(|at| *at == first).unwrap_or_default();
        let group = self.open.split_off(from);
        // What lies outside has its digest already; inside, only what each says itself is known.
        let members: Vec<u64> = group.iter().map(|at| mixed(self.own[*at], self.inner(*at))).collect();
        let is_cycle = group.len() > 1 || self.edges[first].iter().any(|edge| edge.target == first);
        let together = members.iter().fold(0_u64, |sum, member| sum.wrapping_add(*member));
        for (at, member) in group.iter().zip(members) {
            self.digests[*at] = if is_cycle { mixed(member, together) } else { member };
            self.is_open[*at] = false;
        }
    }

    /// What stands inside a schema, in any order.
    fn inner(&self, at: usize) -> u64 {
        let inner = self.edges[at].iter().map(|edge| {
            let target = if self.is_open[edge.target] { self.own[edge.target] } else { self.digests[edge.target] };
            mixed(edge.label, target)
        });
        inner.fold(0_u64, u64::wrapping_add)
    }
}

fn edges(schema: &Schema<'_>, wrapped: &[Option<usize>]) -> Vec<Edge> {
    let edge = |label: &str, target: usize| {
        let mut hasher = DefaultHasher::new();
        label.hash(&mut hasher);
        Edge { label: hasher.finish(), target: unwrapped(wrapped, target) }
    };
    let mut edges = Vec::new();
    for property in schema.properties() {
        edges.push(edge(property.name, property.schema.id.index()));
    }
    // A property may have any name, but none holds a line break in practice; a clash would only hide a change of kind.
    if let Some(Additional::Schema(schema)) = schema.object.as_deref().map(|object| object.additional) {
        edges.push(edge("\nadditional", schema.id.index()));
    }
    if let Some(items) = schema.array.as_deref().and_then(|array| array.items) {
        edges.push(edge("\nitems", items.id.index()));
    }
    let lists = [("\nall", &schema.all_of), ("\nany", &schema.any_of), ("\none", &schema.one_of)];
    for (label, list) in lists {
        edges.extend(list.iter().map(|used| edge(label, used.id.index())));
    }
    edges.extend(schema.not.map(|used| edge("\nnot", used.id.index())));
    edges
}

fn unwrapped(wrapped: &[Option<usize>], mut at: usize) -> usize {
    while let Some(inner) = wrapped[at] {
        at = inner;
    }
    at
}
