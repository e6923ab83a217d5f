//! Findings of a conversion.

use super::told;

fn rules(rest: &str) -> Vec<String> {
    told(rest).lines().map(|line| line.split_whitespace().take(3).collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn fields_of_3_0_are_told_and_have_no_effect() {
    let rest = "\
openapi: 3.0.0
components: {}
consumes: [application/json]
produces: [application/json]
paths:
  /a:
    get:
      requestBody: {}
      responses: {200: {description: D, content: {}}}
definitions:
  A: {nullable: true, oneOf: []}
";
    let told = rules(rest);
    let expected = [
        "unknown-field 1:1 #/openapi",
        "unknown-field 2:1 #/components",
        "unknown-field 8:7 #/paths/~1a/get/requestBody",
        "unknown-field 9:41 #/paths/~1a/get/responses/200/content",
        "unknown-field 11:7 #/definitions/A/nullable",
        "unknown-field 11:23 #/definitions/A/oneOf",
    ];
    assert_eq!(told, expected);
    let text = super::converted(rest);
    assert!(text.ends_with("components:\n  schemas:\n    A: {}\n"), "{text}");
}

#[test]
fn media_types_that_are_not_said_are_assumed() {
    let told = told(
        "paths: {/a: {post: {parameters: [{name: b, in: body, schema: {}}], responses: {200: {description: D, schema: {}}}}}}\n",
    );
    let expected = "\
assumed-for-swagger-2 1:34 #/paths/~1a/post/parameters/0 No `consumes` says in which media type this is written: `application/json` is assumed.
assumed-for-swagger-2 1:80 #/paths/~1a/post/responses/200 No `produces` says in which media type this is written: `application/json` is assumed.
";
    assert_eq!(told, expected);
}

#[test]
fn what_3_0_cannot_say_is_told() {
    for (rest, expected) in [
        (
            "paths: {/a: {post: {consumes: [text/plain], parameters: [{name: f, in: formData, type: string, allowEmptyValue: true}]}}}\n",
            vec![
                "lost-from-swagger-2 1:32 #/paths/~1a/post/consumes/0",
                "lost-from-swagger-2 1:96 #/paths/~1a/post/parameters/0/allowEmptyValue",
            ],
        ),
        ("parameters: {F: {name: f, in: formData, type: string}}\n", vec!["unused-component 1:14 #/parameters/F"]),
        (
            "parameters: {Q: {name: q, in: query, type: string, collectionFormat: csv}}\n",
            vec!["lost-from-swagger-2 1:52 #/parameters/Q/collectionFormat"],
        ),
        (
            "parameters: {Q: {name: q, in: query, type: array, items: {type: array, items: {type: string}, collectionFormat: pipes}}}\n",
            vec!["lost-from-swagger-2 1:95 #/parameters/Q/items/collectionFormat"],
        ),
        (
            "produces: [a/b]\nresponses: {R: {description: D, schema: {}, examples: {c/d: 1}}}\n",
            vec!["lost-from-swagger-2 2:56 #/responses/R/examples/c~1d"],
        ),
    ] {
        assert_eq!(rules(rest), expected, "{rest}");
    }
}
