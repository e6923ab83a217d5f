//! One call of an operation: what is sent, and what is to be heard.

use std::collections::BTreeMap;

use clientgen::ir::{Answer, Operation, Payload};
use serde_json::Value;

use super::schemas::Schemas;
use crate::round_trip::contract::plain;

/// The call.
pub(super) struct Call {
    /// For people: method and path.
    pub(super) name: String,
    /// The answer that the mock is asked for.
    pub(super) status: u16,
    /// Values that must arrive, by their places in the mock's account.
    pub(super) sent: BTreeMap<String, Described>,
    pub(super) heard: Heard,
    /// The Rust that makes it and tells what was heard.
    pub(super) text: String,
}

/// The answer that the caller must get, beside the status.
#[derive(Debug, Clone)]
pub(super) enum Heard {
    /// Bytes, of which the document says nothing.
    Anything,
    Nothing,
    Value(Described),
    Text(String),
}

impl Heard {
    /// Whether it was heard.
    pub(super) fn is(&self, heard: &Value, document: &Value) -> bool {
        match self {
            Heard::Anything => true,
            Heard::Nothing => plain(heard).is_null(),
            Heard::Value(answered) => answered.is(heard, document),
            Heard::Text(answered) => heard.as_str() == Some(answered),
        }
    }
}

/// A value, and where the document describes it.
#[derive(Debug, Clone)]
pub(super) struct Described {
    pub(super) value: Value,
    pub(super) pointer: String,
}

impl Described {
    /// Whether a value is this one, as it was understood.
    pub(super) fn is(&self, understood: &Value, document: &Value) -> bool {
        Schemas::at(document, &self.pointer).is_same(&plain(understood), &plain(&self.value))
    }
}

/// The Rust of a call with these setters: `.pet_id(value::<i64>("7"))`.
pub(super) fn text(operation: &Operation, setters: &str) -> String {
    let ok = told(operation.answers.list.iter().filter(|answer| answer.is_ok), false);
    let error = told(operation.answers.list.iter().filter(|answer| !answer.is_ok), true);
    format!(
        "match client.{}(){setters}.send().await {{\n\
         Ok(answer) => {{ let status = answer.status(); let it = answer.into_inner(); \
         json!({{\"status\": status, \"kind\": \"Ok\", \"value\": {ok}}}) }}\n\
         Err(error) => crate::refused(&error, |it| {error}),\n}}",
        operation.function
    )
}

/// The Rust that tells what an answer holds; `it` is that, or a reference to it.
fn told<'a>(answers: impl Iterator<Item = &'a Answer>, is_borrowed: bool) -> String {
    let mut arms = Vec::new();
    let mut only = "json!(it)".to_owned();
    for Answer { payload, variant, .. } in answers {
        let value = match payload {
            Payload::Json(_) | Payload::Text | Payload::Empty => "json!(it)",
            Payload::Bytes if is_borrowed => "crate::bytes(it)",
            Payload::Bytes => "crate::bytes(&it)",
            Payload::Stream => "crate::stream(it).await",
        };
        match (variant, payload) {
            (None, _) => value.clone_into(&mut only),
            (Some(variant), Payload::Empty) => arms.push(format!("super::client::{variant} => Value::Null")),
            (Some(variant), _) => arms.push(format!("super::client::{variant}(it) => {value}")),
        }
    }
    arms.dedup();
    if arms.is_empty() { only } else { format!("match it {{ {} }}", arms.join(", ")) }
}
