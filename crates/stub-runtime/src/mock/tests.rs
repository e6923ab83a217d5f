//! Documents in, values out.

use serde_json::{Value, json};

use super::{Direction, try_value};

/// A document with one schema for all.
fn document(schema: &str, rest: &str) -> &'static str {
    let content = format!(r#"{{"application/json":{{"schema":{schema}}}}}"#);
    let text = format!(
        r#"{{"openapi":"3.0.3","paths":{{"/a":{{"post":{{
            "requestBody":{{"content":{content}}},
            "responses":{{"200":{{"content":{content}}}}}}}}}}}{rest}}}"#
    );
    text.leak()
}

const RESPONSE: &str = "/paths/~1a/post/responses/200/content/application~1json";
const REQUEST: &str = "/paths/~1a/post/requestBody/content/application~1json";

fn made(schema: &str) -> Value {
    try_value(document(schema, ""), RESPONSE, Direction::Response).unwrap_or_else(|error| panic!("{schema}: {error}"))
}

fn made_with(schema: &str, schemas: &str) -> Value {
    let rest = format!(r#","components":{{"schemas":{schemas}}}"#);
    try_value(document(schema, &rest), RESPONSE, Direction::Response)
        .unwrap_or_else(|error| panic!("{schema}: {error}"))
}

fn refused(schema: &str) -> String {
    let made = try_value::<Value>(document(schema, ""), RESPONSE, Direction::Response);
    made.expect_err("nothing can be made").to_string()
}

#[test]
fn scalars() {
    let cases = [
        ("{}", json!({})),
        (r#"{"type":"string"}"#, json!("text")),
        (r#"{"type":"string","maxLength":2}"#, json!("aa")),
        (r#"{"type":"string","minLength":7,"maxLength":7}"#, json!("textabc")),
        (r#"{"type":"string","pattern":"^\\d{2}-[A-Z]{2}$"}"#, json!("12-DE")),
        (r#"{"type":"string","format":"date"}"#, json!("2024-01-01")),
        (r#"{"type":"string","format":"date-time"}"#, json!("2024-01-01T12:00:00Z")),
        (r#"{"type":"string","format":"uuid"}"#, json!("123e4567-e89b-12d3-a456-426614174000")),
        (r#"{"type":"string","format":"byte"}"#, json!("dGV4dA==")),
        (r#"{"type":"string","format":"email","maxLength":6}"#, json!("aa@a.b")),
        (r#"{"type":"string","format":"uri","maxLength":5}"#, json!("a:aaa")),
        (r#"{"type":"string","format":"uri","pattern":"^https://"}"#, json!("https://example.com/")),
        (r#"{"type":"string","format":"made-up"}"#, json!("text")),
        (r#"{"type":"integer","minimum":5,"multipleOf":4}"#, json!(8)),
        (r#"{"type":"number","multipleOf":0.01,"minimum":0.05,"maximum":0.5}"#, json!(0.5)),
        (r#"{"type":"boolean"}"#, json!(true)),
        (r#"{"enum":[null,"b"]}"#, json!("b")),
        (r#"{"type":"string","nullable":true,"enum":[null]}"#, json!(null)),
        (r#"{"type":"integer","enum":["a",3]}"#, json!(3)),
        (r#"{"minLength":5}"#, json!("texta")),
        (r#"{"minimum":3}"#, json!(3)),
        (r#"{"not":{"type":"object"}}"#, json!("text")),
        (r#"{"type":"integer","not":{"enum":[1,2]}}"#, json!(3)),
        (r#"{"type":"nonsense"}"#, json!({})),
    ];
    for (schema, expected) in cases {
        assert_eq!(made(schema), expected, "{schema}");
    }
}

#[test]
fn examples_are_taken_if_they_fit() {
    let cases = [
        (r#"{"type":"string","example":"a","default":"b","enum":["a","b","c"]}"#, json!("a")),
        (r#"{"type":"string","example":1,"default":"b","enum":["c","b"]}"#, json!("b")),
        (r#"{"type":"string","example":1,"default":2,"enum":["c","b"]}"#, json!("c")),
        (r#"{"type":"object","properties":{"a":{"type":"string","example":"x"}}}"#, json!({"a": "x"})),
        (r#"{"type":"object","example":{"a":1},"properties":{"a":{"type":"string"}}}"#, json!({"a": "text"})),
    ];
    for (schema, expected) in cases {
        assert_eq!(made(schema), expected, "{schema}");
    }
    let media_types = [
        (r#"{"example":"a","examples":{"x":{"value":"b"}}}"#, json!("a")),
        (
            r##"{"examples":{"z":{"value":1},"a":{"$ref":"#/components/examples/E"}},"schema":{"type":"string"}}"##,
            json!("e"),
        ),
        (r#"{"example":"{\"a\":1}","schema":{"type":"object"}}"#, json!({"a": 1})),
        (r#"{"example":5,"schema":{"type":"string","example":"s"}}"#, json!("s")),
        (r#"{"examples":{"a":{"externalValue":"http://x"}},"schema":{"type":"string"}}"#, json!("text")),
    ];
    for (media_type, expected) in media_types {
        let text = format!(r#"{{"m":{media_type},"components":{{"examples":{{"E":{{"value":"e"}}}}}}}}"#);
        let made: Value = try_value(text.clone().leak(), "/m", Direction::Response).expect("it is made");
        assert_eq!(made, expected, "{media_type}");
    }
}

#[test]
fn objects_and_arrays() {
    let cases = [
        (r#"{"type":"array","items":{"type":"integer"}}"#, json!([1])),
        (r#"{"type":"array","items":{"type":"integer"},"minItems":3,"uniqueItems":true}"#, json!([1, 2, 3])),
        (r#"{"type":"array","items":{"type":"boolean"},"minItems":2,"uniqueItems":true}"#, json!([true, false])),
        (r#"{"type":"array","maxItems":0,"items":{}}"#, json!([])),
        (r#"{"type":"array","items":{"enum":[]}}"#, json!([])),
        (r#"{"type":"object","required":["x"],"additionalProperties":{"type":"integer"}}"#, json!({"x": 1})),
        (r#"{"type":"object","additionalProperties":{"type":"integer"}}"#, json!({"key": 1})),
        (
            r#"{"type":"object","additionalProperties":{"type":"integer"},"minProperties":2}"#,
            json!({"key": 1, "key2": 1}),
        ),
        (
            r#"{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["b"],"maxProperties":1}"#,
            json!({"b": 1}),
        ),
        (r#"{"type":"object","properties":{"a":false}}"#, json!({})),
        (
            r#"{"allOf":[{"type":"object","properties":{"a":{"minimum":2}}},{"properties":{"a":{"type":"integer"},"b":{}}}]}"#,
            json!({"a": 2, "b": {}}),
        ),
        (
            r#"{"allOf":[{"properties":{"a":{},"b":{}}},{"properties":{"a":{}},"additionalProperties":false}]}"#,
            json!({"a": {}}),
        ),
    ];
    for (schema, expected) in cases {
        assert_eq!(made(schema), expected, "{schema}");
    }
}

#[test]
fn alternatives() {
    let cases = [
        (r#"{"anyOf":[{"type":"integer"},{"type":"string"}]}"#, json!(1)),
        (r#"{"oneOf":[{"type":"integer"},{"type":"number"}]}"#, json!(1.5)),
        (r#"{"oneOf":[{"type":"number"},{"type":"integer","maximum":5}]}"#, json!(1.5)),
        (r#"{"oneOf":[{"enum":[]},{"type":"string"}]}"#, json!("text")),
        (
            r#"{"type":"object","oneOf":[{"properties":{"a":{"type":"string"}},"required":["a"]},{"required":["b"]}]}"#,
            json!({"a": "text"}),
        ),
        (
            r#"{"oneOf":[{"type":"object","properties":{"a":{"type":"string"}}},
                         {"type":"object","properties":{"b":{"type":"string"}}}]}"#,
            json!({"a": "text", "b": 1}),
        ),
    ];
    for (schema, expected) in cases {
        assert_eq!(made(schema), expected, "{schema}");
    }
}

#[test]
fn discriminators_name_their_alternative() {
    let schemas = r#"{
        "Cat": {"type":"object","required":["kind"],"properties":{"kind":{"type":"string"}}},
        "Dog": {"type":"object","required":["kind"],"properties":{"kind":{"enum":["dog"]},"age":{"type":"integer"}}}}"#;
    let pet = |rest: &str| {
        format!(
            r##"{{"oneOf":[{{"$ref":"#/components/schemas/Cat"}},{{"$ref":"#/components/schemas/Dog"}}],
                  "discriminator":{{"propertyName":"kind"{rest}}}}}"##
        )
    };
    assert_eq!(made_with(&pet(""), schemas), json!({"kind": "Cat"}));
    let mapped = pet(r##","mapping":{"meow":"#/components/schemas/Cat","dog":"Dog"}"##);
    assert_eq!(made_with(&mapped, schemas), json!({"kind": "meow"}));
    let dogs = r##"{"oneOf":[{"$ref":"#/components/schemas/Dog"}],"discriminator":{"propertyName":"kind","mapping":{"dog":"Dog"}}}"##;
    assert_eq!(made_with(dogs, schemas), json!({"kind": "dog", "age": 1}));
}

#[test]
fn discriminators_name_whoever_inherits() {
    let schemas = r##"{
        "Pet": {"type":"object","required":["kind"],"properties":{"kind":{"type":"string"}},"discriminator":{"propertyName":"kind"}},
        "Cat": {"allOf":[{"$ref":"#/components/schemas/Pet"},{"properties":{"lives":{"type":"integer"}}}]},
        "Car": {"type":"object","required":["kind"],"properties":{"kind":{"enum":["small"]}},"discriminator":{"propertyName":"kind"}}}"##;
    let cases = [
        ("Pet", json!({"kind": "Pet"})),
        ("Cat", json!({"kind": "Cat", "lives": 1})),
        ("Car", json!({"kind": "small"})),
    ];
    for (name, expected) in cases {
        let schema = format!(r##"{{"$ref":"#/components/schemas/{name}"}}"##);
        assert_eq!(made_with(&schema, schemas), expected);
    }
}

#[test]
fn what_holds_itself_ends() {
    let schemas = r##"{
        "Node": {"type":"object","required":["name"],
                 "properties":{"name":{"type":"string"},"next":{"$ref":"#/components/schemas/Node"}}},
        "Tree": {"type":"array","items":{"$ref":"#/components/schemas/Tree"}},
        "Pair": {"type":"object","required":["other"],
                 "properties":{"other":{"nullable":true,"allOf":[{"$ref":"#/components/schemas/Pair"}]}}},
        "Maybe": {"type":"object","nullable":true,"required":["a"],"properties":{"a":{"$ref":"#/components/schemas/Maybe"}}},
        "Sum": {"oneOf":[{"type":"object","required":["left"],"additionalProperties":false,
                          "properties":{"left":{"$ref":"#/components/schemas/Sum"}}},{"type":"integer"}]},
        "Itself": {"$ref":"#/components/schemas/Itself"},
        "Endless": {"type":"object","required":["a"],"properties":{"a":{"$ref":"#/components/schemas/Endless"}}}}"##;
    let named = |name: &str| format!(r##"{{"$ref":"#/components/schemas/{name}"}}"##);
    assert_eq!(made_with(&named("Node"), schemas), json!({"name": "text"}));
    assert_eq!(made_with(&named("Tree"), schemas), json!([]));
    assert_eq!(made_with(&named("Maybe"), schemas), json!(null));
    assert_eq!(made_with(&named("Sum"), schemas), json!(1));
    assert_eq!(made_with(&named("Itself"), schemas), json!({}));
    let rest = format!(r#","components":{{"schemas":{schemas}}}"#);
    let error = try_value::<Value>(document(&named("Endless"), &rest), RESPONSE, Direction::Response);
    let error = error.expect_err("it has no end").to_string();
    assert!(error.ends_with("the schema demands itself inside itself, without end"), "{error}");
}

#[test]
fn what_travels_one_way_is_made_for_that_way() {
    let schema = r#"{"type":"object","required":["id","secret"],"properties":{
        "id":{"type":"integer","readOnly":true},"secret":{"type":"string","writeOnly":true},"name":{"type":"string"}}}"#;
    let document = document(schema, "");
    let answered: Value = try_value(document, RESPONSE, Direction::Response).expect("it is made");
    assert_eq!(answered, json!({"id": 1, "name": "text"}));
    let sent: Value = try_value(document, REQUEST, Direction::Request).expect("it is made");
    assert_eq!(sent, json!({"secret": "text", "name": "text"}));
}

#[test]
fn values_are_of_the_type_that_is_asked_for() {
    let text: String = try_value(document("{}", ""), RESPONSE, Direction::Response).expect("a text is anything");
    assert_eq!(text, "text");
    let number: i64 = try_value(document("{}", ""), RESPONSE, Direction::Response).expect("a number is anything");
    assert_eq!(number, 1);
    let token: String =
        try_value(document(r#"{"type":"object"}"#, ""), RESPONSE, Direction::Response).expect("its text");
    assert_eq!(token, "{}");
    let error = try_value::<u8>(document(r#"{"type":"string"}"#, ""), RESPONSE, Direction::Response);
    let error = error.expect_err("a text is no number").to_string();
    assert!(error.contains("no value is of the type"), "{error}");
}

#[test]
fn headers_and_parameters() {
    let text = r#"{"h":{"schema":{"type":"integer"},"example":7},
                   "p":{"name":"q","in":"query","content":{"application/json":{"schema":{"type":"array","items":{}}}}}}"#;
    assert_eq!(try_value::<i32>(text, "/h", Direction::Response).ok(), Some(7));
    assert_eq!(try_value::<Value>(text, "/p", Direction::Request).ok(), Some(json!([{}])));
}

#[test]
fn what_cannot_be_made_is_told() {
    let cases = [
        (r#"{"type":"string","minLength":3,"maxLength":2}"#, "no text has at least 3 and at most 2 characters"),
        (
            r#"{"type":"string","pattern":"^a$","minLength":2}"#,
            r#"no text was found that fits, with the pattern "^a$""#,
        ),
        (r#"{"allOf":[{"type":"string"},{"type":"integer"}]}"#, "the types that are demanded exclude each other"),
        (r#"{"type":"integer","minimum":2,"maximum":1}"#, "no number was found within the bounds"),
        (
            r#"{"type":"array","minItems":3,"uniqueItems":true,"items":{"type":"boolean"}}"#,
            "at `2`: there are not enough elements that differ",
        ),
        (
            r#"{"type":"object","required":["a"],"properties":{"a":{"type":"object","required":["b"],"properties":{"b":false}}}}"#,
            "at `a.b`: it is required and not allowed",
        ),
        (r#"{"type":"string","minLength":100000000}"#, "the schema asks for too large a value"),
        (r#"{"type":"array","minItems":100000000,"items":{}}"#, "the schema asks for too large a value"),
        (r#"{"type":"object","minProperties":100000000}"#, "the schema asks for too large a value"),
        (r#"{"enum":[]}"#, "none of the listed values fits"),
        ("false", "nothing is allowed here"),
    ];
    for (schema, expected) in cases {
        assert_eq!(refused(schema), format!("cannot make a value for {RESPONSE}: {expected}"), "{schema}");
    }
    let nowhere = try_value::<Value>("{}", "/a", Direction::Response).expect_err("nothing is there").to_string();
    assert_eq!(nowhere, "cannot make a value for /a: the document has nothing there");
    let broken = try_value::<Value>("{", "/a", Direction::Response).expect_err("it is no JSON").to_string();
    assert!(broken.contains("the embedded document is not JSON"), "{broken}");
}

/// Documents that would keep a careless maker busy for ever.
#[test]
fn hostile_documents_end() {
    // Each level refers twice to the next.
    let doubling: Vec<String> = (0..40)
        .map(|n| {
            let next = format!(r##"{{"$ref":"#/components/schemas/S{}"}}"##, n + 1);
            format!(r#""S{n}":{{"type":"object","required":["a","b"],"properties":{{"a":{next},"b":{next}}}}}"#)
        })
        .collect();
    let schemas = format!("{{{},\"S40\":{{\"type\":\"string\"}}}}", doubling.join(","));
    let rest = format!(r#","components":{{"schemas":{schemas}}}"#);
    let text = document(r##"{"$ref":"#/components/schemas/S0"}"##, &rest);
    assert!(try_value::<Value>(text, RESPONSE, Direction::Response).is_err());

    let optional = schemas.replace(r#""required":["a","b"],"#, "");
    let made = made_with(r##"{"$ref":"#/components/schemas/S0"}"##, &optional);
    assert!(made.is_object());

    // Alternatives inside alternatives, none of which can be.
    let nested = (0..12).fold(r#"{"enum":[]}"#.to_owned(), |inner, _| format!(r#"{{"oneOf":[{inner},{inner}]}}"#));
    assert!(try_value::<Value>(document(&nested, ""), RESPONSE, Direction::Response).is_err());

    let joined = r##"{"A":{"allOf":[{"$ref":"#/components/schemas/A"},{"$ref":"#/components/schemas/B"}]},"B":{"allOf":[{"$ref":"#/components/schemas/A"}]}}"##;
    assert_eq!(made_with(r##"{"$ref":"#/components/schemas/A"}"##, joined), json!({}));

    for schema in
        ["1", "[]", "null", r#"{"$ref":1}"#, r#"{"type":5,"enum":1,"properties":[],"required":{},"items":[1]}"#]
    {
        let _ = try_value::<Value>(document(schema, ""), RESPONSE, Direction::Response);
    }
}
