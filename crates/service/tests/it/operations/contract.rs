//! What the contract declares.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use api::runtime::Operations as _;
use serde_json::Value;
use service::routes::Service;

/// A code that a caller sends: where it stands, and its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SentCode {
    /// `GET`.
    pub(super) method: String,
    /// The path with its parameters in braces.
    pub(super) path: String,
    /// `path`, `query` or `body`.
    pub(super) place: String,
    pub(super) name: String,
}

/// All codes that callers send.
pub(super) fn sent_codes() -> Vec<SentCode> {
    let document = document();
    let mut codes = Vec::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let parameters = parameters.map(|parameter| followed(&document, parameter)).map(|parameter| {
                let text = |field: &str| parameter[field].as_str().expect("text").to_owned();
                (text("in"), text("name"))
            });
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            let fields = fields(&document, body).into_iter().map(|name| ("body".to_owned(), name));
            codes.extend(
                parameters.chain(fields).filter(|(_, name)| name.starts_with("cod")).map(|(place, name)| SentCode {
                    method: method.to_uppercase(),
                    path: path.clone(),
                    place,
                    name,
                }),
            );
        }
    }
    codes
}

/// Names of the fields of a schema that a caller may send, wherever they are declared.
fn fields(document: &Value, schema: &Value) -> Vec<String> {
    let schema = followed(document, schema);
    let own = schema["properties"].as_object().into_iter().flatten();
    let own = own.filter(|(_, field)| field["readOnly"] != true).map(|(name, _)| name.clone());
    let parts = schema["allOf"].as_array().into_iter().flatten().flat_map(|part| fields(document, part));
    own.chain(parts).collect()
}

fn followed<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    match value["$ref"].as_str() {
        Some(reference) => document.pointer(reference.trim_start_matches('#')).expect("what is referred to"),
        None => value,
    }
}

fn document() -> Value {
    serde_json::from_str(api::Operations::<Service>::DOCUMENT).unwrap()
}

/// The statuses of each operation.
pub(super) static DECLARED: LazyLock<BTreeMap<String, BTreeSet<u16>>> = LazyLock::new(|| {
    let document = document();
    let paths = document["paths"].as_object().expect("paths");
    let operations = paths.values().flat_map(|path| path.as_object().expect("operations").values());
    operations
        .filter_map(|operation| {
            let id = operation["operationId"].as_str()?.to_owned();
            let statuses = operation["responses"].as_object()?.keys().filter_map(|status| status.parse().ok());
            Some((id, statuses.collect()))
        })
        .collect()
});
