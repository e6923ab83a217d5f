//! One document of a pair: a schema, the components it refers to, and the place where it stands.

use contract::model::Direction;
use serde_json::{Map, Value, json};

use super::schema::{entries, is_one_way, parts};

pub(super) const PREFIX: &str = "#/components/schemas/";

/// Schemas in which others may stand: by name, by number, alone.
const BY_NAME: [&str; 3] = ["properties", "patternProperties", "dependentSchemas"];
const BY_NUMBER: [&str; 4] = ["allOf", "anyOf", "oneOf", "prefixItems"];
const ALONE: [&str; 10] = [
    "items",
    "additionalProperties",
    "not",
    "contains",
    "propertyNames",
    "if",
    "then",
    "else",
    "unevaluatedProperties",
    "unevaluatedItems",
];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Version {
    V3_0,
    V3_1,
}

/// `schemas` has the schema that is used as `root` and those with a name as `components`.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Side {
    pub(super) version: Version,
    schemas: Value,
}

/// Where in an operation a schema stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Request,
    Response,
    Query,
    Header,
    AnsweredHeader,
    Callback,
}

impl Place {
    /// Bodies come oftener: more can change in them.
    pub(super) const MIX: [Place; 13] = {
        use Place::{AnsweredHeader, Callback, Header, Query, Request, Response};
        [
            Request,
            Request,
            Request,
            Request,
            Response,
            Response,
            Response,
            Response,
            Query,
            Query,
            Header,
            AnsweredHeader,
            Callback,
        ]
    };

    /// Which way values travel. The server calls back, so that what it sends there is read as its answers are.
    pub(super) fn direction(self) -> Direction {
        match self {
            Place::Request | Place::Query | Place::Header => Direction::Request,
            Place::Response | Place::AnsweredHeader | Place::Callback => Direction::Response,
        }
    }

    /// Whether values are written as text, without a type of their own.
    pub(super) fn is_text(self) -> bool {
        matches!(self, Place::Query | Place::Header | Place::AnsweredHeader)
    }
}

impl Side {
    pub(super) fn new(version: Version, root: &Value) -> Side {
        Side { version, schemas: json!({ "root": root, "components": {} }) }
    }

    pub(super) fn root(&self) -> &Value {
        &self.schemas["root"]
    }

    pub(super) fn components(&self) -> &Map<String, Value> {
        entries(&self.schemas, "components")
    }

    pub(super) fn add_component(&mut self, name: &str, schema: Value) {
        self.schemas["components"][name] = schema;
    }

    /// Whether any schema says which way its values travel.
    pub(super) fn is_one_way(&self) -> bool {
        let is_said = |way: &String| self.at(way).is_some_and(is_one_way);
        self.ways().iter().any(is_said)
    }

    /// True if any schema speaks of what others have not looked at.
    pub(super) fn asks_what_is_left(&self) -> bool {
        self.schemas.to_string().contains("\"unevaluated")
    }

    /// The same components with another schema in use.
    pub(super) fn rooted_at(&self, root: &Value) -> Side {
        let mut side = self.clone();
        side.schemas["root"] = root.clone();
        side
    }

    /// The schema that a reference leads to, through any number of them.
    pub(super) fn target<'v>(&'v self, schema: &'v Value) -> &'v Value {
        let mut target = schema;
        for _ in 0..=self.components().len() {
            let Some(name) = reference(target) else { return target };
            target = self.components().get(name).unwrap_or(&Value::Bool(true));
        }
        &Value::Bool(true)
    }

    /// Pointers to all schemas, the outer before the inner.
    pub(super) fn ways(&self) -> Vec<String> {
        let components = self.components().keys().map(|name| format!("/components/{name}"));
        let mut ways: Vec<String> = std::iter::once("/root".to_owned()).chain(components).collect();
        let mut idx = 0;
        while let Some(way) = ways.get(idx).cloned() {
            match self.at(&way) {
                Some(schema) if schema.is_object() => ways.extend(below(schema, &way)),
                _ => {}
            }
            idx += 1;
        }
        ways
    }

    pub(super) fn at(&self, way: &str) -> Option<&Value> {
        self.schemas.pointer(way)
    }

    pub(super) fn at_mut(&mut self, way: &str) -> Option<&mut Value> {
        self.schemas.pointer_mut(way)
    }

    /// The schemas that a pointer of the document leads through, the outermost first.
    pub(super) fn along(&self, pointer: &str) -> Vec<&Value> {
        let steps: Vec<&str> = pointer.split('/').skip(1).collect();
        let (mut schema, steps) = match steps.as_slice() {
            ["components", "schemas", name, steps @ ..] => (self.components().get(*name), steps),
            _ => match steps.iter().position(|step| *step == "schema") {
                Some(at) => (Some(self.root()), &steps[at + 1..]),
                None => return Vec::new(),
            },
        };
        let mut found: Vec<&Value> = schema.into_iter().collect();
        let mut steps = steps.iter();
        while let Some(keyword) = steps.next() {
            schema = schema.and_then(|schema| schema.get(keyword));
            if BY_NAME.contains(keyword) || BY_NUMBER.contains(keyword) {
                let Some(step) = steps.next() else { break };
                schema = schema.and_then(|schema| schema.pointer(&format!("/{step}")));
            } else if !ALONE.contains(keyword) {
                break;
            }
            found.extend(schema);
        }
        found
    }

    /// A document with one operation that has the schema at a place.
    pub(super) fn document(&self, place: Place) -> Value {
        let content = json!({ "application/json": { "schema": self.root() } });
        let mut operation = json!({ "responses": { "200": { "description": "Done." } } });
        match place {
            Place::Request => operation["requestBody"] = json!({ "required": true, "content": content }),
            Place::Response => operation["responses"]["200"]["content"] = content,
            Place::Query | Place::Header => {
                let kind = if place == Place::Query { "query" } else { "header" };
                operation["parameters"] =
                    json!([{ "name": "X-P", "in": kind, "required": true, "schema": self.root() }]);
            }
            Place::AnsweredHeader => {
                operation["responses"]["200"]["headers"] =
                    json!({ "X-P": { "required": true, "schema": self.root() } });
            }
            Place::Callback => {
                let called = json!({
                    "requestBody": { "required": true, "content": content },
                    "responses": { "204": { "description": "Taken." } },
                });
                operation["callbacks"] = json!({ "done": { "{$request.query.to}": { "post": called } } });
            }
        }
        let version = if self.version == Version::V3_0 { "3.0.3" } else { "3.1.0" };
        let mut document = json!({
            "openapi": version,
            "info": { "title": "T", "version": "1.0.0" },
            "paths": { "/x": { "post": operation } },
        });
        if !self.components().is_empty() {
            document["components"] = json!({ "schemas": self.components() });
        }
        document
    }
}

/// The name of the component that a schema refers to.
pub(super) fn reference(schema: &Value) -> Option<&str> {
    schema.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix(PREFIX))
}

pub(super) fn refer_to(name: &str) -> Value {
    json!({ "$ref": format!("{PREFIX}{name}") })
}

fn below(schema: &Value, way: &str) -> Vec<String> {
    let by_name =
        BY_NAME.iter().flat_map(|key| entries(schema, key).keys().map(move |name| format!("{way}/{key}/{name}")));
    let by_number =
        BY_NUMBER.iter().flat_map(|key| (0..parts(schema, key).len()).map(move |idx| format!("{way}/{key}/{idx}")));
    let alone = ALONE.iter().filter(|key| schema.get(**key).is_some_and(Value::is_object));
    by_name.chain(by_number).chain(alone.map(|key| format!("{way}/{key}"))).collect()
}
