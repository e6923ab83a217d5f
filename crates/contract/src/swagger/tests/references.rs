//! References within a document and to others.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::lint::{Options, lint};
use crate::source::{Limits, Memory, Sources, text};
use crate::swagger::convert;

use super::converted;

fn files(files: &[(&str, &str)]) -> Sources {
    let memory = Memory(
        files.iter().map(|(path, text)| (PathBuf::from(path), text.as_bytes().to_vec())).collect::<BTreeMap<_, _>>(),
    );
    Sources::open(Path::new(files[0].0), Box::new(memory), Limits::default()).unwrap()
}

#[test]
fn references_into_paths_lead_to_where_things_moved() {
    let text = converted(
        "
produces: [application/json]
paths:
  /a/{b}:
    get: {responses: {200: {description: D, schema: {type: array, items: {type: string}}}}}
definitions:
  A: {$ref: '#/paths/~1a~1{b}/get/responses/200/schema/items'}
",
    );
    let reference = "\"#/paths/~1a~1%7Bb%7D/get/responses/200/content/application~1json/schema/items\"";
    assert!(text.contains(reference), "{text}");
}

#[test]
fn parts_of_other_files_are_converted_as_what_they_are() {
    let sources = files(&[
        (
            "main.yaml",
            "
swagger: '2.0'
info: {title: T, version: '1'}
consumes: [application/json]
produces: [application/json]
paths:
  /a: {$ref: 'parts.yaml#/a'}
  /b:
    post:
      operationId: b
      parameters: [{$ref: 'parts.yaml#/upload'}, {$ref: 'parts.yaml#/limit'}, {$ref: 'other.yaml#/parameters/Name'}]
      responses: {200: {$ref: 'other.yaml#/responses/Ok'}}
",
        ),
        (
            "parts.yaml",
            "
a: {post: {operationId: a, parameters: [{$ref: '#/pet'}], responses: {204: {description: D}}}}
pet: {name: pet, in: body, schema: {$ref: 'other.yaml#/definitions/Pet'}}
limit: {name: limit, in: query, type: integer, maximum: 1.50}
upload: {name: upload, in: formData, type: file}
",
        ),
        (
            "other.yaml",
            "
swagger: '2.0'
info: {title: O, version: '1'}
produces: [application/json]
paths: {}
parameters: {Name: {name: name, in: formData, type: string, maxLength: 9}}
responses: {Ok: {description: D, schema: {$ref: '#/definitions/Pet'}}}
definitions: {Pet: {type: object, x-nullable: true}}
",
        ),
    ]);
    let conversion = convert(&sources).unwrap();
    let written: Vec<String> = std::iter::once(conversion.root).chain(conversion.others).map(text::yaml).collect();
    let [main, other, parts] = &written[..] else { panic!("{written:?}") };
    for (text, part) in [
        (main, "\"$ref\": \"parts.yaml#/a\""),
        (main, "\"$ref\": \"parts.yaml#/limit\""),
        (
            main,
            "          multipart/form-data:\n            schema:\n              type: object\n              properties:\n                upload:\n                  type: string\n                  format: binary\n                name:\n                  type: string\n                  maxLength: 9\n",
        ),
        (main, "\"$ref\": \"other.yaml#/components/responses/Ok\""),
        (parts, "    requestBody:\n      \"$ref\": \"#/pet\"\n"),
        (
            parts,
            "pet:\n  x-body-name: pet\n  content:\n    application/json:\n      schema:\n        \"$ref\": \"other.yaml#/components/schemas/Pet\"\n",
        ),
        (parts, "limit:\n  name: limit\n  in: query\n  schema:\n    type: integer\n    maximum: 1.50\n"),
        (other, "    Pet:\n      type: object\n      nullable: true\n"),
    ] {
        assert!(text.contains(part), "{part}\n---\n{text}");
    }
    let findings = lint(&sources, Options::default());
    let errors: Vec<_> = findings.iter().filter(|finding| finding.level == crate::findings::Level::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
}

#[test]
fn a_reference_that_leads_nowhere_is_told_in_the_words_of_2_0() {
    let sources = files(&[(
        "main.yaml",
        "
swagger: '2.0'
info: {title: T, version: '1'}
paths: {}
definitions: {Pet: {type: object}, Owner: {type: object, properties: {pet: {$ref: '#/definitions/Petz'}}}}
",
    )]);
    let findings = lint(&sources, Options::default());
    let finding = findings.iter().find(|finding| finding.rule.id == "reference-not-found").expect("it is told");
    assert_eq!(finding.message, "Nothing stands at `#/definitions/Petz`.");
    assert_eq!(finding.help, "Did you mean `Pet`?");
    assert_eq!(finding.place.pointer, "#/definitions/Owner/properties/pet/$ref");
}
