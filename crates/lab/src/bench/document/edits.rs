//! Edits of the second edition of the document: a few dozen, spread over it, of which some break callers.
//!
//! Every edit leaves the document without a fault, and its examples fitting.

use serde_json::{Value, json};

/// Changes one schema in thirty.
pub(super) fn schema(idx: usize, schema: &mut Value) {
    if !idx.is_multiple_of(30) {
        return;
    }
    let properties = &mut schema["properties"];
    match idx / 30 % 4 {
        // Values that were sent before are refused.
        0 => properties["name"]["maxLength"] = json!(80),
        // Values that were never answered before are.
        1 => properties["state"]["enum"].as_array_mut().expect("states are listed").push(json!("draft")),
        2 => properties["archived"] = json!({"type": "boolean", "description": "Whether it can be changed."}),
        _ => schema["description"] = json!("What is known of it, in other words."),
    }
}

/// Changes one path in forty.
pub(super) fn path_item(path_idx: usize, item: &mut Value) {
    if path_idx % 40 != 7 {
        return;
    }
    let verbose =
        |required: bool| json!({"name": "verbose", "in": "query", "required": required, "schema": {"type": "boolean"}});
    let [reading, writing] = ["get", "post"].map(|method| item[method].take());
    let (mut reading, mut writing) = (reading, writing);
    match path_idx / 40 % 4 {
        0 => push(&mut reading["parameters"], verbose(false)),
        1 => push(&mut writing["parameters"], verbose(true)),
        2 => reading["deprecated"] = json!(true),
        _ => writing["responses"]["409"] = json!({"description": "Conflict"}),
    }
    // The last path loses its second operation.
    *item = if path_idx == 487 { json!({"get": reading}) } else { json!({"get": reading, "post": writing}) };
}

fn push(list: &mut Value, item: Value) {
    list.as_array_mut().expect("every operation has parameters").push(item);
}
