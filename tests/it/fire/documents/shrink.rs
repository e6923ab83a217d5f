//! Makes a document that breaks something smaller.

use serde_json::{Map, Value};

use super::edition::remove;

/// The smallest document found that still fails, with at most so many tries: whatever can be left out is.
pub(super) fn smallest(document: &Value, patience: usize, fails: impl Fn(&Value) -> bool) -> Value {
    let mut smallest = document.clone();
    let mut n_tries = 0;
    loop {
        let mut has_shrunk = false;
        for pointer in parts(&smallest) {
            if n_tries >= patience {
                return smallest;
            }
            let mut smaller = smallest.clone();
            remove(&mut smaller, &pointer);
            n_tries += 1;
            if smaller != smallest && is_whole(&smaller) && fails(&smaller) {
                smallest = smaller;
                has_shrunk = true;
            }
        }
        if !has_shrunk {
            return smallest;
        }
    }
}

/// Parts that may be left out, the largest first: paths, operations, parts of operations, components, properties.
fn parts(document: &Value) -> Vec<String> {
    let mut parts = Vec::new();
    let mut take = |parent: &str| match document.pointer(parent) {
        Some(Value::Object(object)) => parts.extend(object.keys().map(|key| format!("{parent}/{}", escaped(key)))),
        // From the end, so that the others keep their places.
        Some(Value::Array(items)) => parts.extend((0..items.len()).rev().map(|idx| format!("{parent}/{idx}"))),
        _ => {}
    };
    let keys = |pointer: &str| -> Vec<String> {
        let object = document.pointer(pointer).and_then(Value::as_object);
        object.map(Map::keys).into_iter().flatten().map(|key| format!("{pointer}/{}", escaped(key))).collect()
    };
    take("/paths");
    let operations: Vec<String> = keys("/paths").iter().flat_map(|path| keys(path)).collect();
    for path in keys("/paths") {
        take(&path);
    }
    for operation in &operations {
        take(operation);
        for part in ["parameters", "responses", "security", "requestBody/content"] {
            take(&format!("{operation}/{part}"));
        }
    }
    for kind in keys("/components") {
        take(&kind);
    }
    for schema in keys("/components/schemas") {
        take(&schema);
        for part in ["properties", "required", "enum"] {
            take(&format!("{schema}/{part}"));
        }
    }
    for part in ["/servers", "/tags", "/security"] {
        take(part);
    }
    parts
}

/// Whether nothing refers to what is gone, and nothing is missing that must be there: another fault would hide the first.
fn is_whole(document: &Value) -> bool {
    let text = document.to_string();
    let mut references = text.split("\"$ref\":\"#").skip(1).filter_map(|rest| rest.split('"').next());
    let operations = document["paths"].as_object().into_iter().flat_map(Map::values);
    let mut operations = operations.filter_map(Value::as_object).flat_map(|item| item.iter());
    references.all(|pointer| document.pointer(pointer).is_some())
        && operations.all(|(key, operation)| {
            let is_operation = !key.starts_with("x-") && key != "parameters";
            !is_operation || operation["responses"].as_object().is_some_and(|responses| !responses.is_empty())
        })
}

fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}
