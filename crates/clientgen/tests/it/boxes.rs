//! Types that lead back to themselves: what is optional is left out, and not sent as `null`.

use libtest_mimic::{Failed, Trial};

use crate::document::{file, with_client};

/// `Garden` is met before `Tree`, and with it the option of a tree before the tree.
const GARDEN: &str = "\
paths:
  /gardens:
    post:
      operationId: plant
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Garden'}}}}
      responses: {'204': {description: Planted.}}
components:
  schemas:
    Garden: {type: object, properties: {oldest: {$ref: '#/components/schemas/Tree'}}}
    Tree: {type: object, properties: {left-twig: {$ref: '#/components/schemas/Tree'}}}
";

pub(crate) fn trials() -> Vec<Trial> {
    vec![Trial::test("boxes: an optional part of its own type may be left out", || {
        with_client(GARDEN, |client| leaves_out(file(client, "types.rs")))
    })]
}

fn leaves_out(types: &str) -> Result<(), Failed> {
    let field = "    \
    /// `left_twig`
    #[serde(
        rename = \"left-twig\",
        default,
        skip_serializing_if = \"::std::option::Option::is_none\"
    )]
    pub left_twig: ::std::option::Option<::std::boxed::Box<Tree>>,
";
    if types.contains(field) && !types.contains("Box<::std::option::Option") { Ok(()) } else { Err(types.into()) }
}
