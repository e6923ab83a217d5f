//! Edits of the observation of the generated crates: each is a mistake that a generator or a runtime could make, and that no
//! file shows.

use anyhow::{Context, Result};
use serde_json::{Map, Value, json};

use super::edit::{Edit, spread};
use contractual::check::{Observation, ObservedContract};

/// Another make of an object at a pointer; nothing where the mistake cannot be made there.
type Spoil = fn(&str, &Map<String, Value>) -> Option<Map<String, Value>>;

/// Mistakes of a server in its document, and their number.
const SERVED: [(&str, Spoil, usize); 8] = [
    ("a route is lost", route_lost, 2),
    ("a status is lost", status_lost, 2),
    ("a parameter is lost", parameter_lost, 2),
    ("a property is lost", property_lost, 2),
    ("a property is added", property_added, 2),
    ("a name is no longer required", name_not_required, 2),
    ("security is dropped", security_dropped, 2),
    ("a type is changed", type_changed, 2),
];

/// Mistakes of poem-openapi in it; security is worded by poem-openapi alone.
const WORDED: [(&str, Spoil, usize); 4] = [
    ("a route is lost", route_lost, 2),
    ("a status is lost", status_lost, 2),
    ("a property is lost", property_lost, 2),
    ("a type is changed", type_changed, 2),
];

/// Mistakes of a client's types that allow too much to be sent. A further property is none: the contracts allow them.
const SENT: [(&str, Spoil, usize); 2] =
    [("a pattern is lost", pattern_lost, 3), ("a type is changed", required_type_changed, 3)];

/// Mistakes of a client's types that refuse an answer.
const READ: [(&str, Spoil, usize); 3] = [
    ("a status is not known", status_lost, 2),
    ("a name is required that nobody sends", name_required, 2),
    ("a type is changed", type_changed, 2),
];

/// Chooses one of the observed documents.
type Document = fn(&mut ObservedContract) -> &mut String;

pub(super) fn edits(seen: &Observation) -> Result<Vec<Edit>> {
    let mut edits = Vec::new();
    for (idx, observed) in seen.contracts.iter().enumerate() {
        spoiled(&mut edits, observed, idx, "the server's document", |it| &mut it.served, &SERVED, "served")?;
        spoiled(&mut edits, observed, idx, "poem-openapi's document", |it| &mut it.worded, &WORDED, "served")?;
        spoiled(&mut edits, observed, idx, "what the client sends", |it| &mut it.reading.sends, &SENT, "reading")?;
        spoiled(&mut edits, observed, idx, "what the client reads", |it| &mut it.reading.reads, &READ, "reading")?;
        edits.extend(answers(observed, idx));
    }
    Ok(edits)
}

/// Mistakes in one of the documents.
fn spoiled(
    edits: &mut Vec<Edit>,
    observed: &ObservedContract,
    contract_idx: usize,
    whose: &str,
    document: Document,
    spoils: &[(&str, Spoil, usize)],
    caught_by: &'static str,
) -> Result<()> {
    let mut observed = observed.clone();
    let root: Value =
        serde_json::from_str(document(&mut observed)).with_context(|| format!("cannot read {whose} again"))?;
    for &(how, spoil, n_wanted) in spoils {
        let mut found = Vec::new();
        places(&root, String::new(), spoil, &mut found);
        for (pointer, object) in spread(found, n_wanted) {
            let mut other = root.clone();
            if let Some(place) = other.pointer_mut(&pointer) {
                *place = Value::Object(object);
            }
            let text = other.to_string();
            let what = format!("{}, {whose}: {how} at #{pointer}", observed.contract);
            let drift = move |seen: &mut Observation| {
                document(&mut seen.contracts[contract_idx]).clone_from(&text);
            };
            edits.push(Edit::drift(what, Box::new(drift), caught_by));
        }
    }
    Ok(())
}

/// Every place at which a mistake can be made. Examples are no part of what a document promises.
fn places(value: &Value, pointer: String, spoil: Spoil, found: &mut Vec<(String, Map<String, Value>)>) {
    match value {
        Value::Object(object) => {
            for (key, inner) in object.iter().filter(|(key, _)| !matches!(key.as_str(), "example" | "examples")) {
                places(inner, format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1")), spoil, found);
            }
            found.extend(spoil(&pointer, object).map(|spoiled| (pointer, spoiled)));
        }
        Value::Array(items) => {
            for (idx, inner) in items.iter().enumerate() {
                places(inner, format!("{pointer}/{idx}"), spoil, found);
            }
        }
        _ => {}
    }
}

/// Answers that are missing, of another status, or of another text.
fn answers(observed: &ObservedContract, contract_idx: usize) -> Vec<Edit> {
    let n_answers = observed.answers.len();
    let chosen = spread((0..n_answers).collect(), 6).into_iter().enumerate();
    let edits = chosen.map(|(n, idx)| {
        let heard = &observed.answers[idx];
        let (how, drift): (&str, fn(&mut ObservedContract, usize)) = match n % 3 {
            0 => ("is not given", |observed, idx| drop(observed.answers.remove(idx))),
            1 => ("is another", |observed, idx| observed.answers[idx].answered = 418),
            _ => ("says something else", |observed, idx| observed.answers[idx].text.push_str("\n!")),
        };
        let what = format!("{}: the answer {} of {} {how}", observed.contract, heard.status, heard.operation);
        Edit::drift(what, Box::new(move |seen| drift(&mut seen.contracts[contract_idx], idx)), "wire")
    });
    edits.collect()
}

fn route_lost(pointer: &str, item: &Map<String, Value>) -> Option<Map<String, Value>> {
    let is_item = pointer.starts_with("/paths/") && pointer.matches('/').count() == 2;
    let method = ["get", "post", "put", "delete"].into_iter().find(|method| is_item && item.contains_key(*method))?;
    Some(without(item, method))
}

fn status_lost(pointer: &str, responses: &Map<String, Value>) -> Option<Map<String, Value>> {
    let is_meant = pointer.starts_with("/paths/") && pointer.ends_with("/responses") && responses.len() > 1;
    responses.keys().next_back().filter(|_| is_meant).map(|status| without(responses, status))
}

fn parameter_lost(pointer: &str, operation: &Map<String, Value>) -> Option<Map<String, Value>> {
    let parameters = operation.get("parameters").filter(|_| pointer.starts_with("/paths/"))?.as_array()?;
    let (_, kept) = parameters.split_last()?;
    Some(with(operation, "parameters", json!(kept)))
}

fn property_lost(pointer: &str, properties: &Map<String, Value>) -> Option<Map<String, Value>> {
    let name = properties.keys().next_back().filter(|_| pointer.ends_with("/properties"))?;
    Some(without(properties, name))
}

fn property_added(pointer: &str, properties: &Map<String, Value>) -> Option<Map<String, Value>> {
    let is_meant = pointer.ends_with("/properties") && !properties.is_empty();
    is_meant.then(|| with(properties, "acrescentado", json!({"type": "string"})))
}

fn name_not_required(_: &str, schema: &Map<String, Value>) -> Option<Map<String, Value>> {
    let required = schema.get("required")?.as_array()?;
    match required.as_slice() {
        [] => None,
        [_] => Some(without(schema, "required")),
        [kept @ .., _] => Some(with(schema, "required", json!(kept))),
    }
}

fn name_required(_: &str, schema: &Map<String, Value>) -> Option<Map<String, Value>> {
    schema.get("properties")?.as_object()?;
    let mut required = schema.get("required").and_then(Value::as_array).cloned().unwrap_or_default();
    required.push(json!("acrescentado"));
    Some(with(schema, "required", Value::Array(required)))
}

fn security_dropped(pointer: &str, operation: &Map<String, Value>) -> Option<Map<String, Value>> {
    let is_meant = pointer.starts_with("/paths/") && operation.get("security").is_some_and(|it| *it != json!([]));
    is_meant.then(|| with(operation, "security", json!([])))
}

fn pattern_lost(_: &str, schema: &Map<String, Value>) -> Option<Map<String, Value>> {
    schema.get("pattern").filter(|pattern| pattern.is_string()).map(|_| without(schema, "pattern"))
}

fn type_changed(_: &str, schema: &Map<String, Value>) -> Option<Map<String, Value>> {
    let is_integer = schema.get("type").is_some_and(|kind| kind == "integer") && !schema.contains_key("enum");
    is_integer.then(|| Map::from_iter([("type".to_owned(), json!("boolean"))]))
}

/// Of a property that must be sent: one that is read only may be anything, since nobody looks at it.
fn required_type_changed(_: &str, schema: &Map<String, Value>) -> Option<Map<String, Value>> {
    let properties = schema.get("properties")?.as_object()?;
    let mut required = schema.get("required")?.as_array()?.iter().filter_map(Value::as_str);
    let kind = |name: &str| properties.get(name).and_then(|property| property["type"].as_str());
    let name = required.find(|name| matches!(kind(name), Some("integer" | "string")))?;
    Some(with(schema, "properties", Value::Object(with(properties, name, json!({"type": "boolean"})))))
}

fn with(object: &Map<String, Value>, key: &str, value: Value) -> Map<String, Value> {
    let mut object = object.clone();
    object.insert(key.to_owned(), value);
    object
}

fn without(object: &Map<String, Value>, key: &str) -> Map<String, Value> {
    let mut object = object.clone();
    object.remove(key);
    object
}
