//! Cases of OpenAPI 3.1. The official suite of JSON Schema is run by `tests/it/json_schema.rs`.

use super::{Case, FITS};

#[track_caller]
fn assert_table(rows: &[(&str, &str, &str)]) {
    for (schema, value, expected) in rows {
        let schemas = format!("T: {{type: object, required: [a]}}\nS: {schema}");
        let case = Case { openapi: "3.1.0", schemas: &schemas, value, direction: None };
        assert_eq!(case.violations(), *expected, "{value} against {schema}");
    }
}

#[test]
fn types() {
    assert_table(&[
        ("{type: [string, 'null']}", "null", FITS),
        ("{type: [string, integer]}", "1", FITS),
        ("{type: [string, integer]}", "true", "must be an integer or a string, and is true"),
        ("{type: [string, integer, 'null']}", "true", "must be one of an integer, a string or null, and is true"),
    ]);
}

#[test]
fn only_null() {
    let no_string = "must be null, and is the string \"a\"";
    let either = "{oneOf: [{$ref: '#/components/schemas/T'}, {type: 'null'}]}";
    assert_table(&[
        ("{type: 'null'}", "null", FITS),
        ("{type: 'null'}", "a", no_string),
        ("{type: ['null']}", "a", no_string),
        (either, "null", FITS),
        (either, "{a: 1}", FITS),
        (
            either,
            "{}",
            "must fit exactly one of the 2 alternatives of `oneOf`, and fits none; the nearest is `T`, where it must \
             have the property `a`",
        ),
    ]);
}

#[test]
fn constants_and_bounds() {
    assert_table(&[
        ("{const: 1}", "1.0", FITS),
        ("{const: 1}", "2", "must be 1, and is 2"),
        ("{exclusiveMinimum: 0}", "0", "must be greater than 0, and is 0"),
        ("{exclusiveMaximum: 5, maximum: 7}", "5", "must be less than 5, and is 5"),
    ]);
}

#[test]
fn boolean_schemas() {
    assert_table(&[
        ("{properties: {a: true}}", "{a: 1}", FITS),
        (
            "{properties: {a: false}}",
            "{a: 1}",
            "/a: must not fit #/components/schemas/S/properties/a, which is forbidden by `not`, and does",
        ),
        ("{properties: {a: false}}", "{}", FITS),
    ]);
}

#[test]
fn rules_beside_a_reference() {
    let schema = "{$ref: '#/components/schemas/T', required: [b]}";
    assert_table(&[
        (schema, "{a: 1, b: 1}", FITS),
        (schema, "{}", "must have the property `b`\nmust have the property `a`"),
    ]);
}

#[test]
fn elements_by_their_place_and_by_what_they_contain() {
    let pair = "{prefixItems: [{type: string}], items: {type: integer}}";
    let two = "{contains: {type: string}, minContains: 2, maxContains: 2}";
    assert_table(&[
        (pair, "[a, 1]", FITS),
        (pair, "[a]", FITS),
        (pair, "[1]", "/0: must be a string, and is the number 1"),
        (pair, "[a, b]", "/1: must be an integer, and is the string \"b\""),
        ("{contains: {type: string}}", "[1, a]", FITS),
        ("{contains: {type: string}}", "[1]", "must have at least 1 item of `contains`, and has 0"),
        (two, "[a, 1, b]", FITS),
        (two, "[a]", "must have at least 2 items of `contains`, and has 1"),
        (two, "[a, b, c]", "must have at most 2 items of `contains`, and has 3"),
        ("{not: {contains: {type: string}}}", "[1]", FITS),
    ]);
}

#[test]
fn properties_by_their_names() {
    let patterns = "{patternProperties: {'^x': {type: string}}, additionalProperties: false}";
    assert_table(&[
        (patterns, "{xa: b}", FITS),
        (patterns, "{xa: 1}", "/xa: must be a string, and is the number 1"),
        (patterns, "{a: 1}", "/a: must not be there: `a` is a property, and none is allowed"),
        ("{propertyNames: {maxLength: 2}}", "{ab: 1}", FITS),
        ("{propertyNames: {pattern: '^a'}}", "{b: 1}", "/b: must match the pattern `^a`, and is \"b\""),
        ("{dependentRequired: {a: [b]}}", "{b: 1}", FITS),
        ("{dependentRequired: {a: [b]}}", "{a: 1}", "must have the property `b`, since it has `a`"),
        ("{dependentSchemas: {a: {required: [c]}}}", "{a: 1}", "must have the property `c`"),
    ]);
}

#[test]
fn conditions() {
    let schema = "{if: {required: [a]}, then: {required: [b]}, else: {required: [c]}}";
    assert_table(&[
        (schema, "{a: 1, b: 1}", FITS),
        (schema, "{a: 1}", "must have the property `b`"),
        (schema, "{c: 1}", FITS),
        (schema, "{}", "must have the property `c`"),
    ]);
}

#[test]
fn parts_of_which_nothing_is_said() {
    let open = "{allOf: [{properties: {a: {}}}, {anyOf: [{properties: {b: {type: string}}}, {properties: {c: {}}}]}], \
                unevaluatedProperties: false}";
    let list = "{prefixItems: [{}], contains: {type: string}, unevaluatedItems: {type: integer}}";
    assert_table(&[
        (open, "{a: 1, b: x}", FITS),
        (open, "{a: 1, b: 2}", "/b: must not be there: `b` is a property of which nothing else is said"),
        (list, "[null, a, 1]", FITS),
        (list, "[null, a, true]", "/2: must be an integer, and is true"),
    ]);
}

#[test]
fn references_by_address_anchor_and_way() {
    let anchored = "{$defs: {a: {$anchor: name, type: string}}, $ref: '#name'}";
    let addressed = "{$id: 'https://example.com/s', $defs: {a: {$id: a, type: string}}, $ref: a}";
    let tree = "{$id: 'https://example.com/strict', $dynamicAnchor: node, unevaluatedProperties: false, $ref: tree, \
                $defs: {tree: {$id: tree, $dynamicAnchor: node, properties: {child: {$dynamicRef: '#node'}}}}}";
    assert_table(&[
        (anchored, "a", FITS),
        (anchored, "1", "must be a string, and is the number 1"),
        (addressed, "1", "must be a string, and is the number 1"),
        (tree, "{child: {child: {}}}", FITS),
        (
            tree,
            "{child: {other: 1}}",
            "/child/other: must not be there: `other` is a property of which nothing else is said",
        ),
    ]);
}

#[test]
fn rules_beside_a_reference_that_is_referred_to() {
    let schemas =
        "T: {$ref: '#/components/schemas/U', minLength: 2}\nU: {type: string}\nS: {$ref: '#/components/schemas/T'}";
    let case = Case { openapi: "3.1.0", schemas, value: "a", direction: None };
    assert_eq!(case.violations(), "must be at least 2 characters long, and has 1");
}
