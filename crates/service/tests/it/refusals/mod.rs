//! Every example of an error in the three documents is what is answered to a request that stands in a table here.
//!
//! An example is named by its place: `salvarAssociado 400 cpfInvalido` in an operation, `Invalido repetido` in a response
//! that operations share, without the last word where there is only one.

mod operator;
mod service;
mod triggers;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::world::Answer;

/// What a document says about one error: the statuses that it is answered with, and the body.
#[derive(Debug, Default, PartialEq)]
struct ErrorExample {
    statuses: BTreeSet<u16>,
    body: Value,
}

/// Holds the examples of a document to the answers to a table of requests.
fn assert_answered(document: &str, answers: impl IntoIterator<Item = (&'static str, Answer)>) {
    let document: Value = serde_json::from_str(document).unwrap();
    let mut answers: BTreeMap<&str, Answer> = answers.into_iter().collect();
    let mut wrong = Vec::new();
    for (place, ErrorExample { statuses, body }) in examples(&document) {
        match answers.remove(place.as_str()) {
            None => wrong.push(format!("{place}: no request brings it about")),
            Some(answer) if !statuses.contains(&answer.status) => {
                wrong.push(format!("{place}: is said of {statuses:?}, and the answer is {}", answer.status));
            }
            Some(answer) if told(&answer) != body => {
                wrong.push(format!("{place}:\n  says     {body}\n  answered {}", told(&answer)));
            }
            Some(_) => {}
        }
    }
    wrong.extend(answers.keys().map(|place| format!("{place}: there is no such example")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All examples of errors, by their places.
fn examples(document: &Value) -> BTreeMap<String, ErrorExample> {
    let mut found: BTreeMap<String, ErrorExample> = BTreeMap::new();
    let operations =
        document["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap().values());
    for operation in operations.filter(|operation| operation["operationId"].is_string()) {
        for (status, response) in operation["responses"].as_object().unwrap() {
            let Some(number) = status.parse().ok().filter(|status| *status >= 400) else { continue };
            let place = match response["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()) {
                Some(shared) => shared.to_owned(),
                None => format!("{} {status}", operation["operationId"].as_str().unwrap()),
            };
            let contents = followed(document, response)["content"].as_object();
            for content in contents.into_iter().flatten().map(|(_, content)| content) {
                let named = content["examples"].as_object().into_iter().flatten();
                let named = named
                    .map(|(name, example)| (format!("{place} {name}"), followed(document, example)["value"].clone()));
                let only = content.get("example").map(|example| (place.clone(), example.clone()));
                for (place, body) in named.chain(only) {
                    let example = found.entry(place).or_default();
                    example.statuses.insert(number);
                    example.body = body;
                }
            }
        }
    }
    found
}

fn followed<'d>(document: &'d Value, value: &'d Value) -> &'d Value {
    match value["$ref"].as_str() {
        Some(reference) => document.pointer(reference.trim_start_matches('#')).unwrap(),
        None => value,
    }
}

/// The body of an answer, with an id of the request that never changes.
fn told(answer: &Answer) -> Value {
    if answer.header("content-type") != Some("application/json") {
        return Value::String(answer.body.clone());
    }
    let mut body = answer.json();
    if body["idRequisicao"].as_str().is_some_and(|id| id.len() == 36) {
        body["idRequisicao"] = "0197f3a1-5c7e-7d20-8b1f-6c2f2a9d4e10".into();
    }
    body
}

#[test]
fn an_example_without_a_request_is_seen() {
    let document = serde_json::json!({
        "paths": {"/a": {"get": {"operationId": "a", "responses": {
            "200": {"content": {"text/plain": {"example": "ok"}}},
            "400": {"content": {"text/plain": {"examples": {"x": {"value": "no"}, "y": {"value": "never"}}}}},
            "404": {"$ref": "#/components/responses/Gone"},
        }}}},
        "components": {"responses": {"Gone": {"content": {"text/plain": {"example": "gone"}}}}},
    });
    let places: Vec<String> = examples(&document).into_keys().collect();
    assert_eq!(places, ["Gone", "a 400 x", "a 400 y"]);
    let is_seen = std::panic::catch_unwind(|| assert_answered(&document.to_string(), [])).unwrap_err();
    assert!(is_seen.downcast_ref::<String>().unwrap().contains("a 400 y: no request brings it about"));
}
