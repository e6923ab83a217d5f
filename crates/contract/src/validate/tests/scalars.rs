//! Cases of strings and numbers.

use super::{FITS, assert_table, violations};

#[test]
fn types() {
    assert_table(&[
        ("{}", "{a: [1, null]}", FITS),
        ("{type: boolean}", "true", FITS),
        ("{type: boolean}", "'true'", "must be a boolean, and is the string \"true\""),
        ("{type: string}", "1.10", "must be a string, and is the number 1.10"),
        ("{type: string}", "true", "must be a string, and is true"),
        ("{type: number}", "1", FITS),
        ("{type: number}", "'1'", "must be a number, and is the string \"1\""),
        ("{type: integer}", "1.0", FITS),
        ("{type: integer}", "1e3", FITS),
        ("{type: integer}", "0x10", FITS),
        ("{type: integer}", "1.5", "must be an integer, and is the number 1.5"),
        ("{type: array}", "[]", FITS),
        ("{type: array}", "{}", "must be an array, and is an object"),
        ("{type: object}", "{}", FITS),
        ("{type: object}", "[]", "must be an object, and is an array"),
    ]);
}

#[test]
fn another_type_is_one_reason() {
    assert_table(&[("{type: string, enum: [a], minLength: 3, not: {}}", "5", "must be a string, and is the number 5")]);
}

#[test]
fn rules_for_other_types_say_nothing() {
    let schema = "{minimum: 5, minLength: 5, minItems: 5, minProperties: 5, required: [a], pattern: x, format: date}";
    assert_table(&[(schema, "true", FITS), (schema, "null", FITS), (schema, "7", FITS)]);
}

#[test]
fn enums() {
    assert_table(&[
        ("{enum: [a, b]}", "b", FITS),
        ("{enum: [a, b]}", "c", "must be \"a\" or \"b\", and is \"c\""),
        ("{enum: [a, b, 1]}", "'1'", "must be one of \"a\", \"b\" or 1, and is \"1\""),
        ("{enum: [1]}", "1.0", FITS),
        ("{enum: [10]}", "1e1", FITS),
        ("{enum: [1]}", "true", "must be 1, and is true"),
        ("{enum: [{a: 1, b: [2]}]}", "{b: [2.0], a: 1}", FITS),
        ("{enum: [{a: 1, b: [2]}]}", "{b: [3], a: 1}", "must be an object, and is an object"),
        ("{enum: [[1, 2]]}", "[2, 1]", "must be an array, and is an array"),
        // Too long to be read exactly.
        ("{enum: [10000000000000000000000000000000000000001]}", "10000000000000000000000000000000000000001", FITS),
        ("{enum: []}", "1", "must be nothing, and is 1"),
        (
            "{enum: [a, b, c, d, e, f, g, h, i, j]}",
            "z",
            r#"must be one of "a", "b", "c", "d", "e", "f", "g", "h" or others, and is "z""#,
        ),
    ]);
}

#[test]
fn ranges() {
    assert_table(&[
        ("{minimum: 1, maximum: 3}", "1", FITS),
        ("{minimum: 1, maximum: 3}", "3.0", FITS),
        ("{minimum: 1}", "0.99", "must be at least 1, and is 0.99"),
        ("{maximum: 3}", "4", "must be at most 3, and is 4"),
        ("{minimum: 0, exclusiveMinimum: true}", "0", "must be greater than 0, and is 0"),
        ("{minimum: 0, exclusiveMinimum: true}", "0.001", FITS),
        ("{maximum: 3, exclusiveMaximum: true}", "3", "must be less than 3, and is 3"),
        ("{maximum: 3, exclusiveMaximum: false}", "3", FITS),
    ]);
}

#[test]
fn numbers_are_exact() {
    assert_table(&[
        ("{multipleOf: 0.1}", "0.3", FITS),
        ("{multipleOf: 0.01}", "19.99", FITS),
        ("{multipleOf: 0.1}", "0.35", "must be a multiple of 0.1, and is 0.35"),
        ("{multipleOf: 3}", "7", "must be a multiple of 3, and is 7"),
        ("{multipleOf: 0}", "7", FITS),
        ("{multipleOf: 7}", "1e400", "must be a multiple of 7, and is 1e400"),
        (
            "{maximum: 9007199254740992}",
            "9007199254740993",
            "must be at most 9007199254740992, and is 9007199254740993",
        ),
        ("{maximum: 0.1}", "0.10000000000000000001", "must be at most 0.1, and is 0.10000000000000000001"),
    ]);
}

#[test]
fn lengths_count_code_points() {
    assert_table(&[
        ("{minLength: 2, maxLength: 3}", "abc", FITS),
        ("{maxLength: 3}", "abcd", "must be at most 3 characters long, and has 4"),
        ("{minLength: 1}", "''", "must be at least 1 character long, and has 0"),
        ("{maxLength: 3}", "ção", FITS),
        ("{minLength: 2}", "\"\\U0001F600\"", "must be at least 2 characters long, and has 1"),
        ("{maxLength: 1}", "\"e\\u0301\"", "must be at most 1 character long, and has 2"),
    ]);
}

#[test]
fn patterns() {
    assert_table(&[
        ("{pattern: b}", "abc", FITS),
        ("{pattern: '^b'}", "abc", "must match the pattern `^b`, and is \"abc\""),
        ("{pattern: '^\\d+$'}", "'٣'", "must match the pattern `^\\d+$`, and is \"٣\""),
        ("{pattern: '('}", "abc", FITS),
        ("{pattern: '(?=a)'}", "b", FITS),
        ("{not: {pattern: '('}}", "abc", FITS),
    ]);
}

#[test]
fn long_and_strange_strings_are_cut_and_escaped() {
    let long = "x".repeat(50);
    let said = violations("{maximum: 1, type: integer}", &long);
    assert_eq!(said, format!("must be an integer, and is the string \"{}…\"", "x".repeat(40)));
    assert_eq!(violations("{enum: [1]}", r#""a\"\n""#), r#"must be 1, and is "a\"\n""#);
}
