//! Which schemas look different in requests and in responses, and which of them travel both ways.

use contract::model::{Api, Choices, MediaType, Operation, PathItem, Schema, Use, Value};

use rust_text::template::made_up_name;

use crate::ir::Direction;
use crate::settings::Settings;

use super::SchemaId;
use super::inheritance::Heirs;

/// What is known of every schema before types are made.
#[derive(Debug)]
pub(super) struct Travels {
    /// It, or something inside, has a property that travels one way only.
    differs: Vec<bool>,
    /// Some request holds it.
    in_requests: Vec<bool>,
    /// Some response holds it.
    in_responses: Vec<bool>,
}

impl Travels {
    /// Looks at every operation that stubs are made for.
    pub(super) fn of<'s>(api: &Api<'s>, settings: &Settings, heirs: &Heirs<'s>) -> Travels {
        let (mut requests, mut responses) = (Vec::new(), Vec::new());
        let mut choices = Choices::new(&settings.only);
        for (template, item, operation) in api.operations() {
            if choices.take(operation, || made_up_name(operation.method.key(), template)) {
                collect(api, item, operation, &mut requests, &mut responses);
            }
        }
        Travels {
            differs: differing(api, heirs),
            in_requests: reached(api, heirs, requests),
            in_responses: reached(api, heirs, responses),
        }
    }

    /// Whether a schema looks different in requests and in responses.
    pub(super) fn differs(&self, id: SchemaId<'_>) -> bool {
        self.differs[id.index()]
    }

    /// Whether a schema needs two types.
    pub(super) fn needs_two(&self, id: SchemaId<'_>) -> bool {
        let idx = id.index();
        self.differs[idx] && self.in_requests[idx] && self.in_responses[idx]
    }
}

/// Whether a property with this schema is no part of what travels this way.
pub(super) fn travels_otherwise(schema: &Schema<'_>, direction: Direction) -> bool {
    match direction {
        Direction::Request => schema.is_read_only,
        Direction::Response => schema.is_write_only,
    }
}

fn collect<'s>(
    api: &Api<'s>,
    item: &PathItem<'s>,
    operation: &Operation<'s>,
    requests: &mut Vec<SchemaId<'s>>,
    responses: &mut Vec<SchemaId<'s>>,
) {
    for id in api.parameters_of(item, operation) {
        of_value(&api[id].value, requests);
    }
    if let Some(body) = operation.request_body {
        of_content(&api[body.id].content, requests);
    }
    for (_, response) in &operation.responses.by_status {
        let response = &api[response.id];
        of_content(&response.content, responses);
        for (_, header) in &response.headers {
            of_value(&api[header.id].value, responses);
        }
    }
}

fn of_value<'s>(value: &Value<'s>, found: &mut Vec<SchemaId<'s>>) {
    found.extend(value.schema.map(|used| used.id));
    of_content(&value.content, found);
}

fn of_content<'s>(content: &[MediaType<'s>], found: &mut Vec<SchemaId<'s>>) {
    found.extend(content.iter().filter_map(|media_type| media_type.schema).map(|used| used.id));
}

fn reached<'s>(api: &Api<'s>, heirs: &Heirs<'s>, mut queue: Vec<SchemaId<'s>>) -> Vec<bool> {
    let mut reached = vec![false; api.schemas.len()];
    while let Some(id) = queue.pop() {
        if !std::mem::replace(&mut reached[id.index()], true) {
            queue.extend(inside(api, heirs, id));
        }
    }
    reached
}

/// From the properties that travel one way only to everything that holds them.
fn differing<'s>(api: &Api<'s>, heirs: &Heirs<'s>) -> Vec<bool> {
    let mut differs = vec![false; api.schemas.len()];
    let mut holders: Vec<Vec<SchemaId<'s>>> = vec![Vec::new(); api.schemas.len()];
    let mut queue = Vec::new();
    for (id, schema) in api.schemas.iter() {
        for inner in inside(api, heirs, id) {
            holders[inner.index()].push(id);
        }
        let travels_one_way = |used: Use<'s, Schema<'s>>| api[used.id].is_read_only || api[used.id].is_write_only;
        if schema.properties().iter().any(|property| travels_one_way(property.schema)) {
            queue.push(id);
        }
    }
    while let Some(id) = queue.pop() {
        if !std::mem::replace(&mut differs[id.index()], true) {
            queue.extend(&holders[id.index()]);
        }
    }
    differs
}

fn inside<'m, 's>(
    api: &'m Api<'s>,
    heirs: &'m Heirs<'s>,
    id: SchemaId<'s>,
) -> impl Iterator<Item = SchemaId<'s>> + use<'m, 's> {
    api[id].children().map(|used| used.id).chain(heirs.of_parent(id).iter().copied())
}
