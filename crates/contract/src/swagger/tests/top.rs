//! The topmost object: addresses, components, security.

use super::{converted, told};

#[test]
fn host_base_path_and_schemes_are_servers() {
    let text = converted("host: a.com\nbasePath: /v1/\nschemes: [https, http]\npaths: {}\n");
    assert_eq!(text, "servers:\n  - url: \"https://a.com/v1\"\n  - url: \"http://a.com/v1\"\npaths: {}\n");
    assert_eq!(converted("basePath: v1\n"), "servers:\n  - url: /v1\n");
    assert_eq!(converted("basePath: /\n"), "servers:\n  - url: /\n");
    assert_eq!(converted("paths: {}\n"), "paths: {}\n");
}

#[test]
fn a_scheme_that_is_not_said_is_assumed_and_one_without_host_is_lost() {
    assert_eq!(converted("host: a.com\n"), "servers:\n  - url: \"https://a.com\"\n");
    assert_eq!(told("host: a.com\n"), "assumed-for-swagger-2 1:7 #/host `schemes` is missing: `https` is assumed.\n");
    let told = told("schemes: [http]\n");
    assert_eq!(told, "lost-from-swagger-2 1:1 #/schemes `schemes` has no effect without a `host`.\n");
}

#[test]
fn schemes_of_an_operation_are_its_servers() {
    let text = converted("host: a.com\nschemes: [https]\npaths: {/a: {get: {schemes: [wss], responses: {}}}}\n");
    let expected = "\
servers:
  - url: \"https://a.com\"
paths:
  /a:
    get:
      servers:
        - url: \"wss://a.com\"
      responses: {}
";
    assert_eq!(text, expected);
}

#[test]
fn definitions_are_components() {
    let text = converted(
        "
definitions:
  Pet: {type: object, discriminator: kind, properties: {kind: {type: string, x-nullable: true}}}
parameters:
  Limit: {name: limit, in: query, type: integer}
responses:
  Gone: {description: Gone.}
",
    );
    let expected = "\
components:
  schemas:
    Pet:
      type: object
      discriminator:
        propertyName: kind
      properties:
        kind:
          type: string
          nullable: true
  parameters:
    Limit:
      name: limit
      in: query
      schema:
        type: integer
  responses:
    Gone:
      description: Gone.
";
    assert_eq!(text, expected);
}

#[test]
fn names_that_no_component_can_have_are_changed_and_followed() {
    let text = converted(
        "definitions:\n  List«Pet»: {type: array, items: {$ref: '#/definitions/List%C2%ABPet%C2%BB'}}\n  List_Pet_: {type: string}\n",
    );
    let expected = "\
components:
  schemas:
    List_Pet__2:
      type: array
      items:
        $ref: \"#/components/schemas/List_Pet__2\"
    List_Pet_:
      type: string
";
    assert_eq!(text.replace("\"$ref\"", "$ref"), expected);
}

#[test]
fn names_of_schemes_are_changed_in_requirements_too() {
    let text = converted("security: [{My key: []}]\nsecurityDefinitions: {My key: {type: basic}}\n");
    let expected = "\
security:
  - My_key: []
components:
  securitySchemes:
    My_key:
      type: http
      scheme: basic
";
    assert_eq!(text, expected);
}

#[test]
fn a_document_that_becomes_too_large_is_cut_short_and_told() {
    use std::path::Path;

    use crate::source::{Limits, Memory, Sources};

    let many = |from: &str| (0..60).map(|n| format!("{from}/{n}")).collect::<Vec<_>>().join(", ");
    let responses = (0..60).map(|n| format!("x{n}: {{description: D, schema: {{}}}}")).collect::<Vec<_>>().join(", ");
    let document = format!("swagger: '2.0'\nproduces: [{}]\nresponses: {{{responses}}}\n", many("a"));
    let files = Memory(std::collections::BTreeMap::from([("swagger.yaml".into(), document.into_bytes())]));
    let limits = Limits { expanded_nodes: 4_000, ..Limits::default() };
    let sources = Sources::open(Path::new("swagger.yaml"), Box::new(files), limits).unwrap();
    let conversion = crate::swagger::convert(&sources).unwrap();
    let rules: Vec<_> = conversion.findings.iter().map(|finding| finding.rule.id).collect();
    assert_eq!(rules, ["conversion-too-large"]);
    assert!(crate::source::text::yaml(conversion.root).matches("a/").count() < 60 * 60);
}

#[test]
fn security_schemes_are_those_of_3_0() {
    let text = converted(
        "
securityDefinitions:
  basic: {type: basic, description: B}
  key: {type: apiKey, name: k, in: query}
  implicit: {type: oauth2, flow: implicit, authorizationUrl: /a, scopes: {s: S}}
  code: {type: oauth2, flow: accessCode, authorizationUrl: /a, tokenUrl: /t, scopes: {}, x-a: 1}
  app: {type: oauth2, flow: application, tokenUrl: /t, scopes: {}}
",
    );
    let expected = "\
components:
  securitySchemes:
    basic:
      type: http
      scheme: basic
      description: B
    key:
      type: apiKey
      name: k
      in: query
    implicit:
      type: oauth2
      flows:
        implicit:
          authorizationUrl: /a
          scopes:
            s: S
    code:
      type: oauth2
      flows:
        authorizationCode:
          authorizationUrl: /a
          tokenUrl: /t
          scopes: {}
      x-a: 1
    app:
      type: oauth2
      flows:
        clientCredentials:
          tokenUrl: /t
          scopes: {}
";
    assert_eq!(text, expected);
}
