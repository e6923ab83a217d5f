//! Parameters, bodies and schemas, by the direction in which their values travel.

use contract::model::{Api, Direction, Location, MediaType, Operation, Parameter, PathItem, Schema, Value};

use crate::SchemaId;

/// Whether a property with this schema is no part of what travels in a direction.
pub fn is_absent(schema: &Schema<'_>, direction: Direction) -> bool {
    match direction {
        Direction::Request => schema.is_read_only,
        Direction::Response => schema.is_write_only,
    }
}

/// Schemas of the parameters of an operation.
pub fn of_parameters<'s>(api: &Api<'s>, item: &PathItem<'s>, operation: &Operation<'s>) -> Vec<SchemaId<'s>> {
    api.parameters_of(item, operation).into_iter().flat_map(|id| of_value(&api[id].value)).collect()
}

/// Name of a parameter on the wire: of a header in lower case.
pub fn wire_name(parameter: &Parameter<'_>) -> String {
    match parameter.location {
        Location::Header => parameter.name.to_ascii_lowercase(),
        _ => parameter.name.to_owned(),
    }
}

/// Whether a parameter is a header that OpenAPI describes by other means, and is none therefore.
pub fn is_ignored(parameter: &Parameter<'_>) -> bool {
    let is_described = matches!(wire_name(parameter).as_str(), "accept" | "authorization" | "content-type");
    parameter.location == Location::Header && is_described
}

/// Schemas of the bodies and headers of the responses of an operation.
pub fn answered<'s>(api: &Api<'s>, operation: &Operation<'s>) -> Vec<SchemaId<'s>> {
    let mut answered = Vec::new();
    for (_, response) in &operation.responses.by_status {
        let response = &api[response.id];
        answered.extend(of_content(&response.content));
        answered.extend(response.headers.iter().flat_map(|(_, header)| of_value(&api[header.id].value)));
    }
    answered
}

/// Schemas of media types.
pub fn of_content<'s>(content: &[MediaType<'s>]) -> impl Iterator<Item = SchemaId<'s>> {
    content.iter().filter_map(|media_type| media_type.schema).map(|used| used.id)
}

/// Flags of the schemas that are reached from some of them, these included. `inside` says what a value of a schema holds.
pub fn reached<'s>(
    api: &Api<'s>,
    roots: &[SchemaId<'s>],
    mut inside: impl FnMut(SchemaId<'s>) -> Vec<SchemaId<'s>>,
) -> Vec<bool> {
    let mut reached = vec![false; api.schemas.len()];
    let mut queue = roots.to_vec();
    while let Some(id) = queue.pop() {
        if !std::mem::replace(&mut reached[id.index()], true) {
            queue.extend(inside(id));
        }
    }
    reached
}

fn of_value<'s>(value: &Value<'s>) -> impl Iterator<Item = SchemaId<'s>> {
    value.schema.map(|used| used.id).into_iter().chain(of_content(&value.content))
}
