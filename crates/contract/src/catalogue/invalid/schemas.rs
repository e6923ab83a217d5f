//! Schemas.

crate::rules! { pub(super) Invalid;

ARRAY_WITHOUT_ITEMS = "array-without-items", Error {
    "An array does not say what its elements are."
    why: "OpenAPI 3.0 demands `items`; without it no type can be generated."
    remedy: "Add `items`, or `items: {}` for anything."
    bad in schemas: "Pets: {type: array}"
    good in schemas: "Pets: {type: array, items: {}}"
}

READ_ONLY_AND_WRITE_ONLY = "read-only-and-write-only", Error {
    "A property may neither be sent nor answered."
    why: "`readOnly` keeps it out of requests and `writeOnly` out of responses."
    remedy: "Remove one of the two."
    bad in schemas: "Pet: {type: object, properties: {id: {type: integer, readOnly: true, writeOnly: true}}}"
    good in schemas: "Pet: {type: object, properties: {id: {type: integer, readOnly: true}, pin: {type: string, writeOnly: true}}}"
}

BAD_MULTIPLE_OF = "bad-multiple-of", Error {
    "`multipleOf` is not greater than zero."
    why: "Nothing is a multiple of zero but zero, and JSON Schema forbids it."
    remedy: "Use a positive number."
    bad in schemas: "Price: {type: number, multipleOf: 0}"
    good in schemas: "Price: {type: number, multipleOf: 0.01}"
}

BAD_PATTERN = "bad-pattern", Error {
    "A pattern is not an ECMAScript regular expression."
    why: "Half of the tools stop on it and the other half let every string through."
    remedy: "Write it in ECMAScript's dialect, without slashes around it."
    bad in schemas: "Plate: {type: string, pattern: '^[A-Z{3}$'}"
    good in schemas: "Plate: {type: string, pattern: '^[A-Z]{3}$'}"
}

EMPTY_ENUM = "empty-enum", Error {
    "A list of allowed values is empty."
    why: "No value at all is then allowed."
    remedy: "List the values, or remove `enum`."
    bad in schemas: "Kind: {type: string, enum: []}"
    good in schemas: "Kind: {type: string, enum: [cat]}"
}

DUPLICATE_VALUE = "duplicate-value", Error {
    "A value stands twice in a list of distinct values."
    why: "`enum` and `required` are sets; a doubled value hides one that was meant."
    remedy: "Remove one of the two."
    bad in schemas: "Kind: {type: string, enum: [cat, dog, cat]}"
    good in schemas: "Kind: {type: string, enum: [cat, dog]}"
}

DISCRIMINATOR_INLINE = "discriminator-inline", Error {
    "A discriminator stands over an alternative without a name."
    why: "Alternatives are chosen by the names of their schemas, so this one can never be chosen."
    remedy: "Move the alternative to `components.schemas` and refer to it."
    bad: r"
components:
  schemas:
    Pet:
      oneOf:
        - {$ref: '#/components/schemas/Cat'}
        - {type: object, required: [kind], properties: {kind: {type: string}}}
      discriminator: {propertyName: kind}
    Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
"
    good: r"
components:
  schemas:
    Pet:
      oneOf:
        - {$ref: '#/components/schemas/Cat'}
      discriminator: {propertyName: kind}
    Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
"
}

DISCRIMINATOR_PROPERTY_MISSING = "discriminator-property-missing", Error {
    "An alternative does not have the property by which it is chosen."
    why: "A reader that looks for the property finds nothing and cannot choose."
    remedy: "Declare the property in every alternative, and require it."
    bad: r"
components:
  schemas:
    Pet:
      oneOf:
        - {$ref: '#/components/schemas/Cat'}
      discriminator: {propertyName: kind}
    Cat: {type: object, properties: {name: {type: string}}}
"
    good: r"
components:
  schemas:
    Pet:
      oneOf:
        - {$ref: '#/components/schemas/Cat'}
      discriminator: {propertyName: kind}
    Cat:
      allOf:
        - {type: object, required: [kind], properties: {kind: {type: string}}}
        - {type: object, properties: {name: {type: string}}}
"
}
}
