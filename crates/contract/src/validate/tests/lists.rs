//! Cases of arrays.

use super::{FITS, assert_table};

#[test]
fn items() {
    assert_table(&[
        ("{items: {type: integer}}", "[1, 2]", FITS),
        ("{items: {type: integer}}", "[]", FITS),
        (
            "{items: {type: integer}}",
            "[1, a, true]",
            "/1: must be an integer, and is the string \"a\"\n/2: must be an integer, and is true",
        ),
        ("{items: {items: {maximum: 1}}}", "[[1], [1, 2]]", "/1/1: must be at most 1, and is 2"),
    ]);
}

#[test]
fn counts() {
    assert_table(&[
        ("{minItems: 1, maxItems: 2}", "[1]", FITS),
        ("{minItems: 1}", "[]", "must have at least 1 item, and has 0"),
        ("{maxItems: 2}", "[1, 2, 3]", "must have at most 2 items, and has 3"),
    ]);
}

#[test]
fn unique_items() {
    let unique = "{uniqueItems: true}";
    assert_table(&[
        (unique, "[]", FITS),
        (unique, "[1, 2, '1', true, null, [1], {a: 1}]", FITS),
        (unique, "[1, 2, 1.0]", "/2: must differ from all other items, and item 3 equals item 1"),
        (unique, "[a, b, c, b, a]", "/3: must differ from all other items, and item 4 equals item 2"),
        (unique, "[a, a, a]", "/1: must differ from all other items, and item 2 equals item 1"),
        (unique, "[{a: 1, b: 2}, {b: 2, a: 1}]", "/1: must differ from all other items, and item 2 equals item 1"),
        (unique, "[{a: 1, b: 2}, {a: 2, b: 1}]", FITS),
        (unique, "[[1, 2], [2, 1]]", FITS),
        (unique, "[0, false, '', null]", FITS),
        // Numbers that differ beyond the digits that are read.
        (unique, "[10000000000000000000000000000000000000001, 10000000000000000000000000000000000000002]", FITS),
        ("{uniqueItems: false}", "[1, 1]", FITS),
    ]);
}

#[test]
fn aliases_are_equal_to_what_they_repeat() {
    let schema = "{properties: {y: {uniqueItems: true}}}";
    let said = "/y/1: must differ from all other items, and item 2 equals item 1";
    assert_table(&[(schema, "{x: &a {b: 1}, y: [*a, {b: 1.0}]}", said)]);
}
