//! Request bodies.

use super::diff_rules;

diff_rules! {

REQUIRED_BODY_ADDED = "request-body-added-required", same, Error, Request reversed Error {
    "There is a new required request body."
    why: "Calls without it are refused."
    remedy: "Make it optional."
    old in post: ""
    new in post: "requestBody: {required: true, content: {application/json: {schema: {type: object}}}}, "
}

OPTIONAL_BODY_ADDED = "request-body-added-optional", same, Note, Request reversed Note {
    "There is a new optional request body."
    why: "Callers may send it; none must."
    old in post: ""
    new in post: "requestBody: {content: {application/json: {schema: {type: object}}}}, "
}

BODY_REMOVED = "request-body-removed", same, Error, Request reversed Error {
    "The request body is gone."
    why: "Who sends it is not heard any more, or refused."
    remedy: "Keep accepting it."
    reverse of: OPTIONAL_BODY_ADDED
}

BODY_BECAME_REQUIRED = "request-body-became-required", same, Error, Request reversed Note {
    "The request body became required."
    why: "Calls without it are refused."
    remedy: "Keep it optional."
    old in post: "requestBody: {content: {application/json: {schema: {type: object}}}}, "
    new in post: "requestBody: {required: true, content: {application/json: {schema: {type: object}}}}, "
}

BODY_BECAME_OPTIONAL = "request-body-became-optional", same, Note, Request reversed Error {
    "The request body became optional."
    why: "Callers may leave it out."
    reverse of: BODY_BECAME_REQUIRED
}

BODY_MEDIA_TYPE_ADDED = "request-body-media-type-added", same, Note, Request reversed Error {
    "The request body may be sent in another media type."
    why: "Callers may use it; none must."
    old in post: "requestBody: {content: {application/json: {schema: {type: object}}}}, "
    new in post: "requestBody: {content: {application/json: {schema: {type: object}}, application/xml: {schema: {type: object}}}}, "
}

BODY_MEDIA_TYPE_REMOVED = "request-body-media-type-removed", same, Error, Request reversed Note {
    "The request body is no longer accepted in a media type."
    why: "Calls that use it are refused."
    remedy: "Keep accepting it."
    reverse of: BODY_MEDIA_TYPE_ADDED
}

BODY_MEDIA_TYPE_GENERALIZED = "request-body-media-type-name-generalized", none, Note, Request reversed Error {
    "The media type of the request body covers more."
    why: "What callers send is covered as before."
    old in post: "requestBody: {content: {application/json: {schema: {type: object}}}}, "
    new in post: "requestBody: {content: {'application/*': {schema: {type: object}}}}, "
}

BODY_MEDIA_TYPE_SPECIALIZED = "request-body-media-type-name-specialized", none, Error, Request reversed Note {
    "The media type of the request body covers less."
    why: "Calls that use what it covered are refused."
    remedy: "Keep accepting it."
    reverse of: BODY_MEDIA_TYPE_GENERALIZED
}

BODY_MEDIA_TYPE_CHANGED = "request-body-media-type-name-changed", none, Note, Request reversed Warning {
    "The parameters of the media type of the request body changed."
    why: "Readers of a media type ignore parameters that they do not know."
    old in post: "requestBody: {content: {application/json: {schema: {type: object}}}}, "
    new in post: "requestBody: {content: {'application/json; charset=utf-8': {schema: {type: object}}}}, "
}

BODY_SCHEMA_ADDED = "request-body-media-type-schema-added", same, Error, Request reversed Note {
    "A request body that could be anything has a schema."
    why: "What callers send may be refused."
    remedy: "Let the schema allow what was sent so far."
    old in post: "requestBody: {content: {application/json: {}}}, "
    new in post: "requestBody: {content: {application/json: {schema: {type: object}}}}, "
}

BODY_SCHEMA_REMOVED = "request-body-media-type-schema-removed", same, Note, Request reversed Error {
    "A request body can be anything."
    why: "What callers send is understood as before."
    reverse of: BODY_SCHEMA_ADDED
}

BODY_ENCODING_CHANGED = "request-body-encoding-changed", none, Error, Request reversed Error {
    "A property of a form is written in another way."
    why: "Callers write it the old way, and it is read as something else."
    remedy: "Keep the way of writing."
    old in post: "requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {a: {type: array, items: {type: string}}}}}}}, "
    new in post: "requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {a: {type: array, items: {type: string}}}}, encoding: {a: {explode: false}}}}}, "
}

BODY_ENCODING_EXTENDED = "request-body-encoding-extended", none, Note, Request reversed Error {
    "A part of a request body may be written in more ways."
    why: "What callers send is read as before."
    old in post: "requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {a: {type: string, format: binary}}}, encoding: {a: {contentType: image/png}}}}}, "
    new in post: "requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {a: {type: string, format: binary}}}, encoding: {a: {contentType: 'image/png, image/jpeg'}}}}}, "
}

}
