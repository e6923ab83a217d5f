//! Names that only one document declares, and properties that travel one way.

use super::{Breaks, Fits, assert_rows, relation};
use crate::model::Direction;

#[test]
fn names_of_one_side() {
    assert_rows(&[
        (
            "optional property added",
            "{type: object, properties: {a: {type: string}}}",
            "{type: object, properties: {a: {type: string}, b: {type: integer}}}",
            Fits,
            Fits,
        ),
        (
            "required property added",
            "{type: object, properties: {a: {type: string}}}",
            "{type: object, required: [b], properties: {a: {type: string}, b: {type: integer}}}",
            Breaks,
            Fits,
        ),
        (
            "property added to a closed object",
            "{type: object, properties: {a: {type: string}}, additionalProperties: false}",
            "{type: object, properties: {a: {type: string}, b: {type: integer}}, additionalProperties: false}",
            Fits,
            Breaks,
        ),
        (
            "optional property removed",
            "{type: object, properties: {a: {type: string}, b: {type: integer}}}",
            "{type: object, properties: {a: {type: string}}}",
            Fits,
            Fits,
        ),
        (
            "property added to a map",
            "{type: object, additionalProperties: {type: string}}",
            "{type: object, properties: {a: {type: integer}}, additionalProperties: {type: string}}",
            Fits,
            Breaks,
        ),
        (
            "property added further down",
            "{type: object, properties: {a: {type: array, items: {type: object}}}}",
            "{type: object, properties: {a: {type: array, items: {type: object, properties: {b: {type: integer}}}}}}",
            Fits,
            Fits,
        ),
        (
            "property added in one alternative",
            "{anyOf: [{type: object, properties: {a: {type: string}}}, {type: integer}]}",
            "{anyOf: [{type: object, properties: {a: {type: string}, b: {type: string}}}, {type: integer}]}",
            Fits,
            Fits,
        ),
        (
            "property added behind allOf",
            "{allOf: [{type: object, properties: {a: {type: string}}}]}",
            "{allOf: [{type: object, properties: {a: {type: string}}}, {properties: {b: {type: integer}}}]}",
            Fits,
            Fits,
        ),
    ]);
}

#[test]
fn one_way() {
    assert_rows(&[
        (
            "read only is no part of requests",
            "{type: object, properties: {a: {type: string, readOnly: true}}}",
            "{type: object, properties: {a: {type: integer, readOnly: true}}}",
            Fits,
            Breaks,
        ),
        (
            "write only is no part of responses",
            "{type: object, properties: {a: {type: string, writeOnly: true}}}",
            "{type: object, properties: {a: {type: integer, writeOnly: true}}}",
            Breaks,
            Fits,
        ),
        (
            "read only and required",
            "{type: object, properties: {a: {type: string}}}",
            "{type: object, required: [b], properties: {a: {type: string}, b: {type: string, readOnly: true}}}",
            Fits,
            Fits,
        ),
        (
            "no longer read only",
            "{type: object, required: [a], properties: {a: {type: string, readOnly: true}}}",
            "{type: object, required: [a], properties: {a: {type: string}}}",
            Breaks,
            Fits,
        ),
        (
            "required beside the declaration",
            "{type: object, properties: {b: {}}}",
            "{allOf: [{type: object, properties: {b: {}, a: {type: string, readOnly: true}}}, {required: [a]}]}",
            Fits,
            Fits,
        ),
    ]);
}

#[test]
fn witnesses_are_short() {
    let shown = |old: &str, new: &str| match relation(old, new, Direction::Request) {
        super::Relation::Escapes(witness) => witness.to_string(),
        other => format!("{other:?}"),
    };
    assert_eq!(shown("{type: string, maxLength: 3}", "{type: string, maxLength: 2}"), "\"aaa\"");
    assert_eq!(shown("{type: integer}", "{type: integer, maximum: 100}"), "101");
    assert_eq!(shown("{type: object}", "{type: object, additionalProperties: false}"), "{\"extra\":1}");
    assert_eq!(shown("{type: string, pattern: '^a|b$'}", "{type: string, pattern: '^(a|b)$'}"), "\"aa\"");
    let long = shown("{type: string}", "{type: string, maxLength: 1000}");
    assert!(long.ends_with('…') && long.chars().count() == 301, "{long}");
}
