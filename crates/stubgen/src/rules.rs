//! Rules behind `unsupported` findings: what stubs cannot express, as data.
//!
//! Declared by the macro of the catalogue (`contract::rules`), and used in the same way.

contract::rules! { pub Unsupported;

ANSWERS_UNCHECKED = "answers-unchecked", Warning {
    "The schemas of all answers of a document of 3.1 are too large to be part of a program, so answers are not checked."
    why: "A debug build holds what the implementation answers to the schemas of the document, which the program must carry for \
          that; megabytes of them would be a validator and no stub."
    remedy: "Give schemas names and refer to them, or stub a part of the document."
    words: "A document of 3.1 with thousands of operations, each of whose answers has a long schema of its own."
}

PATTERN_UNCHECKED = "pattern-unchecked", Warning {
    "A pattern is not checked by the stub, since no linear-time matcher can do what it asks."
    why: "Lookaround and backreferences need backtracking, which a caller's string can make last for ever; strings that \
          the pattern forbids reach the implementation."
    remedy: "Write the pattern without them, or check the string in the implementation."
    bad in schemas: "Password: {type: string, pattern: '^(?=.*[0-9]).{8,}$'}"
    good in schemas: "Password: {type: string, pattern: '[0-9]', minLength: 8}"
}

PROPERTY_REFUSED = "property-refused", Warning {
    "A property is declared by one part of an `allOf` and refused by another."
    why: "`additionalProperties: false` refuses all that its own schema does not declare, also what other parts declare; \
          the stub does as the document says, and the property is never there."
    remedy: "Close the whole instead of a part, or declare the property in the closed part too."
    bad: r"
components:
  schemas:
    Pet:
      allOf:
        - {type: object, properties: {name: {type: string}}, additionalProperties: false}
        - {type: object, properties: {age: {type: integer}}}
"
    good: r"
components:
  schemas:
    Pet:
      allOf:
        - {type: object, properties: {name: {type: string}}}
        - {type: object, properties: {age: {type: integer}}}
"
}

SCHEMA_IS_ITSELF = "schema-is-itself", Error {
    "A schema is itself, or an alternative of itself, without anything in between."
    why: "Whether a value fits would depend on whether it fits; reading one would never end."
    remedy: "Let the circle hold a property, an array or another type."
    bad in schemas: "Expression: {oneOf: [{type: integer}, {$ref: '#/components/schemas/Expression'}]}"
    good in schemas: "Expression: {oneOf: [{type: integer}, {type: array, items: {$ref: '#/components/schemas/Expression'}}]}"
}

SCHEMA_NEVER_FITS = "schema-never-fits", Warning {
    "The parts of a schema contradict each other, so that no value fits."
    why: "Whatever is sent there is refused, and nothing can be answered there."
    remedy: "Correct the parts, so that some value fits all of them."
    bad in schemas: "Code: {allOf: [{type: string}, {type: integer}]}"
    good in schemas: "Code: {allOf: [{type: number}, {type: integer}]}"
}

SCHEMA_TOO_LARGE = "schema-too-large", Error {
    "Schemas that no type expresses, and that must be checked at run time, are too large to be part of a program."
    why: "Several types in one schema, `not` and the like are checked against the schema itself; megabytes of that would \
          be a validator and no stub."
    remedy: "Give each schema one type, and discriminators to alternatives."
    words: "A document with thousands of schemas, each of several types and holding all others."
}

TOO_MANY_ALTERNATIVES = "too-many-alternatives", Warning {
    "Alternatives combine with other alternatives in too many ways to make a type of each combination."
    why: "`allOf` of several `oneOf` multiplies them; the stub checks the value and hands it on as JSON without a type."
    remedy: "Write one list of alternatives."
    words: "An `allOf` of twelve schemas, each a `oneOf` of two objects: 4,096 combinations."
}

TOO_MANY_PARTS = "too-many-parts", Error {
    "A schema is made of more than a thousand parts, one inside the `allOf` of another."
    why: "A type holds the properties of all its parts, and of a long chain each type would hold all those before it."
    remedy: "Let schemas hold one another as properties, where one does not extend the other."
    words: "A chain of 1,001 schemas, each the `allOf` of the one before and a property."
}
}
