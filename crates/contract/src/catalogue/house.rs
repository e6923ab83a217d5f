//! Promises of this workspace's own contracts. Only documents under `house` in `contractual.toml` are held to them.

crate::rules! { pub(super) House;

ORIGIN_MISSING = "origin-missing", Error {
    "An operation, parameter or property does not say where it comes from."
    why: "A reader of our contracts can tell fact from decision: what the interface states, what clients show, what we added."
    remedy: "Add `x-origin: stated`, `observed` or `decided`."
    bad in schemas: "Pet: {type: object, properties: {name: {type: string}}}"
    good in schemas: "Pet: {type: object, properties: {name: {type: string, x-origin: stated}}}"
}

ORIGIN_UNKNOWN = "origin-unknown", Error {
    "An origin is not one of the three words, or belongs to a value that is not there."
    why: "A misspelled origin counts as none."
    remedy: "Use `stated`, `observed` or `decided`; name only values of the `enum`."
    bad in schemas: "Pet: {type: object, properties: {name: {type: string, x-origin: guessed}}}"
    good in schemas: "Pet: {type: object, properties: {name: {type: string, x-origin: decided}}}"
}

OPERATION_WITHOUT_SUMMARY = "operation-without-summary", Error {
    "An operation has no summary."
    why: "Docs, rustdoc and the command line show it as the operation's one line."
    remedy: "Say in one line what the operation does."
    bad in pets: "get: {operationId: listPets, responses: {'200': {description: All pets.}}}"
    good in pets: "get: {operationId: listPets, summary: All pets, responses: {'200': {description: All pets.}}}"
}

OPERATION_WITHOUT_TAG = "operation-without-tag", Error {
    "An operation has no tag, or several."
    why: "A tag becomes a trait and a module; an operation lives in exactly one."
    remedy: "Give it exactly one tag."
    bad in pets: "get: {operationId: listPets, responses: {'200': {description: All pets.}}}"
    good in pets: "get: {operationId: listPets, tags: [Pets], responses: {'200': {description: All pets.}}}"
}

OPERATION_ID_NOT_CAMEL_CASE = "operation-id-not-camel-case", Error {
    "An `operationId` is not camelCase."
    why: "It becomes a method, a command and a type; one style keeps them predictable."
    remedy: "Use a verb and a noun in camelCase."
    bad in pets: "get: {operationId: list_pets, responses: {'200': {description: All pets.}}}"
    good in pets: "get: {operationId: listPets, responses: {'200': {description: All pets.}}}"
}

SECURITY_UNSAID = "security-unsaid", Error {
    "An operation does not say what a caller must show."
    why: "Open by oversight and open on purpose look the same."
    remedy: "Add `security`, or `security: []` where anybody may call."
    bad in pets: "get: {operationId: listPets, responses: {'200': {description: All pets.}}}"
    good in pets: "get: {operationId: listPets, security: [], responses: {'200': {description: All pets.}}}"
}

STATUS_UNDECLARED = "status-undeclared", Error {
    "A status that the server will answer is not declared."
    why: "A client cannot be ready for an answer that the contract hides, those of the framework included."
    remedy: "Declare it; the finding says why it can occur."
    bad in answers: "'200': {description: All pets.}"
    good in answers:
        "'200': {description: All pets.}"
        "'500': {description: A fault of ours.}"
        "'503': {description: Not now.}"
}

JSON_WITHOUT_SCHEMA = "json-without-schema", Error {
    "A JSON answer has no schema."
    why: "“Anything” and “forgotten” look the same; `schema: {}` says the first."
    remedy: "Add the schema, or `schema: {}`."
    bad in answers: "'200': {description: All pets., content: {application/json: {}}}"
    good in answers: "'200': {description: All pets., content: {application/json: {schema: {}}}}"
}

MIXED_ERROR_BODIES = "mixed-error-bodies", Error {
    "The errors of an operation come in several media types."
    why: "A generated client reads all errors of an operation as one type."
    remedy: "Let all errors of an operation have one media type."
    bad in answers:
        "'400': {description: Malformed., content: {text/plain: {schema: {type: string}}}}"
        "'404': {description: Unknown., content: {application/json: {schema: {type: object}}}}"
    good in answers:
        "'400': {description: Malformed., content: {text/plain: {schema: {type: string}}}}"
        "'404': {description: Unknown., content: {text/plain: {schema: {type: string}}}}"
}

EXAMPLE_MISSING = "example-missing", Error {
    "A body has no example."
    why: "The mock server, the docs and the tests are fed by examples."
    remedy: "Add a realistic example."
    bad in responses: "Name: {description: A name., content: {text/plain: {schema: {type: string}}}}"
    good in responses: "Name: {description: A name., content: {text/plain: {schema: {type: string}, example: Maria}}}"
}

REPEATED_CONSTRAINT = "repeated-constraint", Error {
    "The same pattern or list of values stands in two schemas."
    why: "One name makes one Rust type, and a change is made once."
    remedy: "Name the constraint under `components.schemas` and refer to it."
    bad in schemas:
        "Pet: {type: object, properties: {size: {type: string, enum: [small, large]}}}"
        "Size: {type: string, enum: [small, large]}"
    good in schemas:
        "Pet: {type: object, properties: {size: {allOf: [{$ref: '#/components/schemas/Size'}]}}}"
        "Size: {type: string, enum: [small, large]}"
}
}
