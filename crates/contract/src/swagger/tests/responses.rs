//! Responses.

use super::{converted, operation};

#[test]
fn a_response_is_written_in_each_media_type_with_its_example() {
    let text = operation(
        "
produces: [application/json, text/xml]
responses:
  200: {description: D, schema: {type: object}, examples: {application/json: {a: 1}}}
  204: {description: Gone.}
",
    );
    let expected = "\
responses:
  \"200\":
    description: D
    content:
      application/json:
        schema:
          type: object
        example:
          a: 1
      text/xml:
        schema:
          type: object
  \"204\":
    description: Gone.
";
    assert_eq!(text, expected);
}

#[test]
fn a_file_is_bytes() {
    let text = operation("responses: {200: {description: D, schema: {type: file}}}\n");
    let expected = "\
responses:
  \"200\":
    description: D
    content:
      application/octet-stream:
        schema:
          type: string
          format: binary
";
    assert_eq!(text, expected);
}

#[test]
fn examples_without_schema_show_a_body() {
    let text = operation("responses: {200: {description: D, examples: {text/plain: hello}}}\n");
    assert!(text.ends_with("    content:\n      text/plain:\n        example: hello\n"), "{text}");
}

#[test]
fn a_response_that_is_referred_to_is_written_out_in_other_media_types() {
    let text = converted(
        "
produces: [application/json]
responses:
  R: {description: D, schema: {type: string}}
paths:
  /a:
    get: {responses: {200: {$ref: '#/responses/R'}}}
    put: {produces: [text/plain], responses: {200: {$ref: '#/responses/R'}}}
",
    );
    let expected = "\
components:
  responses:
    R:
      description: D
      content:
        application/json:
          schema:
            type: string
paths:
  /a:
    get:
      responses:
        \"200\":
          \"$ref\": \"#/components/responses/R\"
    put:
      responses:
        \"200\":
          description: D
          content:
            text/plain:
              schema:
                type: string
";
    assert_eq!(text, expected);
}
