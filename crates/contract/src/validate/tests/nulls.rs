//! Cases of `null`, by every way that allows it.

use super::{FITS, assert_table, assert_values};

#[test]
fn nullable() {
    assert_table(&[
        ("{type: string}", "null", "must be a string, and is null"),
        ("{type: string, nullable: true}", "null", FITS),
        ("{type: string, nullable: true}", "1", "must be a string or null, and is the number 1"),
        ("{type: string, nullable: false}", "null", "must be a string, and is null"),
        // Without a type null is allowed, and `nullable` says nothing either way.
        ("{}", "null", FITS),
        ("{nullable: true}", "null", FITS),
        ("{nullable: false}", "null", FITS),
        ("{nullable: true}", "1", FITS),
    ]);
}

#[test]
fn null_and_enums() {
    assert_table(&[
        ("{type: string, nullable: true, enum: [a]}", "null", "must be \"a\", and is null"),
        ("{type: string, nullable: true, enum: [a, null]}", "null", FITS),
        ("{type: string, enum: [a, null]}", "null", "must be a string, and is null"),
        ("{enum: [a, null]}", "null", FITS),
    ]);
}

#[test]
fn null_passes_only_where_every_part_allows_it() {
    let schemas = "
S: {nullable: true, allOf: [{$ref: '#/components/schemas/Pet'}]}
Pet: {type: object}";
    assert_values(schemas, &[("null", "must be an object, and is null"), ("{}", FITS)]);
    let schemas = "
S: {type: object, nullable: true, allOf: [{$ref: '#/components/schemas/Pet'}]}
Pet: {type: object, nullable: true}";
    assert_values(schemas, &[("null", FITS)]);
    assert_table(&[
        ("{allOf: [{type: object, nullable: true}, {type: object}]}", "null", "must be an object, and is null"),
        ("{anyOf: [{type: object, nullable: true}, {type: string}]}", "null", FITS),
        ("{nullable: true, oneOf: [{type: integer}]}", "null", "must be an integer, and is null"),
    ]);
}
