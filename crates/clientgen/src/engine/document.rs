//! The document that progenitor is given: names and types, and nothing about the wire.
//!
//! `send` is ours, so that it does not matter to progenitor where a parameter travels or what is answered. Every parameter
//! is a query parameter of a name that Rust takes; every path is a number.

use std::collections::HashMap;

use serde_json::{Map, Value, json};

use crate::ir::{BodyForm, Operation, PROVIDED, Ty};
use crate::operations::of_builder;
use crate::schemas::Collected;

pub(super) struct Document {
    /// All of it.
    pub(super) json: Value,
    /// Components, and the types in Rust that take their place.
    pub(super) replaced: Vec<(String, String)>,
}

impl Document {
    pub(super) fn new(operations: &[Operation], collected: &Collected) -> Document {
        let mut aliases = Aliases::new(collected);
        let mut paths = Map::new();
        for (number, operation) in operations.iter().enumerate() {
            // All of one length, so that they keep their order however they are sorted.
            paths.insert(format!("/{number:08}"), json!({ "get": lowered(operation, &mut aliases) }));
        }
        let mut components = collected.components.clone();
        let mut replaced: Vec<_> =
            collected.own.iter().map(|name| (name.clone(), format!("super::types::{name}"))).collect();
        for (component, rust) in PROVIDED {
            components.insert(component.to_owned(), json!({}));
            replaced.push((component.to_owned(), rust.to_owned()));
        }
        for (alias, rust) in
            aliases.list.into_iter().enumerate().map(|(idx, rust)| (format!("{}{idx}", aliases.stem), rust))
        {
            components.insert(alias.clone(), json!({}));
            replaced.push((alias, rust));
        }
        let json = json!({
            "openapi": "3.0.3",
            "info": { "title": "client", "version": "1" },
            "paths": paths,
            "components": { "schemas": components },
        });
        Document { json, replaced }
    }
}

fn lowered(operation: &Operation, aliases: &mut Aliases) -> Value {
    let mut parameters = Vec::new();
    for argument in &operation.arguments {
        parameters.push(parameter(&argument.words, argument.is_required, &aliases.of(&argument.ty.rust())));
    }
    let mut lowered = Map::new();
    if let Some(body) = &operation.body {
        match &body.form {
            // A named type may have a builder, which is then nested into that of the operation.
            BodyForm::Json(ty @ Ty::Named(_))
            | BodyForm::Form(ty @ Ty::Named(_), _)
            | BodyForm::Multipart(ty @ Ty::Named(_), _)
                if body.is_required =>
            {
                let content = json!({ "application/json": { "schema": ty.lowered() } });
                lowered.insert("requestBody".to_owned(), json!({ "required": true, "content": content }));
            }
            form => parameters.push(parameter("body", body.is_required, &aliases.of(&form.rust()))),
        }
    }
    lowered.insert("operationId".to_owned(), json!(operation.words));
    lowered.insert("parameters".to_owned(), Value::Array(parameters));
    lowered.insert("responses".to_owned(), json!({ "204": { "description": "" } }));
    Value::Object(lowered)
}

fn parameter(name: &str, is_required: bool, schema: &Value) -> Value {
    json!({ "name": name, "in": "query", "required": is_required, "schema": schema })
}

/// Types in Rust as components that stand for them, so that typify takes them as they are.
struct Aliases {
    stem: String,
    list: Vec<String>,
    known: HashMap<String, usize>,
}

impl Aliases {
    fn new(collected: &Collected) -> Aliases {
        let mut stem = "Argument".to_owned();
        while collected.components.keys().chain(&collected.own).any(|name| name.starts_with(&stem)) {
            stem.push('s');
        }
        Aliases { stem, list: Vec::new(), known: HashMap::new() }
    }

    fn of(&mut self, rust: &str) -> Value {
        let rust = of_builder(rust);
        let idx = *self.known.entry(rust).or_insert_with_key(|rust| {
            self.list.push(rust.clone());
            self.list.len() - 1
        });
        Ty::Named(format!("{}{idx}", self.stem)).lowered()
    }
}
