//! Types, numbers, strings, enums and formats.

use super::{Breaks, Fits, Row, Unknown, assert_rows, assert_rows_of};

#[test]
fn types() {
    assert_rows(&[
        ("integer to number", "{type: integer}", "{type: number}", Fits, Breaks),
        ("string to integer", "{type: string}", "{type: integer}", Breaks, Breaks),
        ("string to anything", "{type: string}", "{}", Fits, Breaks),
        ("boolean to string", "{type: boolean}", "{type: string}", Breaks, Breaks),
        ("nullable added", "{type: string}", "{type: string, nullable: true}", Fits, Breaks),
        ("nullable without a type says nothing", "{}", "{nullable: true}", Fits, Fits),
        ("array to object", "{type: array, items: {}}", "{type: object}", Breaks, Breaks),
        ("boolean to its two values", "{type: boolean}", "{enum: [true, false]}", Fits, Fits),
        ("boolean to one value", "{type: boolean}", "{type: boolean, enum: [true]}", Breaks, Fits),
        (
            "anything to all types",
            "{}",
            "{anyOf: [{type: string, nullable: true}, {type: number}, {type: boolean}, {type: array, items: {}}, {type: object}]}",
            Fits,
            Fits,
        ),
        (
            "anything to most types",
            "{}",
            "{anyOf: [{type: string}, {type: number}, {type: boolean}, {type: array, items: {}}, {type: object}]}",
            Breaks,
            Fits,
        ),
        ("unknown format", "{type: string}", "{type: string, format: secret}", Fits, Fits),
        (
            "descriptions",
            "{type: string, description: a, title: b, example: c, x-d: e}",
            "{type: string, default: f}",
            Fits,
            Fits,
        ),
    ]);
}

const NUMBERS: &[Row<'static>] = &[
    ("minimum raised", "{type: number, minimum: 1}", "{type: number, minimum: 2}", Breaks, Fits),
    ("maximum raised", "{type: number, maximum: 1}", "{type: number, maximum: 2}", Fits, Breaks),
    ("maximum added", "{type: integer}", "{type: integer, maximum: 100}", Breaks, Fits),
    (
        "minimum made exclusive",
        "{type: number, minimum: 1}",
        "{type: number, minimum: 1, exclusiveMinimum: true}",
        Breaks,
        Fits,
    ),
    (
        "maximum made exclusive",
        "{type: number, maximum: 1}",
        "{type: number, maximum: 1, exclusiveMaximum: true}",
        Breaks,
        Fits,
    ),
    (
        "exclusive bound of integers",
        "{type: integer, minimum: 0, exclusiveMinimum: true}",
        "{type: integer, minimum: 1}",
        Fits,
        Fits,
    ),
    (
        "exclusive upper bound of integers",
        "{type: integer, maximum: 10, exclusiveMaximum: true}",
        "{type: integer, maximum: 9}",
        Fits,
        Fits,
    ),
    (
        "fractional bounds of integers",
        "{type: integer, minimum: 0.5, maximum: 9.5}",
        "{type: integer, minimum: 1, maximum: 9}",
        Fits,
        Fits,
    ),
    ("fractional bounds of numbers", "{type: number, minimum: 0.5}", "{type: number, minimum: 1}", Breaks, Fits),
    ("negative fractional bounds", "{type: integer, minimum: -1.5}", "{type: integer, minimum: -1}", Fits, Fits),
    ("multiples added", "{type: integer}", "{type: integer, multipleOf: 5}", Breaks, Fits),
    ("multiples of a multiple", "{type: number, multipleOf: 0.3}", "{type: number, multipleOf: 0.1}", Fits, Breaks),
    (
        "multiples that do not divide",
        "{type: integer, multipleOf: 4}",
        "{type: integer, multipleOf: 6}",
        Breaks,
        Breaks,
    ),
    ("multiples of one are integers", "{type: number, multipleOf: 1}", "{type: integer}", Fits, Fits),
    (
        "bounds between multiples",
        "{type: integer, multipleOf: 10, minimum: 1}",
        "{type: integer, multipleOf: 10, minimum: 10}",
        Fits,
        Fits,
    ),
    (
        "two divisors",
        "{allOf: [{type: integer, multipleOf: 2}, {multipleOf: 3}]}",
        "{type: integer, multipleOf: 3}",
        Fits,
        Breaks,
    ),
    ("int32 to int64", "{type: integer, format: int32}", "{type: integer, format: int64}", Fits, Breaks),
    (
        "int32 to its range",
        "{type: integer, format: int32}",
        "{type: integer, minimum: -2147483648, maximum: 2147483647}",
        Fits,
        Fits,
    ),
    ("int32 removed", "{type: integer, format: int32}", "{type: integer}", Fits, Breaks),
    ("float to double", "{type: number, format: float}", "{type: number, format: double}", Fits, Breaks),
    ("double added", "{type: number}", "{type: number, format: double}", Fits, Fits),
    (
        "range in two parts",
        "{type: number, minimum: 0, maximum: 10}",
        "{anyOf: [{type: number, minimum: 0, maximum: 5}, {type: number, minimum: 5, maximum: 10}]}",
        Fits,
        Fits,
    ),
    (
        "range with a hole",
        "{type: number, minimum: 0, maximum: 10}",
        "{anyOf: [{type: number, minimum: 0, maximum: 5, exclusiveMaximum: true}, {type: number, minimum: 5, exclusiveMinimum: true, maximum: 10}]}",
        Breaks,
        Fits,
    ),
    (
        "integers in two parts",
        "{type: integer}",
        "{anyOf: [{type: integer, maximum: 5}, {type: integer, minimum: 6}]}",
        Fits,
        Fits,
    ),
    (
        "numbers in two parts that leave a gap",
        "{type: number}",
        "{anyOf: [{type: number, maximum: 5}, {type: number, minimum: 6}]}",
        Breaks,
        Fits,
    ),
    ("small range to its values", "{type: integer, minimum: 1, maximum: 3}", "{enum: [1, 2, 3]}", Fits, Fits),
    ("small range to fewer values", "{type: integer, minimum: 1, maximum: 3}", "{enum: [1, 3]}", Breaks, Fits),
    (
        "large numbers",
        "{type: integer, maximum: 9007199254740993}",
        "{type: integer, maximum: 9007199254740992}",
        Breaks,
        Fits,
    ),
    ("numbers beyond all programs", "{type: number, maximum: 1e400}", "{type: number}", Fits, Unknown),
    ("nothing in the range", "{type: integer, minimum: 5, maximum: 4}", "{type: integer, minimum: 7}", Fits, Breaks),
];

#[test]
fn numbers() {
    assert_rows(NUMBERS);
}

#[test]
fn strings() {
    assert_rows(&[
        ("shorter", "{type: string, maxLength: 10}", "{type: string, maxLength: 9}", Breaks, Fits),
        ("longer", "{type: string, minLength: 1}", "{type: string, minLength: 2}", Breaks, Fits),
        ("no length", "{type: string, minLength: 0}", "{type: string}", Fits, Fits),
        ("huge length", "{type: string}", "{type: string, maxLength: 4000000000}", Unknown, Fits),
        (
            "lengths in two parts",
            "{type: string}",
            "{anyOf: [{type: string, maxLength: 5}, {type: string, minLength: 6}]}",
            Fits,
            Fits,
        ),
        ("pattern added", "{type: string}", "{type: string, pattern: '^a'}", Breaks, Fits),
        ("digits", "{type: string, pattern: '^[0-9]+$'}", "{type: string, pattern: '^\\d+$'}", Fits, Fits),
        (
            "digits of any script are none",
            "{type: string, pattern: '^\\d$'}",
            "{type: string, pattern: '^[0-8]$'}",
            Breaks,
            Fits,
        ),
        (
            "anchors bind tighter than alternatives",
            "{type: string, pattern: '^a|b$'}",
            "{type: string, pattern: '^(a|b)$'}",
            Breaks,
            Fits,
        ),
        ("unanchored", "{type: string, pattern: 'abc'}", "{type: string, pattern: 'b'}", Fits, Breaks),
        (
            "pattern says the length",
            "{type: string, pattern: '^[a-z]{3}$'}",
            "{type: string, minLength: 3, maxLength: 3}",
            Fits,
            Breaks,
        ),
        (
            "length within a pattern",
            "{type: string, minLength: 1, maxLength: 64, pattern: '^[a-z]*$'}",
            "{type: string, pattern: '^[a-z]{1,64}$'}",
            Fits,
            Fits,
        ),
        ("length counts characters", "{type: string, pattern: '^.$'}", "{type: string, maxLength: 1}", Fits, Breaks),
        (
            "pattern and shorter",
            "{type: string, pattern: '^[a-z]+$', maxLength: 500}",
            "{type: string, pattern: '^[a-z]+$', maxLength: 300}",
            Breaks,
            Fits,
        ),
        ("ambiguous pattern", "{type: string, pattern: '^(a|aa)+$'}", "{type: string, pattern: '^a+$'}", Fits, Fits),
        (
            "patterns joined",
            "{allOf: [{type: string, pattern: '^a'}, {type: string, pattern: 'z$'}]}",
            "{type: string, pattern: '^a.*z$'}",
            Breaks,
            Fits,
        ),
        (
            "pattern in two parts",
            "{type: string, pattern: '^[a-z]$'}",
            "{anyOf: [{type: string, pattern: '^[a-m]$'}, {type: string, pattern: '^[n-z]$'}]}",
            Fits,
            Fits,
        ),
        (
            "finite pattern to enum",
            "{type: string, pattern: '^(on|off)$'}",
            "{type: string, enum: [on, 'off', auto]}",
            Fits,
            Breaks,
        ),
        ("word boundary", "{type: string, pattern: '\\ba'}", "{type: string, pattern: 'a'}", Fits, Breaks),
        ("no word boundary", "{type: string, pattern: '\\Ba'}", "{type: string, pattern: 'a'}", Fits, Breaks),
        ("lookahead", "{type: string, pattern: '^(?=a)'}", "{type: string, pattern: '^a'}", Unknown, Unknown),
        ("lookahead removed", "{type: string, pattern: '^(?=a)'}", "{type: string}", Fits, Unknown),
        ("empty pattern", "{type: string, pattern: ''}", "{type: string}", Fits, Fits),
        ("pattern for numbers says nothing", "{type: integer, pattern: '^a'}", "{type: integer}", Fits, Fits),
    ]);
}

#[test]
fn formats() {
    assert_rows(&[
        ("format added", "{type: string}", "{type: string, format: date}", Breaks, Fits),
        ("format changed", "{type: string, format: date}", "{type: string, format: date-time}", Breaks, Breaks),
        (
            "uuid by pattern",
            "{type: string, format: uuid}",
            "{type: string, pattern: '^[0-9a-fA-F-]{36}$'}",
            Fits,
            Breaks,
        ),
        (
            "uuid by length",
            "{type: string, format: uuid}",
            "{type: string, minLength: 36, maxLength: 36}",
            Fits,
            Breaks,
        ),
        ("date by length", "{type: string, format: date, maxLength: 10}", "{type: string, format: date}", Fits, Fits),
        ("base64", "{type: string}", "{type: string, format: byte}", Breaks, Fits),
        ("values of a format", "{type: string, enum: ['2024-01-01']}", "{type: string, format: date}", Fits, Breaks),
        ("values of no format", "{type: string, enum: ['2024-13-01']}", "{type: string, format: date}", Breaks, Breaks),
        ("email", "{type: string, format: email}", "{type: string, format: uri}", Breaks, Breaks),
        ("binary says nothing", "{type: string, format: binary}", "{type: string}", Fits, Fits),
    ]);
}

#[test]
fn enums() {
    assert_rows(&[
        ("value added", "{type: string, enum: [a]}", "{type: string, enum: [a, b]}", Fits, Breaks),
        ("order", "{type: string, enum: [a, b]}", "{type: string, enum: [b, a]}", Fits, Fits),
        ("enum removed", "{type: string, enum: [a]}", "{type: string}", Fits, Breaks),
        ("values of another type", "{type: string, enum: [a, 1]}", "{type: string, enum: [a]}", Fits, Fits),
        ("numbers by value", "{enum: [1, 2.0]}", "{enum: [1.0, 2]}", Fits, Fits),
        (
            "null in an enum",
            "{type: string, nullable: true, enum: [a, null]}",
            "{type: string, enum: [a]}",
            Breaks,
            Fits,
        ),
        (
            "nullable without null in the enum",
            "{type: string, nullable: true, enum: [a]}",
            "{type: string, enum: [a]}",
            Fits,
            Fits,
        ),
        ("objects in any order", "{enum: [{a: 1, b: 2}]}", "{enum: [{b: 2, a: 1}]}", Fits, Fits),
        (
            "enum within bounds",
            "{type: integer, enum: [1, 2, 30], maximum: 10}",
            "{type: integer, maximum: 2}",
            Fits,
            Breaks,
        ),
        ("empty enum", "{type: string, enum: []}", "{type: string, enum: [a]}", Fits, Breaks),
        (
            "enum in two parts",
            "{type: string, enum: [a, b]}",
            "{oneOf: [{type: string, enum: [a]}, {type: string, enum: [b]}]}",
            Fits,
            Fits,
        ),
    ]);
    assert_rows_of(
        "3.1.0",
        &[
            ("const to enum", "{const: a}", "{enum: [a]}", Fits, Fits),
            ("list of types", "{type: [string, 'null']}", "{anyOf: [{type: string}, {type: 'null'}]}", Fits, Fits),
            ("exclusive bounds", "{type: integer, exclusiveMinimum: 0}", "{type: integer, minimum: 1}", Fits, Fits),
            ("nothing at all", "{not: {}}", "{type: string}", Fits, Breaks),
        ],
    );
}
