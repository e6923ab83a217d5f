//! Tables of schemas, values and what is said about them.

mod alternatives;
mod bounds;
mod discriminators;
mod formats;
mod lists;
mod nulls;
mod objects;
mod scalars;
mod version_3_1;

use crate::model::{Api, Direction};
use crate::source::Sources;

use super::Validator;

/// Says nothing about these values: they fit.
const FITS: &str = "";

/// A document with the schema `S`, and a value to check against it.
struct Case<'t> {
    openapi: &'t str,
    /// The schemas of the document, `S` among them, in YAML without indentation.
    schemas: &'t str,
    value: &'t str,
    direction: Option<Direction>,
}

impl Case<'_> {
    /// One line for each violation, preceded by where it is within the value.
    fn violations(&self) -> String {
        let schemas = self.schemas.trim().replace('\n', "\n    ");
        let text = format!(
            "openapi: {}\ninfo: {{title: T, version: '1'}}\npaths: {{}}\ncomponents:\n  schemas:\n    {schemas}\nx-value: {}\n",
            self.openapi, self.value
        );
        let sources = Sources::from_text("api.yaml", text);
        let (api, findings) = Api::read(&sources);
        let api = api.unwrap_or_else(|| panic!("no document: {findings:?}"));
        let value = api.node.get("x-value").unwrap_or_else(|| panic!("no value: {findings:?}"));
        let (_, schema) = api.components.schemas.iter().find(|(key, _)| key.as_str() == Some("S")).expect("a schema S");
        let violations = Validator::new(&api).check(schema.id, value, self.direction);
        let lines = violations.iter().map(|violation| {
            let place = violation.value.pointer();
            match place.strip_prefix("#/x-value").unwrap_or(&place) {
                "" => violation.message.clone(),
                within => format!("{within}: {}", violation.message),
            }
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

fn violations(schema: &str, value: &str) -> String {
    let schemas = format!("S: {schema}");
    Case { openapi: "3.0.3", schemas: &schemas, value, direction: None }.violations()
}

/// Rows of a schema, a value, and what is said.
#[track_caller]
fn assert_table(rows: &[(&str, &str, &str)]) {
    for (schema, value, expected) in rows {
        assert_eq!(violations(schema, value), *expected, "{value} against {schema}");
    }
}

/// Rows of a value and what is said, against the same schemas.
#[track_caller]
fn assert_values(schemas: &str, rows: &[(&str, &str)]) {
    for (value, expected) in rows {
        let case = Case { openapi: "3.0.3", schemas, value, direction: None };
        assert_eq!(case.violations(), *expected, "{value}");
    }
}
