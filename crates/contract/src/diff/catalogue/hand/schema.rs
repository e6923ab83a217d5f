//! Schemas, where no aspect can be named.

use super::diff_rules;

diff_rules! {

SCHEMA_CHANGED = "schema-changed", none, Warning {
    "A schema changed in a way that has no name of its own."
    why: "It may allow other values; the sets of values tell."
    remedy: "Look at both schemas and compare what they allow."
    old in paths: "/pets: {post: {requestBody: {content: {application/json: {schema: {type: object}}}}, responses: {'204': {description: Saved.}}}}"
    new in paths: "/pets: {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Missing'}}}}, responses: {'204': {description: Saved.}}}}"
}

REQUEST_VALUES_REFUSED = "request-values-refused", none, Error, Request reversed Error {
    "A value that could be sent is refused, though no change by itself says so."
    why: "Several parts of a schema decide together, and a caller sends values, not parts."
    remedy: "Accept the value that is shown, or offer the new form beside the old one."
    old in paths: "/pets: {post: {requestBody: {content: {application/json: {schema: {type: object, required: [id], properties: {id: {type: string, readOnly: true}}}}}}, responses: {'204': {description: Saved.}}}}"
    new in paths: "/pets: {post: {requestBody: {content: {application/json: {schema: {type: object, required: [id], properties: {id: {type: string}}}}}}, responses: {'204': {description: Saved.}}}}"
}

RESPONSE_VALUES_UNEXPECTED = "response-values-unexpected", none, Error, Response reversed Error {
    "A value may be answered that was impossible, though no change by itself says so."
    why: "Several parts of a schema decide together, and a caller reads values, not parts."
    remedy: "Go on answering what the old document allows, or offer the new form beside it."
    old in paths: "/pets: {get: {responses: {'200': {description: A pet., content: {application/json: {schema: {type: object, required: [id], properties: {id: {type: string}}}}}}}}}"
    new in paths: "/pets: {get: {responses: {'200': {description: A pet., content: {application/json: {schema: {type: object, required: [id], properties: {id: {type: string, writeOnly: true}}}}}}}}}"
}

COMPONENT_SCHEMA_REMOVED = "api-schema-removed", same, Note {
    "A named schema is gone."
    why: "Nothing on the wire has a schema's name, but generated code does."
    remedy: "Keep the name if callers generate code from the document."
    old: r"
components:
  schemas: {Pet: {type: object}}
"
    new: r"
components:
  schemas: {}
"
}

COMPARISON_CUT_SHORT = "comparison-cut-short", none, Warning {
    "There are too many changes to list them all."
    why: "Changes that are not listed may be breaking."
    remedy: "Compare smaller steps, or parts of the documents."
    words: "Two documents with more than 100,000 differences."
}

}
