//! Arrays and objects.

use super::{Breaks, Fits, assert_rows};

#[test]
fn arrays() {
    assert_rows(&[
        (
            "items widened",
            "{type: array, items: {type: integer}}",
            "{type: array, items: {type: number}}",
            Fits,
            Breaks,
        ),
        ("fewer items", "{type: array, items: {}, maxItems: 5}", "{type: array, items: {}, maxItems: 4}", Breaks, Fits),
        (
            "more items",
            "{type: array, items: {type: string}}",
            "{type: array, items: {type: string}, minItems: 1}",
            Breaks,
            Fits,
        ),
        (
            "unique objects, of which one has what is optional",
            "{type: array, items: {type: object, properties: {a: {enum: [1]}}, additionalProperties: false}, uniqueItems: true, minItems: 2}",
            "{type: array, items: {}, maxItems: 1}",
            Breaks,
            Breaks,
        ),
        (
            "unique items",
            "{type: array, items: {type: string}}",
            "{type: array, items: {type: string}, uniqueItems: true}",
            Breaks,
            Fits,
        ),
        (
            "unique single item",
            "{type: array, items: {type: string}, maxItems: 1}",
            "{type: array, items: {type: string}, uniqueItems: true, maxItems: 1}",
            Fits,
            Fits,
        ),
        (
            "nothing in the array",
            "{type: array, items: {type: string}, maxItems: 0}",
            "{type: array, items: {type: integer}, maxItems: 0}",
            Fits,
            Fits,
        ),
        (
            "items of items",
            "{type: array, items: {type: array, items: {type: string, maxLength: 3}}}",
            "{type: array, items: {type: array, items: {type: string, maxLength: 2}}}",
            Breaks,
            Fits,
        ),
        (
            "lengths in two parts",
            "{type: array, items: {}}",
            "{anyOf: [{type: array, items: {}, maxItems: 3}, {type: array, items: {}, minItems: 4}]}",
            Fits,
            Fits,
        ),
        (
            "unique arrays and fewer",
            "{type: array, items: {type: array, items: {type: array, items: {type: string}, minItems: 1, maxItems: 3}}, uniqueItems: true, maxItems: 3}",
            "{type: array, items: {type: array, items: {type: array, items: {type: string}, minItems: 1, maxItems: 3}}, uniqueItems: true, maxItems: 2}",
            Breaks,
            Fits,
        ),
        (
            "unique objects and fewer",
            "{type: array, items: {type: object, required: [a], properties: {a: {type: integer, minimum: 2, maximum: 9}}}, uniqueItems: true, maxItems: 6}",
            "{type: array, items: {type: object, required: [a], properties: {a: {type: integer, minimum: 2, maximum: 9}}}, uniqueItems: true, maxItems: 5}",
            Breaks,
            Fits,
        ),
        (
            "unique items and shorter",
            "{type: array, items: {type: integer}, uniqueItems: true}",
            "{type: array, items: {type: integer}, uniqueItems: true, maxItems: 20}",
            Breaks,
            Fits,
        ),
        (
            "items no value fits",
            "{type: array, items: {type: integer, minimum: 2, maximum: 1}}",
            "{type: array, items: {}, maxItems: 0}",
            Fits,
            Fits,
        ),
        (
            "one hundred items",
            "{type: array, items: {type: string}, maxItems: 1000}",
            "{type: array, items: {type: string}, maxItems: 100}",
            Breaks,
            Fits,
        ),
    ]);
}

#[test]
fn objects() {
    assert_rows(&[
        (
            "required added",
            "{type: object, properties: {a: {type: string}}}",
            "{type: object, required: [a], properties: {a: {type: string}}}",
            Breaks,
            Fits,
        ),
        (
            "property narrowed",
            "{type: object, properties: {a: {type: string}}}",
            "{type: object, properties: {a: {type: string, maxLength: 3}}}",
            Breaks,
            Fits,
        ),
        (
            "closed",
            "{type: object, properties: {a: {type: string}}}",
            "{type: object, properties: {a: {type: string}}, additionalProperties: false}",
            Breaks,
            Fits,
        ),
        ("open in other words", "{type: object}", "{type: object, additionalProperties: true}", Fits, Fits),
        ("open in yet other words", "{type: object}", "{type: object, additionalProperties: {}}", Fits, Fits),
        (
            "map narrowed",
            "{type: object, additionalProperties: {type: number}}",
            "{type: object, additionalProperties: {type: integer}}",
            Breaks,
            Fits,
        ),
        (
            "map made of declared ones",
            "{type: object, properties: {a: {type: integer}}, additionalProperties: false}",
            "{type: object, additionalProperties: {type: integer}}",
            Fits,
            Breaks,
        ),
        ("fewer properties", "{type: object, maxProperties: 3}", "{type: object, maxProperties: 2}", Breaks, Fits),
        ("more properties", "{type: object}", "{type: object, minProperties: 1}", Breaks, Fits),
        (
            "required are as many",
            "{type: object, required: [a], properties: {a: {}}, additionalProperties: false}",
            "{type: object, required: [a], properties: {a: {}}, minProperties: 1, maxProperties: 1, additionalProperties: false}",
            Fits,
            Fits,
        ),
        (
            "required and no property fits",
            "{type: object, required: [a], properties: {a: {type: integer, minimum: 2, maximum: 1}}}",
            "{type: string}",
            Fits,
            Breaks,
        ),
        (
            "nested",
            "{type: object, required: [a], properties: {a: {type: object, required: [b], properties: {b: {type: array, items: {type: integer}}}}}}",
            "{type: object, required: [a], properties: {a: {type: object, required: [b], properties: {b: {type: array, items: {type: integer, maximum: 9}}}}}}",
            Breaks,
            Fits,
        ),
        (
            "required in another order",
            "{type: object, required: [a, b], properties: {a: {}, b: {}}}",
            "{type: object, required: [b, a], properties: {b: {}, a: {}}}",
            Fits,
            Fits,
        ),
        (
            "required and nullable",
            "{type: object, required: [a], properties: {a: {type: string, nullable: true}}}",
            "{type: object, required: [a], properties: {a: {type: string}}}",
            Breaks,
            Fits,
        ),
        (
            "required and undeclared",
            "{type: object, required: [a]}",
            "{type: object, required: [a], properties: {a: {type: string}}}",
            Breaks,
            Fits,
        ),
    ]);
}

#[test]
fn recursion() {
    let list =
        |extra: &str| format!("S: {{type: object, properties: {{next: {{$ref: '#/components/schemas/S'}}{extra}}}}}");
    let unrolled = "S: {type: object, properties: {next: {$ref: '#/components/schemas/T'}}}\nT: {type: object, properties: {next: {$ref: '#/components/schemas/S'}}}";
    let tree = |limit: u32| {
        format!(
            "S: {{type: object, required: [kids], properties: {{kids: {{type: array, items: {{$ref: '#/components/schemas/S'}}}}, size: {{type: integer, maximum: {limit}}}}}}}"
        )
    };
    let (plain, named) = (list(""), list(", name: {type: string}"));
    let (small, large) = (tree(5), tree(6));
    assert_rows(&[
        ("unrolled", &plain, unrolled, Fits, Fits),
        ("property in a circle", &plain, &named, Fits, Fits),
        ("bound in a circle", &large, &small, Breaks, Fits),
        (
            "endless",
            "S: {type: object, required: [a], properties: {a: {$ref: '#/components/schemas/S'}}}",
            "S: {type: object, required: [a], properties: {a: {$ref: '#/components/schemas/S'}, b: {type: string}}}",
            Fits,
            Fits,
        ),
        (
            "itself by allOf",
            "S: {allOf: [{$ref: '#/components/schemas/S'}], type: string}",
            "{type: string}",
            Fits,
            super::Unknown,
        ),
    ]);
}
