//! Cases of `anyOf`, `oneOf` and `not`.

use super::{FITS, assert_table, assert_values};

const PETS: &str = "
Cat: {type: object, required: [lives], properties: {lives: {type: integer}}}
Dog: {type: object, required: [tricks], properties: {tricks: {type: array, items: {type: string}}}}";

#[test]
fn all_of() {
    let schema = "{allOf: [{minimum: 1}, {maximum: 3}, {multipleOf: 2}]}";
    assert_table(&[
        (schema, "2", FITS),
        (schema, "5", "must be at most 3, and is 5\nmust be a multiple of 2, and is 5"),
    ]);
}

#[test]
fn any_of() {
    let schemas =
        format!("S: {{anyOf: [{{$ref: '#/components/schemas/Cat'}}, {{$ref: '#/components/schemas/Dog'}}]}}{PETS}");
    let none = "must fit at least one of the 2 alternatives of `anyOf`, and fits none";
    assert_values(
        &schemas,
        &[
            ("{lives: 9}", FITS),
            ("{lives: 9, tricks: []}", FITS),
            (
                "{lives: nine}",
                &format!("{none}; the nearest is `Cat`, where `/lives` must be an integer, and is the string \"nine\""),
            ),
            (
                "{tricks: [1]}",
                &format!("{none}; the nearest is `Dog`, where `/tricks/0` must be a string, and is the number 1"),
            ),
            ("1", &format!("{none}; the nearest is `Cat`, where it must be an object, and is the number 1")),
        ],
    );
}

#[test]
fn one_of() {
    let schemas =
        format!("S: {{oneOf: [{{$ref: '#/components/schemas/Cat'}}, {{$ref: '#/components/schemas/Dog'}}]}}{PETS}");
    assert_values(
        &schemas,
        &[
            ("{lives: 9}", FITS),
            ("{tricks: []}", FITS),
            (
                "{lives: 9, tricks: []}",
                "must fit exactly one of the 2 alternatives of `oneOf`, and fits 2: `Cat` and `Dog`",
            ),
            (
                "{}",
                "must fit exactly one of the 2 alternatives of `oneOf`, and fits none; the nearest is `Cat`, \
                 where it must have the property `lives`",
            ),
        ],
    );
}

#[test]
fn the_nearest_alternative_has_the_right_type() {
    let said = "must fit exactly one of the 2 alternatives of `oneOf`, and fits none; the nearest is \
                #/components/schemas/S/oneOf/1, where it must have the property `a`";
    assert_table(&[("{oneOf: [{type: string}, {type: object, required: [a, b]}]}", "{}", said)]);
}

#[test]
fn the_nearest_alternative_has_the_right_word() {
    let schemas = "
S: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}
Cat: {properties: {kind: {enum: [cat]}}}
Dog: {properties: {kind: {enum: [dog]}}, required: [tricks, owner]}";
    let said = "must fit exactly one of the 2 alternatives of `oneOf`, and fits none; the nearest is `Dog`, where it must \
                have the property `tricks`";
    assert_values(schemas, &[("{kind: dog}", said)]);
}

#[test]
fn a_single_alternative_speaks_for_itself() {
    assert_table(&[
        ("{oneOf: [{maximum: 1}]}", "2", "must be at most 1, and is 2"),
        ("{anyOf: [{maximum: 1}]}", "2", "must be at most 1, and is 2"),
    ]);
}

#[test]
fn nested_alternatives() {
    let schema = "{anyOf: [{oneOf: [{type: string}, {type: integer}]}, {type: array}]}";
    let said = "must fit at least one of the 2 alternatives of `anyOf`, and fits none; the nearest is \
                #/components/schemas/S/anyOf/0, where it must fit exactly one of the 2 alternatives of `oneOf`, and \
                fits none; the nearest is #/components/schemas/S/anyOf/0/oneOf/0, where it must be a string, and is true";
    assert_table(&[(schema, "a", FITS), (schema, "[]", FITS), (schema, "true", said)]);
}

#[test]
fn not() {
    assert_table(&[
        ("{not: {type: string}}", "1", FITS),
        (
            "{not: {type: string}}",
            "a",
            "must not fit #/components/schemas/S/not, which is forbidden by `not`, and does",
        ),
        ("{not: {not: {type: string}}}", "a", FITS),
        ("{not: {anyOf: [{type: string}, {type: integer}]}}", "true", FITS),
    ]);
}

#[test]
fn what_cannot_be_judged_is_no_second_fit() {
    assert_table(&[
        ("{oneOf: [{type: string}, {type: string, pattern: '(?=a)'}]}", "b", FITS),
        ("{oneOf: [{type: integer}, {type: string, pattern: '(?=a)'}]}", "b", FITS),
        (
            "{oneOf: [{type: string}, {minLength: 1}, {pattern: '(?=a)'}]}",
            "b",
            "must fit exactly one of the 3 alternatives of `oneOf`, and fits 2: #/components/schemas/S/oneOf/0 and \
             #/components/schemas/S/oneOf/1",
        ),
    ]);
}
