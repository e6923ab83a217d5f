//! The document that progenitor is given: the types, and no operation.

use serde_json::{Value, json};

use crate::ir::PROVIDED;
use crate::schemas::Collected;

pub(super) struct Document {
    /// All of it.
    pub(super) json: Value,
    /// Components, and the types in Rust that take their place.
    pub(super) replaced: Vec<(String, String)>,
}

impl Document {
    pub(super) fn new(collected: &Collected) -> Document {
        let mut components = collected.components.clone();
        let mut replaced: Vec<_> =
            collected.own.iter().map(|name| (name.clone(), format!("super::types::{name}"))).collect();
        for (component, rust) in PROVIDED {
            components.insert(component.to_owned(), json!({}));
            replaced.push((component.to_owned(), rust.to_owned()));
        }
        let json = json!({
            "openapi": "3.0.3",
            "info": { "title": "client", "version": "1" },
            "paths": {},
            "components": { "schemas": components },
        });
        Document { json, replaced }
    }
}
