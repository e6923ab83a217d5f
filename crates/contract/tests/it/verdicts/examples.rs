//! Pairs of which everybody knows whether a value is refused: what the properties are held against must know it too.

use libtest_mimic::Failed;
use serde_json::{Value, json};

use crate::random::Random;

use super::case::Pair;
use super::schema::with;
use super::side::{Place, Side, Version};
use super::truth::find_refused;

/// Values that are tried for each pair.
const N_VALUES: usize = 1_000;

pub(super) fn check() -> Result<(), Failed> {
    let refused = refused().into_iter().map(|example| (example, true));
    let taken = taken().into_iter().map(|example| (example, false));
    for ((place, old, new), is_refused) in refused.chain(taken) {
        let sides = [&old, &new].map(|schema| Side::new(Version::V3_0, schema));
        let pair = Pair { old: &sides[0], new: &sides[1], place };
        let (small, large) = pair.sets().expect("the examples are schemas");
        let found = find_refused(&small, &large, place, N_VALUES, &mut Random::new(0));
        if found.is_some() != is_refused {
            return Err(format!("{place:?}: {old} then {new}, refused: {found:?}").into());
        }
    }
    Ok(())
}

type Example = (Place, Value, Value);

fn refused() -> Vec<Example> {
    let needed = |keyword: &str, is_said: bool| {
        let property = json!({ "type": "string", keyword: is_said });
        json!({ "type": "object", "required": ["a"], "properties": { "a": property } })
    };
    let of_integers = json!({ "type": "object", "additionalProperties": { "type": "integer" } });
    vec![
        (Place::Request, json!({ "type": "string", "maxLength": 3 }), json!({ "type": "string", "maxLength": 2 })),
        (Place::Request, json!({ "type": "number" }), json!({ "type": "integer" })),
        (Place::Request, json!({}), json!({ "anyOf": [{ "type": "string" }, { "type": "integer" }] })),
        (
            Place::Request,
            json!({ "oneOf": [{ "type": "integer" }, { "type": "string" }] }),
            json!({ "oneOf": [{ "type": "integer" }, { "type": "string" }, { "type": "number" }] }),
        ),
        // A property that was no part of requests is asked for.
        (Place::Request, needed("readOnly", true), needed("readOnly", false)),
        // A property that was always there is no part of answers any more.
        (Place::Response, needed("writeOnly", false), needed("writeOnly", true)),
        (Place::Callback, needed("writeOnly", false), needed("writeOnly", true)),
        // Under that name there were only numbers.
        (Place::Response, of_integers.clone(), with(&of_integers, "properties", json!({ "a": { "type": "string" } }))),
        (Place::Request, text_in_object(), json!({ "type": "object", "additionalProperties": false })),
        (Place::Request, json!({ "type": "string" }), json!({ "type": "string", "format": "uuid" })),
        (Place::Query, json!({ "type": "string" }), json!({ "type": "integer" })),
        (Place::Query, json!({ "type": "array", "items": { "type": "string" } }), json!({ "type": "string" })),
        (Place::AnsweredHeader, json!({ "type": "integer" }), json!({ "type": "string" })),
    ]
}

fn taken() -> Vec<Example> {
    let excusing = |part: Value| json!({ "allOf": [{ "properties": { "a": { "readOnly": true } } }, part] });
    vec![
        (Place::Request, json!({ "type": "string", "maxLength": 2 }), json!({ "type": "string", "maxLength": 3 })),
        (Place::Response, json!({ "type": "number" }), json!({ "type": "integer" })),
        // Names that only the wider side declares are not used.
        (Place::Request, json!({ "type": "object" }), text_in_object()),
        (Place::Response, text_in_object(), json!({ "type": "object" })),
        // Values that travel the other way are not there.
        (
            Place::Request,
            json!({ "type": "object", "properties": { "a": { "type": "string", "readOnly": true } } }),
            json!({ "type": "object", "properties": { "a": { "type": "integer" } } }),
        ),
        (
            Place::Request,
            excusing(json!({ "type": "object" })),
            excusing(json!({ "type": "object", "required": ["a"] })),
        ),
        (Place::Query, json!({ "type": "integer" }), json!({ "type": "string" })),
        (Place::Query, json!({ "type": "string" }), json!({ "type": "array", "items": { "type": "string" } })),
        (Place::Query, json!({ "type": "boolean" }), json!({ "type": "string", "enum": ["true", "false"] })),
        (Place::Header, json!({ "type": "array", "items": { "type": "integer" } }), json!({ "type": "string" })),
        (Place::AnsweredHeader, json!({ "type": "string" }), json!({ "type": "integer" })),
    ]
}

fn text_in_object() -> Value {
    json!({ "type": "object", "properties": { "a": { "type": "string" } } })
}
