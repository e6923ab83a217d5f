//! Schemas of what operations answer.
//!
//! The text is `{"$defs": {…}, "answers": [{"200": {"application/json": SCHEMA}}]}`: for each operation, in the order of their
//! numbers, all statuses that it declares, and for each of them the media types of JSON.

use std::collections::HashMap;
use std::sync::OnceLock;

use poem::http::StatusCode;
use serde_json::Value;

use super::budget::Budget;
use super::compile::{Compiler, SchemaError, parsed, unfit};
use super::keyword::Compiled;
use crate::check::{Fault, Rule};

/// Schemas of answers, compiled when the first is checked.
#[derive(Debug)]
pub(crate) struct Answers {
    text: &'static str,
    compiled: OnceLock<Result<(Vec<OfStatus>, Compiled), SchemaError>>,
}

/// Numbers of schemas by media type, by status.
type OfStatus = HashMap<String, HashMap<String, usize>>;

impl Answers {
    pub(crate) const fn new(text: &'static str) -> Answers {
        Answers { text, compiled: OnceLock::new() }
    }

    /// True if there are any.
    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Holds a body to the schema that an operation declares for its status and media type.
    pub(crate) fn check(
        &self,
        operation: usize,
        status: StatusCode,
        media_type: &str,
        body: &[u8],
    ) -> Result<(), Fault> {
        let compiled = self.compiled.get_or_init(|| compile_answers(self.text));
        let Ok((operations, compiled)) = compiled else { return Err(Fault::new(Rule::SchemaUnusable)) };
        let content = operations.get(operation).and_then(|statuses| declared(statuses, status));
        let Some(schema) = content.and_then(|content| content.get(&essence(media_type))) else { return Ok(()) };
        let value: Value = crate::json::parse(body)?;
        compiled.check(*schema, &value, &mut Budget::of(&value))
    }
}

/// Declared answer for a status: by its code, by its class, or for all others.
fn declared(statuses: &OfStatus, status: StatusCode) -> Option<&HashMap<String, usize>> {
    let class = format!("{}XX", status.as_u16() / 100);
    [status.as_str(), &class, "default"].into_iter().find_map(|key| statuses.get(key))
}

/// The media type without its parameters.
fn essence(media_type: &str) -> String {
    media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

/// Schemas of answers: for each operation, by status and media type, their numbers.
fn compile_answers(text: &str) -> Result<(Vec<OfStatus>, Compiled), SchemaError> {
    let document = parsed(text)?;
    let mut compiler = Compiler::of(&document);
    let operations = document.get("answers").and_then(Value::as_array).ok_or_else(|| unfit("answers"))?;
    let operations = operations.iter().map(|statuses| {
        let statuses = statuses.as_object().ok_or_else(|| unfit("answers"))?;
        let statuses = statuses.iter().map(|(status, content)| {
            let content = content.as_object().ok_or_else(|| unfit("answers"))?;
            let content = content.iter().map(|(name, schema)| Ok((name.clone(), compiler.schema(schema)?)));
            Ok((status.clone(), content.collect::<Result<_, SchemaError>>()?))
        });
        statuses.collect::<Result<OfStatus, SchemaError>>()
    });
    let operations = operations.collect::<Result<_, _>>()?;
    Ok((operations, compiler.finish()?))
}
