//! A side of 3.0 in the words of 3.1.

use serde_json::{Value, json};

use crate::verdicts::schema::{kinds, with, without};
use crate::verdicts::side::{Side, Version};

/// `None` if it is of 3.1 already.
pub(in crate::verdicts) fn migrated(side: &Side) -> Option<Side> {
    if side.version == Version::V3_1 {
        return None;
    }
    let mut after = side.clone();
    after.version = Version::V3_1;
    let has_alternatives = !side.is_one_way();
    // The inner first, since an outer one may move what it contains.
    for way in side.ways().iter().rev() {
        let schema = after.at_mut(way).expect("the way was found in the side");
        if schema.is_object() {
            *schema = written_anew(schema, has_alternatives);
        }
    }
    Some(after)
}

/// `has_alternatives` says whether alternatives may be made; properties that travel one way forbid it.
fn written_anew(schema: &Value, has_alternatives: bool) -> Value {
    let mut out = without(schema, &["nullable", "exclusiveMinimum", "exclusiveMaximum", "example"]);
    let is_nullable = schema.get("nullable") == Some(&json!(true));
    if let [kind] = kinds(schema).as_slice()
        && is_nullable
    {
        let says_more = ["enum", "not", "allOf", "anyOf", "oneOf"].iter().any(|key| schema.get(*key).is_some());
        // The way of most tools with objects, which are often components.
        if *kind == "object" && has_alternatives && !says_more {
            return json!({ "anyOf": [out, { "type": "null" }] });
        }
        out["type"] = json!([kind, "null"]);
    }
    for (bound, exclusive) in [("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")] {
        if let (Some(value), Some(true)) = (schema.get(bound), schema.get(exclusive).and_then(Value::as_bool)) {
            out = with(&without(&out, &[bound]), exclusive, value.clone());
        }
    }
    if out.get("format") == Some(&json!("byte")) && kinds(schema) == ["string"] {
        out = with(&without(&out, &["format"]), "contentEncoding", "base64");
    }
    if let Some(example) = schema.get("example") {
        out["examples"] = json!([example]);
    }
    out
}
