//! Components that nothing uses.

use std::collections::HashSet;

use crate::catalogue::UNUSED_COMPONENT;
use crate::model::{Api, Header, Id, MediaType, Named, PathItem, Response, Schema, Value};
use crate::source::Node;

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let reach = Reach::from_paths(api);
    let components = &api.components;
    let mut unused: Vec<(Node<'_>, &str)> = Vec::new();
    unused.extend(reach.idle(&components.schemas, "schema"));
    unused.extend(reach.idle(&components.responses, "response"));
    unused.extend(reach.idle(&components.parameters, "parameter"));
    unused.extend(reach.idle(&components.examples, "example"));
    unused.extend(reach.idle(&components.request_bodies, "request body"));
    unused.extend(reach.idle(&components.headers, "header"));
    unused.extend(reach.idle(&components.links, "link"));
    unused.extend(reach.idle(&components.callbacks, "callback"));
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

fn demanded_schemes<'s>(api: &Api<'s>) -> HashSet<&'s str> {
    let operations = api.path_items.iter().flat_map(|(_, item)| &item.operations);
    let own = operations.filter_map(|operation| operation.security.as_deref());
    let all = api.security.as_deref().into_iter().chain(own).flatten();
    all.flat_map(|requirement| &requirement.schemes).filter_map(|(key, _)| key.as_str()).collect()
}

/// What can be reached from the paths.
#[derive(Default)]
struct Reach<'s> {
    /// What sort of object, and its number among those.
    seen: HashSet<(&'static str, usize)>,
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
        let heirs = api.heirs();
        reach.pending.extend(api.paths.iter().map(|(_, used)| Pending::PathItem(used.id)));
        while let Some(pending) = reach.pending.pop() {
            match pending {
                Pending::PathItem(id) if reach.meets("path item", id) => reach.path_item(api, &api[id]),
                Pending::Header(id) if reach.meets("header", id) => reach.value(&api[id].value),
                Pending::Schema(id) if reach.meets("schema", id) => {
                    let schema = &api[id];
                    let mapped = schema.discriminator.iter().flat_map(|discriminator| discriminator.targets());
                    let mapped = mapped.map(|used| used.id);
                    let children = schema.children().map(|used| used.id).chain(mapped);
                    let heirs = heirs.get(&id).into_iter().flatten().copied();
                    reach.pending.extend(children.chain(heirs).map(Pending::Schema));
                }
                _ => {}
            }
        }
        reach
    }

    /// Notes that an object is used; tells whether that is news.
    fn meets<T>(&mut self, what: &'static str, id: Id<T>) -> bool {
        self.seen.insert((what, id.index()))
    }

    /// The keys of components that nothing uses.
    fn idle<T>(&self, components: &Named<'s, T>, what: &'static str) -> Vec<(Node<'s>, &'static str)> {
        let idle = components.iter().filter(|(_, used)| !self.seen.contains(&(what, used.id.index())));
        idle.map(|(key, _)| (*key, what)).collect()
    }

    fn path_item(&mut self, api: &Api<'s>, item: &PathItem<'s>) {
        let operations = &item.operations;
        let parameters = item.parameters.iter().chain(operations.iter().flat_map(|operation| &operation.parameters));
        for used in parameters {
            self.meets("parameter", used.id);
            self.value(&api[used.id].value);
        }
        for operation in operations {
            if let Some(used) = operation.request_body {
                self.meets("request body", used.id);
                self.content(&api[used.id].content);
            }
            for (_, used) in &operation.responses.by_status {
                self.response(api, used.id);
            }
            for (_, used) in &operation.callbacks {
                self.meets("callback", used.id);
                self.pending.extend(api[used.id].paths.iter().map(|(_, item)| Pending::PathItem(item.id)));
            }
        }
    }

    fn response(&mut self, api: &Api<'s>, id: Id<Response<'s>>) {
        if self.meets("response", id) {
            let response = &api[id];
            self.pending.extend(response.headers.iter().map(|(_, used)| Pending::Header(used.id)));
            self.content(&response.content);
            self.seen.extend(response.links.iter().map(|(_, used)| ("link", used.id.index())));
        }
    }

    fn value(&mut self, value: &Value<'s>) {
        self.pending.extend(value.schema.map(|used| Pending::Schema(used.id)));
        self.seen.extend(value.examples.iter().map(|(_, used)| ("example", used.id.index())));
        self.content(&value.content);
    }

    fn content(&mut self, content: &[MediaType<'s>]) {
        for media in content {
            self.pending.extend(media.schema.map(|used| Pending::Schema(used.id)));
            self.seen.extend(media.examples.iter().map(|(_, used)| ("example", used.id.index())));
            let headers = media.encoding.iter().flat_map(|(_, encoding)| &encoding.headers);
            self.pending.extend(headers.map(|(_, used)| Pending::Header(used.id)));
        }
    }
}
