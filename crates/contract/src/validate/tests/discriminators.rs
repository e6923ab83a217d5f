//! Cases of discriminators: the alternative is chosen, and its reasons told.

use super::{FITS, assert_values};

const PETS: &str = "
Cat: {type: object, required: [kind, lives], properties: {kind: {type: string}, lives: {type: integer}}}
Dog: {type: object, required: [kind], properties: {kind: {type: string}}}
";

fn schemas(s: &str) -> String {
    format!("S: {s}{PETS}")
}

#[test]
fn by_name() {
    let schemas = schemas(
        "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: {propertyName: kind}}",
    );
    assert_values(
        &schemas,
        &[
            ("{kind: Cat, lives: 9}", FITS),
            // Fits both, and says which is meant.
            ("{kind: Dog, lives: 9}", FITS),
            ("{kind: Cat}", "must have the property `lives`"),
            ("{kind: Cat, lives: x}", "/lives: must be an integer, and is the string \"x\""),
            ("{kind: Cow}", "/kind: must be \"Cat\" or \"Dog\" to choose an alternative, and is \"Cow\""),
            ("{kind: {}}", "/kind: must be \"Cat\" or \"Dog\" to choose an alternative, and is an object"),
            ("{}", "must have the property `kind`, which tells the alternatives apart"),
            (
                "7",
                "must fit exactly one of the 2 alternatives of `oneOf`, and fits none; the nearest is `Cat`, where it \
                 must be an object, and is the number 7",
            ),
        ],
    );
}

#[test]
fn by_mapping() {
    let schemas = schemas(
        "
  anyOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
  discriminator:
    propertyName: kind
    mapping: {meow: Cat, '9': '#/components/schemas/Cat', gone: Nowhere}",
    );
    assert_values(
        &schemas,
        &[
            ("{kind: meow, lives: 9}", FITS),
            ("{kind: meow}", "must have the property `lives`"),
            ("{kind: 9}", "must have the property `lives`\n/kind: must be a string, and is the number 9"),
            ("{kind: Cat}", "must have the property `lives`"),
            ("{kind: Dog}", FITS),
            ("{kind: gone}", FITS),
            (
                "{kind: Cow}",
                "/kind: must be one of \"meow\", \"9\", \"gone\" or \"Dog\" to choose an alternative, and is \"Cow\"",
            ),
        ],
    );
}

#[test]
fn alternatives_without_names_are_tried() {
    let schemas = schemas(
        "{oneOf: [{type: object, required: [a]}, {type: object, required: [b]}], discriminator: {propertyName: kind}}",
    );
    assert_values(&schemas, &[("{a: 1}", FITS), ("{kind: x, b: 1}", FITS)]);
}

#[test]
fn names_of_nested_alternatives_are_left_to_them() {
    let schemas = "
S: {oneOf: [{$ref: '#/components/schemas/Pet'}, {$ref: '#/components/schemas/Car'}], discriminator: {propertyName: kind}}
Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: {propertyName: kind}}
Cat: {type: object, properties: {kind: {enum: [Cat]}}}
Dog: {type: object, properties: {kind: {enum: [Dog]}}}
Car: {type: object, properties: {kind: {enum: [Car]}}}";
    assert_values(schemas, &[("{kind: Dog}", FITS), ("{kind: Car}", FITS)]);
}

#[test]
fn a_base_that_lists_its_heirs() {
    let schemas = "
S:
  type: object
  required: [kind]
  oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
  discriminator: {propertyName: kind}
Cat: {allOf: [{$ref: '#/components/schemas/S'}, {required: [lives]}]}
Dog: {allOf: [{$ref: '#/components/schemas/S'}]}";
    assert_values(
        schemas,
        &[("{kind: Dog}", FITS), ("{kind: Cat, lives: 9}", FITS), ("{kind: Cat}", "must have the property `lives`")],
    );
}
