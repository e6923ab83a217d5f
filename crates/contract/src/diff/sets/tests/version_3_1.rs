//! Keywords of 3.1: by proof, by a value, and the few cases that are left open.

use crate::model::Direction;

use super::{Breaks, Fits, Relation, Row, Unknown, assert_rows_of, document, relation_of};

fn assert_rows_3_1(rows: &[Row<'_>]) {
    assert_rows_of("3.1.0", rows);
}

#[test]
fn items_by_place() {
    assert_rows_3_1(&[
        (
            "a place gets a wider schema",
            "{type: array, prefixItems: [{type: integer}]}",
            "{type: array, prefixItems: [{type: number}]}",
            Fits,
            Breaks,
        ),
        (
            "a place that the other side has not",
            "{type: array, prefixItems: [{type: integer}, {type: string}]}",
            "{type: array, prefixItems: [{type: integer}]}",
            Fits,
            Breaks,
        ),
        (
            "places by items",
            "{type: array, items: {type: string}, maxItems: 2}",
            "{type: array, prefixItems: [{type: string}, {type: string}], items: false}",
            Fits,
            Fits,
        ),
        (
            "closed behind the places",
            "{type: array, prefixItems: [{type: string}], items: false}",
            "{type: array, prefixItems: [{type: string}]}",
            Fits,
            Breaks,
        ),
        (
            "alternatives by the first item",
            "{type: array, prefixItems: [{enum: [a, b]}, {type: integer}], items: false}",
            "{anyOf: [{type: array, prefixItems: [{const: a}, {type: integer}], items: false}, {type: array, prefixItems: [{const: b}, {type: integer}], items: false}]}",
            Fits,
            Fits,
        ),
        (
            "some alike",
            "{type: array, prefixItems: [{enum: [a, c]}, {enum: [b, c]}], items: false}",
            "{type: array, prefixItems: [{enum: [a, c]}, {enum: [b, c]}], items: false, uniqueItems: true}",
            Breaks,
            Fits,
        ),
        (
            "all different",
            "{type: array, prefixItems: [{const: a}, {const: b}], items: false}",
            "{type: array, prefixItems: [{const: a}, {const: b}], items: false, uniqueItems: true}",
            Fits,
            Fits,
        ),
    ]);
}

#[test]
fn items_of_a_kind() {
    assert_rows_3_1(&[
        ("added", "{type: array}", "{type: array, contains: {const: a}}", Breaks, Fits),
        (
            "a wider kind",
            "{type: array, contains: {type: integer}}",
            "{type: array, contains: {type: number}}",
            Fits,
            Breaks,
        ),
        (
            "more of them",
            "{type: array, contains: {const: a}, minContains: 1}",
            "{type: array, contains: {const: a}, minContains: 2}",
            Breaks,
            Fits,
        ),
        (
            "fewer of them",
            "{type: array, contains: {const: a}, maxContains: 3}",
            "{type: array, contains: {const: a}, maxContains: 2}",
            Breaks,
            Fits,
        ),
        (
            "none of them",
            "{type: array, contains: {type: string}, minContains: 0, maxContains: 0}",
            "{type: array, items: {not: {type: string}}}",
            Fits,
            Fits,
        ),
        (
            "all items are of the kind",
            "{type: array, items: {type: integer}, minItems: 2}",
            "{type: array, contains: {type: number}, minContains: 2}",
            Fits,
            Breaks,
        ),
        (
            "a place is of the kind",
            "{type: array, prefixItems: [true, {const: a}], minItems: 2}",
            "{type: array, contains: {const: a}}",
            Fits,
            Breaks,
        ),
        ("any number of them", "{type: array, contains: {const: a}, minContains: 0}", "{type: array}", Fits, Fits),
        (
            "never enough",
            "{type: array, contains: {const: a}, maxContains: 0}",
            "{type: array, maxItems: 0, minItems: 1}",
            Fits,
            Fits,
        ),
        (
            "without the keyword that it counts",
            "{type: array, minContains: 2, maxContains: 1}",
            "{type: array}",
            Fits,
            Fits,
        ),
    ]);
}

#[test]
fn names_by_pattern() {
    assert_rows_3_1(&[
        ("added", "{type: object}", "{type: object, patternProperties: {'^x-': {type: string}}}", Breaks, Fits),
        (
            "a pattern within another",
            "{type: object, patternProperties: {'^x-': {type: integer}}, additionalProperties: false}",
            "{type: object, patternProperties: {'^x': {type: number}}}",
            Fits,
            Breaks,
        ),
        (
            "the same pattern in other words",
            "{type: object, patternProperties: {'^[0-9]+$': {type: string}}, additionalProperties: false}",
            "{type: object, patternProperties: {'^\\d+$': {type: string}}, additionalProperties: false}",
            Fits,
            Fits,
        ),
        (
            "two patterns in one",
            "{type: object, patternProperties: {'^a': {type: string}, '^b': {type: string}}, additionalProperties: false}",
            "{type: object, patternProperties: {'^(a|b)': {type: string}}, additionalProperties: false}",
            Fits,
            Fits,
        ),
        (
            "a declared property that matches",
            "{type: object, properties: {xa: {type: integer}}, patternProperties: {'^x': {minimum: 1}}}",
            "{type: object, properties: {xa: {type: integer, minimum: 1}}}",
            Fits,
            Breaks,
        ),
        (
            "every name of a pattern is declared",
            "{type: object, properties: {a: {type: string}, b: {type: string}}, patternProperties: {'^[ab]$': {type: string}}, additionalProperties: false}",
            "{type: object, properties: {a: {type: string}, b: {type: string}}, additionalProperties: false}",
            Fits,
            Fits,
        ),
        (
            "a pattern that no automaton expresses",
            "{type: object, patternProperties: {'^(?=x)': {type: string}}}",
            "{type: object, patternProperties: {'^(?=y)': {type: string}}}",
            Unknown,
            Unknown,
        ),
    ]);
}

#[test]
fn names_as_such() {
    assert_rows_3_1(&[
        ("added", "{type: object}", "{type: object, propertyNames: {maxLength: 3}}", Breaks, Fits),
        (
            "longer names",
            "{type: object, propertyNames: {maxLength: 3}}",
            "{type: object, propertyNames: {maxLength: 4}}",
            Fits,
            Breaks,
        ),
        (
            "listed names",
            "{type: object, propertyNames: {enum: [a, b]}, additionalProperties: {type: string}}",
            "{type: object, maxProperties: 2, propertyNames: {maxLength: 1}}",
            Fits,
            Breaks,
        ),
        (
            "by a pattern",
            "{type: object, propertyNames: {pattern: '^x'}}",
            "{type: object, patternProperties: {'^x': true}, additionalProperties: false}",
            Fits,
            Fits,
        ),
        (
            "a required name that is not allowed",
            "{type: object, required: [long], properties: {long: {}}, propertyNames: {maxLength: 3}}",
            "{type: string}",
            Fits,
            Breaks,
        ),
        ("no names", "{type: object, propertyNames: false}", "{type: object, maxProperties: 0}", Fits, Fits),
    ]);
}

#[test]
fn names_that_decide_about_others() {
    assert_rows_3_1(&[
        (
            "added",
            "{type: object, properties: {a: {}, b: {}}}",
            "{type: object, properties: {a: {}, b: {}}, dependentRequired: {a: [b]}}",
            Breaks,
            Fits,
        ),
        (
            "of names that nobody declares",
            "{type: object}",
            "{type: object, dependentRequired: {a: [b]}}",
            Breaks,
            Fits,
        ),
        (
            "by a schema",
            "{type: object, properties: {a: {}, b: {}}, dependentRequired: {a: [b]}}",
            "{type: object, properties: {a: {}, b: {}}, dependentSchemas: {a: {required: [b]}}}",
            Fits,
            Fits,
        ),
        (
            "by alternatives",
            "{type: object, properties: {a: {}, b: {}}, dependentRequired: {a: [b]}}",
            "{type: object, properties: {a: {}, b: {}}, anyOf: [{not: {required: [a]}}, {required: [b]}]}",
            Fits,
            Fits,
        ),
        (
            "the other is always there",
            "{type: object, properties: {a: {}, b: {}}, required: [b]}",
            "{type: object, properties: {a: {}, b: {}}, dependentRequired: {a: [b]}}",
            Fits,
            Breaks,
        ),
        (
            "a schema that is wider",
            "{type: object, properties: {a: {}, b: {}}, dependentSchemas: {a: {properties: {b: {type: integer}}}}}",
            "{type: object, properties: {a: {}, b: {}}, dependentSchemas: {a: {properties: {b: {type: number}}}}}",
            Fits,
            Breaks,
        ),
    ]);
}

#[test]
fn conditions() {
    assert_rows_3_1(&[
        (
            "a consequence is wider",
            "{type: object, properties: {k: {enum: [a, b]}, v: {}}, required: [k], if: {properties: {k: {const: a}}}, then: {required: [v]}}",
            "{type: object, properties: {k: {enum: [a, b]}, v: {}}, required: [k]}",
            Fits,
            Breaks,
        ),
        (
            "by alternatives",
            "{type: integer, if: {minimum: 10}, then: {multipleOf: 10}, else: {multipleOf: 2}}",
            "{type: integer, anyOf: [{minimum: 10, multipleOf: 10}, {exclusiveMaximum: 10, multipleOf: 2}]}",
            Fits,
            Fits,
        ),
        (
            "both ways the same",
            "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}, else: {maxLength: 5}}",
            "{type: string, maxLength: 5}",
            Fits,
            Fits,
        ),
        (
            "turned round",
            "{type: string, if: {pattern: '^a'}, then: {maxLength: 5}, else: {maxLength: 3}}",
            "{type: string, if: {not: {pattern: '^a'}}, then: {maxLength: 3}, else: {maxLength: 5}}",
            Fits,
            Fits,
        ),
        ("that nothing follows", "{type: string, if: {pattern: '^a'}}", "{type: string}", Fits, Fits),
        ("without a condition", "{type: string, then: {maxLength: 5}, else: false}", "{type: string}", Fits, Fits),
        (
            "that never holds",
            "{type: string, if: false, then: false, else: {maxLength: 3}}",
            "{type: string, maxLength: 3}",
            Fits,
            Fits,
        ),
    ]);
}

#[test]
fn what_is_left() {
    assert_rows_3_1(&[
        (
            "of one schema",
            "{type: object, properties: {a: {}}, unevaluatedProperties: false}",
            "{type: object, properties: {a: {}}, additionalProperties: false}",
            Fits,
            Fits,
        ),
        (
            "of joined schemas",
            "{allOf: [{type: object, properties: {a: {type: string}}}, {properties: {b: {type: string}}}], unevaluatedProperties: false}",
            "{type: object, properties: {a: {type: string}, b: {type: string}}, additionalProperties: false}",
            Fits,
            Fits,
        ),
        (
            "by a part that looks at everything",
            "{allOf: [{type: object, properties: {a: {}}, additionalProperties: true}], unevaluatedProperties: false}",
            "{allOf: [{type: object, properties: {a: {}}}], unevaluatedProperties: false}",
            Breaks,
            Fits,
        ),
        (
            "of alternatives",
            "{type: object, anyOf: [{properties: {a: {const: 1}}, required: [a]}, {properties: {b: {const: 2}}, required: [b]}], unevaluatedProperties: false}",
            "{type: object, properties: {a: {const: 1}, b: {const: 2}}, additionalProperties: false, minProperties: 1}",
            Fits,
            Fits,
        ),
        (
            "of a condition",
            "{type: object, if: {properties: {k: {const: a}}, required: [k]}, then: {properties: {v: {}}}, unevaluatedProperties: false}",
            "{type: object, properties: {k: {const: a}, v: {}}, additionalProperties: false}",
            Fits,
            Breaks,
        ),
        (
            "of names that decide",
            "{type: object, properties: {a: {}}, dependentSchemas: {a: {properties: {b: {}}}}, unevaluatedProperties: false}",
            "{type: object, properties: {a: {}, b: {}}, additionalProperties: false, dependentRequired: {b: [a]}}",
            Fits,
            Fits,
        ),
        (
            "of the first items",
            "{allOf: [{type: array, prefixItems: [{type: string}]}], unevaluatedItems: false}",
            "{type: array, prefixItems: [{type: string}], items: false}",
            Fits,
            Fits,
        ),
        (
            "of items of a kind",
            "{type: array, contains: {type: string}, unevaluatedItems: {type: integer}}",
            "{type: array, contains: {type: string}, items: {type: [string, integer]}}",
            Fits,
            Fits,
        ),
        (
            "with a schema",
            "{allOf: [{type: object, properties: {a: {type: string}}}], unevaluatedProperties: {type: integer}}",
            "{allOf: [{type: object, properties: {a: {type: string}}}], unevaluatedProperties: {type: number}}",
            Fits,
            Breaks,
        ),
    ]);
}

#[test]
fn dynamic_references() {
    let tree = "S: {$ref: '#/components/schemas/Tree'}\nTree: {type: object, $dynamicAnchor: node, properties: {data: {type: TYPE}, more: {type: array, items: {$dynamicRef: '#node'}}}}";
    let strict = "S: {$id: 'https://example.com/strict', $dynamicAnchor: node, $ref: 'https://example.com/tree', CLOSED}\nTree: {$id: 'https://example.com/tree', type: object, $dynamicAnchor: node, properties: {data: {type: integer}, more: {type: array, items: {$dynamicRef: '#node'}}}}";
    let closed = strict.replace("CLOSED", "unevaluatedProperties: false");
    let open = strict.replace("CLOSED", "title: Open");
    let by_reference = "S: {type: object, properties: {data: {type: integer}, more: {type: array, items: {$ref: '#/components/schemas/S'}}}, additionalProperties: false}";
    assert_rows_3_1(&[
        ("that lead to one schema", &tree.replace("TYPE", "integer"), &tree.replace("TYPE", "number"), Fits, Breaks),
        ("that lead to the outermost", &closed, by_reference, Fits, Fits),
        ("whose target is no longer closed", &closed, &open, Fits, Breaks),
    ]);
}

#[test]
fn small_keywords() {
    assert_rows_3_1(&[
        ("const beside enum", "{enum: [a, b], const: a}", "{const: a}", Fits, Fits),
        ("const null", "{const: null}", "{type: 'null'}", Fits, Fits),
        ("anything", "true", "{}", Fits, Fits),
        ("nothing", "{type: object, properties: {a: false}}", "{type: object, properties: {a: {not: {}}}}", Fits, Fits),
        (
            "beside a reference",
            "S: {$ref: '#/components/schemas/A', maxLength: 3}\nA: {type: string}",
            "{type: string, maxLength: 3}",
            Fits,
            Fits,
        ),
        (
            "several types",
            "{type: [string, integer], maxLength: 3}",
            "{anyOf: [{type: string, maxLength: 3}, {type: integer}]}",
            Fits,
            Fits,
        ),
        ("base64", "{type: string, contentEncoding: base64}", "{type: string, format: byte}", Fits, Fits),
    ]);
}

/// Schemas of 3.0 in the words of 3.1 allow the same.
#[test]
fn migrations() {
    let pairs = [
        ("{type: string, nullable: true}", "{type: [string, 'null']}"),
        ("{type: integer, minimum: 1, exclusiveMinimum: true}", "{type: integer, exclusiveMinimum: 1}"),
        ("{type: string, format: byte}", "{type: string, contentEncoding: base64}"),
        ("{type: string, example: a}", "{type: string, examples: [a]}"),
        (
            "{type: object, properties: {a: {type: string, nullable: true, enum: [a, null]}}}",
            "{type: object, properties: {a: {type: [string, 'null'], enum: [a, null]}}}",
        ),
        ("{type: object, additionalProperties: true}", "{type: object}"),
    ];
    for (old, new) in pairs {
        let (old, new) = (document("3.0.3", old), document("3.1.0", new));
        for direction in [Direction::Request, Direction::Response] {
            assert_eq!(relation_of(&old, &new, direction), Relation::Contained);
            assert_eq!(relation_of(&new, &old, direction), Relation::Contained);
        }
    }
}

/// They end, in no panic and in no wrong answer.
#[test]
fn hostile_documents() {
    let nested = |n: usize, inner: &str| format!("{}{inner}{}", "{allOf: [".repeat(n), "]}".repeat(n));
    let closed = |n: usize| {
        format!("{{type: object, allOf: [{}], unevaluatedProperties: false}}", nested(n, "{properties: {a: {}}}"))
    };
    let layer = |n: usize| {
        let inner = format!("{{$ref: '#/components/schemas/L{}'}}", n - 1);
        format!("L{n}: {{allOf: [{inner}, {inner}], unevaluatedProperties: false}}")
    };
    let layers: Vec<String> = (1..=40).map(layer).collect();
    let shared = |last: &str| {
        format!("S: {{$ref: '#/components/schemas/L40'}}\nL0: {{properties: {{{last}: {{}}}}}}\n{}", layers.join("\n"))
    };
    let cycle = "S: {$dynamicAnchor: s, $dynamicRef: '#s', type: TYPE}";
    let patterns = |n: usize| {
        let patterns: Vec<String> = (0..n).map(|n| format!("'x{n}': {{minimum: {n}}}")).collect();
        format!("{{type: object, patternProperties: {{{}}}}}", patterns.join(", "))
    };
    let places = |n: usize| format!("{{type: array, prefixItems: [{}]}}", vec!["{type: string}"; n].join(", "));
    assert_rows_3_1(&[
        (
            "nested deep",
            &closed(100),
            "{type: object, properties: {a: {}}, additionalProperties: false}",
            Unknown,
            Unknown,
        ),
        ("shared", &shared("a"), &shared("b"), Unknown, Unknown),
        ("a dynamic cycle", &cycle.replace("TYPE", "string"), &cycle.replace("TYPE", "integer"), Unknown, Unknown),
        ("many patterns", &patterns(60), &patterns(61), Unknown, Fits),
        ("many places", &places(600), &places(601), Unknown, Unknown),
    ]);
}
