//! Allowed, and bound to trouble someone.

use super::rules;

rules! { Untidy;

YAML_ALIAS = "yaml-alias", Warning {
    "A YAML alias repeats another part of the file."
    why: "OpenAPI has `$ref` for that; editors, differs and JSON converters handle aliases differently or not at all."
    remedy: "Move the part to `components` and use `$ref`."
    bad: r"
components:
  schemas:
    Name: &text {type: string}
    Nickname: *text
"
    good: r"
components:
  schemas:
    Name: {type: string}
    Nickname: {$ref: '#/components/schemas/Name'}
"
}

YAML_MERGE_KEY = "yaml-merge-key", Warning {
    "A YAML merge key copies the properties of another object."
    why: "Merge keys belong to YAML 1.1; a YAML 1.2 parser sees a property called `<<`."
    remedy: "Write the properties out, or use `allOf` with `$ref`."
    bad: r"
components:
  schemas:
    Name: &text {type: string}
    Nickname:
      <<: *text
      maxLength: 20
"
    good: r"
components:
  schemas:
    Name: {type: string}
    Nickname:
      allOf: [{$ref: '#/components/schemas/Name'}]
      maxLength: 20
"
}

YAML_AMBIGUOUS_WORD = "yaml-ambiguous-word", Warning {
    "A word without quotes is a string to YAML 1.2 and a boolean to YAML 1.1."
    why: "`NO`, the code of Norway, becomes `false` in many tools."
    remedy: "Put the word in quotes, or write `true` or `false`."
    bad: r"
components:
  schemas:
    Country: {type: string, enum: [SE, NO]}
"
    good: r"
components:
  schemas:
    Country: {type: string, enum: [SE, 'NO']}
"
}

YAML_NOT_JSON = "yaml-not-json", Error {
    "YAML says something that JSON cannot."
    why: "OpenAPI documents must mean the same in JSON; tags, infinities and keys that are not strings do not."
    remedy: "Write the value as JSON would."
    bad: r"
components:
  schemas:
    Price: {type: number, maximum: .inf}
"
    good: r"
components:
  schemas:
    Price: {type: number, maximum: 1000000}
"
}

REFERENCE_SIBLINGS = "reference-siblings", Warning {
    "Fields beside a `$ref` are ignored."
    why: "OpenAPI 3.0 replaces the whole object by what it refers to, so the description or rule is lost."
    remedy: "Remove the fields, or wrap the reference in `allOf` and keep them beside it."
    bad: r"
components:
  schemas:
    Owner: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet', description: The first pet.}}}
    Pet: {type: object}
"
    good: r"
components:
  schemas:
    Owner:
      type: object
      properties:
        pet: {allOf: [{$ref: '#/components/schemas/Pet'}], description: The first pet.}
    Pet: {type: object}
"
}

AMBIGUOUS_PATHS = "ambiguous-paths", Warning {
    "Two paths can both fit one address, and neither is the more exact."
    why: "Which operation answers depends on the router, so client and server may disagree."
    remedy: "Rename a fixed part so that one of the two is always the more exact."
    bad: r"
paths:
  /{kind}/mine: {}
  /pets/{id}: {}
"
    good: r"
paths:
  /pets/mine: {}
  /pets/{id}: {}
"
}

OPERATION_WITHOUT_ID = "operation-without-id", Warning {
    "An operation has no `operationId`."
    why: "Generated functions are named by it; a made-up name changes when the path does."
    remedy: "Add a name that stays."
    bad: r"
paths:
  /pets:
    get: {responses: {'200': {description: All pets.}}}
"
    good: r"
paths:
  /pets:
    get: {operationId: listPets, responses: {'200': {description: All pets.}}}
"
}

CONTENT_NEVER_SENT = "content-never-sent", Warning {
    "A body is declared for a status that has none."
    why: "HTTP gives 1xx, 204 and 304 no body; a client that waits for one fails."
    remedy: "Remove the content, or use another status."
    bad: r"
paths:
  /pets:
    delete:
      operationId: removePets
      responses:
        '204': {description: Gone., content: {application/json: {}}}
"
    good: r"
paths:
  /pets:
    delete:
      operationId: removePets
      responses:
        '204': {description: Gone.}
"
}

BODY_WITHOUT_MEANING = "body-without-meaning", Warning {
    "A body is declared for a method that gives it no meaning."
    why: "HTTP defines no meaning for a body of GET, HEAD, DELETE or TRACE, and proxies may drop it."
    remedy: "Use query parameters, or POST."
    bad: r"
paths:
  /pets:
    get:
      operationId: listPets
      requestBody: {content: {application/json: {schema: {type: object}}}}
      responses: {'200': {description: All pets.}}
"
    good: r"
paths:
  /pets:
    post:
      operationId: searchPets
      requestBody: {content: {application/json: {schema: {type: object}}}}
      responses: {'200': {description: All pets.}}
"
}

EMPTY_CONTENT = "empty-content", Warning {
    "A request body is declared in no media type."
    why: "There is then no way to send it."
    remedy: "Add a media type, or remove the body."
    bad: r"
components:
  requestBodies:
    Pet: {content: {}}
"
    good: r"
components:
  requestBodies:
    Pet: {content: {application/json: {}}}
"
}

UNDECLARED_TAG = "undeclared-tag", Note {
    "An operation's tag is not declared at the top of the document."
    why: "It has no description and no place in the order of the others; often it is misspelled."
    remedy: "Declare the tag, or use one that is declared."
    bad: r"
tags: [{name: pets}]
paths:
  /pets:
    get: {operationId: listPets, tags: [pet], responses: {'200': {description: All pets.}}}
"
    good: r"
tags: [{name: pets}]
paths:
  /pets:
    get: {operationId: listPets, tags: [pets], responses: {'200': {description: All pets.}}}
"
}

IGNORED_HEADER = "ignored-header", Warning {
    "A header parameter has a name that OpenAPI ignores."
    why: "`Accept`, `Content-Type` and `Authorization` are described by bodies and security schemes."
    remedy: "Describe it where the finding says."
    bad: r"
components:
  parameters:
    Token: {name: Authorization, in: header, schema: {type: string}}
"
    good: r"
components:
  parameters:
    Trace: {name: X-Trace, in: header, schema: {type: string}}
"
}

NULLABLE_WITHOUT_TYPE = "nullable-without-type", Warning {
    "`nullable` stands without a type."
    why: "OpenAPI 3.0.3 gives it a meaning only beside `type`; tools disagree about the rest."
    remedy: "Add the type, or move `nullable` to the schema that has it."
    bad: r"
components:
  schemas:
    Name: {nullable: true, maxLength: 20}
"
    good: r"
components:
  schemas:
    Name: {type: string, nullable: true, maxLength: 20}
"
}

NULLABLE_ENUM_WITHOUT_NULL = "nullable-enum-without-null", Warning {
    "A nullable list of values does not list null."
    why: "`enum` has the last word: null is refused although `nullable` seems to allow it."
    remedy: "Add `null` to `enum`, or remove `nullable`."
    bad: r"
components:
  schemas:
    Kind: {type: string, nullable: true, enum: [cat, dog]}
"
    good: r"
components:
  schemas:
    Kind: {type: string, nullable: true, enum: [cat, dog, null]}
"
}

ENUM_VALUE_UNFIT = "enum-value-unfit", Warning {
    "An allowed value is of another type than the schema."
    why: "It can never be sent; often quotes are missing."
    remedy: "Correct the value or the type."
    bad: r"
components:
  schemas:
    Floor: {type: string, enum: [1, 2]}
"
    good: r"
components:
  schemas:
    Floor: {type: string, enum: ['1', '2']}
"
}

EXAMPLE_UNFIT = "example-unfit", Warning {
    "An example does not fit its schema."
    why: "Readers copy examples; one of the two is wrong, and nobody can tell which."
    remedy: "Correct the example, or the schema if the example is right."
    bad: r"
components:
  schemas:
    Plate: {type: string, pattern: '^[A-Z]{3}$', example: ABC1234}
"
    good: r"
components:
  schemas:
    Plate: {type: string, pattern: '^[A-Z]{3}$', example: ABC}
"
}

DEFAULT_UNFIT = "default-unfit", Warning {
    "A default does not fit its schema."
    why: "A server that fills it in makes a value that it would itself refuse."
    remedy: "Correct the default or the schema."
    bad: r"
components:
  schemas:
    Page: {type: integer, minimum: 1, default: 0}
"
    good: r"
components:
  schemas:
    Page: {type: integer, minimum: 1, default: 1}
"
}

UNSATISFIABLE = "unsatisfiable", Warning {
    "No value can fit a schema."
    why: "Its bounds exclude each other, so every request is refused."
    remedy: "Correct the bounds."
    bad: r"
components:
  schemas:
    Age: {type: integer, minimum: 10, maximum: 1}
"
    good: r"
components:
  schemas:
    Age: {type: integer, minimum: 1, maximum: 1}
"
}

ENDLESS_SCHEMA = "endless-schema", Warning {
    "Only an endless value could fit a schema."
    why: "It requires another of its own kind inside itself; as a Rust type it would have no size."
    remedy: "Make a property in the circle optional, nullable or an array."
    bad: r"
components:
  schemas:
    Node: {type: object, required: [next], properties: {next: {$ref: '#/components/schemas/Node'}}}
"
    good: r"
components:
  schemas:
    Node: {type: object, properties: {next: {$ref: '#/components/schemas/Node'}}}
"
}

KEYWORD_WITHOUT_EFFECT = "keyword-without-effect", Warning {
    "A keyword says nothing about values of the schema's type."
    why: "The constraint that someone meant is not checked by anybody."
    remedy: "Remove it, or correct the type."
    bad: r"
components:
  schemas:
    Age: {type: integer, maxLength: 3}
"
    good: r"
components:
  schemas:
    Age: {type: integer, maximum: 999}
"
}

FORMAT_WITHOUT_EFFECT = "format-without-effect", Warning {
    "A format belongs to another type."
    why: "Tools take the format or the type, and generate different code."
    remedy: "Correct the type or the format."
    bad: r"
components:
  schemas:
    Id: {type: string, format: int64}
"
    good: r"
components:
  schemas:
    Id: {type: integer, format: int64}
    Colour: {type: string, format: our-own}
"
}

REQUIRED_UNDECLARED = "required-undeclared", Warning {
    "A required property is not declared."
    why: "Generated types have no such field, so no value they make can fit; often the name is misspelled."
    remedy: "Correct the name, or declare the property."
    bad: r"
components:
  schemas:
    Pet: {type: object, required: [nmae], properties: {name: {type: string}}}
"
    good: r"
components:
  schemas:
    Pet: {type: object, required: [name], properties: {name: {type: string}}}
"
}

UNKNOWN_SCOPE = "unknown-scope", Warning {
    "A demanded scope is offered by no flow."
    why: "No caller can ever be given it, so the operation cannot be called."
    remedy: "Add it to the flows' scopes, or correct the name."
    bad: r"
security:
  - login: [write]
components:
  securitySchemes:
    login: {type: oauth2, flows: {clientCredentials: {tokenUrl: /token, scopes: {read: Read.}}}}
"
    good: r"
security:
  - login: [read]
components:
  securitySchemes:
    login: {type: oauth2, flows: {clientCredentials: {tokenUrl: /token, scopes: {read: Read.}}}}
"
}

BAD_URL = "bad-url", Warning {
    "An address cannot be followed."
    why: "Readers click it; blanks and braces make it lead nowhere."
    remedy: "Write the address whole, percent-encoded where needed."
    bad: r"
externalDocs: {url: see our wiki}
"
    good: r"
externalDocs: {url: https://example.com/wiki}
"
}

UNUSED_COMPONENT = "unused-component", Warning {
    "No operation uses a component."
    why: "It is code and reading for nothing; often the reference to it was forgotten."
    remedy: "Remove it, or refer to it."
    bad: r"
components:
  schemas:
    Pet: {type: object}
"
    good: r"
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200': {description: A pet., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
components:
  schemas:
    Pet: {type: object}
"
}
}
