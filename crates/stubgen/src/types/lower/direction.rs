//! Schemas that look different in requests and in responses, and those that travel in both directions.

use contract::model::{Api, Choices, Schema, Use};
use rust_text::template::made_up_name;
use schema_algebra::{SchemaId, Subtypes, answered, graph, of_content, of_parameters, reached};

use crate::settings::Settings;

/// What is known of every schema before types are made.
#[derive(Debug)]
pub(super) struct Travels {
    /// It, or something inside, has a property that travels in one direction only.
    differs: Vec<bool>,
    in_requests: Vec<bool>,
    in_responses: Vec<bool>,
}

impl Travels {
    /// Looks at every operation that stubs are made for.
    pub(super) fn of<'s>(api: &Api<'s>, settings: &Settings, subtypes: &Subtypes<'s>) -> Travels {
        let (mut requests, mut responses) = (Vec::new(), Vec::new());
        let mut choices = Choices::new(&settings.only, &settings.left_out);
        for (template, item, operation) in api.operations() {
            if choices.take(template, operation, || made_up_name(operation.method.key(), template)) {
                requests.extend(of_parameters(api, item, operation));
                requests.extend(operation.request_body.iter().flat_map(|body| of_content(&api[body.id].content)));
                responses.extend(answered(api, operation));
            }
        }
        let inside = |id| inside(api, subtypes, id).collect();
        Travels {
            differs: differing(api, subtypes),
            in_requests: reached(api, &requests, inside),
            in_responses: reached(api, &responses, inside),
        }
    }

    /// Whether a schema looks different in requests and in responses.
    pub(super) fn differs(&self, id: SchemaId<'_>) -> bool {
        self.differs[id.index()]
    }

    pub(super) fn needs_two(&self, id: SchemaId<'_>) -> bool {
        let idx = id.index();
        self.differs[idx] && self.in_requests[idx] && self.in_responses[idx]
    }
}

/// From the properties that travel in one direction only to everything that holds them.
fn differing<'s>(api: &Api<'s>, subtypes: &Subtypes<'s>) -> Vec<bool> {
    let mut holders: Vec<Vec<usize>> = vec![Vec::new(); api.schemas.len()];
    let mut queue = Vec::new();
    for (id, schema) in api.schemas.iter() {
        for inner in inside(api, subtypes, id) {
            holders[inner.index()].push(id.index());
        }
        let travels_one_way = |used: Use<'s, Schema<'s>>| api[used.id].is_read_only || api[used.id].is_write_only;
        if schema.properties().iter().any(|property| travels_one_way(property.schema)) {
            queue.push(id.index());
        }
    }
    graph::reached(holders.len(), queue, |idx, queue| queue.extend(&holders[idx]))
}

fn inside<'m, 's>(
    api: &'m Api<'s>,
    subtypes: &'m Subtypes<'s>,
    id: SchemaId<'s>,
) -> impl Iterator<Item = SchemaId<'s>> + use<'m, 's> {
    api[id].children().map(|used| used.id).chain(subtypes.of_parent(id).iter().copied())
}
