//! Properties that a schema lets through without declaring them.

use libtest_mimic::{Failed, Trial};

use crate::document::{file, with_client};

const BAG: &str = "\
paths:
  /bags:
    post:
      operationId: save
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Bag'}}}}
      responses: {'204': {description: Saved.}}
components:
  schemas:
    Bag:
      type: object
      required: [name]
      properties: {name: {type: string}}
      additionalProperties: {type: integer}
";

pub(crate) fn trials() -> Vec<Trial> {
    vec![Trial::test("extras: a builder begins without any", || {
        with_client(BAG, |client| begins_with_none(file(client, "types.rs")))
    })]
}

fn begins_with_none(types: &str) -> Result<(), Failed> {
    let begins = |line: &str| types.lines().any(|it| it.trim() == line);
    let is_right = begins("extra: Ok(::std::default::Default::default()),")
        && begins(r#"name: Err("no value supplied for name".to_string()),"#);
    if is_right { Ok(()) } else { Err(types.into()) }
}
