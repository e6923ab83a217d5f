//! Findings about the changed text lead to where the matter was written.

use crate::lint::{Options, lint};
use crate::overlay::{Overlaid, apply};
use crate::source::{Limits, Memory, Sources};

use super::{overlay, rendered};

#[test]
fn findings_name_the_line_of_the_document_or_of_the_overlay() {
    let document = "openapi: 3.0.3
info: {title: Pets, version: '1'}
paths:
  /pets:
    get:
      sumary: A key is at fault
      responses:
        '200': {description: OK}
    put:
      summary: To be removed
    post:
      responses: {}
      deprecated: perhaps
";
    let actions = "
  - target: $.paths['/pets'].put
    remove: true
  - target: $.paths['/pets'].get
    update:
      deprecated: maybe
      parameters:
        - {name: a, in: nowhere}
";
    let document = Sources::from_text("openapi.yaml", document);
    let overlay = Sources::from_text("overlay.yaml", overlay(actions));
    let (applied, _) = apply(&document, &overlay);
    let applied = applied.expect("the overlay is sound");
    let overlaid = Overlaid::new("openapi.yaml", applied.text(), Box::new(Memory::default()));
    let sources = Sources::open("openapi.yaml".as_ref(), Box::new(overlaid), Limits::default()).expect("it is there");
    let mut findings = lint(&sources, Options::default());
    findings.retain(|finding| matches!(finding.rule.id, "unknown-field" | "wrong-type" | "unknown-value"));
    applied.relocate(&mut findings);
    insta::assert_snapshot!(rendered(&findings), @"
    error[unknown-field]: `sumary` is not a field of an Operation Object.
     --> openapi.yaml:6:7  #/paths/~1pets/get/sumary
      |
    6 |       sumary: A key is at fault
      |       ^^^^^^
      = help: Did you mean `summary`? A field of your own begins with `x-`.

    error[wrong-type]: `deprecated` must be a boolean, and here is a string.
      --> openapi.yaml:13:19  #/paths/~1pets/post/deprecated
       |
    13 |       deprecated: perhaps
       |                   ^^^^^^^
       = help: Write a boolean here, or remove the key.

    error[wrong-type]: `deprecated` must be a boolean, and here is a string.
     --> overlay.yaml:8:19  #/paths/~1pets/get/deprecated
      |
    8 |       deprecated: maybe
      |                   ^^^^^
      = help: Write a boolean here, or remove the key.

    error[unknown-value]: A parameter cannot travel in `nowhere`.
      --> overlay.yaml:10:25  #/paths/~1pets/get/parameters/0/in
       |
    10 |         - {name: a, in: nowhere}
       |                         ^^^^^^^
       = help: Use `path`, `query`, `header` or `cookie`.

    4 errors in 1 document
    ");
}
