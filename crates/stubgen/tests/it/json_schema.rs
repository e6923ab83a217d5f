//! The official test suite of JSON Schema 2020-12, by what a stub checks at run time: the text that is made of a schema, and
//! values that the runtime holds to it.

use contract::model::{Api, Direction, Schema, Use};
use contract::source::Node;
use libtest_mimic::Trial;
use serde_json::Value;
use stubgen::Settings;
use stubgen::types::Types;

use crate::suite::{self, JudgeName};

pub(super) fn trials() -> Vec<Trial> {
    let mut trials = suite::keyword_trials(|api, schema, values| fitting(api, schema, values, forget_formats));
    trials.extend(suite::format_trials(JudgeName::Stub, |api, schema, values| fitting(api, schema, values, |_| ())));
    trials
}

/// Verdict on each value by the text that is made of a schema, once that has been edited.
fn fitting<'s>(api: &Api<'s>, schema: Use<'s, Schema<'s>>, values: Vec<Node<'s>>, edit: fn(&mut Value)) -> Vec<bool> {
    let settings = Settings::default();
    let text = Types::new(api, &settings).schema_text(schema.id, Direction::Request).expect("it is small");
    let mut schema: Value = serde_json::from_str(&text).expect("the text is JSON");
    edit(&mut schema);
    let text: &'static str = Box::leak(schema.to_string().into_boxed_str());
    let schema = stub_runtime::Schema::new(text);
    schema.compile().unwrap_or_else(|error| panic!("{error}: {text}"));
    let value = |node: Node<'_>| serde_json::from_str(&node.file().text()[node.span()]).expect("a value is JSON");
    values.into_iter().map(|node| schema.check(&value(node)).is_ok()).collect()
}

/// Formats say nothing in JSON Schema where a dialect does not say otherwise; OpenAPI's documents mean them.
fn forget_formats(schema: &mut Value) {
    match schema {
        Value::Object(entries) => {
            entries.retain(|key, value| key != "format" || !value.is_string());
            let are_schemas = |key: &str| !matches!(key, "enum" | "const");
            entries.iter_mut().filter(|(key, _)| are_schemas(key)).for_each(|(_, value)| forget_formats(value));
        }
        Value::Array(items) => items.iter_mut().for_each(forget_formats),
        _ => {}
    }
}
