//! Schemas and their examples.

crate::rules! { pub(super) Untidy;

NULLABLE_WITHOUT_TYPE = "nullable-without-type", Warning {
    "`nullable` stands without a type."
    why: "OpenAPI 3.0.3 gives it a meaning only beside `type`; tools disagree about the rest."
    remedy: "Add the type, or move `nullable` to the schema that has it."
    bad in schemas: "Name: {nullable: true, maxLength: 20}"
    good in schemas: "Name: {type: string, nullable: true, maxLength: 20}"
}

NULLABLE_ENUM_WITHOUT_NULL = "nullable-enum-without-null", Warning {
    "A nullable list of values does not list null."
    why: "`enum` has the last word: null is refused although `nullable` seems to allow it."
    remedy: "Add `null` to `enum`, or remove `nullable`."
    bad in schemas: "Kind: {type: string, nullable: true, enum: [cat, dog]}"
    good in schemas: "Kind: {type: string, nullable: true, enum: [cat, dog, null]}"
}

ENUM_VALUE_UNFIT = "enum-value-unfit", Warning {
    "An allowed value is of another type than the schema."
    why: "It can never be sent; often quotes are missing."
    remedy: "Correct the value or the type."
    bad in schemas: "Floor: {type: string, enum: [1, 2]}"
    good in schemas: "Floor: {type: string, enum: ['1', '2']}"
}

EXAMPLE_UNFIT = "example-unfit", Warning {
    "An example does not fit its schema."
    why: "Readers copy examples; one of the two is wrong, and nobody can tell which."
    remedy: "Correct the example, or the schema if the example is right."
    bad in schemas: "Plate: {type: string, pattern: '^[A-Z]{3}$', example: ABC1234}"
    good in schemas: "Plate: {type: string, pattern: '^[A-Z]{3}$', example: ABC}"
}

DEFAULT_UNFIT = "default-unfit", Warning {
    "A default does not fit its schema."
    why: "A server that fills it in makes a value that it would itself refuse."
    remedy: "Correct the default or the schema."
    bad in schemas: "Page: {type: integer, minimum: 1, default: 0}"
    good in schemas: "Page: {type: integer, minimum: 1, default: 1}"
}

UNSATISFIABLE = "unsatisfiable", Warning {
    "No value can fit a schema."
    why: "Its bounds exclude each other, so every request is refused."
    remedy: "Correct the bounds."
    bad in schemas: "Age: {type: integer, minimum: 10, maximum: 1}"
    good in schemas: "Age: {type: integer, minimum: 1, maximum: 1}"
}

ENDLESS_SCHEMA = "endless-schema", Warning {
    "Only an endless value could fit a schema."
    why: "It requires another of its own kind inside itself; as a Rust type it would have no size."
    remedy: "Make a property in the circle optional, nullable or an array."
    bad in schemas: "Node: {type: object, required: [next], properties: {next: {$ref: '#/components/schemas/Node'}}}"
    good in schemas: "Node: {type: object, properties: {next: {$ref: '#/components/schemas/Node'}}}"
}

KEYWORD_WITHOUT_EFFECT = "keyword-without-effect", Warning {
    "A keyword says nothing about values of the schema's type."
    why: "The constraint that someone meant is not checked by anybody."
    remedy: "Remove it, or correct the type."
    bad in schemas: "Age: {type: integer, maxLength: 3}"
    good in schemas: "Age: {type: integer, maximum: 999}"
}

FORMAT_WITHOUT_EFFECT = "format-without-effect", Warning {
    "A format belongs to another type."
    why: "Tools take the format or the type, and generate different code."
    remedy: "Correct the type or the format."
    bad in schemas: "Id: {type: string, format: int64}"
    good in schemas: "Id: {type: integer, format: int64}" "Colour: {type: string, format: our-own}"
}

MESSAGE_WITHOUT_EFFECT = "message-without-effect", Warning {
    "An `x-message` that nobody will be told."
    why: "Stubs say it of values that break a length, a pattern, a bound or a count of elements of the same schema, in place of a sentence of their own: `cpf` *must be a CPF of eleven digits*."
    remedy: "Move it to the schema that has the rules; write what follows the name of the value, without a final stop."
    bad in schemas: "Pet: {type: object, x-message: must be a pet}" "Tag: {type: string, maxLength: 9, x-message: {}}"
    good in schemas: "Tag: {type: string, pattern: '^[a-z]+$', x-message: must be small letters}"
}

REQUIRED_UNDECLARED = "required-undeclared", Warning {
    "A required property is not declared."
    why: "Generated types have no such field, so no value they make can fit; often the name is misspelled."
    remedy: "Correct the name, or declare the property."
    bad in schemas: "Pet: {type: object, required: [nmae], properties: {name: {type: string}}}"
    good in schemas: "Pet: {type: object, required: [name], properties: {name: {type: string}}}"
}
}
