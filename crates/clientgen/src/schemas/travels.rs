//! Which way values of each schema travel: some properties are only for one of them.

use contract::model::{Additional, Api, MediaType, Operation, PathItem, Schema, Value};

use super::SchemaId;
use super::conjunction::Conjunction;
use super::heirs::Heirs;
use super::session::Way;

/// Which schemas are types of what requests hold, and which of what responses hold.
#[derive(Debug)]
pub(super) struct Travels {
    in_requests: Vec<bool>,
    in_responses: Vec<bool>,
}

/// The ways that values of one schema travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ways {
    /// Some request holds it.
    pub(super) in_requests: bool,
    /// Some response holds it.
    pub(super) in_responses: bool,
}

impl Travels {
    /// Looks at every operation.
    pub(super) fn of<'s>(api: &Api<'s>, heirs: &Heirs<'s>) -> Travels {
        let (mut requests, mut responses) = (Vec::new(), Vec::new());
        for (_, item, operation) in api.operations() {
            collect(api, item, operation, &mut requests, &mut responses);
        }
        Travels {
            in_requests: reached(api, heirs, requests, Way::Request),
            in_responses: reached(api, heirs, responses, Way::Response),
        }
    }

    /// The ways of a schema.
    pub(super) fn ways(&self, id: SchemaId<'_>) -> Ways {
        Ways { in_requests: self.in_requests[id.index()], in_responses: self.in_responses[id.index()] }
    }

    /// Learns of a use that no operation told.
    pub(super) fn add<'s>(&mut self, api: &Api<'s>, heirs: &Heirs<'s>, id: SchemaId<'s>, way: Way) {
        let known = match way {
            Way::Request => &mut self.in_requests,
            Way::Response => &mut self.in_responses,
        };
        if !known[id.index()] {
            for (known, new) in known.iter_mut().zip(reached(api, heirs, vec![id], way)) {
                *known |= new;
            }
        }
    }
}

/// Whether a property with this schema is no part of what travels this way.
pub(super) fn travels_otherwise(schema: &Schema<'_>, way: Way) -> bool {
    match way {
        Way::Request => schema.is_read_only,
        Way::Response => schema.is_write_only,
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

fn reached<'s>(api: &Api<'s>, heirs: &Heirs<'s>, mut queue: Vec<SchemaId<'s>>, way: Way) -> Vec<bool> {
    let mut reached = vec![false; api.schemas.len()];
    while let Some(id) = queue.pop() {
        if !std::mem::replace(&mut reached[id.index()], true) {
            inside(api, heirs, id, way, &mut queue);
        }
    }
    reached
}

/// What a value of a schema holds. A part of an `allOf` is no type of its own there; what the part holds is.
fn inside<'s>(api: &Api<'s>, heirs: &Heirs<'s>, id: SchemaId<'s>, way: Way, found: &mut Vec<SchemaId<'s>>) {
    let schema = &api[id];
    if let ([only], true) = (schema.all_of.as_slice(), super::conjunction::says_nothing(schema)) {
        found.push(only.id);
    }
    found.extend(heirs.of_parent(id));
    for used in schema.one_of.iter().chain(&schema.any_of) {
        found.push(used.id);
    }
    let conjunction = Conjunction::of(api, &[id]);
    for choice in &conjunction.choices {
        found.extend(choice.alternatives(api).iter().map(|used| used.id));
    }
    for atom in conjunction.atoms.iter().map(|id| &api[*id]) {
        let properties = atom.properties().iter().map(|property| property.schema.id);
        found.extend(properties.filter(|id| !travels_otherwise(&api[*id], way)));
        if let Some(Additional::Schema(used)) = atom.object.as_deref().map(|object| object.additional) {
            found.push(used.id);
        }
        found.extend(atom.array.as_deref().and_then(|array| array.items).map(|used| used.id));
    }
}
