//! The document breaks OpenAPI.

use super::rules;

rules! { Invalid;

WRONG_TYPE = "wrong-type", Error {
    "A value is of another type than OpenAPI demands at that place."
    why: "Tools either fail on it or read something else than was meant: `version: 1.10` is the number 1.1."
    remedy: "Write a value of the type that the finding names."
    bad: r"
info: {title: Pets, version: 1.10}
"
    good: r"
info: {title: Pets, version: '1.10'}
"
}

MISSING_FIELD = "missing-field", Error {
    "A field that OpenAPI demands is missing."
    why: "Without it the object has no meaning, and generators make up one each for themselves."
    remedy: "Add the field."
    bad: r"
paths:
  /pets:
    get:
      responses:
        '200': {content: {}}
"
    good: r"
paths:
  /pets:
    get:
      responses:
        '200': {description: All pets.}
"
}

UNKNOWN_FIELD = "unknown-field", Error {
    "A field is not one that OpenAPI knows at that place."
    why: "It is usually misspelled or misplaced, and what it should say is then not said at all."
    remedy: "Correct its name or its place; a field of your own begins with `x-`."
    bad: r"
paths:
  /pets:
    get:
      sumary: All pets
      responses:
        '200': {description: All pets.}
"
    good: r"
paths:
  /pets:
    get:
      summary: All pets
      x-note: A field of our own.
      responses:
        '200': {description: All pets.}
"
}

UNKNOWN_VALUE = "unknown-value", Error {
    "A word is not among those that OpenAPI allows at that place."
    why: "Each tool takes an unknown word for something else, or stops."
    remedy: "Use one of the words that the finding lists."
    bad: r"
components:
  schemas:
    Age: {type: int}
"
    good: r"
components:
  schemas:
    Age: {type: integer}
"
}

UNKNOWN_STATUS = "unknown-status", Error {
    "The key of a response is not a status."
    why: "A response that can never be chosen is not documented, whatever it says."
    remedy: "Use a code such as `404`, a range such as `4XX`, or `default`."
    bad: r"
paths:
  /pets:
    get:
      responses:
        ok: {description: All pets.}
        '200': {description: All pets.}
"
    good: r"
paths:
  /pets:
    get:
      responses:
        '200': {description: All pets.}
        4XX: {description: A mistake of the caller.}
        default: {description: Anything else.}
"
}

BAD_COMPONENT_NAME = "bad-component-name", Error {
    "A component's name has characters that OpenAPI does not allow."
    why: "References to it cannot be written without escapes, and many tools then fail to follow them."
    remedy: "Use only letters from a to z, digits, `.`, `-` and `_`."
    bad: r"
components:
  schemas:
    Veículo: {type: object}
"
    good: r"
components:
  schemas:
    Veiculo.v1_a-b: {type: object}
"
}

PATH_WITHOUT_SLASH = "path-without-slash", Error {
    "A path does not begin with a slash."
    why: "It is appended to the server's address as it stands, so that `pets` would make `http://hostpets`."
    remedy: "Begin the path with `/`."
    bad: r"
paths:
  pets: {}
"
    good: r"
paths:
  /pets: {}
"
}

BAD_PATH_TEMPLATE = "bad-path-template", Error {
    "A path's template cannot be filled in."
    why: "Routers and clients need every variable to have one name and its own pair of braces."
    remedy: "Write each variable once as `{name}`; what follows `?` is a query parameter."
    bad: r"
paths:
  /pets/{id/food: {}
"
    good: r"
paths:
  /pets/{id}/food: {}
"
}

DUPLICATE_PATH = "duplicate-path", Error {
    "Two paths differ only in the names of their variables."
    why: "They are the same path, so which operation answers is a matter of luck."
    remedy: "Move the operations under one of the two."
    bad: r"
paths:
  /pets/{id}: {}
  /pets/{name}: {}
"
    good: r"
paths:
  /pets/{id}: {}
  /pets/by-name/{name}: {}
"
}

PATH_PARAMETER_UNDECLARED = "path-parameter-undeclared", Error {
    "A path names a variable that no parameter declares."
    why: "Its type is unknown, so neither a client nor a server can be generated."
    remedy: "Declare the parameter at the path or the operation."
    bad: r"
paths:
  /pets/{id}:
    get:
      operationId: getPet
      responses:
        '200': {description: A pet.}
"
    good: r"
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}}
    get:
      operationId: getPet
      responses:
        '200': {description: A pet.}
"
}

PATH_PARAMETER_UNUSED = "path-parameter-unused", Error {
    "A path parameter does not occur in the path."
    why: "There is no place to put its value, so a caller who gives it is not heard."
    remedy: "Add it to the path, or remove the parameter."
    bad: r"
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer}}
      responses:
        '200': {description: All pets.}
"
    good: r"
paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - {name: id, in: query, schema: {type: integer}}
      responses:
        '200': {description: All pets.}
"
}

PATH_PARAMETER_NOT_REQUIRED = "path-parameter-not-required", Error {
    "A path parameter is not marked as required."
    why: "A path without the value is another path; OpenAPI demands that this be said."
    remedy: "Add `required: true`."
    bad: r"
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, schema: {type: integer}}
"
    good: r"
paths:
  /pets/{id}:
    parameters:
      - {name: id, in: path, required: true, schema: {type: integer}}
"
}

DUPLICATE_OPERATION_ID = "duplicate-operation-id", Error {
    "Two operations have one `operationId`."
    why: "Generated functions and links are named by it, so one of the two is lost."
    remedy: "Rename one of the two."
    bad: r"
paths:
  /pets:
    get: {operationId: pets, responses: {'200': {description: All pets.}}}
    post: {operationId: pets, responses: {'201': {description: Saved.}}}
"
    good: r"
paths:
  /pets:
    get: {operationId: listPets, responses: {'200': {description: All pets.}}}
    post: {operationId: savePet, responses: {'201': {description: Saved.}}}
"
}

DUPLICATE_PARAMETER = "duplicate-parameter", Error {
    "A parameter is declared twice in one list."
    why: "Which of the two holds is not defined; a parameter is known by its name and its place together."
    remedy: "Remove one of the two."
    bad: r"
paths:
  /pets:
    parameters:
      - {name: kind, in: query, schema: {type: string}}
      - {name: kind, in: query, schema: {type: integer}}
"
    good: r"
paths:
  /pets:
    parameters:
      - {name: kind, in: query, schema: {type: string}}
      - {name: kind, in: header, schema: {type: integer}}
"
}

NO_RESPONSE = "no-response", Error {
    "An operation declares no response."
    why: "A caller must know at least what is answered when all went well."
    remedy: "Declare at least one response."
    bad: r"
paths:
  /pets:
    get: {operationId: listPets, responses: {}}
"
    good: r"
paths:
  /pets:
    get: {operationId: listPets, responses: {default: {description: Anything.}}}
"
}

DUPLICATE_TAG = "duplicate-tag", Error {
    "A tag is declared twice."
    why: "Only one description can be shown for it."
    remedy: "Remove one of the two."
    bad: r"
tags:
  - {name: pets}
  - {name: pets, description: All about pets.}
"
    good: r"
tags:
  - {name: pets, description: All about pets.}
  - {name: food, description: All about food.}
"
}

PARAMETER_WITHOUT_VALUE = "parameter-without-value", Error {
    "A parameter or header does not say, or says twice, what it holds."
    why: "`schema` and `content` are two ways of writing a value; without exactly one there is no telling how to read it."
    remedy: "Give it a `schema`, or a `content` with one media type."
    bad: r"
components:
  parameters:
    Kind: {name: kind, in: query}
"
    good: r"
components:
  parameters:
    Kind: {name: kind, in: query, schema: {type: string}}
    Filter: {name: filter, in: query, content: {application/json: {schema: {type: object}}}}
"
}

STYLE_OUT_OF_PLACE = "style-out-of-place", Error {
    "A style does not go with the place or the type of the value."
    why: "OpenAPI defines no such writing, so client and server would each invent one."
    remedy: "Use a style that the place allows, or leave it out."
    bad: r"
components:
  parameters:
    Kind: {name: kind, in: query, style: matrix, schema: {type: string}}
"
    good: r"
components:
  parameters:
    Kind: {name: kind, in: query, style: pipeDelimited, schema: {type: array, items: {type: string}}}
"
}

FIELD_OUT_OF_PLACE = "field-out-of-place", Error {
    "A field is used where it has no meaning."
    why: "`allowEmptyValue` and `allowReserved` speak about the query alone."
    remedy: "Remove the field."
    bad: r"
components:
  parameters:
    Kind: {name: kind, in: header, allowEmptyValue: true, schema: {type: string}}
"
    good: r"
components:
  parameters:
    Kind: {name: kind, in: query, allowEmptyValue: true, schema: {type: string}}
"
}

EXAMPLE_AND_EXAMPLES = "example-and-examples", Error {
    "`example` and `examples` stand together."
    why: "OpenAPI lets only one of the two stand; tools show one and drop the other."
    remedy: "Move the example into `examples`, under a name."
    bad: r"
components:
  parameters:
    Kind:
      name: kind
      in: query
      schema: {type: string}
      example: cat
      examples: {dog: {value: dog}}
"
    good: r"
components:
  parameters:
    Kind:
      name: kind
      in: query
      schema: {type: string}
      examples: {cat: {value: cat}, dog: {value: dog}}
"
}

EXAMPLE_WITH_TWO_VALUES = "example-with-two-values", Error {
    "An example has both a value and an address of one."
    why: "Only one of the two can be the example."
    remedy: "Keep `value` or `externalValue`."
    bad: r"
components:
  examples:
    Cat: {value: cat, externalValue: 'https://example.com/cat.json'}
"
    good: r"
components:
  examples:
    Cat: {value: cat}
"
}

BAD_MEDIA_TYPE = "bad-media-type", Error {
    "A key of `content` is not a media type."
    why: "It is compared with `Content-Type` and will never match."
    remedy: "Write it as `type/subtype`."
    bad: r"
components:
  responses:
    Pet: {description: A pet., content: {json: {schema: {type: object}}}}
"
    good: r"
components:
  responses:
    Pet: {description: A pet., content: {application/vnd.pet+json; charset=utf-8: {schema: {type: object}}}}
"
}

ENCODING_WITHOUT_PROPERTY = "encoding-without-property", Error {
    "An encoding is given for a property that the form does not have."
    why: "It has no effect; the property that was meant is sent in another way."
    remedy: "Correct the name, or remove the encoding."
    bad: r"
components:
  requestBodies:
    Photo:
      content:
        multipart/form-data:
          schema: {type: object, properties: {photo: {type: string, format: binary}}}
          encoding: {foto: {contentType: image/png}}
"
    good: r"
components:
  requestBodies:
    Photo:
      content:
        multipart/form-data:
          schema: {type: object, properties: {photo: {type: string, format: binary}}}
          encoding: {photo: {contentType: image/png}}
"
}

ARRAY_WITHOUT_ITEMS = "array-without-items", Error {
    "An array does not say what its elements are."
    why: "OpenAPI 3.0 demands `items`; without it no type can be generated."
    remedy: "Add `items`, or `items: {}` for anything."
    bad: r"
components:
  schemas:
    Pets: {type: array}
"
    good: r"
components:
  schemas:
    Pets: {type: array, items: {}}
"
}

READ_ONLY_AND_WRITE_ONLY = "read-only-and-write-only", Error {
    "A property may neither be sent nor answered."
    why: "`readOnly` keeps it out of requests and `writeOnly` out of responses."
    remedy: "Remove one of the two."
    bad: r"
components:
  schemas:
    Pet: {type: object, properties: {id: {type: integer, readOnly: true, writeOnly: true}}}
"
    good: r"
components:
  schemas:
    Pet: {type: object, properties: {id: {type: integer, readOnly: true}, pin: {type: string, writeOnly: true}}}
"
}

BAD_MULTIPLE_OF = "bad-multiple-of", Error {
    "`multipleOf` is not greater than zero."
    why: "Nothing is a multiple of zero but zero, and JSON Schema forbids it."
    remedy: "Use a positive number."
    bad: r"
components:
  schemas:
    Price: {type: number, multipleOf: 0}
"
    good: r"
components:
  schemas:
    Price: {type: number, multipleOf: 0.01}
"
}

BAD_PATTERN = "bad-pattern", Error {
    "A pattern is not an ECMAScript regular expression."
    why: "Half of the tools stop on it and the other half let every string through."
    remedy: "Write it in ECMAScript's dialect, without slashes around it."
    bad: r"
components:
  schemas:
    Plate: {type: string, pattern: '^[A-Z{3}$'}
"
    good: r"
components:
  schemas:
    Plate: {type: string, pattern: '^[A-Z]{3}$'}
"
}

EMPTY_ENUM = "empty-enum", Error {
    "A list of allowed values is empty."
    why: "No value at all is then allowed."
    remedy: "List the values, or remove `enum`."
    bad: r"
components:
  schemas:
    Kind: {type: string, enum: []}
"
    good: r"
components:
  schemas:
    Kind: {type: string, enum: [cat]}
"
}

DUPLICATE_VALUE = "duplicate-value", Error {
    "A value stands twice in a list of distinct values."
    why: "`enum` and `required` are sets; a doubled value hides one that was meant."
    remedy: "Remove one of the two."
    bad: r"
components:
  schemas:
    Kind: {type: string, enum: [cat, dog, cat]}
"
    good: r"
components:
  schemas:
    Kind: {type: string, enum: [cat, dog]}
"
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

SECURITY_UNDECLARED = "security-undeclared", Error {
    "A security requirement names a scheme that is not declared."
    why: "Nobody knows what a caller must show, so clients show nothing."
    remedy: "Declare the scheme in `components.securitySchemes`."
    bad: r"
security:
  - token: []
"
    good: r"
security:
  - token: []
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
"
}

SCOPES_WITHOUT_OAUTH = "scopes-without-oauth", Error {
    "Scopes are demanded of a scheme that has none."
    why: "Only OAuth 2.0 and OpenID Connect know scopes; OpenAPI 3.0 demands an empty list elsewhere."
    remedy: "Write an empty list."
    bad: r"
security:
  - token: [read]
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
"
    good: r"
security:
  - token: []
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
"
}

LINK_TARGET_UNKNOWN = "link-target-unknown", Error {
    "A link does not lead to exactly one operation."
    why: "Whoever follows it arrives nowhere."
    remedy: "Name one operation of the document, by its `operationId`."
    bad: r"
components:
  links:
    Owner: {operationId: getOwner}
"
    good: r"
paths:
  /owner:
    get: {operationId: getOwner, responses: {'200': {description: The owner.}}}
components:
  links:
    Owner: {operationId: getOwner}
"
}

LINK_PARAMETER_UNKNOWN = "link-parameter-unknown", Error {
    "A link fills in a parameter that the operation does not have."
    why: "The value goes nowhere, and the parameter that was meant stays empty."
    remedy: "Use the name of a parameter of the operation."
    bad: r"
paths:
  /owner:
    get: {operationId: getOwner, responses: {'200': {description: The owner.}}}
components:
  links:
    Owner: {operationId: getOwner, parameters: {id: $response.body#/id}}
"
    good: r"
paths:
  /owner:
    get:
      operationId: getOwner
      parameters: [{name: id, in: query, schema: {type: integer}}]
      responses: {'200': {description: The owner.}}
components:
  links:
    Owner: {operationId: getOwner, parameters: {query.id: $response.body#/id}}
"
}

BAD_EXPRESSION = "bad-expression", Error {
    "A runtime expression is malformed."
    why: "It cannot be evaluated, so the link or callback never works."
    remedy: "Write it by OpenAPI's grammar, such as `$response.body#/id`."
    bad: r"
components:
  callbacks:
    Done: {'{$request.body.url}': {}}
"
    good: r"
components:
  callbacks:
    Done: {'{$request.body#/url}?status={$statusCode}': {}}
"
}

SERVER_VARIABLE_UNDECLARED = "server-variable-undeclared", Error {
    "A server's address has a variable that is not declared."
    why: "There is no value to put there, so there is no address to call."
    remedy: "Declare the variable with a default."
    bad: r"
servers:
  - {url: 'https://{region}.example.com'}
"
    good: r"
servers:
  - {url: 'https://{region}.example.com', variables: {region: {default: br}}}
"
}

BAD_SERVER_VARIABLE = "bad-server-variable", Error {
    "A server's variable is unused, or its default is not among its values."
    why: "A client that takes the default would call an address that does not exist."
    remedy: "Let the address use it, and its default be one of its values."
    bad: r"
servers:
  - {url: 'https://{region}.example.com', variables: {region: {default: br, enum: [us, eu]}}}
"
    good: r"
servers:
  - {url: 'https://{region}.example.com', variables: {region: {default: br, enum: [br, eu]}}}
"
}
}
