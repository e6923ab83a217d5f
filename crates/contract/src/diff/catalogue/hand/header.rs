//! Headers of answers.

use super::diff_rules;

diff_rules! {

HEADER_ADDED = "response-header-added", same, Note, Response reversed Note {
    "Answers have a new header."
    why: "Callers may read it; none must."
    old in get: ""
    new in headers: "X-Rate: {schema: {type: integer}}"
}

REQUIRED_HEADER_REMOVED = "required-response-header-removed", same, Error, Response reversed Note {
    "Answers have lost a header that was always there."
    why: "Callers rely on it."
    remedy: "Keep sending it."
    old in headers: "X-Rate: {required: true, schema: {type: integer}}"
    new in get: ""
}

OPTIONAL_HEADER_REMOVED = "optional-response-header-removed", same, Warning, Response reversed Note {
    "Answers have lost a header that was there at times."
    why: "Callers may rely on it."
    remedy: "Keep sending it."
    reverse of: HEADER_ADDED
}

HEADER_BECAME_OPTIONAL = "response-header-became-optional", same, Error, Response reversed Note {
    "A header of answers is no longer always there."
    why: "Callers rely on it."
    remedy: "Keep sending it."
    old in headers: "X-Rate: {required: true, schema: {type: integer}}"
    new in headers: "X-Rate: {schema: {type: integer}}"
}

HEADER_BECAME_REQUIRED = "response-header-became-required", none, Note, Response reversed Error {
    "A header of answers is always there."
    why: "Callers may rely on it."
    reverse of: HEADER_BECAME_OPTIONAL
}

HEADER_STYLE_CHANGED = "response-header-style-changed", none, Error, Response reversed Error {
    "A header of answers is written in another way."
    why: "Callers read it the old way."
    remedy: "Keep the way of writing."
    old in headers: "X-Rate: {schema: {type: object}}"
    new in headers: "X-Rate: {explode: true, schema: {type: object}}"
}

HEADER_SCHEMA_ADDED = "response-header-schema-added", none, Note, Response reversed Error {
    "A header of answers that could be anything has a schema."
    why: "Callers know better what they get."
    old in headers: "X-Rate: {content: {text/plain: {}}}"
    new in headers: "X-Rate: {content: {text/plain: {schema: {type: integer}}}}"
}

HEADER_SCHEMA_REMOVED = "response-header-schema-removed", none, Warning, Response reversed Note {
    "A header of answers can be anything."
    why: "Callers may get what they do not understand."
    remedy: "Keep the schema."
    reverse of: HEADER_SCHEMA_ADDED
}

}
