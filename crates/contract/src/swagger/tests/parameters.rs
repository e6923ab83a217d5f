//! Parameters that are some in 3.0 too, and headers.

use super::{operation, told};

fn parameter(fields: &str) -> String {
    let text = operation(&format!("parameters: [{{name: p, {fields}}}]\n"));
    let rest = text.strip_prefix("parameters:\n  - name: p\n").expect("the parameter is still there");
    rest.lines().flat_map(|line| [line.strip_prefix("    ").unwrap_or(line), "\n"]).collect()
}

#[test]
fn the_type_moves_into_a_schema() {
    let text = parameter("in: path, required: true, type: string, format: date, x-nullable: true, x-a: 1");
    assert_eq!(text, "in: path\nrequired: true\nschema:\n  type: string\n  format: date\n  nullable: true\nx-a: 1\n");
}

#[test]
fn lists_are_separated_as_they_were() {
    for (format, style) in [
        ("", "explode: false\n"),
        ("collectionFormat: csv, ", "explode: false\n"),
        ("collectionFormat: ssv, ", "style: spaceDelimited\nexplode: false\n"),
        ("collectionFormat: pipes, ", "style: pipeDelimited\nexplode: false\n"),
        ("collectionFormat: multi, ", ""),
    ] {
        let text = parameter(&format!("in: query, {format}type: array, items: {{type: string}}"));
        assert_eq!(text, format!("in: query\n{style}schema:\n  type: array\n  items:\n    type: string\n"), "{format}");
    }
    let text = parameter("in: header, collectionFormat: csv, type: array, items: {type: string}");
    assert_eq!(text, "in: header\nschema:\n  type: array\n  items:\n    type: string\n");
}

#[test]
fn a_list_that_3_0_cannot_write_is_one_text() {
    let text = parameter("in: query, type: array, items: {type: string}, maxItems: 3, collectionFormat: tsv");
    assert_eq!(text, "in: query\nschema:\n  type: string\n");
    let told = told(
        "paths: {/a: {get: {parameters: [{name: p, in: header, type: array, items: {type: string}, collectionFormat: pipes}], responses: {}}}}\n",
    );
    assert!(told.starts_with("lost-from-swagger-2 1:"), "{told}");
    assert!(told.contains("#/paths/~1a/get/parameters/0/collectionFormat "), "{told}");
}

#[test]
fn headers_of_answers_have_schemas() {
    let text = operation("responses: {'200': {description: D, headers: {X-A: {type: integer, description: H}}}}\n");
    let expected = "\
responses:
  \"200\":
    description: D
    headers:
      X-A:
        schema:
          type: integer
        description: H
";
    assert_eq!(text, expected);
}
