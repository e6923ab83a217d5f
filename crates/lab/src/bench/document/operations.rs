//! The operations: two to a path, one that reads and one that writes.

use serde_json::{Map, Value, json};

use super::writer::{Syntax, n_bytes};
use super::{examples, schemas};

/// Every description.
pub(super) const TEXT: &str = "Lists what the authenticated user has explicit permission to access, newest first. Fine-grained \
                    tokens need the permission \"metadata\" to read it: see the guide.\n\nResults are paged; follow \
                    the `Link` header.";

const TAGS: [&str; 8] = ["actions", "activity", "apps", "checks", "issues", "orgs", "pulls", "repos"];

pub(super) fn tags() -> Value {
    TAGS.iter().map(|tag| json!({"name": tag, "description": format!("Everything about {tag}.")})).collect()
}

pub(super) fn parameters() -> Value {
    let path = |name: &str| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}});
    let query = |name: &str, schema: Value| json!({"name": name, "in": "query", "description": TEXT, "schema": schema});
    json!({
        "owner": path("owner"),
        "repo": path("repo"),
        "page": query("page", json!({"type": "integer", "minimum": 1, "default": 1})),
        "per-page": query("per_page", json!({"type": "integer", "minimum": 1, "maximum": 100, "default": 30})),
        "direction": query("direction", json!({"type": "string", "enum": ["asc", "desc"]})),
        "since": query("since", json!({"type": "string", "format": "date-time"})),
    })
}

pub(super) fn responses() -> Value {
    let response = |description: &str| {
        json!({
            "description": description,
            "content": {"application/json": {
                "schema": {"$ref": "#/components/schemas/error"},
                "example": {"message": description, "documentation_url": "https://docs.example.com/rest"},
            }},
        })
    };
    json!({
        "bad-request": response("Bad request"),
        "forbidden": response("Forbidden"),
        "not-found": response("Resource not found"),
        "validation-failed": response("Validation failed"),
    })
}

pub(super) fn path(path_idx: usize) -> String {
    format!("/repos/{{owner}}/{{repo}}/{}/{}", TAGS[path_idx % TAGS.len()], schemas::name(path_idx))
}

/// A pair of operations, with as many examples as fill a number of bytes, and at least one of every body.
pub(super) fn path_item(path_idx: usize, n_schemas: usize, syntax: Syntax, budget: usize) -> Value {
    // All schemas are used, the lower ones by many.
    let read_idx = path_idx * 2 % n_schemas;
    let written_idx = (path_idx * 2 + 1) % n_schemas;
    let sent_idx = written_idx / 4 * 4;
    let changed = changing(path_idx, sent_idx, written_idx, n_schemas);
    let mut examples = Map::new();
    let mut left = budget.saturating_sub(n_bytes(&changed, syntax) * 5 / 4);
    loop {
        let seed = path_idx * 100 + examples.len();
        let value = json!({"summary": "As seen by its owner", "value": [examples::example(read_idx, n_schemas, seed)]});
        // A quarter more for indentation.
        left = left.saturating_sub(n_bytes(&value, syntax) * 5 / 4);
        examples.insert(format!("case-{}", examples.len()), value);
        if left == 0 {
            break;
        }
    }
    json!({"get": listing(path_idx, read_idx, &examples), "post": changed})
}

fn listing(path_idx: usize, schema_idx: usize, examples: &Map<String, Value>) -> Value {
    let shared = ["owner", "repo", "page", "per-page", "direction", "since"];
    json!({
        "operationId": format!("list-{}", schemas::name(path_idx)),
        "tags": [TAGS[path_idx % TAGS.len()]],
        "summary": format!("List {}", schemas::name(schema_idx)),
        "description": TEXT,
        "parameters": references("parameters", &shared),
        "responses": {
            "200": {
                "description": "Response",
                "headers": {"Link": {"description": "Pages", "schema": {"type": "string"}}},
                "content": {"application/json": {
                    "schema": {"type": "array", "items": schemas::reference(schema_idx)},
                    "examples": examples,
                }},
            },
            "403": reference("responses", "forbidden"),
            "404": reference("responses", "not-found"),
        },
    })
}

fn changing(path_idx: usize, sent_idx: usize, answered_idx: usize, n_schemas: usize) -> Value {
    let content = |idx: usize| {
        let example = examples::example(idx, n_schemas, path_idx);
        json!({"application/json": {"schema": schemas::reference(idx), "example": example}})
    };
    json!({
        "operationId": format!("create-{}", schemas::name(path_idx)),
        "tags": [TAGS[path_idx % TAGS.len()]],
        "summary": format!("Create {}", schemas::name(answered_idx)),
        "description": TEXT,
        "parameters": references("parameters", &["owner", "repo"]),
        "requestBody": {"required": true, "content": content(sent_idx)},
        "responses": {
            "201": {"description": "Created", "content": content(answered_idx)},
            "400": reference("responses", "bad-request"),
            "403": reference("responses", "forbidden"),
            "422": reference("responses", "validation-failed"),
        },
    })
}

fn references(kind: &str, names: &[&str]) -> Value {
    names.iter().map(|name| reference(kind, name)).collect()
}

fn reference(kind: &str, name: &str) -> Value {
    json!({"$ref": format!("#/components/{kind}/{name}")})
}
