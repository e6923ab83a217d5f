//! Cases of OpenAPI 3.1, as far as the model holds it.

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
fn keywords_that_the_model_lost_say_nothing() {
    assert_table(&[
        ("{prefixItems: [{type: string}], items: false}", "[a]", FITS),
        ("{prefixItems: [{type: string}], items: {type: integer}}", "[a, 1]", FITS),
        (
            "{prefixItems: [{type: string}], items: {type: integer}}",
            "[a, b]",
            "/1: must be an integer, and is the string \"b\"",
        ),
        ("{patternProperties: {'^x': {}}, additionalProperties: false}", "{xa: 1}", FITS),
        ("{oneOf: [{type: object}, {if: {required: [a]}, then: false}]}", "{a: 1}", FITS),
        ("{not: {contains: {type: string}}}", "[1]", FITS),
    ]);
}
