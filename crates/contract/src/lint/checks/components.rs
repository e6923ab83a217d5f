//! Components that nothing uses.

use std::collections::{HashMap, HashSet};

use crate::catalogue::UNUSED_COMPONENT;
use crate::model::{
    Api, Callback, ExampleObject, Header, Id, Link, MediaType, Parameter, PathItem, RequestBody, Response, Schema, Use,
    Value,
};
use crate::source::Node;

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let reach = Reach::from_paths(api);
    let components = &api.components;
    let mut unused: Vec<(Node<'_>, &str)> = Vec::new();
    unused.extend(idle(&components.schemas, "schema", |id| reach.schemas.contains(&id)));
    unused.extend(idle(&components.responses, "response", |id| reach.responses.contains(&id)));
    unused.extend(idle(&components.parameters, "parameter", |id| reach.parameters.contains(&id)));
    unused.extend(idle(&components.examples, "example", |id| reach.examples.contains(&id)));
    unused.extend(idle(&components.request_bodies, "request body", |id| reach.request_bodies.contains(&id)));
    unused.extend(idle(&components.headers, "header", |id| reach.headers.contains(&id)));
    unused.extend(idle(&components.links, "link", |id| reach.links.contains(&id)));
    unused.extend(idle(&components.callbacks, "callback", |id| reach.callbacks.contains(&id)));
    let demanded = demanded_schemes(api);
    let schemes = components.security_schemes.iter().map(|(key, _)| *key);
    unused
        .extend(schemes.filter(|key| !demanded.contains(key.as_str().unwrap_or_default())).map(|key| (key, "scheme")));
    for (key, what) in unused {
        let name = key.as_str().unwrap_or_default();
        let message = format!("No operation uses the {what} `{name}`.");
        ctx.report_key(&UNUSED_COMPONENT, key, message, "Remove it, or refer to it.");
    }
}

fn idle<'c, 's, T>(
    components: &'c [(Node<'s>, Use<'s, T>)],
    what: &'static str,
    is_used: impl Fn(Id<T>) -> bool + 'c,
) -> impl Iterator<Item = (Node<'s>, &'static str)> + 'c {
    components.iter().filter(move |(_, used)| !is_used(used.id)).map(move |(key, _)| (*key, what))
}

fn demanded_schemes<'s>(api: &Api<'s>) -> HashSet<&'s str> {
    let operations = api.path_items.iter().flat_map(|(_, item)| &item.operations);
    let own = operations.filter_map(|operation| operation.security.as_deref());
    let all = api.security.as_deref().into_iter().chain(own).flatten();
    all.flat_map(|requirement| &requirement.schemes).filter_map(|(key, _)| key.as_str()).collect()
}

/// What can be reached from the paths.
#[derive(Default)]
struct Reach<'s> {
    path_items: HashSet<Id<PathItem<'s>>>,
    schemas: HashSet<Id<Schema<'s>>>,
    parameters: HashSet<Id<Parameter<'s>>>,
    headers: HashSet<Id<Header<'s>>>,
    request_bodies: HashSet<Id<RequestBody<'s>>>,
    responses: HashSet<Id<Response<'s>>>,
    examples: HashSet<Id<ExampleObject<'s>>>,
    links: HashSet<Id<Link<'s>>>,
    callbacks: HashSet<Id<Callback<'s>>>,
    pending: Vec<Pending<'s>>,
}

/// Objects that lead to others of their own kind wait here instead of on the stack.
enum Pending<'s> {
    PathItem(Id<PathItem<'s>>),
    Schema(Id<Schema<'s>>),
    Header(Id<Header<'s>>),
}

impl<'s> Reach<'s> {
    fn from_paths(api: &Api<'s>) -> Self {
        let mut reach = Reach::default();
        let heirs = heirs(api);
        reach.pending.extend(api.paths.iter().map(|(_, used)| Pending::PathItem(used.id)));
        while let Some(pending) = reach.pending.pop() {
            match pending {
                Pending::PathItem(id) if reach.path_items.insert(id) => reach.path_item(api, &api[id]),
                Pending::Header(id) if reach.headers.insert(id) => reach.value(&api[id].value),
                Pending::Schema(id) if reach.schemas.insert(id) => {
                    let schema = &api[id];
                    let mapped = schema.discriminator.iter().flat_map(|discriminator| &discriminator.mapping);
                    let mapped = mapped.filter_map(|(_, used)| used.map(|used| used.id));
                    let children = schema.children().map(|used| used.id).chain(mapped);
                    let heirs = heirs.get(&id).into_iter().flatten().copied();
                    reach.pending.extend(children.chain(heirs).map(Pending::Schema));
                }
                _ => {}
            }
        }
        reach
    }

    fn path_item(&mut self, api: &Api<'s>, item: &PathItem<'s>) {
        let operations = &item.operations;
        let parameters = item.parameters.iter().chain(operations.iter().flat_map(|operation| &operation.parameters));
        for used in parameters {
            self.parameters.insert(used.id);
            self.value(&api[used.id].value);
        }
        for operation in operations {
            if let Some(used) = operation.request_body {
                self.request_bodies.insert(used.id);
                self.content(&api[used.id].content);
            }
            for (_, used) in &operation.responses.by_status {
                self.response(api, used.id);
            }
            for (_, used) in &operation.callbacks {
                self.callbacks.insert(used.id);
                self.pending.extend(api[used.id].paths.iter().map(|(_, item)| Pending::PathItem(item.id)));
            }
        }
    }

    fn response(&mut self, api: &Api<'s>, id: Id<Response<'s>>) {
        if self.responses.insert(id) {
            let response = &api[id];
            self.pending.extend(response.headers.iter().map(|(_, used)| Pending::Header(used.id)));
            self.content(&response.content);
            self.links.extend(response.links.iter().map(|(_, used)| used.id));
        }
    }

    fn value(&mut self, value: &Value<'s>) {
        self.pending.extend(value.schema.map(|used| Pending::Schema(used.id)));
        self.examples.extend(value.examples.iter().map(|(_, used)| used.id));
        self.content(&value.content);
    }

    fn content(&mut self, content: &[MediaType<'s>]) {
        for media in content {
            self.pending.extend(media.schema.map(|used| Pending::Schema(used.id)));
            self.examples.extend(media.examples.iter().map(|(_, used)| used.id));
            let headers = media.encoding.iter().flat_map(|(_, encoding)| &encoding.headers);
            self.pending.extend(headers.map(|(_, used)| Pending::Header(used.id)));
        }
    }
}

/// Schemas that extend one with a discriminator: whoever uses the base may meet them.
fn heirs<'s>(api: &Api<'s>) -> HashMap<Id<Schema<'s>>, Vec<Id<Schema<'s>>>> {
    let mut heirs: HashMap<_, Vec<_>> = HashMap::new();
    for (id, schema) in api.schemas.iter() {
        for base in schema.all_of.iter().filter(|base| api[base.id].discriminator.is_some()) {
            heirs.entry(base.id).or_default().push(id);
        }
    }
    heirs
}
