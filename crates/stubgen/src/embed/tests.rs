//! Documents in, JSON out.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use contract::model::{Api, Method};
use contract::source::{Limits, Memory, Sources};
use serde_json::{Value, json};

use super::document_json;

/// The text of a document of several files; the first is the one that is named.
fn embedded(files: &[(&str, &str)], keeps: impl Fn(&str, Method) -> bool) -> String {
    let memory = Memory(files.iter().map(|(name, text)| (PathBuf::from(name), text.as_bytes().to_vec())).collect());
    let sources = Sources::open(Path::new(files[0].0), Box::new(memory), Limits::default()).expect("it is in memory");
    let (api, _) = Api::read(&sources);
    document_json(&api.expect("it is OpenAPI"), keeps)
}

fn value(files: &[(&str, &str)]) -> Value {
    serde_json::from_str(&embedded(files, |_, _| true)).expect("it is JSON")
}

fn complete(rest: &str) -> String {
    format!("openapi: 3.0.3\ninfo: {{title: T, version: '1'}}\n{rest}")
}

#[test]
fn order_and_numbers_stay() {
    let text = "openapi: 3.0.3
info: {version: '1', title: T}
paths:
  /b:
    get:
      responses:
        200: {description: ok}
        404: {description: 'no \"x\"'}
x-numbers: [1.50, 1e400, 0x1F, +1, .5, 007, -0, 123456789012345678901234567890]
";
    let expected = r#"{
  "openapi": "3.0.3",
  "info": {
    "version": "1",
    "title": "T"
  },
  "paths": {
    "/b": {
      "get": {
        "responses": {
          "200": {
            "description": "ok"
          },
          "404": {
            "description": "no \"x\""
          }
        }
      }
    }
  },
  "x-numbers": [
    1.50,
    1e400,
    31,
    1,
    0.5,
    7,
    -0,
    123456789012345678901234567890
  ]
}
"#;
    assert_eq!(embedded(&[("a.yaml", text)], |_, _| true), expected);
}

#[test]
fn parts_of_other_files_become_components_under_free_names() {
    let main = complete(
        "paths:
  /pets:
    get:
      parameters: [{$ref: 'shared.yaml#/limit'}]
      responses:
        '200':
          description: ok
          content: {application/json: {schema: {$ref: 'schemas/Pet.yaml'}}}
        default: {$ref: 'shared.yaml#/components/responses/Problem'}
components:
  schemas:
    Pet: {type: string}
    Mine: {$ref: 'schemas/Pet.yaml'}
",
    );
    let shared = "limit: {name: limit, in: query, schema: {$ref: '#/Limit'}}
Limit: {type: integer}
components:
  responses:
    Problem: {description: bad, content: {text/plain: {schema: {$ref: 'main.yaml#/components/schemas/Pet'}}}}
";
    let pet = "type: object
properties: {parent: {$ref: '#'}, $ref: {type: string}, example: {$ref: '../shared.yaml#/Limit'}}
example: {$ref: 'no reference'}
discriminator: {propertyName: kind, mapping: {a: Pet.yaml, b: Mine}}
oneOf: [{$ref: Pet.yaml}]
";
    let value = value(&[("main.yaml", &main), ("shared.yaml", shared), ("schemas/Pet.yaml", pet)]);
    let get = &value["paths"]["/pets"]["get"];
    assert_eq!(get["parameters"][0]["$ref"], "#/components/parameters/limit");
    assert_eq!(get["responses"]["200"]["content"]["application/json"]["schema"]["$ref"], "#/components/schemas/Pet_2");
    assert_eq!(get["responses"]["default"]["$ref"], "#/components/responses/Problem");
    let components = &value["components"];
    assert_eq!(components["parameters"]["limit"]["schema"]["$ref"], "#/components/schemas/Limit");
    assert_eq!(
        components["responses"]["Problem"]["content"]["text/plain"]["schema"]["$ref"],
        "#/components/schemas/Pet"
    );
    assert_eq!(components["schemas"]["Mine"]["$ref"], "#/components/schemas/Pet_2");
    let pet = &components["schemas"]["Pet_2"];
    assert_eq!(pet["properties"]["parent"]["$ref"], "#/components/schemas/Pet_2");
    assert_eq!(pet["properties"]["$ref"]["type"], "string");
    assert_eq!(pet["properties"]["example"]["$ref"], "#/components/schemas/Limit");
    assert_eq!(pet["example"]["$ref"], "no reference");
    assert_eq!(pet["discriminator"]["mapping"], json!({"a": "#/components/schemas/Pet_2", "b": "Mine"}));
}

#[test]
fn what_is_left_out_is_gone_and_what_it_held_is_not() {
    let main = complete(
        "paths:
  /a:
    parameters: [{name: x, in: query, schema: {type: string}}]
    get: {responses: {'200': {description: A}}}
    post: {responses: {'200': {$ref: '#/paths/~1b/get/responses/200'}}}
  /b:
    get: {responses: {'200': {description: B}}}
  /c: {$ref: '#/paths/~1a'}
",
    );
    let keeps = |path: &str, method| path != "/b" && method == Method::Post;
    let value: Value = serde_json::from_str(&embedded(&[("a.yaml", &main)], keeps)).expect("it is JSON");
    let post = json!({"responses": {"200": {"$ref": "#/components/responses/200"}}});
    let item = json!({"parameters": [{"name": "x", "in": "query", "schema": {"type": "string"}}], "post": post});
    assert_eq!(value["paths"], json!({"/a": item, "/c": item}));
    assert_eq!(value["components"], json!({"responses": {"200": {"description": "B"}}}));
}

#[test]
fn path_items_of_other_files_are_written_once() {
    let main = complete("paths:\n  /a: {$ref: item.yaml}\n  /b: {$ref: item.yaml}\n");
    let item = "get:
  responses: {'200': {description: ok}}
  callbacks: {told: {'{$request.query.url}': {$ref: item.yaml}}}
";
    let value = value(&[("a.yaml", &main), ("item.yaml", item)]);
    let called = &value["paths"]["/a"]["get"]["callbacks"]["told"]["{$request.query.url}"];
    assert_eq!(called["$ref"], "#/x-path-items/item");
    assert_eq!(value["x-path-items"]["item"]["get"]["callbacks"]["told"]["{$request.query.url}"], *called);
    assert_eq!(value["paths"]["/b"], json!({"$ref": "#/paths/~1a"}));
}

#[test]
fn references_that_lead_nowhere_or_in_circles_stay() {
    let main = complete(
        "paths: {/a: {$ref: '#/paths/~1b'}, /b: {$ref: '#/paths/~1a'}, /c: {$ref: gone.yaml}}
components: {schemas: {A: {$ref: '#/components/schemas/A'}, B: {$ref: 'x.yaml#/B'}}}
",
    );
    let value = value(&[("a.yaml", &main), ("x.yaml", "B: {$ref: 'x.yaml#/B'}")]);
    assert_eq!(value["paths"]["/c"]["$ref"], "gone.yaml");
    assert_eq!(value["components"]["schemas"]["A"]["$ref"], "#/components/schemas/A");
    assert_eq!(value["components"]["schemas"]["B_2"]["$ref"], "#/components/schemas/B_2");
}

#[test]
fn keywords_of_3_1_are_followed_too() {
    let main = "openapi: 3.1.0
info: {title: T, version: '1'}
components: {schemas: {A: {$ref: 'x.yaml#/A', description: beside}}}
";
    let other = "A: {type: [object, 'null'], patternProperties: {'^x': {$ref: '#/B'}}}\nB: {const: 1}\n";
    let value = value(&[("a.yaml", main), ("x.yaml", other)]);
    let schemas = &value["components"]["schemas"];
    assert_eq!(schemas["A"], json!({"$ref": "#/components/schemas/A_2", "description": "beside"}));
    assert_eq!(schemas["A_2"]["patternProperties"]["^x"]["$ref"], "#/components/schemas/B");
    assert_eq!(schemas["B"], json!({"const": 1}));
}

#[test]
fn what_was_embedded_embeds_to_itself() {
    let main = complete("paths: {/a: {$ref: item.yaml}}\n");
    let text =
        embedded(&[("a.yaml", &main), ("item.yaml", "get: {responses: {'200': {description: é}}}")], |_, _| true);
    assert_eq!(embedded(&[("a.json", &text)], |_, _| true), text);
}

#[test]
fn empty_sections_take_what_is_brought_in() {
    let main = complete("components:\n  schemas:\npaths: {/a: {parameters: [{$ref: 'x.yaml#/p q'}]}}\n");
    let value = value(&[("a.yaml", &main), ("x.yaml", "p q: {in: query, name: n, schema: {$ref: '#/s'}}\ns: {}")]);
    assert_eq!(value["components"]["schemas"], json!({"s": {}}));
    let names: BTreeMap<String, Value> =
        serde_json::from_value(value["components"]["parameters"].clone()).expect("it is an object");
    assert_eq!(names.keys().collect::<Vec<_>>(), ["p_q"]);
}
