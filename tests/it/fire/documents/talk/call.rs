//! One call of an operation: what is sent, and what is to be heard.

use std::collections::BTreeMap;

use clientgen::ir::{Answer, Operation, Payload};
use serde_json::Value;

use crate::round_trip::contract::plain;

/// The call.
pub(super) struct Call {
    /// For people: method and path.
    pub(super) name: String,
    /// What the mock is asked to answer with.
    pub(super) status: u16,
    /// What must arrive, by the place that the mock tells it at.
    pub(super) sent: BTreeMap<String, Value>,
    pub(super) heard: Heard,
    /// The Rust that makes it and tells what was heard.
    pub(super) text: String,
}

/// What the caller is to hear beside the status.
#[derive(Debug, Clone)]
pub(super) enum Heard {
    /// Bytes, of which the document says nothing.
    Anything,
    Value(Value),
    Text(String),
}

impl Heard {
    /// Whether it was heard. A service that leaves a property out may send its default instead, and nothing else.
    pub(super) fn is(&self, heard: &Value, defaults: &[Value]) -> bool {
        match self {
            Heard::Anything => true,
            Heard::Value(answered) => is_same(&plain(heard), &plain(answered), defaults),
            Heard::Text(answered) => heard.as_str() == Some(answered),
        }
    }
}

fn is_same(heard: &Value, answered: &Value, defaults: &[Value]) -> bool {
    match (heard, answered) {
        (Value::Object(heard), Value::Object(answered)) => {
            let is_expected = |(name, heard): (&String, &Value)| match answered.get(name) {
                Some(answered) => is_same(heard, answered, defaults),
                None => is_filled_in(heard, defaults),
            };
            answered.keys().all(|name| heard.contains_key(name)) && heard.iter().all(is_expected)
        }
        (Value::Array(heard), Value::Array(answered)) => {
            heard.len() == answered.len() && heard.iter().zip(answered).all(|(a, b)| is_same(a, b, defaults))
        }
        (heard, answered) => heard == answered,
    }
}

/// Whether a value is a default, or an object of nothing else.
fn is_filled_in(heard: &Value, defaults: &[Value]) -> bool {
    match heard {
        Value::Object(object) => object.values().all(|value| is_filled_in(value, defaults)),
        value => defaults.contains(value),
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
