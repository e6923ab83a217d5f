//! The document is right, but our model or our generators cannot express it.

use super::rules;

rules! { Unsupported;

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

PATTERN_UNSUPPORTED = "pattern-unsupported", Warning {
    "A pattern uses what no linear-time matcher can do, or is too large."
    why: "Lookaround and backreferences need backtracking, which an attacker's string can make last for ever."
    remedy: "Write the pattern without them; otherwise generated code does not check it."
    bad: r"
components:
  schemas:
    Password: {type: string, pattern: '^(?=.*[0-9]).{8,}$'}
"
    good: r"
components:
  schemas:
    Password: {type: string, pattern: '[0-9]', minLength: 8}
"
}
}
