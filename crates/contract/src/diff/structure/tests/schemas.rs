//! Families of changes in schemas, as a request and as a response.

use super::assert_schemas;

#[test]
fn bounds() {
    assert_schemas(&[
        (
            "{type: string, maxLength: 9}",
            "{type: string, maxLength: 5}",
            &["error request-body-max-length-decreased", "note response-body-max-length-decreased"],
        ),
        (
            "{type: string}",
            "{type: string, minLength: 1}",
            &["error request-body-min-length-increased", "note response-body-min-length-increased"],
        ),
        (
            "{type: integer}",
            "{type: integer, maximum: 5}",
            &["warning request-body-max-set", "note response-body-max-set"],
        ),
        (
            "{type: integer, minimum: 5}",
            "{type: integer, minimum: 5, exclusiveMinimum: true}",
            &["warning request-body-exclusive-min-set", "note response-body-exclusive-min-set"],
        ),
        (
            "{type: array, items: {type: integer}}",
            "{type: array, items: {type: integer, multipleOf: 2}, uniqueItems: true}",
            &[
                "error request-body-unique-items-set",
                "error request-property-multiple-of-set",
                "note response-body-unique-items-set",
                "note response-property-multiple-of-set",
            ],
        ),
        ("{type: string, minLength: 0}", "{type: string}", &[]),
        // What stays as it was is not told of.
        (
            "{type: array, contains: {type: string}, maxItems: 9}",
            "{type: array, contains: {type: string}, maxItems: 5}",
            &["error request-body-max-items-decreased", "note response-body-max-items-decreased"],
        ),
    ]);
}

#[test]
fn types_and_values() {
    assert_schemas(&[
        (
            "{type: number}",
            "{type: integer}",
            &["error request-body-type-specialized", "note response-body-type-specialized"],
        ),
        (
            "{type: string}",
            "{type: string, format: uuid}",
            &["error request-body-format-changed", "note response-body-format-specialized"],
        ),
        (
            "{type: string, enum: [a, b]}",
            "{type: string, enum: [c, b]}",
            &[
                "error request-body-enum-value-removed",
                "note request-body-enum-value-added",
                "note response-body-enum-value-removed",
                "error response-body-enum-value-added",
            ],
        ),
        (
            "{type: string}",
            "{type: string, nullable: true}",
            &["note request-body-became-nullable", "error response-body-became-nullable"],
        ),
        (
            "{type: string}",
            "{oneOf: [{type: string}, {type: integer}]}",
            &["note request-body-list-of-types-widened", "error response-body-list-of-types-widened"],
        ),
        ("{type: string, enum: [a, b]}", "{type: string, enum: [b, a], description: Letters.}", &[]),
    ]);
}

#[test]
fn objects() {
    assert_schemas(&[
        (
            "{type: object, properties: {a: {type: string}}}",
            "{type: object, required: [b], properties: {b: {type: string}}}",
            &[
                "warning request-optional-property-removed",
                "error request-required-property-added",
                "warning response-optional-property-removed",
                "note response-required-property-added",
            ],
        ),
        (
            "{type: object, properties: {a: {type: string, readOnly: true, maxLength: 5}}}",
            "{type: object, required: [a], properties: {a: {type: string, readOnly: true, maxLength: 4}}}",
            &[
                "note request-read-only-property-became-required",
                "note request-read-only-property-max-length-decreased",
                "note response-property-became-required",
                "note response-property-max-length-decreased",
            ],
        ),
        (
            "{type: object}",
            "{type: object, additionalProperties: false}",
            &[
                "error request-body-additional-properties-forbidden",
                "note response-body-additional-properties-forbidden",
            ],
        ),
        (
            "{type: object, properties: {a: {type: string, writeOnly: true}}}",
            "{type: object, properties: {a: {type: string}}}",
            &[
                "note request-optional-property-became-not-write-only",
                "note response-optional-property-became-not-write-only",
            ],
        ),
    ]);
}

#[test]
fn composition() {
    assert_schemas(&[
        (
            "{type: object, properties: {a: {type: string}}}",
            "{type: object, properties: {b: {type: string}}, oneOf: [{properties: {a: {type: string}}}]}",
            &[
                "warning request-optional-property-removed",
                "note request-optional-property-added",
                "note request-body-one-of-added",
                "warning response-optional-property-removed",
                "note response-optional-property-added",
                "error response-body-one-of-added",
            ],
        ),
        (
            "{anyOf: [{type: object, title: A}, {type: object, title: B, minProperties: 1}]}",
            "{anyOf: [{type: object, title: A}]}",
            &["error request-body-any-of-removed", "note response-body-any-of-removed"],
        ),
        // A property that moved into a part of an `allOf` is not gone.
        (
            "{type: object, properties: {a: {type: string}, b: {type: string}}}",
            "{type: object, allOf: [{properties: {a: {type: string, maxLength: 3}}}], properties: {b: {type: string}}}",
            &[
                "error request-body-all-of-added",
                "warning request-property-max-length-set",
                "note response-body-all-of-added",
                "note response-property-max-length-set",
            ],
        ),
        ("{type: object, minProperties: 1}", "{allOf: [{type: object, minProperties: 1}]}", &[]),
        (
            "{type: object, minProperties: 1}",
            "{allOf: [{type: object, minProperties: 1}], deprecated: true}",
            &["note request-body-deprecated", "note response-body-deprecated"],
        ),
        (
            "{oneOf: [{type: object}], discriminator: {propertyName: a}}",
            "{oneOf: [{type: object}], discriminator: {propertyName: b}}",
            &[
                "note request-body-discriminator-property-name-changed",
                "note response-body-discriminator-property-name-changed",
            ],
        ),
    ]);
}
