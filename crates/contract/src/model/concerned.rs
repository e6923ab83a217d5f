//! Operations to which something of the document matters: what a generator leaves out where it cannot express that.

use std::collections::{HashMap, HashSet};

use crate::findings::Place;
use crate::source::{Node, Sources};

use super::{Api, Header, Id, MediaType, Method, Operation, PathItem, Schema, Value};

/// An operation by the key of its path and its method.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OperationKey {
    /// The key under `paths`.
    pub path: String,
    /// The method.
    pub method: Method,
}

impl OperationKey {
    /// The key of an operation under a path.
    pub fn of(path: &str, operation: &Operation<'_>) -> OperationKey {
        OperationKey { path: path.to_owned(), method: operation.method }
    }
}

impl<'s> Api<'s> {
    /// The operations to which what stands at some places matters, in the document's order, each with the numbers of
    /// those places: what stands in it, and what is in parts that it refers to.
    pub fn concerned(&self, sources: &'s Sources, places: &[&Place]) -> Vec<(OperationKey, Vec<usize>)> {
        let around = Around::of(sources, places);
        let heirs = self.heirs();
        let mut concerned = Vec::new();
        for (path, item, operation) in self.operations() {
            let mut walk =
                Walk { api: self, heirs: &heirs, around: &around, seen: HashSet::new(), hit: HashSet::new() };
            walk.operation(item, operation);
            let mut hit: Vec<usize> = walk.hit.into_iter().collect();
            if !hit.is_empty() {
                hit.sort_unstable();
                concerned.push((OperationKey::of(path, operation), hit));
            }
        }
        concerned
    }

    /// Schemas that extend one with a discriminator: whoever uses the base may meet them.
    pub(crate) fn heirs(&self) -> HashMap<Id<Schema<'s>>, Vec<Id<Schema<'s>>>> {
        let mut heirs: HashMap<_, Vec<_>> = HashMap::new();
        for (id, schema) in self.schemas.iter() {
            for base in schema.all_of.iter().filter(|base| self[base.id].discriminator.is_some()) {
                heirs.entry(base.id).or_default().push(id);
            }
        }
        heirs
    }
}

/// Nodes around places, as they were written, with the numbers of the places.
struct Around<'s>(HashMap<Node<'s>, Vec<usize>>);

impl<'s> Around<'s> {
    fn of(sources: &'s Sources, places: &[&Place]) -> Self {
        let mut around: HashMap<_, Vec<usize>> = HashMap::new();
        for (idx, place) in places.iter().enumerate() {
            let file = sources.files().find(|file| *file.name() == place.file);
            let pointer = place.pointer.strip_prefix('#');
            let node = file.and_then(|file| file.root()?.descend(pointer?).ok());
            let mut next = node;
            while let Some(node) = next {
                around.entry(node).or_default().push(idx);
                next = node.parent();
            }
        }
        Around(around)
    }

    fn at(&self, node: Node<'s>) -> &[usize] {
        self.0.get(&node.origin()).map_or(&[], Vec::as_slice)
    }
}

/// The way through all that an operation refers to.
struct Walk<'a, 's> {
    api: &'a Api<'s>,
    heirs: &'a HashMap<Id<Schema<'s>>, Vec<Id<Schema<'s>>>>,
    around: &'a Around<'s>,
    seen: HashSet<Id<Schema<'s>>>,
    hit: HashSet<usize>,
}

impl<'s> Walk<'_, 's> {
    fn operation(&mut self, item: &PathItem<'s>, operation: &Operation<'s>) {
        let api = self.api;
        self.meet(operation.node);
        self.shared(item);
        for id in api.parameters_of(item, operation) {
            self.meet(api[id].node);
            self.value(&api[id].value);
        }
        if let Some(body) = operation.request_body {
            self.meet(api[body.id].node);
            self.content(&api[body.id].content);
        }
        for (_, response) in &operation.responses.by_status {
            let response = &api[response.id];
            self.meet(response.node);
            response.headers.iter().for_each(|(_, header)| self.header(header.id));
            self.content(&response.content);
        }
    }

    /// Differences in the path's object and in none of its operations concern all of them.
    fn shared(&mut self, item: &PathItem<'s>) {
        let of_one =
            |idx: &&usize| item.operations.iter().any(|operation| self.around.at(operation.node).contains(idx));
        let shared: Vec<usize> = self.around.at(item.node).iter().filter(|idx| !of_one(idx)).copied().collect();
        self.hit.extend(shared);
    }

    fn meet(&mut self, node: Node<'s>) {
        self.hit.extend(self.around.at(node));
    }

    fn header(&mut self, id: Id<Header<'s>>) {
        let header = &self.api[id];
        self.meet(header.node);
        self.value(&header.value);
    }

    fn value(&mut self, value: &Value<'s>) {
        self.schema(value.schema.map(|used| used.id));
        self.content(&value.content);
    }

    fn content(&mut self, content: &[MediaType<'s>]) {
        for media in content {
            self.schema(media.schema.map(|used| used.id));
            let headers = media.encoding.iter().flat_map(|(_, encoding)| &encoding.headers);
            headers.for_each(|(_, header)| self.header(header.id));
        }
    }

    fn schema(&mut self, id: Option<Id<Schema<'s>>>) {
        let mut waiting: Vec<_> = id.into_iter().collect();
        while let Some(id) = waiting.pop() {
            if !self.seen.insert(id) {
                continue;
            }
            let schema = &self.api[id];
            self.meet(schema.node);
            let mapped = schema.discriminator.iter().flat_map(|discriminator| &discriminator.mapping);
            waiting.extend(mapped.filter_map(|(_, used)| used.map(|used| used.id)));
            waiting.extend(schema.children().map(|used| used.id));
            waiting.extend(self.heirs.get(&id).into_iter().flatten());
        }
    }
}
