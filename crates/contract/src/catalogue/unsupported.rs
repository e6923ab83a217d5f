//! The document is right, but our model or our generators cannot express it.

crate::rules! { pub(super) Unsupported;

LOST_FROM_3_1 = "lost-from-3-1", Warning {
    "The document says something that came with OpenAPI 3.1 or 3.2 and has no effect on generated code or comparisons."
    why: "Code accepts what the document forbids, and a change of it may go unnoticed. Examples are held to the schema as it is."
    remedy: "Say it in other words, or accept the loss; `--deny-loss` accepts none."
    bad: r"
openapi: 3.1.0
components:
  schemas:
    Letter: {type: string, contentMediaType: application/json, contentSchema: {type: object}}
"
    good: r"
openapi: 3.1.0
components:
  schemas:
    Letter: {type: [object, 'null'], properties: {to: {type: string}}}
"
}

LOST_FROM_2_0 = "lost-from-swagger-2", Warning {
    "A document of Swagger 2.0 says something that OpenAPI 3.0 cannot say."
    why: "It is read in the form of OpenAPI 3.0, so this has no effect on generated code or comparisons."
    remedy: "Say it in other words, or accept the loss; `--deny-loss` accepts none."
    bad: r#"
swagger: "2.0"
paths:
  /pets:
    get:
      parameters: [{name: tags, in: query, type: array, items: {type: string}, collectionFormat: tsv}]
      responses: {'200': {description: All.}}
"#
    good: r#"
swagger: "2.0"
paths:
  /pets:
    get:
      parameters: [{name: tags, in: query, type: array, items: {type: string}, collectionFormat: csv}]
      responses: {'200': {description: All.}}
"#
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

OPERATION_LEFT_OUT = "operation-left-out", Warning {
    "An operation is not part of what was generated, because it cannot be expressed and `--partial` was asked for."
    why: "A server that lacks it answers 404, and callers look for its method in vain."
    remedy: "Mend what the finding names, or live without the operation."
    words: "`GET /{name}` and `GET /{id}` with `--partial`: the second is left out."
}

PATTERN_UNSUPPORTED = "pattern-unsupported", Warning {
    "A pattern uses what no linear-time matcher can do, or is too large."
    why: "Lookaround and backreferences need backtracking, which an attacker's string can make last for ever."
    remedy: "Write the pattern without them; otherwise generated code does not check it."
    bad in schemas: "Password: {type: string, pattern: '^(?=.*[0-9]).{8,}$'}"
    good in schemas: "Password: {type: string, pattern: '[0-9]', minLength: 8}"
}
}
