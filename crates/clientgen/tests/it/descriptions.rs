//! Descriptions of types, as documentation.

use libtest_mimic::{Failed, Trial};

use crate::document::{file, with_client};

const FOLDED: &str = "\
paths:
  /bag:
    get:
      operationId: read
      responses:
        '200': {description: It., content: {application/json: {schema: {$ref: '#/components/schemas/Bag'}}}}
components:
  schemas:
    Bag:
      type: object
      description: |-
        What is carried.

        <details>Seldom more than one.</details>
      properties: {name: {type: string}}
";

pub(crate) fn trials() -> Vec<Trial> {
    vec![Trial::test("descriptions: one that folds is kept whole, its brackets escaped once", || {
        with_client(FOLDED, |client| is_whole(file(client, "types.rs")))
    })]
}

fn is_whole(types: &str) -> Result<(), Failed> {
    if types.contains(r"/// \<details\>Seldom more than one.\</details\>") { Ok(()) } else { Err(types.into()) }
}
