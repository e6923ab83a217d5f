//! Lifecycle and stability of operations.

use super::diff_rules;

diff_rules! {

SUNSET_MALFORMED = "api-path-sunset-parse", same, Error {
    "The sunset of an operation is not a date."
    why: "Nobody can tell how long it will be there."
    remedy: "Write the day as in `2030-12-31`."
    old in get: "deprecated: true, x-sunset: '2030-01-01', "
    new in get: "deprecated: true, x-sunset: soon, "
}

ENDPOINT_DEPRECATED = "endpoint-deprecated", same, Note {
    "An operation is deprecated."
    why: "Callers should move away from it."
    remedy: "Add an `x-sunset`, so that they know until when."
    old in get: ""
    new in get: "deprecated: true, "
}

ENDPOINT_DEPRECATED_WITH_SUNSET = "endpoint-deprecated-with-sunset", same, Note {
    "An operation is deprecated and has a sunset."
    why: "Callers should move away from it before that day."
    old in get: ""
    new in get: "deprecated: true, x-sunset: '9999-01-01', "
}

ENDPOINT_REACTIVATED = "endpoint-reactivated", same, Note {
    "An operation is no longer deprecated."
    why: "Callers may stay."
    reverse of: ENDPOINT_DEPRECATED
}

DEPRECATED_SUNSET_MALFORMED = "api-deprecated-sunset-parse", same, Error {
    "An operation is deprecated, and its sunset is not a date."
    why: "Nobody can tell how long it will be there."
    remedy: "Write the day as in `2030-12-31`."
    old in get: ""
    new in get: "deprecated: true, x-sunset: soon, "
}

DEPRECATED_SUNSET_MISSING = "api-deprecated-sunset-missing", same, Error {
    "An operation is deprecated and has no sunset, though days of grace are demanded."
    why: "Nobody can tell how long it will be there."
    remedy: "Add an `x-sunset` far enough away."
    old in get: ""
    new in get: "deprecated: true, "
}

SUNSET_TOO_EARLY = "api-sunset-date-too-small", same, Error {
    "An operation is deprecated and its sunset is too near."
    why: "Callers need time to move away."
    remedy: "Name a later day."
    old in get: ""
    new in get: "deprecated: true, x-sunset: '2026-01-10', "
}

SUNSET_DELETED = "sunset-deleted", same, Error {
    "An operation is still deprecated, and its sunset is gone."
    why: "Callers relied on the day that was announced."
    remedy: "Put it back."
    old in get: "deprecated: true, x-sunset: '2030-01-01', "
    new in get: "deprecated: true, "
}

SUNSET_CHANGED_TOO_EARLY = "api-sunset-date-changed-too-small", same, Error {
    "The sunset of an operation moved forward and is too near."
    why: "Callers relied on the day that was announced."
    remedy: "Keep the later day."
    old in get: "deprecated: true, x-sunset: '2030-01-01', "
    new in get: "deprecated: true, x-sunset: '2026-01-10', "
}

STABILITY_DECREASED = "api-stability-decreased", same, Error {
    "The stability of an operation went down."
    why: "Callers chose it for the stability that was promised."
    remedy: "Keep the promise."
    old in get: "x-stability-level: stable, "
    new in get: "x-stability-level: beta, "
}

STABILITY_INCREASED = "api-stability-increased", same, Note {
    "The stability of an operation went up."
    why: "More is promised than before."
    reverse of: STABILITY_DECREASED
}

STABILITY_MALFORMED = "api-invalid-stability-level", same, Error {
    "A stability is none of the four words."
    why: "Nobody can tell what is promised."
    remedy: "Use `draft`, `alpha`, `beta` or `stable`."
    old in get: ""
    new in get: "x-stability-level: firm, "
}

}
