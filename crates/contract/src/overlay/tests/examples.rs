//! The kinds of overlay that the specification shows.

use super::{changed, told};

const PETS: &str = "
openapi: 3.0.3
info: {title: Pets, version: '1'}
paths:
  /:
    get: {summary: Root, responses: {}}
  /pets:
    get: {responses: {}}
components: {schemas: {Pet: {type: object}}}
";

#[test]
fn structured_overlay_mirrors_the_document() {
    let text = changed(
        PETS,
        "
  - target: $
    update:
      info: {x-overlay-applied: structured-overlay}
      paths:
        /: {summary: The root resource, get: {summary: Retrieve the root resource, x-rate-limit: 100}}
        /pets: {get: {x-rate-limit: 100}}
      tags: []
",
    );
    insta::assert_snapshot!(text, @r#"{"openapi": "3.0.3","info": {"title": "Pets","version": "1","x-overlay-applied": "structured-overlay"},"paths": {"/": {"get": {"summary": "Retrieve the root resource","responses": {},"x-rate-limit": 100},"summary": "The root resource"},"/pets": {"get": {"responses": {},"x-rate-limit": 100}}},"components": {"schemas": {"Pet": {"type": "object"}}},"tags": []}"#);
}

#[test]
fn null_in_a_structured_overlay_leaves_the_object_as_it_is() {
    let told = told(PETS, "  - target: $\n    update:\n      components:\n");
    insta::assert_snapshot!(told, @"
    warning[overlay-update-misfit]: The document has an object here, and null leaves it as it is.
     --> overlay.yaml:6:17  #/actions/0/update/components
      |
    6 |       components:
      |                 ^
      = help: Take the key out of the `update`; to remove the value, use an action with `remove: true`.
    note: what it meets
     --> openapi.yaml:9:1  #/components
      |
    9 | components: {schemas: {Pet: {type: object}}}
      | ----------

    1 warning in 1 document
    ");
}

#[test]
fn targeted_overlay_changes_one_object_each() {
    let document = "
paths:
  /foo: {get: {description: Old, deprecated: true}}
  /bar: {get: {description: Old}, post: {summary: Kept}}
";
    let text = changed(
        document,
        "
  - target: $.paths['/foo'].get
    update: {description: New}
  - target: $.paths['/bar'].get
    update: {description: Updated}
  - target: $.paths['/bar']
    update: {post: {description: A child, x-safe: false}}
",
    );
    insta::assert_snapshot!(text, @r#"{"paths": {"/foo": {"get": {"description": "New","deprecated": true}},"/bar": {"get": {"description": "Updated"},"post": {"summary": "Kept","description": "A child","x-safe": false}}}}"#);
}

#[test]
fn wildcard_overlay_changes_every_match() {
    let text = changed(
        "{paths: {/a: {get: {}, put: {}}, /b: {get: {parameters: [{name: filter, in: query}, {name: filter, in: header}]}}}}",
        "
  - target: $.paths.*.get
    update: {x-safe: true}
  - target: $.paths.*.get.parameters[?@.name=='filter' && @.in=='query']
    update: {schema: {$ref: '#/components/schemas/Filter'}}
",
    );
    insta::assert_snapshot!(text, @r##"{"paths": {"/a": {"get": {"x-safe": true},"put": {}},"/b": {"get": {"parameters": [{"name": "filter","in": "query","schema": {"$ref": "#/components/schemas/Filter"}},{"name": "filter","in": "header"}],"x-safe": true}}}}"##);
}

#[test]
fn update_of_an_array_appends_an_entry() {
    let document = "{paths: {/a: {get: {parameters: [{name: old}]}}, /b: {get: {parameters: []}}}}";
    let text = changed(document, "  - {target: $.paths.*.get.parameters, update: {name: newParam, in: query}}");
    insta::assert_snapshot!(text, @r#"{"paths": {"/a": {"get": {"parameters": [{"name": "old"},{"name": "newParam","in": "query"}]}},"/b": {"get": {"parameters": [{"name": "newParam","in": "query"}]}}}}"#);
}

#[test]
fn update_of_an_array_with_an_array_appends_its_entries() {
    let text = changed("{tags: [{name: a}]}", "  - {target: $.tags, update: [{name: b}, {name: c}]}");
    insta::assert_snapshot!(text, @r#"{"tags": [{"name": "a"},{"name": "b"},{"name": "c"}]}"#);
}

#[test]
fn update_of_an_array_inside_an_object_appends_too() {
    let text = changed("{get: {tags: [a]}}", "  - {target: $.get, update: {tags: [b]}}");
    insta::assert_snapshot!(text, @r#"{"get": {"tags": ["a","b"]}}"#);
}

#[test]
fn removal_of_array_elements_keeps_the_others() {
    let document = "{parameters: [{name: a}, {name: dummy}, {name: b}, {name: dummy}, {name: c}]}";
    let text = changed(document, "  - {target: \"$.parameters[?@.name == 'dummy']\", remove: true}");
    insta::assert_snapshot!(text, @r#"{"parameters": [{"name": "a"},{"name": "b"},{"name": "c"}]}"#);
}

#[test]
fn removal_takes_scalars_objects_and_what_is_inside_them() {
    let document = "{a: {b: {c: 1}, d: [1, 2, 3]}, e: text, f: kept}";
    let text = changed(
        document,
        "  - {target: \"$['a', 'e', 'a'].b\", remove: true}\n  - {target: \"$['e']\", remove: true}\n  - {target: '$..d[0, 2]', remove: true}",
    );
    insta::assert_snapshot!(text, @r#"{"a": {"d": [2]},"f": "kept"}"#);
}

#[test]
fn what_one_action_removes_a_later_one_makes_anew() {
    let document = "{servers: [{url: https://example.com}], paths: {}}";
    let text = changed(
        document,
        "
  - {target: $.servers, remove: true}
  - {target: $, update: {servers: [{url: http://localhost}]}}
  - {target: '$.servers[0]', update: {description: Here}}
",
    );
    insta::assert_snapshot!(text, @r#"{"paths": {},"servers": [{"url": "http://localhost","description": "Here"}]}"#);
}

#[test]
fn traits_say_where_an_overlay_applies() {
    let document = "{paths: {/items: {get: {x-oai-traits: [paged], responses: {}}}, /other: {get: {responses: {}}}}}";
    let text = changed(
        document,
        "
  - target: $.paths.*[?@['x-oai-traits'][?@ == 'paged']]
    update: {parameters: [{name: top, in: query}, {name: skip, in: query}]}
",
    );
    insta::assert_snapshot!(text, @r#"{"paths": {"/items": {"get": {"x-oai-traits": ["paged"],"responses": {},"parameters": [{"name": "top","in": "query"},{"name": "skip","in": "query"}]}},"/other": {"get": {"responses": {}}}}}"#);
}
