//! Paths, operations and what is around them.

crate::rules! { pub(super) Untidy;

AMBIGUOUS_PATHS = "ambiguous-paths", Warning {
    "Two paths can both fit one address, and neither is the more exact."
    why: "Which operation answers depends on the router, so client and server may disagree."
    remedy: "Rename a fixed part so that one of the two is always the more exact."
    bad in paths: "/{kind}/mine: {}" "/pets/{id}: {}"
    good in paths: "/pets/mine: {}" "/pets/{id}: {}"
}

OPERATION_WITHOUT_ID = "operation-without-id", Warning {
    "An operation has no `operationId`."
    why: "Generated functions are named by it; a made-up name changes when the path does."
    remedy: "Add a name that stays."
    bad in pets: "get: {responses: {'200': {description: All pets.}}}"
    good in pets: "get: {operationId: listPets, responses: {'200': {description: All pets.}}}"
}

ASSUMED_FOR_2_0 = "assumed-for-swagger-2", Note {
    "Something that Swagger 2.0 leaves open and OpenAPI 3.0 must say was assumed."
    why: "Other tools may assume something else: another media type, another scheme, no body."
    remedy: "Say it in the document."
    bad: r#"
swagger: "2.0"
paths:
  /pets:
    get:
      responses: {'200': {description: All., schema: {type: string}}}
"#
    good: r#"
swagger: "2.0"
produces: [text/plain]
paths:
  /pets:
    get:
      responses: {'200': {description: All., schema: {type: string}}}
"#
}

STREAM_WITHOUT_EFFECT = "stream-without-effect", Warning {
    "An `x-stream` that changes nothing."
    why: "Stubs write a list item by item where `x-stream: true` stands at the only media type of an answer that tells of success, which is JSON, and its schema is an array without bounds, `nullable` or parts. Elsewhere they hold the body whole."
    remedy: "Move it to such a body, or remove it."
    bad in content: "application/json: {x-stream: true, schema: {type: array, maxItems: 9, items: {type: string}}}"
    good in content: "application/json: {x-stream: true, schema: {type: array, items: {type: string}}}"
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
    bad in requestBodies: "Pet: {content: {}}"
    good in requestBodies: "Pet: {content: {application/json: {}}}"
}

CIRCULAR_TAGS = "circular-tags", Warning {
    "A tag is a part of itself."
    why: "Whoever shows tags as a tree never reaches its top."
    remedy: "Let one of the tags on the way have no `parent`."
    bad: r"
openapi: 3.2.0
tags: [{name: cats, parent: pets}, {name: pets, parent: cats}]
"
    good: r"
openapi: 3.2.0
tags: [{name: cats, parent: pets}, {name: pets}]
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
    bad in parameters: "Token: {name: Authorization, in: header, schema: {type: string}}"
    good in parameters: "Trace: {name: X-Trace, in: header, schema: {type: string}}"
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
    bad in root: "externalDocs: {url: see our wiki}"
    good in root: "externalDocs: {url: https://example.com/wiki}"
}

UNUSED_COMPONENT = "unused-component", Warning {
    "No operation uses a component."
    why: "It is code and reading for nothing; often the reference to it was forgotten."
    remedy: "Remove it, or refer to it."
    bad in schemas: "Pet: {type: object}"
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
