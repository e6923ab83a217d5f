//! The document is right, but our model or our generators cannot express it.

crate::rules! { pub(super) Unsupported;

LOST_FROM_3_1 = "lost-from-3-1", Warning {
    "The document says something in OpenAPI 3.1 that the model of 3.0 cannot hold."
    why: "It is read past: generated code and compatibility checks do not know of it."
    remedy: "Express it in OpenAPI 3.0, or accept the loss."
    bad: r"
openapi: 3.1.0
components:
  schemas:
    Pair: {type: array, prefixItems: [{type: string}, {type: integer}]}
"
    good: r"
openapi: 3.1.0
components:
  schemas:
    Pair: {type: [array, 'null'], items: {type: string}, minItems: 2, maxItems: 2}
"
}

NOT_OVERLAY_1_0 = "not-overlay-1-0", Error {
    "The overlay is written for another version of the Overlay Specification than 1.0."
    why: "Later versions copy parts of a document and update scalars; read as 1.0 they would do something else."
    remedy: "Write what it does with the `update` and `remove` of Overlay 1.0."
    words: "An overlay that begins with `overlay: 1.1.0`."
}

OVERLAY_TARGET_TOO_COMPLEX = "overlay-target-too-complex", Error {
    "The `target` of an overlay's action is too long, too deeply nested, or takes too many steps to follow."
    why: "A filter that searches the whole document for every node of it would take hours."
    remedy: "Name the keys on the way instead of searching for them; write several actions."
    words: "The target `$..[?count($..*) > 1]` for a large document."
}

PATTERN_UNSUPPORTED = "pattern-unsupported", Warning {
    "A pattern uses what no linear-time matcher can do, or is too large."
    why: "Lookaround and backreferences need backtracking, which an attacker's string can make last for ever."
    remedy: "Write the pattern without them; otherwise generated code does not check it."
    bad in schemas: "Password: {type: string, pattern: '^(?=.*[0-9]).{8,}$'}"
    good in schemas: "Password: {type: string, pattern: '[0-9]', minLength: 8}"
}
}
