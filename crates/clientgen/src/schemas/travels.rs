//! Directions in which values of each schema travel: some properties are only for one of them, and only parts of multipart
//! bodies are files.

use contract::model::{Additional, Direction, JsonSchemaRules, MediaType, Operation, PathItem, RequestBody};
use schema_algebra::{Algebra, Media, SchemaId, Subtypes, answered, is_absent, of_content, of_parameters, reached};

use crate::bodies;

/// Which schemas are types of what requests hold, and which of what responses hold.
#[derive(Debug)]
pub(super) struct Travels {
    in_requests: Vec<bool>,
    in_responses: Vec<bool>,
    as_files: Vec<bool>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Uses {
    pub(super) in_requests: bool,
    pub(super) in_responses: bool,
    /// It is bytes in a part of a multipart body, and nothing else. Elsewhere `format: binary` is text: JSON has no bytes.
    pub(super) as_file: bool,
}

impl Travels {
    /// Looks at every operation.
    pub(super) fn of<'s>(algebra: Algebra<'_, 's>, subtypes: &Subtypes<'s>) -> Travels {
        let mut found = Found::default();
        for (_, item, operation) in algebra.api.operations() {
            found.collect(algebra, item, operation);
        }
        let Found { mut requests, multipart, responses } = found;
        let reached = |roots: &[SchemaId<'s>], direction| {
            reached(algebra.api, roots, |id| inside(algebra, subtypes, id, direction))
        };
        // What stands in other bodies, too, or deeper in a part, is no file.
        let (files, mut others) = in_parts(algebra, &multipart);
        others.extend(&requests);
        let others = reached(&others, Direction::Request);
        let in_responses = reached(&responses, Direction::Response);
        let mut as_files = vec![false; algebra.api.schemas.len()];
        for id in files.iter().map(|id| id.index()) {
            as_files[id] = !others[id] && !in_responses[id];
        }
        requests.extend(multipart);
        Travels { in_requests: reached(&requests, Direction::Request), in_responses, as_files }
    }

    pub(super) fn of_schema(&self, id: SchemaId<'_>) -> Uses {
        let idx = id.index();
        Uses { in_requests: self.in_requests[idx], in_responses: self.in_responses[idx], as_file: self.as_files[idx] }
    }

    /// Learns of a use that no operation told.
    pub(super) fn add<'s>(
        &mut self,
        algebra: Algebra<'_, 's>,
        subtypes: &Subtypes<'s>,
        id: SchemaId<'s>,
        direction: Direction,
    ) {
        let known = match direction {
            Direction::Request => &mut self.in_requests,
            Direction::Response => &mut self.in_responses,
        };
        if !known[id.index()] {
            let reached = reached(algebra.api, &[id], |id| inside(algebra, subtypes, id, direction));
            for ((known, as_file), new) in known.iter_mut().zip(&mut self.as_files).zip(reached) {
                *known |= new;
                *as_file &= !new;
            }
        }
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
    fn collect(&mut self, algebra: Algebra<'_, 's>, item: &PathItem<'s>, operation: &Operation<'s>) {
        self.requests.extend(of_parameters(algebra.api, item, operation));
        if let Some(body) = operation.request_body.map(|body| &algebra.api[body.id]) {
            match multipart(algebra, body) {
                Some(content) => self.multipart.extend(of_content(std::slice::from_ref(content))),
                None => self.requests.extend(of_content(&body.content)),
            }
        }
        self.responses.extend(answered(algebra.api, operation));
    }
}

/// What is sent of a body that is sent in parts.
fn multipart<'b, 's>(algebra: Algebra<'_, 's>, body: &'b RequestBody<'s>) -> Option<&'b MediaType<'s>> {
    bodies::chosen(algebra, body).filter(|content| algebra.media(content) == Media::Multipart)
}

/// Schemas of bytes that are parts of bodies, and of all else that parts are.
fn in_parts<'s>(algebra: Algebra<'_, 's>, bodies: &[SchemaId<'s>]) -> (Vec<SchemaId<'s>>, Vec<SchemaId<'s>>) {
    let (mut files, mut others) = (Vec::new(), Vec::new());
    for part in bodies.iter().flat_map(|body| bodies::parts(algebra.api, *body)) {
        let bytes = bodies::bytes_in(algebra.api, part);
        if bytes.is_empty() {
            others.push(part.schema.id);
        }
        files.extend(bytes);
    }
    (files, others)
}

/// What a value of a schema holds. A part of an `allOf` is no type of its own there; what the part holds is.
fn inside<'s>(
    algebra: Algebra<'_, 's>,
    subtypes: &Subtypes<'s>,
    id: SchemaId<'s>,
    direction: Direction,
) -> Vec<SchemaId<'s>> {
    let api = algebra.api;
    let schema = &api[id];
    let mut found = Vec::new();
    if let ([only], true) = (schema.all_of.as_slice(), algebra.says_nothing(schema)) {
        found.push(only.id);
    }
    found.extend(subtypes.of_parent(id));
    found.extend(schema.one_of.iter().chain(&schema.any_of).map(|used| used.id));
    let conjunction = algebra.conjunction(&[id]);
    for choice in &conjunction.choices {
        found.extend(algebra.alternatives(*choice).iter().map(|used| used.id));
    }
    for atom in conjunction.atoms.iter().map(|id| &api[*id]) {
        let properties = atom.properties().iter().map(|property| property.schema.id);
        found.extend(properties.filter(|id| !is_absent(&api[*id], direction)));
        if let Some(Additional::Schema(used)) = atom.object.as_deref().map(|object| object.additional) {
            found.push(used.id);
        }
        found.extend(atom.array.as_deref().and_then(|array| array.items).map(|used| used.id));
        // All that only 3.1 has, those that forbid included: a schema too many does no harm.
        let of_3_1 = atom.json_schema.as_deref().into_iter().flat_map(JsonSchemaRules::children);
        found.extend(of_3_1.map(|used| used.id));
    }
    found
}
