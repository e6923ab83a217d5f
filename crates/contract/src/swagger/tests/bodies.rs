//! Bodies and forms.

use super::{converted, operation};

#[test]
fn a_body_is_written_in_each_media_type() {
    let text = operation(
        "
consumes: [application/json, text/xml]
parameters:
  - {name: pet, in: body, description: D, required: true, schema: {type: object}}
  - {name: q, in: query, type: string}
",
    );
    let expected = "\
parameters:
  - name: q
    in: query
    schema:
      type: string
requestBody:
  x-body-name: pet
  description: D
  required: true
  content:
    application/json:
      schema:
        type: object
    text/xml:
      schema:
        type: object
";
    assert_eq!(text, expected);
}

#[test]
fn a_form_is_one_body() {
    let text = operation(
        "
consumes: [application/x-www-form-urlencoded]
parameters:
  - {name: a, in: formData, type: integer, required: true, description: A}
  - {name: b, in: formData, type: array, items: {type: string}}
",
    );
    let expected = "\
requestBody:
  content:
    application/x-www-form-urlencoded:
      schema:
        type: object
        properties:
          a:
            description: A
            type: integer
          b:
            type: array
            items:
              type: string
        required:
          - a
      encoding:
        b:
          explode: false
  required: true
";
    assert_eq!(text, expected);
}

#[test]
fn a_file_makes_a_form_of_parts() {
    let text = operation("parameters: [{name: f, in: formData, type: file}]\n");
    let expected = "\
requestBody:
  content:
    multipart/form-data:
      schema:
        type: object
        properties:
          f:
            type: string
            format: binary
";
    assert_eq!(text, expected);
}

#[test]
fn a_body_of_the_path_is_one_of_each_operation() {
    let text = converted(
        "
consumes: [application/json]
paths:
  /a:
    parameters: [{name: b, in: body, schema: {type: string}}]
    put: {parameters: [{name: c, in: body, schema: {type: integer}}]}
    post: {}
",
    );
    let expected = "\
paths:
  /a:
    put:
      requestBody:
        x-body-name: c
        content:
          application/json:
            schema:
              type: integer
    post:
      requestBody:
        x-body-name: b
        content:
          application/json:
            schema:
              type: string
";
    assert_eq!(text, expected);
}

#[test]
fn a_body_that_is_referred_to_stays_one_component_while_its_media_types_are_the_same() {
    let text = converted(
        "
consumes: [application/json]
parameters:
  B: {name: b, in: body, schema: {type: string}}
  F: {name: f, in: formData, type: string}
paths:
  /a:
    put: {parameters: [{$ref: '#/parameters/B'}]}
    post: {consumes: [text/plain], parameters: [{$ref: '#/parameters/B'}]}
    patch: {consumes: [multipart/form-data], parameters: [{$ref: '#/parameters/F'}]}
",
    );
    let expected = "\
components:
  requestBodies:
    B:
      x-body-name: b
      content:
        application/json:
          schema:
            type: string
paths:
  /a:
    put:
      requestBody:
        \"$ref\": \"#/components/requestBodies/B\"
    post:
      requestBody:
        x-body-name: b
        content:
          text/plain:
            schema:
              type: string
    patch:
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                f:
                  type: string
";
    assert_eq!(text, expected);
}
