//! Answers: statuses, media types, headers and links.

use super::diff_rules;

diff_rules! {

SUCCESS_STATUS_REMOVED = "response-success-status-removed", same, Error, Response reversed Error {
    "A status that tells success is gone."
    why: "Callers wait for it."
    remedy: "Keep answering it."
    old in statuses: ", '201': {description: Made.}"
    new in statuses: ""
}

SUCCESS_STATUS_ADDED = "response-success-status-added", same, Note, Response reversed Note {
    "There is a new status that tells success."
    why: "Callers should treat it like the ones they know."
    remedy: "Tell callers what it means."
    reverse of: SUCCESS_STATUS_REMOVED
}

FAILURE_STATUS_REMOVED = "response-non-success-status-removed", same, Note, Response reversed Error {
    "A status that tells failure is gone."
    why: "Callers prepared for something that no longer happens."
    old in statuses: ", '404': {description: None.}"
    new in statuses: ""
}

FAILURE_STATUS_ADDED = "response-non-success-status-added", same, Note, Response reversed Note {
    "There is a new status that tells failure."
    why: "Callers should treat it like the ones they know."
    remedy: "Tell callers what it means."
    reverse of: FAILURE_STATUS_REMOVED
}

STATUS_RANGE_REMOVED = "response-status-range-removed", none, Note, Response reversed Error {
    "A range of statuses, or `default`, is gone."
    why: "Callers prepared for something that no longer happens."
    old in statuses: ", default: {description: Other.}"
    new in statuses: ""
}

STATUS_RANGE_ADDED = "response-status-range-added", none, Note, Response reversed Note {
    "There is a new range of statuses, or a `default`."
    why: "Callers should treat it like the ones they know."
    remedy: "Tell callers what it means."
    reverse of: STATUS_RANGE_REMOVED
}

MEDIA_TYPE_ADDED = "response-media-type-added", same, Note, Response reversed Note {
    "There is a new media type of answers."
    why: "Callers get it only if they ask for it."
    old in content: "application/json: {schema: {type: object}}"
    new in content: "application/json: {schema: {type: object}}, application/xml: {schema: {type: object}}"
}

MEDIA_TYPE_REMOVED = "response-media-type-removed", same, Error, Response reversed Error {
    "Answers no longer come in a media type."
    why: "Callers that ask for it get something else, or nothing."
    remedy: "Keep answering in it."
    reverse of: MEDIA_TYPE_ADDED
}

MEDIA_TYPE_GENERALIZED = "response-media-type-name-generalized", same, Error, Response reversed Note {
    "The media type of answers covers more."
    why: "Callers may get what they cannot read."
    remedy: "Name the media types that are answered."
    old in content: "application/problem+json: {schema: {type: object}}"
    new in content: "application/json: {schema: {type: object}}"
}

MEDIA_TYPE_SPECIALIZED = "response-media-type-name-specialized", same, Note, Response reversed Error {
    "The media type of answers covers less."
    why: "Callers can read it as before."
    reverse of: MEDIA_TYPE_GENERALIZED
}

MEDIA_TYPE_CHANGED = "response-media-type-name-changed", same, Note, Response reversed Note {
    "The parameters of the media type of answers changed."
    why: "Readers of a media type ignore parameters that they do not know."
    old in content: "application/json: {schema: {type: object}}"
    new in content: "'application/json; charset=utf-8': {schema: {type: object}}"
}

SCHEMA_ADDED = "response-body-media-type-schema-added", same, Note, Response reversed Error {
    "Answers that could be anything have a schema."
    why: "Callers know better what they get."
    old in content: "application/json: {}"
    new in content: "application/json: {schema: {type: object}}"
}

SCHEMA_REMOVED = "response-body-media-type-schema-removed", same, Warning, Response reversed Note {
    "Answers can be anything."
    why: "Callers may get what they do not understand."
    remedy: "Keep the schema."
    reverse of: SCHEMA_ADDED
}

LINK_ADDED = "response-link-added", none, Note {
    "Answers have a new link."
    why: "Links are for people and tools; nothing travels."
    old in get: ""
    new in paths: "/pets: {get: {operationId: a, responses: {'200': {description: All., links: {next: {operationId: a}}}}}}"
}

LINK_REMOVED = "response-link-removed", none, Note {
    "Answers have lost a link."
    why: "Links are for people and tools; nothing travels."
    reverse of: LINK_ADDED
}

LINK_CHANGED = "response-link-changed", none, Note {
    "A link of answers changed."
    why: "Links are for people and tools; nothing travels."
    old in paths: "/pets: {get: {operationId: a, responses: {'200': {description: All., links: {next: {operationId: a}}}}}}"
    new in paths: "/pets: {get: {operationId: a, responses: {'200': {description: All., links: {next: {operationId: a, parameters: {x: '1'}}}}}}}"
}

BODY_ENCODING_CHANGED = "response-body-encoding-changed", none, Error, Response reversed Error {
    "A part of an answer is written in another way."
    why: "Callers read it the old way, and it means something else."
    remedy: "Keep the way of writing."
    old in content: "multipart/mixed: {schema: {type: object, properties: {a: {type: string, format: binary}}}, encoding: {a: {contentType: image/png}}}"
    new in content: "multipart/mixed: {schema: {type: object, properties: {a: {type: string, format: binary}}}, encoding: {a: {contentType: image/jpeg}}}"
}

BODY_ENCODING_REDUCED = "response-body-encoding-reduced", none, Note, Response reversed Error {
    "A part of an answer is written in fewer ways."
    why: "Callers can read each of them."
    old in content: "multipart/mixed: {schema: {type: object, properties: {a: {type: string, format: binary}}}, encoding: {a: {contentType: 'image/png, image/jpeg'}}}"
    new in content: "multipart/mixed: {schema: {type: object, properties: {a: {type: string, format: binary}}}, encoding: {a: {contentType: image/png}}}"
}

}
