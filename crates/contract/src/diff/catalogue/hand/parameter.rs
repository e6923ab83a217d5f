//! Parameters.

use super::diff_rules;

diff_rules! {

REQUIRED_PARAMETER_ADDED = "new-required-request-parameter", same, Error, Request reversed Error {
    "There is a new required parameter."
    why: "Calls without it are refused."
    remedy: "Make it optional."
    old in get: ""
    new in get: "parameters: [{in: query, name: kind, required: true, schema: {type: string}}], "
}

OPTIONAL_PARAMETER_ADDED = "new-optional-request-parameter", same, Note, Request reversed Note {
    "There is a new optional parameter."
    why: "Callers may use it; none must."
    old in get: ""
    new in get: "parameters: [{in: query, name: kind, schema: {type: string}}], "
}

REQUIRED_SHARED_PARAMETER_ADDED = "new-required-request-default-parameter-to-existing-path", same, Error, Request reversed Error {
    "All operations of a path have a new required parameter."
    why: "Calls without it are refused."
    remedy: "Make it optional."
    old in get: ""
    new in paths: "/pets: {parameters: [{in: query, name: kind, required: true, schema: {type: string}}], get: {responses: {'200': {description: All.}}}}"
}

OPTIONAL_SHARED_PARAMETER_ADDED = "new-optional-request-default-parameter-to-existing-path", same, Note, Request reversed Note {
    "All operations of a path have a new optional parameter."
    why: "Callers may use it; none must."
    old in get: ""
    new in paths: "/pets: {parameters: [{in: query, name: kind, schema: {type: string}}], get: {responses: {'200': {description: All.}}}}"
}

PATH_PARAMETER_ADDED = "new-request-path-parameter", same, Error, Request reversed Error {
    "There is a new parameter in the path."
    why: "Calls without it go elsewhere."
    remedy: "Offer the new path beside the old one."
    old in paths: "'/pets/{petId}': {get: {responses: {'200': {description: All.}}}}"
    new in paths: "'/pets/{petId}': {get: {parameters: [{in: path, name: petId, required: true, schema: {type: string}}], responses: {'200': {description: All.}}}}"
}

PARAMETER_REMOVED = "request-parameter-removed", same, Warning, Request reversed Error {
    "A parameter is gone."
    why: "Who sends it is not heard any more, or refused."
    remedy: "Keep it, mark it `deprecated` with an `x-sunset`, and remove it after that day."
    reverse of: OPTIONAL_PARAMETER_ADDED
}

PARAMETER_REMOVED_WITH_DEPRECATION = "request-parameter-removed-with-deprecation", same, Note, Request reversed Error {
    "A parameter is gone after it was deprecated."
    why: "Callers were warned."
    old in get: "parameters: [{in: query, name: kind, deprecated: true, schema: {type: string}}], "
    new in get: ""
}

PARAMETER_REMOVED_BEFORE_SUNSET = "request-parameter-removed-before-sunset", same, Error, Request reversed Error {
    "A parameter is gone before its sunset."
    why: "Callers were told that they have until then."
    remedy: "Wait for the day that was announced."
    old in get: "parameters: [{in: query, name: kind, deprecated: true, x-sunset: '9999-01-01', schema: {type: string}}], "
    new in get: ""
}

PARAMETER_REMOVED_AFTER_SUNSET = "request-parameter-removed-after-sunset", none, Note, Request reversed Error {
    "A parameter is gone after its sunset."
    why: "Callers were warned, and had until then."
    old: r"
paths:
  /pets:
    get:
      parameters: [{in: query, name: kind, deprecated: true, x-sunset: '2025-01-01', schema: {type: string}}]
      responses: {'200': {description: All.}}
"
    new in get: ""
}

PARAMETER_BECAME_REQUIRED = "request-parameter-became-required", same, Error, Request reversed Note {
    "A parameter became required."
    why: "Calls without it are refused."
    remedy: "Keep it optional, with a default."
    old in get: "parameters: [{in: query, name: kind, schema: {type: string}}], "
    new in get: "parameters: [{in: query, name: kind, required: true, schema: {type: string}}], "
}

PARAMETER_BECAME_OPTIONAL = "request-parameter-became-optional", same, Note, Request reversed Error {
    "A parameter became optional."
    why: "Callers may leave it out."
    reverse of: PARAMETER_BECAME_REQUIRED
}

PARAMETER_STYLE_CHANGED = "request-parameter-style-changed", none, Error, Request reversed Error {
    "A parameter is written in another way: its `style` or `explode` changed."
    why: "Callers write it the old way, and it is read as something else."
    remedy: "Keep the way of writing."
    old in get: "parameters: [{in: query, name: kind, schema: {type: array, items: {type: string}}}], "
    new in get: "parameters: [{in: query, name: kind, explode: false, schema: {type: array, items: {type: string}}}], "
}

PARAMETER_RESERVED_FORBIDDEN = "request-parameter-reserved-forbidden", none, Error, Request reversed Note {
    "Reserved characters of a parameter must be escaped."
    why: "Callers send them as they are."
    remedy: "Go on allowing both."
    old in get: "parameters: [{in: query, name: kind, allowReserved: true, schema: {type: string}}], "
    new in get: "parameters: [{in: query, name: kind, schema: {type: string}}], "
}

PARAMETER_RESERVED_ALLOWED = "request-parameter-reserved-allowed", none, Note, Request reversed Error {
    "Reserved characters of a parameter may stay as they are."
    why: "Callers that escape them are understood as before."
    reverse of: PARAMETER_RESERVED_FORBIDDEN
}

PARAMETER_EMPTY_FORBIDDEN = "request-parameter-empty-forbidden", none, Warning, Request reversed Note {
    "A parameter may no longer be empty."
    why: "Callers that send it without a value may be refused."
    remedy: "Go on allowing it."
    old in get: "parameters: [{in: query, name: kind, allowEmptyValue: true, schema: {type: string}}], "
    new in get: "parameters: [{in: query, name: kind, schema: {type: string}}], "
}

PARAMETER_EMPTY_ALLOWED = "request-parameter-empty-allowed", none, Note, Request reversed Error {
    "A parameter may be empty."
    why: "Callers may send it without a value; none must."
    reverse of: PARAMETER_EMPTY_FORBIDDEN
}

PARAMETER_CONTENT_CHANGED = "request-parameter-content-changed", none, Error, Request reversed Error {
    "A parameter is written in another way: as another media type, or no longer as one."
    why: "Callers write it the old way, and it is read as something else."
    remedy: "Keep the way of writing."
    old in get: "parameters: [{in: query, name: kind, schema: {type: object}}], "
    new in get: "parameters: [{in: query, name: kind, content: {application/json: {schema: {type: object}}}}], "
}

PARAMETER_SCHEMA_ADDED = "request-parameter-schema-added", none, Error, Request reversed Note {
    "A parameter that could be anything has a schema."
    why: "What callers send may be refused."
    remedy: "Let the schema allow what was sent so far."
    old in get: "parameters: [{in: query, name: kind, content: {text/plain: {}}}], "
    new in get: "parameters: [{in: query, name: kind, content: {text/plain: {schema: {type: string}}}}], "
}

PARAMETER_SCHEMA_REMOVED = "request-parameter-schema-removed", none, Note, Request reversed Error {
    "A parameter can be anything."
    why: "What callers send is understood as before."
    reverse of: PARAMETER_SCHEMA_ADDED
}

}
