//! Cases of objects, properties that are read or written only among them.

use crate::model::Direction;

use super::{Case, FITS, assert_table, assert_values};

#[test]
fn properties() {
    let schema = "{properties: {a: {type: integer}, b: {properties: {c: {type: string}}}}}";
    assert_table(&[
        (schema, "{}", FITS),
        (schema, "{a: 1, z: 2}", FITS),
        (schema, "{a: x}", "/a: must be an integer, and is the string \"x\""),
        (schema, "{b: {c: 1}}", "/b/c: must be a string, and is the number 1"),
    ]);
}

#[test]
fn required() {
    assert_table(&[
        ("{required: [a, b]}", "{a: 1, b: null}", FITS),
        ("{required: [a, b]}", "{a: 1}", "must have the property `b`"),
        ("{properties: {a: {required: [b]}}}", "{a: {}}", "/a: must have the property `b`"),
    ]);
}

#[test]
fn additional_properties() {
    let forbidden = "{properties: {a: {}, b: {}}, additionalProperties: false}";
    assert_table(&[
        (forbidden, "{a: 1}", FITS),
        (forbidden, "{a: 1, c: 1}", "/c: must not be there: `c` is none of the properties `a` and `b`"),
        ("{additionalProperties: false}", "{c: 1}", "/c: must not be there: `c` is a property, and none is allowed"),
        ("{properties: {a: {}}, additionalProperties: true}", "{c: 1}", FITS),
        ("{properties: {a: {}}, additionalProperties: {type: string}}", "{a: 1, c: x}", FITS),
        (
            "{properties: {a: {}}, additionalProperties: {type: string}}",
            "{a: 1, c: 1}",
            "/c: must be a string, and is the number 1",
        ),
    ]);
}

#[test]
fn parts_of_all_of_do_not_see_each_others_properties() {
    let schema = "{allOf: [{properties: {a: {}}, additionalProperties: false}, {properties: {b: {}}}]}";
    assert_table(&[
        (schema, "{a: 1}", FITS),
        (schema, "{a: 1, b: 1}", "/b: must not be there: `b` is none of the properties `a`"),
    ]);
}

#[test]
fn counts() {
    assert_table(&[
        ("{minProperties: 1, maxProperties: 2}", "{a: 1}", FITS),
        ("{minProperties: 1}", "{}", "must have at least 1 property, and has 0"),
        ("{maxProperties: 1}", "{a: 1, b: 2}", "must have at most 1 property, and has 2"),
    ]);
}

#[test]
fn read_only_and_write_only_may_be_missing_one_way() {
    let declared = "S: {required: [id, secret], properties: {id: {readOnly: true}, secret: {writeOnly: true}}}";
    // One part declares what another requires.
    let joined = "
S:
  allOf:
  - properties: {id: {$ref: '#/components/schemas/Id'}}
  - {allOf: [{properties: {secret: {writeOnly: true}}}]}
  - {required: [id, secret]}
Id: {readOnly: true}";
    for schemas in [declared, joined] {
        let rows = [
            (Some(Direction::Request), "{}", "must have the property `secret`"),
            (Some(Direction::Response), "{}", "must have the property `id`"),
            (None, "{}", FITS),
            (Some(Direction::Request), "{secret: x}", FITS),
            (Some(Direction::Response), "{id: x}", FITS),
            // A property that travels the other way is harmless.
            (Some(Direction::Request), "{id: x, secret: x}", FITS),
        ];
        for (direction, value, expected) in rows {
            let case = Case { openapi: "3.0.3", schemas, value, direction };
            assert_eq!(case.violations(), expected, "{value} as {direction:?} against {schemas}");
        }
    }
}

#[test]
fn unresolved_schemas_allow_everything() {
    let schemas = "
S: {properties: {a: {$ref: '#/components/schemas/Lost'}, b: {not: {$ref: '#/components/schemas/Lost'}}}}";
    assert_values(schemas, &[("{a: 1, b: 1}", FITS)]);
}

#[test]
fn wide_objects() {
    let properties: Vec<String> = (0..100).map(|idx| format!("p{idx}: {{type: integer}}")).collect();
    let schema = format!("{{properties: {{{}}}, additionalProperties: false}}", properties.join(", "));
    let value: Vec<String> = (0..100).map(|idx| format!("p{idx}: {idx}")).collect();
    let value = value.join(", ");
    assert_table(&[
        (&schema, &format!("{{{value}}}"), FITS),
        (
            &schema,
            &format!("{{{value}, q: 1}}"),
            "/q: must not be there: `q` is none of the properties `p0`, `p1`, `p2`, `p3`, `p4`, `p5`, `p6`, `p7` and others",
        ),
    ]);
}
