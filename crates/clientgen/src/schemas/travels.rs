//! Which way values of each schema travel: some properties are only for one of them, and only parts of multipart bodies are
//! files.

use contract::model::{Additional, Api, MediaType, Operation, PathItem, RequestBody, Schema, Value};

use crate::media::{self, Media};
use crate::parts;

use super::SchemaId;
use super::conjunction::Conjunction;
use super::heirs::Heirs;
use super::session::Way;

/// Which schemas are types of what requests hold, and which of what responses hold.
#[derive(Debug)]
pub(super) struct Travels {
    in_requests: Vec<bool>,
    in_responses: Vec<bool>,
    as_files: Vec<bool>,
}

/// The ways that values of one schema travel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ways {
    /// Some request holds it.
    pub(super) in_requests: bool,
    /// Some response holds it.
    pub(super) in_responses: bool,
    /// It is bytes in a part of a multipart body, and nothing else. Elsewhere `format: binary` is text: JSON has no bytes.
    pub(super) as_file: bool,
}

impl Travels {
    /// Looks at every operation.
    pub(super) fn of<'s>(api: &Api<'s>, heirs: &Heirs<'s>) -> Travels {
        let mut found = Found::default();
        for (_, item, operation) in api.operations() {
            found.collect(api, item, operation);
        }
        let Found { mut requests, multipart, responses } = found;
        // What stands in other bodies, too, or deeper in a part, is no file.
        let (files, mut others) = in_parts(api, &multipart);
        others.extend(&requests);
        let others = reached(api, heirs, others, Way::Request);
        let in_responses = reached(api, heirs, responses, Way::Response);
        let mut as_files = vec![false; api.schemas.len()];
        for id in files.iter().map(|id| id.index()) {
            as_files[id] = !others[id] && !in_responses[id];
        }
        requests.extend(multipart);
        Travels { in_requests: reached(api, heirs, requests, Way::Request), in_responses, as_files }
    }

    /// The ways of a schema.
    pub(super) fn ways(&self, id: SchemaId<'_>) -> Ways {
        let idx = id.index();
        Ways { in_requests: self.in_requests[idx], in_responses: self.in_responses[idx], as_file: self.as_files[idx] }
    }

    /// Learns of a use that no operation told.
    pub(super) fn add<'s>(&mut self, api: &Api<'s>, heirs: &Heirs<'s>, id: SchemaId<'s>, way: Way) {
        let known = match way {
            Way::Request => &mut self.in_requests,
            Way::Response => &mut self.in_responses,
        };
        if !known[id.index()] {
            for ((known, as_file), new) in
                known.iter_mut().zip(&mut self.as_files).zip(reached(api, heirs, vec![id], way))
            {
                *known |= new;
                *as_file &= !new;
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

/// Schemas that operations name.
#[derive(Default)]
struct Found<'s> {
    requests: Vec<SchemaId<'s>>,
    /// Those of bodies that are sent in parts.
    multipart: Vec<SchemaId<'s>>,
    responses: Vec<SchemaId<'s>>,
}

impl<'s> Found<'s> {
    fn collect(&mut self, api: &Api<'s>, item: &PathItem<'s>, operation: &Operation<'s>) {
        for id in api.parameters_of(item, operation) {
            of_value(&api[id].value, &mut self.requests);
        }
        if let Some(body) = operation.request_body.map(|body| &api[body.id]) {
            match multipart(api, body) {
                Some(content) => of_content(std::slice::from_ref(content), &mut self.multipart),
                None => of_content(&body.content, &mut self.requests),
            }
        }
        for (_, response) in &operation.responses.by_status {
            let response = &api[response.id];
            of_content(&response.content, &mut self.responses);
            for (_, header) in &response.headers {
                of_value(&api[header.id].value, &mut self.responses);
            }
        }
    }
}

/// What is sent of a body that is sent in parts.
fn multipart<'a, 's>(api: &Api<'s>, body: &'a RequestBody<'s>) -> Option<&'a MediaType<'s>> {
    media::chosen(api, body).filter(|content| media::of(api, content) == Media::Multipart)
}

/// Schemas of bytes that are parts of bodies, and of all else that parts are.
fn in_parts<'s>(api: &Api<'s>, bodies: &[SchemaId<'s>]) -> (Vec<SchemaId<'s>>, Vec<SchemaId<'s>>) {
    let (mut files, mut others) = (Vec::new(), Vec::new());
    for part in bodies.iter().flat_map(|body| parts::of(api, *body)) {
        match parts::bytes_in(api, part) {
            Some(bytes) => files.push(bytes),
            None => others.push(part.schema.id),
        }
    }
    (files, others)
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
