//! Documents of Swagger 2.0 and their own form in OpenAPI 3.0: the two say the same.

use contract::diff::judge::Options;
use contract::source::{Sources, text};
use contract::swagger::convert;
use libtest_mimic::{Failed, Trial};

use crate::diff::{compare_with, rendered};

const DOCUMENT: &str = include_str!("../cases/swagger-2-0/whole-language.yaml");

pub(crate) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("swagger 2.0 against itself", || is_equivalent(DOCUMENT, DOCUMENT)),
        Trial::test("swagger 2.0 against its form in 3.0", || is_equivalent(DOCUMENT, &converted(DOCUMENT))),
        Trial::test("swagger 2.0 against its form in 3.0 as json", is_equivalent_as_json),
    ]
}

fn converted(document: &str) -> String {
    let sources = Sources::from_text("swagger.yaml", document);
    text::yaml(convert(&sources).expect("the document is of 2.0").root)
}

fn is_equivalent_as_json() -> Result<(), Failed> {
    let sources = Sources::from_text("swagger.yaml", DOCUMENT);
    is_equivalent(DOCUMENT, &text::json(convert(&sources).expect("the document is of 2.0").root))
}

fn is_equivalent(old: &str, new: &str) -> Result<(), Failed> {
    let comparison = compare_with(old, new, &Options::default());
    if comparison.findings.is_empty() { Ok(()) } else { Err(rendered(&comparison).into()) }
}
