//! Paths and operations, and how long they will be there.

use super::diff_rules;

diff_rules! {

ENDPOINT_ADDED = "endpoint-added", same, Note {
    "There is a new operation."
    why: "Callers may use it; none must."
    old in get: ""
    new in beside: "/owners: {get: {responses: {'200': {description: All.}}}}"
}

PATH_REMOVED = "api-path-removed-without-deprecation", same, Error {
    "A path is gone, and nobody was warned."
    why: "Every call to it fails."
    remedy: "Keep it, mark it `deprecated` with an `x-sunset`, and remove it after that day."
    reverse of: ENDPOINT_ADDED
}

PATH_REMOVED_BEFORE_SUNSET = "api-path-removed-before-sunset", same, Error {
    "A path is gone before its sunset."
    why: "Callers were told that they have until then."
    remedy: "Wait for the day that was announced."
    old in beside: "/owners: {get: {deprecated: true, x-sunset: '9999-01-01', responses: {'200': {description: All.}}}}"
    new in get: ""
}

PATH_REMOVED_WITH_DEPRECATION = "api-path-removed-with-deprecation", same, Note {
    "A path is gone after it was deprecated."
    why: "Callers were warned."
    old in beside: "/owners: {get: {deprecated: true, responses: {'200': {description: All.}}}}"
    new in get: ""
}

PATH_REMOVED_AFTER_SUNSET = "api-path-removed-after-sunset", none, Note {
    "A path is gone after its sunset."
    why: "Callers were warned, and had until then."
    old in beside: "/owners: {get: {deprecated: true, x-sunset: '2025-01-01', responses: {'200': {description: All.}}}}"
    new in get: ""
}

OPERATION_REMOVED = "api-removed-without-deprecation", same, Error {
    "An operation is gone from its path, and nobody was warned."
    why: "Every call to it fails."
    remedy: "Keep it, mark it `deprecated` with an `x-sunset`, and remove it after that day."
    old in methods: "delete: {responses: {'204': {description: Gone.}}}"
    new in pets: "get: {responses: {'200': {description: All.}}}"
}

OPERATION_REMOVED_BEFORE_SUNSET = "api-removed-before-sunset", same, Error {
    "An operation is gone from its path before its sunset."
    why: "Callers were told that they have until then."
    remedy: "Wait for the day that was announced."
    old in methods: "delete: {deprecated: true, x-sunset: '9999-01-01', responses: {'204': {description: Gone.}}}"
    new in pets: "get: {responses: {'200': {description: All.}}}"
}

OPERATION_REMOVED_WITH_DEPRECATION = "api-removed-with-deprecation", same, Note {
    "An operation is gone from its path after it was deprecated."
    why: "Callers were warned."
    old in methods: "delete: {deprecated: true, responses: {'204': {description: Gone.}}}"
    new in pets: "get: {responses: {'200': {description: All.}}}"
}

OPERATION_REMOVED_AFTER_SUNSET = "api-removed-after-sunset", none, Note {
    "An operation is gone from its path after its sunset."
    why: "Callers were warned, and had until then."
    old in methods: "delete: {deprecated: true, x-sunset: '2025-01-01', responses: {'204': {description: Gone.}}}"
    new in pets: "get: {responses: {'200': {description: All.}}}"
}

OPERATION_ID_CHANGED = "operation-id-changed", "api-operation-id-removed", Note {
    "The id of an operation changed."
    why: "It is never on the wire, but generated code calls the operation by it and no longer compiles."
    remedy: "Keep the id if callers generate code from the document."
    old in get: "operationId: listPets, "
    new in get: "operationId: allPets, "
}

OPERATION_ID_REMOVED = "api-operation-id-removed", same, Note {
    "The id of an operation is gone."
    why: "It is never on the wire, but generated code calls the operation by it and no longer compiles."
    remedy: "Keep the id if callers generate code from the document."
    old in get: "operationId: listPets, "
    new in get: ""
}

OPERATION_ID_ADDED = "api-operation-id-added", same, Note {
    "An operation has an id."
    why: "It is never on the wire; generated code gets a better name."
    reverse of: OPERATION_ID_REMOVED
}

TAG_ADDED = "api-tag-added", same, Note {
    "An operation has a new tag."
    why: "Tags are for people, and for the modules of generated code."
    old in get: ""
    new in get: "tags: [pets], "
}

TAG_REMOVED = "api-tag-removed", same, Note {
    "An operation has lost a tag."
    why: "Tags are for people, and for the modules of generated code."
    reverse of: TAG_ADDED
}

}
