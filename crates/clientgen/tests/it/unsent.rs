//! Builders of types: of what requests hold, however deep, and of nothing that is only ever answered.

use libtest_mimic::{Failed, Trial};

use crate::document::{file, with_client};

const SHOP: &str = "\
paths:
  /orders:
    post:
      operationId: order
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses:
        '200': {description: Ordered., content: {application/json: {schema: {$ref: '#/components/schemas/Receipt'}}}}
components:
  schemas:
    Order:
      type: object
      properties:
        lines: {type: array, items: {$ref: '#/components/schemas/Line'}}
        notes: {type: object, additionalProperties: {$ref: '#/components/schemas/Note'}}
        payment: {oneOf: [{$ref: '#/components/schemas/Card'}, {$ref: '#/components/schemas/Cash'}]}
    Line: {type: object, properties: {item: {type: string}, parts: {type: array, items: {$ref: '#/components/schemas/Line'}}}}
    Note: {type: object, properties: {text: {type: string}}}
    Card: {type: object, required: [number], properties: {number: {type: string}}}
    Cash: {type: object, required: [currency], properties: {currency: {type: string}}}
    Receipt:
      type: object
      properties: {lines: {type: array, items: {$ref: '#/components/schemas/Line'}}, stamp: {$ref: '#/components/schemas/Stamp'}}
    Stamp: {type: object, properties: {day: {type: string, format: date}}}
";

const CLOCK: &str = "\
paths:
  /time:
    get:
      operationId: time
      responses:
        '200': {description: Now., content: {application/json: {schema: {$ref: '#/components/schemas/Time'}}}}
components:
  schemas:
    Time: {type: object, properties: {hour: {type: integer}}}
";

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("unsent: what is sent has builders, what is answered has none", || {
            has(SHOP, "Card Cash Line Note Order, given by Card Cash Line Note Order")
        }),
        Trial::test("unsent: a client that sends no object has no builders of types", || has(CLOCK, "")),
    ]
}

fn has(document: &str, expected: &str) -> Result<(), Failed> {
    let builders = with_client(document, |client| builders(file(client, "types.rs")));
    if builders == expected { Ok(()) } else { Err(format!("`{builders}` instead of `{expected}`").into()) }
}

/// The builders that there are, and the types that give theirs; nothing if there is no module of builders.
fn builders(types: &str) -> String {
    let Some((before, module)) = types.split_once("pub mod builder {") else { return String::new() };
    let declared: Vec<&str> = module.lines().filter_map(|line| between(line, "    pub struct ", " {")).collect();
    let given: Vec<&str> =
        before.lines().filter_map(|line| between(line.trim(), "pub fn builder() -> builder::", " {")).collect();
    format!("{}, given by {}", declared.join(" "), given.join(" "))
}

fn between<'t>(line: &'t str, before: &str, after: &str) -> Option<&'t str> {
    line.strip_prefix(before)?.strip_suffix(after)
}
