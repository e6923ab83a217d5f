//! The same said otherwise.

use super::{Fits, Row, assert_rows};

#[test]
fn keep_the_meaning() {
    let pairs = [
        (
            "allOf flattened",
            "{allOf: [{type: object, properties: {a: {type: string}}}, {type: object, required: [a], properties: {b: {type: integer}}}]}",
            "{type: object, required: [a], properties: {a: {type: string}, b: {type: integer}}}",
        ),
        ("allOf of one", "{allOf: [{type: string, maxLength: 3}]}", "{type: string, maxLength: 3}"),
        ("anyOf of one", "{anyOf: [{type: string}]}", "{type: string}"),
        ("oneOf of one", "{oneOf: [{type: string}]}", "{type: string}"),
        (
            "reference inlined",
            "S: {type: object, properties: {a: {$ref: '#/components/schemas/A'}}}\nA: {type: string, minLength: 1}",
            "{type: object, properties: {a: {type: string, minLength: 1}}}",
        ),
        (
            "reference behind allOf",
            "S: {type: object, properties: {a: {allOf: [{$ref: '#/components/schemas/A'}]}}}\nA: {type: string, minLength: 1}",
            "{type: object, properties: {a: {type: string, minLength: 1}}}",
        ),
        (
            "nullable by alternatives",
            "{type: string, nullable: true}",
            "{anyOf: [{type: string}, {type: string, nullable: true, enum: [null]}]}",
        ),
        (
            "enum by alternatives",
            "{type: string, enum: [a, b, c]}",
            "{anyOf: [{type: string, enum: [a, b]}, {type: string, enum: [c]}]}",
        ),
        (
            "bounds joined",
            "{type: integer, minimum: 1, maximum: 9}",
            "{allOf: [{type: integer, minimum: 1}, {maximum: 9}]}",
        ),
        ("bounds twice", "{type: integer, minimum: 1}", "{allOf: [{type: integer, minimum: 1}, {minimum: 0}]}"),
        (
            "type by complement",
            "{type: boolean}",
            "{not: {anyOf: [{type: string, nullable: true}, {type: number}, {type: array, items: {}}, {type: object}]}}",
        ),
        ("class reordered", "{type: string, pattern: '^[a-z0-9]+$'}", "{type: string, pattern: '^[0-9a-z]+$'}"),
        (
            "pattern of word characters",
            "{type: string, pattern: '^\\w+$'}",
            "{type: string, pattern: '^[A-Za-z0-9_]+$'}",
        ),
        ("pattern repeated", "{type: string, pattern: '^aaa$'}", "{type: string, pattern: '^a{3}$'}"),
        ("pattern with free ends", "{type: string, pattern: 'a'}", "{type: string, pattern: '^[^]*a[^]*$'}"),
        ("length by pattern", "{type: string, maxLength: 3}", "{type: string, pattern: '^[^]{0,3}$'}"),
        (
            "unique and one item",
            "{type: array, items: {type: string}, maxItems: 1, uniqueItems: true}",
            "{type: array, items: {type: string}, maxItems: 1}",
        ),
        (
            "closed by joining",
            "{allOf: [{type: object, properties: {a: {type: string}}, additionalProperties: false}, {type: object, properties: {a: {type: string}}}]}",
            "{type: object, properties: {a: {type: string}}, additionalProperties: false}",
        ),
        (
            "required apart",
            "{type: object, properties: {a: {}}, allOf: [{required: [a]}]}",
            "{type: object, properties: {a: {}}, required: [a]}",
        ),
        (
            "distributed allOf",
            "{allOf: [{anyOf: [{type: string}, {type: integer}]}, {maxLength: 3}]}",
            "{anyOf: [{type: string, maxLength: 3}, {type: integer}]}",
        ),
        ("rules of other types", "{type: string, minimum: 3, maxItems: 2}", "{type: string}"),
        ("deprecated", "{type: string, deprecated: true}", "{type: string}"),
    ];
    let rows: Vec<Row<'_>> = pairs.iter().map(|(name, old, new)| (*name, *old, *new, Fits, Fits)).collect();
    assert_rows(&rows);
}
