//! What is told about overlays that are wrong, and what is not told about those that are nearly so.

use super::{NOTHING, changed, overlay, run, told};

const DOCUMENT: &str = "{openapi: 3.0.3, info: {title: Pets}, tags: [{name: a}], paths: {/pets: {get: {tags: [a]}}}}";

fn told_of(overlay: &str) -> String {
    run(DOCUMENT, overlay).1
}

#[test]
fn document_in_place_of_the_overlay() {
    insta::assert_snapshot!(told_of("openapi: 3.0.3\ninfo: {}\n"), @"
    error[not-an-overlay]: This is an OpenAPI document and not an overlay.
     --> overlay.yaml:1:1  #
      |
    1 | openapi: 3.0.3
      | ^^^^^^^^^^^^^^
      = help: Give the overlay, or add `overlay: 1.0.0` at its top.

    1 error in 1 document
    ");
    insta::assert_snapshot!(told_of("- target: $\n"), @"
    error[not-an-overlay]: This is not an overlay: it has no field `overlay`.
     --> overlay.yaml:1:1  #
      |
    1 | - target: $
      | ^^^^^^^^^^^
      = help: Give the overlay, or add `overlay: 1.0.0` at its top.

    1 error in 1 document
    ");
}

#[test]
fn version_that_is_not_1_0() {
    insta::assert_snapshot!(told_of("overlay: 1.1.0\ninfo: {}\nactions: []\n"), @"
    error[not-overlay-1-0]: The overlay is written for version `1.1.0`, and only 1.0 is applied.
     --> overlay.yaml:1:10  #/overlay
      |
    1 | overlay: 1.1.0
      |          ^^^^^
      = help: Write `overlay: 1.0.0` if it neither copies nor updates a scalar by itself.

    1 error in 1 document
    ");
    insta::assert_snapshot!(told_of("overlay: 1.0\n"), @"
    error[wrong-type]: `overlay` must be a string, and here is a number.
     --> overlay.yaml:1:10  #/overlay
      |
    1 | overlay: 1.0
      |          ^^^
      = help: Write `overlay: 1.0.0`.

    1 error in 1 document
    ");
    for version in ["1.0.", "1.0.x", "2.0.0", "1", ""] {
        let told = told_of(&format!("overlay: '{version}'\n"));
        assert!(told.starts_with("error[not-overlay-1-0]"), "{told}");
    }
    let patch = overlay("  - {target: $.info, update: {}}").replace("1.0.0", "1.0.17");
    assert_eq!(told_of(&patch), NOTHING);
}

#[test]
fn fields_that_are_missing_or_unknown() {
    let text = "
overlay: 1.0.0
action: []
x-own: allowed
";
    insta::assert_snapshot!(told_of(text), @"
    error[missing-field]: `actions` is missing, and an overlay needs it.
     --> overlay.yaml:2:1  #
      |
    2 | overlay: 1.0.0
      | ^^^^^^^^^^^^^^
      = help: Add `actions` here.

    warning[missing-field]: `info` is missing, and an overlay needs it.
     --> overlay.yaml:2:1  #
      |
    2 | overlay: 1.0.0
      | ^^^^^^^^^^^^^^
      = help: Add `info` here.

    error[unknown-field]: `action` is not a field of an overlay.
     --> overlay.yaml:3:1  #/action
      |
    3 | action: []
      | ^^^^^^
      = help: Did you mean `actions`? A field of your own begins with `x-`.

    2 errors, 1 warning in 1 document
    ");
    let text = "
overlay: 1.0.0
info: {title: 1, x-own: allowed}
actions:
  - {targets: $, update: {}}
  - {target: $.info, copy: $.tags}
  - just words
  - {target: 5, update: {}, description: []}
  - {target: $.info, update: {}, remove: 'true', x-own: allowed}
";
    insta::assert_snapshot!(told_of(text), @"
    warning[missing-field]: `version` is missing, and the overlay's `info` needs it.
     --> overlay.yaml:3:1  #/info
      |
    3 | info: {title: 1, x-own: allowed}
      | ^^^^
      = help: Add `version` here.

    warning[wrong-type]: `title` must be a string, and here is a number.
     --> overlay.yaml:3:15  #/info/title
      |
    3 | info: {title: 1, x-own: allowed}
      |               ^
      = help: Put it in quotes.

    error[missing-field]: `target` is missing, and an action needs it.
     --> overlay.yaml:5:5  #/actions/0
      |
    5 |   - {targets: $, update: {}}
      |     ^^^^^^^^^^^^^^^^^^^^^^^^
      = help: Add `target` here.

    error[unknown-field]: `targets` is not a field of an action.
     --> overlay.yaml:5:6  #/actions/0/targets
      |
    5 |   - {targets: $, update: {}}
      |      ^^^^^^^
      = help: Did you mean `target`? A field of your own begins with `x-`.

    warning[overlay-action-idle]: This action does nothing: it has neither `update` nor `remove: true`.
     --> overlay.yaml:6:5  #/actions/1
      |
    6 |   - {target: $.info, copy: $.tags}
      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      = help: Add one of the two, or take the action out.

    error[unknown-field]: `copy` is not a field of an action.
     --> overlay.yaml:6:22  #/actions/1/copy
      |
    6 |   - {target: $.info, copy: $.tags}
      |                      ^^^^
      = help: It came with Overlay 1.1: write what is to be copied as an `update`.

    error[wrong-type]: Here must be an action, which is an object, and here is a string.
     --> overlay.yaml:7:5  #/actions/2
      |
    7 |   - just words
      |     ^^^^^^^^^^
      = help: Write an object here, or remove it.

    error[wrong-type]: `target` must be a string, and here is a number.
     --> overlay.yaml:8:14  #/actions/3/target
      |
    8 |   - {target: 5, update: {}, description: []}
      |              ^
      = help: Put it in quotes.

    warning[wrong-type]: `description` must be a string, and here is an array.
     --> overlay.yaml:8:29  #/actions/3/description
      |
    8 |   - {target: 5, update: {}, description: []}
      |                             ^^^^^^^^^^^
      = help: Write a string here.

    error[wrong-type]: `remove` must be a boolean, and here is a string.
     --> overlay.yaml:9:42  #/actions/4/remove
      |
    9 |   - {target: $.info, update: {}, remove: 'true', x-own: allowed}
      |                                          ^^^^^^
      = help: Write a boolean here.

    6 errors, 4 warnings in 1 document
    ");
}

#[test]
fn actions_that_are_none() {
    insta::assert_snapshot!(told_of("overlay: 1.0.0\ninfo: {title: T, version: '1'}\nactions: []\n"), @"
    error[missing-field]: `actions` needs at least one action, and it is empty.
     --> overlay.yaml:3:1  #/actions
      |
    3 | actions: []
      | ^^^^^^^
      = help: Add an action with a `target`.

    1 error in 1 document
    ");
    insta::assert_snapshot!(told_of("overlay: 1.0.0\ninfo: {title: T, version: '1'}\nactions: {target: $}\n"), @"
    error[wrong-type]: `actions` must be an array, and here is an object.
     --> overlay.yaml:3:1  #/actions
      |
    3 | actions: {target: $}
      | ^^^^^^^
      = help: Write an array here.

    1 error in 1 document
    ");
}

#[test]
fn missing_title_does_not_stop() {
    let (text, told) = run("{a: 1}", "overlay: 1.0.0\ninfo: {}\nactions: [{target: $, update: {b: 2}}]\n");
    assert!(text.is_some_and(|text| text.contains("\"b\": 2")));
    insta::assert_snapshot!(told, @"
    warning[missing-field]: `title` is missing, and the overlay's `info` needs it.
     --> overlay.yaml:2:1  #/info
      |
    2 | info: {}
      | ^^^^
      = help: Add `title` here.

    warning[missing-field]: `version` is missing, and the overlay's `info` needs it.
     --> overlay.yaml:2:1  #/info
      |
    2 | info: {}
      | ^^^^
      = help: Add `version` here.

    2 warnings in 1 document
    ");
}

#[test]
fn target_that_matches_nothing() {
    insta::assert_snapshot!(told(DOCUMENT, "  - {target: \"$.paths['/pet']\", update: {}}"), @r#"
    warning[overlay-matches-nothing]: This target matches nothing in the document.
     --> overlay.yaml:4:14  #/actions/0/target
      |
    4 |   - {target: "$.paths['/pet']", update: {}}
      |              ^^^^^^^^^^^^^^^^^
      = help: Check each name of it, and whether an earlier action removes what it names.

    1 warning in 1 document
    "#);
    changed(DOCUMENT, "  - {target: \"$.paths['/pets']\", update: {}}");
}

#[test]
fn action_without_effect() {
    insta::assert_snapshot!(told(DOCUMENT, "  - {target: $.info}\n  - {target: $.info, remove: false}\n  - {target: $.tags, remove: true, update: {}}"), @"
    warning[overlay-action-idle]: This action does nothing: it has neither `update` nor `remove: true`.
     --> overlay.yaml:4:5  #/actions/0
      |
    4 |   - {target: $.info}
      |     ^^^^^^^^^^^^^^^^
      = help: Add one of the two, or take the action out.

    warning[overlay-action-idle]: This action does nothing: it has neither `update` nor `remove: true`.
     --> overlay.yaml:5:5  #/actions/1
      |
    5 |   - {target: $.info, remove: false}
      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      = help: Add one of the two, or take the action out.

    warning[overlay-action-idle]: This `update` has no effect, because the same action says `remove: true`.
     --> overlay.yaml:6:36  #/actions/2/update
      |
    6 |   - {target: $.tags, remove: true, update: {}}
      |                                    ^^^^^^
      = help: Write two actions, one after the other, or take one of the two fields out.

    3 warnings in 1 document
    ");
    changed(DOCUMENT, "  - {target: $.info, remove: false, update: {}}\n  - {target: $.tags, remove: true}");
}

#[test]
fn update_that_does_not_fit() {
    insta::assert_snapshot!(told(DOCUMENT, "
  - {target: $.info.title, update: Pets}
  - {target: $.info, update: [Pets]}
  - {target: $.info, update: {title: {en: Pets}}}
  - {target: $.paths.*.get, update: {tags: b}}
  - {target: '$..*', update: {name: {}}}
"), @"
    error[overlay-update-misfit]: This target matches a string, and only objects and arrays can be updated.
     --> overlay.yaml:4:14  #/actions/0/target
      |
    4 |   - {target: $.info.title, update: Pets}
      |              ^^^^^^^^^^^^
      = help: Let the target match the object around it, and give the new value as a field of the `update`.
    note: what it meets
     --> openapi.yaml:1:32  #/info/title
      |
    1 | {openapi: 3.0.3, info: {title: Pets}, tags: [{name: a}], paths: {/pets: {get: {tags: [a]}}}}
      |                                ----

    error[overlay-update-misfit]: The target matches an object, and this `update` is an array.
     --> overlay.yaml:5:22  #/actions/1/update
      |
    5 |   - {target: $.info, update: [Pets]}
      |                      ^^^^^^
      = help: Write an object with the fields to add or to change.
    note: what it meets
     --> openapi.yaml:1:18  #/info
      |
    1 | {openapi: 3.0.3, info: {title: Pets}, tags: [{name: a}], paths: {/pets: {get: {ta…
      |                  ----

    error[overlay-update-misfit]: The document has a string here, and the `update` an object.
     --> overlay.yaml:6:31  #/actions/2/update/title
      |
    6 |   - {target: $.info, update: {title: {en: Pets}}}
      |                               ^^^^^
      = help: Remove the old value with an action of its own before this one.
    note: what it meets
     --> openapi.yaml:1:32  #/info/title
      |
    1 | {openapi: 3.0.3, info: {title: Pets}, tags: [{name: a}], paths: {/pets: {get: {tags: [a]}}}}
      |                                ----

    error[overlay-update-misfit]: The document has an array here, and the `update` a string.
     --> overlay.yaml:7:44  #/actions/3/update/tags
      |
    7 |   - {target: $.paths.*.get, update: {tags: b}}
      |                                            ^
      = help: Remove the old value with an action of its own before this one.
    note: what it meets
     --> openapi.yaml:1:80  #/paths/~1pets/get/tags
      |
    1 | …fo: {title: Pets}, tags: [{name: a}], paths: {/pets: {get: {tags: [a]}}}}
      |                                                              ----

    error[overlay-update-misfit]: This target matches a string, and only objects and arrays can be updated.
     --> overlay.yaml:8:14  #/actions/4/target
      |
    8 |   - {target: '$..*', update: {name: {}}}
      |              ^^^^^^
      = help: Let the target match the object around it, and give the new value as a field of the `update`.
    note: the first of 4 places
     --> openapi.yaml:1:11  #/openapi
      |
    1 | {openapi: 3.0.3, info: {title: Pets}, tags: [{name: a}], paths: {/pets: {ge…
      |           -----

    error[overlay-update-misfit]: The document has a string here, and the `update` an object.
     --> overlay.yaml:8:31  #/actions/4/update/name
      |
    8 |   - {target: '$..*', update: {name: {}}}
      |                               ^^^^
      = help: Remove the old value with an action of its own before this one.
    note: what it meets
     --> openapi.yaml:1:53  #/tags/0/name
      |
    1 | {openapi: 3.0.3, info: {title: Pets}, tags: [{name: a}], paths: {/pets: {get: {tags: [a]}}}}
      |                                                     -

    6 errors in 1 document
    ");
    changed(DOCUMENT, "  - {target: $.info, update: {title: Shop}}\n  - {target: $.paths.*.get, update: {tags: [b]}}");
}

#[test]
fn removal_of_the_document() {
    insta::assert_snapshot!(told(DOCUMENT, "  - {target: $, remove: true}"), @"
    error[overlay-removes-root]: This target matches the whole document, which stands in nothing that it could be removed from.
     --> overlay.yaml:4:14  #/actions/0/target
      |
    4 |   - {target: $, remove: true}
      |              ^
      = help: Name what is to be removed, such as `$.paths['/pets']`.

    1 error in 1 document
    ");
    changed(DOCUMENT, "  - {target: $.*, remove: true}");
}

#[test]
fn overlay_for_another_document() {
    let extends = |reference: &str| {
        overlay("  - {target: $.info, update: {}}").replace("info:", &format!("extends: {reference}\ninfo:"))
    };
    insta::assert_snapshot!(told_of(&extends("./pets.yaml")), @"
    warning[overlay-for-another-document]: The overlay is meant for `./pets.yaml`, and is applied to `openapi.yaml`.
     --> overlay.yaml:2:10  #/extends
      |
    2 | extends: ./pets.yaml
      |          ^^^^^^^^^^^
      = help: Give the document that it is meant for, or correct `extends`.

    1 warning in 1 document
    ");
    insta::assert_snapshot!(told_of(&extends("[]")), @"
    warning[wrong-type]: `extends` must be a string, and here is an array.
     --> overlay.yaml:2:1  #/extends
      |
    2 | extends: []
      | ^^^^^^^
      = help: Write a string here.

    1 warning in 1 document
    ");
    for same in ["openapi.yaml", "./openapi.yaml", "https://example.com/apis/openapi.yaml?v=1#top"] {
        assert_eq!(told_of(&extends(same)), NOTHING);
    }
}

#[test]
fn text_that_cannot_be_read() {
    insta::assert_snapshot!(told_of("overlay: [1.0.0\n"), @"
    error[syntax]: The YAML is broken: unclosed bracket '['.
     --> overlay.yaml:1:10  #
      |
    1 | overlay: [1.0.0
      |          ^
      = help: Mend the YAML here or just before; look for indentation, a missing colon, an unclosed quote.

    1 error in 1 document
    ");
    let (text, told) = run("{paths: [", &overlay("  - {target: $, update: {}}"));
    assert!(text.is_none() && told.starts_with("error[syntax]"), "{told}");
}
