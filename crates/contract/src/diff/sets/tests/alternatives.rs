//! `allOf`, `anyOf`, `oneOf`, `not` and discriminators.

use super::{Breaks, Fits, assert_rows};

#[test]
fn unions() {
    assert_rows(&[
        (
            "texts apart by their length",
            "{oneOf: [{type: string, pattern: '^[a-z]{5}$'}, {type: string, maxLength: 3}]}",
            "{anyOf: [{type: string, pattern: '^[a-z]{5}$'}, {type: string, maxLength: 3}]}",
            Fits,
            Fits,
        ),
        ("alternative added", "{anyOf: [{type: string}]}", "{anyOf: [{type: string}, {type: integer}]}", Fits, Breaks),
        ("one of two types", "{type: string}", "{oneOf: [{type: string}, {type: integer}]}", Fits, Breaks),
        ("one of two that overlap", "{type: integer}", "{oneOf: [{type: integer}, {type: number}]}", Breaks, Breaks),
        (
            "one of two ranges",
            "{type: integer, minimum: 0}",
            "{oneOf: [{type: integer, minimum: 0, maximum: 9}, {type: integer, minimum: 10}]}",
            Fits,
            Fits,
        ),
        (
            "unsatisfiable alternative",
            "{type: string}",
            "{anyOf: [{type: string}, {type: integer, minimum: 2, maximum: 1}]}",
            Fits,
            Fits,
        ),
        (
            "same alternatives in another order",
            "{oneOf: [{type: string}, {type: integer}]}",
            "{oneOf: [{type: integer}, {type: string}]}",
            Fits,
            Fits,
        ),
        (
            "any of to one of",
            "{anyOf: [{type: string}, {type: integer}]}",
            "{oneOf: [{type: string}, {type: integer}]}",
            Fits,
            Fits,
        ),
        (
            "nested alternatives",
            "{anyOf: [{anyOf: [{type: string}, {type: integer}]}, {type: boolean}]}",
            "{anyOf: [{type: string}, {type: integer}, {type: boolean}]}",
            Fits,
            Fits,
        ),
        (
            "alternatives of a property",
            "{type: object, required: [a], properties: {a: {anyOf: [{type: string}, {type: integer}]}}, additionalProperties: false}",
            "{anyOf: [{type: object, required: [a], properties: {a: {type: string}}, additionalProperties: false}, {type: object, required: [a], properties: {a: {type: integer}}, additionalProperties: false}]}",
            Fits,
            Fits,
        ),
        (
            "one or the other required",
            "{type: object, properties: {a: {}, b: {}}}",
            "{type: object, properties: {a: {}, b: {}}, anyOf: [{required: [a]}, {required: [b]}]}",
            Breaks,
            Fits,
        ),
    ]);
}

#[test]
fn complements() {
    assert_rows(&[
        ("not a type", "{type: string}", "{not: {type: integer}}", Fits, Breaks),
        ("not that type", "{type: integer}", "{not: {type: integer}}", Breaks, Breaks),
        ("not a range", "{type: number, minimum: 5}", "{type: number, not: {minimum: 0, maximum: 4}}", Fits, Breaks),
        (
            "range by its complement",
            "{type: number, not: {minimum: 5}}",
            "{type: number, maximum: 5, exclusiveMaximum: true}",
            Fits,
            Fits,
        ),
        ("not a value", "{type: string}", "{type: string, not: {enum: [a]}}", Breaks, Fits),
        ("not a pattern", "{type: string, pattern: '^b'}", "{type: string, not: {pattern: '^a'}}", Fits, Breaks),
        ("not that pattern", "{type: string}", "{type: string, not: {pattern: '^a'}}", Breaks, Fits),
        ("not not", "{not: {not: {type: string}}}", "{type: string}", Fits, Fits),
        (
            "not required",
            "{type: object, properties: {a: {}}, not: {required: [a]}}",
            "{type: object, properties: {a: {}}}",
            Fits,
            Breaks,
        ),
        (
            "same complement",
            "{type: string, not: {enum: [a]}, maxLength: 3}",
            "{type: string, not: {enum: [a]}}",
            Fits,
            Breaks,
        ),
    ]);
}

#[test]
fn tags() {
    let pets = |kinds: &[&str]| {
        let refs: Vec<String> = kinds.iter().map(|kind| format!("{{$ref: '#/components/schemas/{kind}'}}")).collect();
        let schemas: Vec<String> = ["Cat", "Dog", "Fox"]
            .iter()
            .map(|kind| format!("{kind}: {{type: object, required: [kind], properties: {{kind: {{type: string, enum: [{kind}]}}, {}: {{type: integer}}}}}}", kind.to_lowercase()))
            .collect();
        format!("S: {{oneOf: [{}]}}\n{}", refs.join(", "), schemas.join("\n"))
    };
    let named = |kinds: &[&str]| {
        let refs: Vec<String> = kinds.iter().map(|kind| format!("{{$ref: '#/components/schemas/{kind}'}}")).collect();
        let schemas: Vec<String> = ["Cat", "Dog", "Fox"]
            .iter()
            .map(|kind| format!("{kind}: {{type: object, required: [kind], properties: {{kind: {{type: string}}}}}}"))
            .collect();
        format!("S: {{oneOf: [{}], discriminator: {{propertyName: kind}}}}\n{}", refs.join(", "), schemas.join("\n"))
    };
    let flat = "{type: object, required: [kind], properties: {kind: {type: string, enum: [Cat, Dog]}, cat: {type: integer}, dog: {type: integer}}}";
    assert_rows(&[
        ("tagged alternative added", &pets(&["Cat", "Dog"]), &pets(&["Cat", "Dog", "Fox"]), Fits, Breaks),
        ("alternative by discriminator added", &named(&["Cat", "Dog"]), &named(&["Cat", "Dog", "Fox"]), Fits, Breaks),
        ("discriminator in another order", &named(&["Cat", "Dog"]), &named(&["Dog", "Cat"]), Fits, Fits),
        ("alternatives told apart by a tag", flat, &pets(&["Cat", "Dog"]), Fits, Breaks),
    ]);
}
