//! Keywords without effect: every command tells of them, and none goes on where losses are denied.

use crate::sandbox::{BEFORE, Sandbox};

const LOST: &str = "`itemSchema` has no effect on ";

/// Commands that make or judge something, none of which knows of items that come one after the other.
const COMMANDS: [&[&str]; 6] = [
    &["lint", "api/service.yaml", "--no-house"],
    &["generate"],
    &["stubs", "--spec", "api/service.yaml", "--out", "made/server"],
    &["client", "--spec", "api/service.yaml", "--out", "made/client"],
    &["survey", "api/service.yaml"],
    &["diff", "api/service.yaml", "api/service.yaml"],
];

/// Documents that say something in vain.
fn lossy() -> Sandbox {
    let document = BEFORE.replace("openapi: 3.0.3", "openapi: 3.2.0");
    Sandbox::with(&document.replace("{application/json: {schema:", "{application/jsonl: {itemSchema:"))
}

#[test]
fn every_command_tells_what_it_loses() {
    let sandbox = lossy();
    for command in COMMANDS {
        let output = sandbox.run(command);
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(told.contains(LOST) && told.contains("api/service.yaml:11:41"), "{command:?}: {output:?}");
    }
}

#[test]
fn denied_losses_stop_every_command() {
    let sandbox = lossy();
    for command in COMMANDS {
        let output = sandbox.run(&[command, &["--deny-loss"]].concat());
        let told = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{command:?}: {output:?}");
        assert!(told.contains(LOST), "{command:?}: {told}");
    }
    assert!(!sandbox.path().join("made").exists() && sandbox.generated().is_empty(), "something was written");
}

#[test]
fn denied_losses_stop_nothing_where_there_are_none() {
    let sandbox = Sandbox::with(BEFORE);
    for command in COMMANDS {
        let output = sandbox.run(&[command, &["--deny-loss"]].concat());
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && !told.contains("has no effect"), "{command:?}: {output:?}");
    }
}

/// Fields of an operation that generators pass over, and the rules that tell it.
const LOST_BY_GENERATORS: [(&str, &[&str]); 3] = [
    (
        "callbacks: {told: {'https://a.example': {post: {responses: {'204': {description: Heard.}}}}}}",
        &["callback-not-called", "callback-not-received"],
    ),
    ("servers: [{url: 'https://a.example'}]", &["server-not-called"]),
    (
        "requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {a: {type: string}}}, encoding: {a: {headers: {X-A: {schema: {type: string}}}}}}}}",
        &["part-header-not-read", "part-header-not-sent"],
    ),
];

#[test]
fn generate_and_survey_tell_what_stubs_and_clients_lose() {
    for (field, rules) in LOST_BY_GENERATORS {
        let document =
            BEFORE.replace("    get: {operationId: listCats,", &format!("    post: {{{field}, operationId: addCat,"));
        let sandbox = Sandbox::with(&document);
        let told = |command: &[&str]| {
            let output = sandbox.run(&[command, &["--deny-loss"]].concat());
            assert_eq!(output.status.code(), Some(1), "{command:?}: {output:?}");
            String::from_utf8_lossy(&output.stdout).into_owned()
        };
        let (generate, survey) = (told(&["generate"]), told(&["survey", "api/service.yaml", "--format", "json"]));
        for rule in rules {
            assert!(generate.contains(rule) && survey.contains(rule), "{rule}: {generate}\n{survey}");
        }
    }
}

/// Keywords of JSON Schema and schemas in which they have no effect on a client.
const LOST_TO_CLIENTS: [(&str, &str); 13] = [
    ("contains", "{type: array, contains: {type: string}}"),
    ("minContains", "{type: array, contains: {type: string}, minContains: 2}"),
    ("maxContains", "{type: array, contains: {type: string}, maxContains: 2}"),
    ("propertyNames", "{type: object, propertyNames: {maxLength: 3}}"),
    ("dependentRequired", "{type: object, dependentRequired: {a: [b]}}"),
    ("dependentSchemas", "{type: object, dependentSchemas: {a: {required: [b]}}}"),
    ("contentSchema", "{type: string, contentMediaType: application/json, contentSchema: {type: object}}"),
    ("contentMediaType", "{type: string, contentMediaType: text/html}"),
    ("contentEncoding", "{type: string, contentEncoding: quoted-printable}"),
    ("then", "{type: object, if: {required: [a]}, then: {required: [b]}}"),
    ("unevaluatedItems", "{type: array, contains: {type: string}, unevaluatedItems: {type: integer}}"),
    (
        "unevaluatedProperties",
        "{type: object, dependentSchemas: {a: {properties: {b: true}}}, unevaluatedProperties: {type: integer}}",
    ),
    (
        "$dynamicRef",
        "{$id: 'https://a.example/', $dynamicAnchor: x, $defs: {b: {$id: b, $dynamicAnchor: x}}, properties: {b: {$ref: b}, y: {$dynamicRef: '#x'}}}",
    ),
];

/// Schemas that a client has types for.
const EXPRESSED_BY_CLIENTS: [&str; 9] = [
    "{prefixItems: [{type: string}], items: false}",
    "{patternProperties: {'^x-': {type: string}}, unevaluatedProperties: false}",
    "{type: string, contentEncoding: base64}",
    "{type: object, if: {required: [a]}, then: {properties: {b: {type: string}}}, else: {properties: {c: {type: string}}}}",
    "{oneOf: [{type: object, required: [k], properties: {k: {const: a}}}, {type: object, required: [k], properties: {k: {const: b}}}]}",
    "{$dynamicAnchor: x, properties: {y: {$dynamicRef: '#x'}}}",
    "{$anchor: x, $defs: {a: {type: string}}, properties: {y: {$ref: '#x', description: Y.}}}",
    "{type: [string, integer, 'null']}",
    "{type: object, properties: {any: true, none: false}}",
];

/// `client --deny-loss` for a document that answers with a schema: the exit code and what is told.
fn client_of(schema: &str) -> (Option<i32>, String) {
    let document = BEFORE.replace("openapi: 3.0.3", "openapi: 3.1.0");
    let sandbox = Sandbox::with(&document.replace("{type: array, items: {type: string}}", schema));
    let output = sandbox.run(&["client", "--deny-loss", "--spec", "api/service.yaml", "--out", "made"]);
    (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn a_client_tells_every_keyword_that_has_no_effect_on_it() {
    for (keyword, schema) in LOST_TO_CLIENTS {
        let (code, told) = client_of(schema);
        assert_eq!(code, Some(1), "{schema}: {told}");
        let lines = told.lines().filter(|line| line.contains(&format!("`{keyword}` has no effect on ")));
        assert!(lines.into_iter().any(|line| line.contains("clients")), "{schema}: {told}");
    }
}

#[test]
fn a_client_tells_no_keyword_that_it_expresses() {
    for schema in EXPRESSED_BY_CLIENTS {
        let (code, told) = client_of(schema);
        assert_eq!(code, Some(0), "{schema}: {told}");
    }
}
