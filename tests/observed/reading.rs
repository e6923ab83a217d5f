//! The client's types, as JSON Schemas.

use std::collections::BTreeMap;

use client_runtime::schemas::{Direction, Schemas};
use contractual::check::ClientSchemas;
use serde_json::Value;

/// What the types of a client send and read, by the generated function that tells it.
pub(crate) fn of(tell: fn(&mut Schemas)) -> Result<ClientSchemas, String> {
    let [sends, reads] = [Direction::Sends, Direction::Reads].map(|direction| {
        let mut schemas = Schemas::new(direction);
        tell(&mut schemas);
        schemas.into_document()
    });
    let mut schemas = BTreeMap::new();
    for (document, direction) in [(&sends, "sends"), (&reads, "reads")] {
        for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
            schemas.insert(format!("{direction}/{name}"), pretty(schema)?);
        }
    }
    Ok(ClientSchemas { sends: pretty(&sends)?, reads: pretty(&reads)?, schemas })
}

fn pretty(value: &Value) -> Result<String, String> {
    serde_json::to_string_pretty(value).map_err(|error| error.to_string())
}
