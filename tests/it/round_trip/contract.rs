//! What the document says is to be sent and answered.

use std::collections::BTreeMap;
use std::fs;

use ::contract::model::{Api, SecuritySchemeKind, StatusKey};
use ::contract::source::{Disk, Limits, Sources};
use serde_json::{Map, Value};
use stub_runtime::mock::{Direction, try_value};
use stubgen::{Settings, Stubs, generate};

use super::letters;
use crate::stubs::root;

/// A contract with what its stubs need and what its operations carry.
pub(super) struct Contract {
    /// The document's name in `spec/`, without its extension.
    pub(super) document: &'static str,
    /// The crate with its stubs.
    pub(super) stubs: &'static str,
    /// A mock of it.
    pub(super) mock: String,
    pub(super) operations: Vec<Operation>,
}

/// What one operation carries.
pub(super) struct Operation {
    pub(super) id: String,
    /// By name, recognised by its letters; `body` is the body.
    pub(super) sent: BTreeMap<String, Value>,
    /// Nothing where the answer has no body.
    pub(super) answered: Value,
    /// Whether it wants a user and a password rather than a token.
    pub(super) is_basic: bool,
}

impl Contract {
    pub(super) fn read(document: &'static str, stubs: &'static str) -> Contract {
        let path = root().join(format!("spec/{document}.yaml"));
        let sources = Sources::open(&path, Box::new(Disk), Limits::default()).expect("the contract can be opened");
        let (api, _) = Api::read(&sources);
        let api = api.expect("the contract can be read");
        let Stubs { files, mock, .. } = generate(&api, &Settings::default());
        let embedded = files.into_iter().find(|file| file.path == "document.json").expect("stubs hold their document");
        // The runtime keeps what it has read of a document for as long as the program runs.
        let embedded: &'static str = embedded.text.leak();
        let operations = api.operations().map(|(path, item, operation)| {
            let place = format!("/paths/{}/{}", escaped(path), operation.method.key());
            let mut sent = BTreeMap::new();
            for id in api.parameters_of(item, operation) {
                let parameter = &api[id];
                let mut value = made(embedded, &parameter.node.pointer(), Direction::Request);
                // progenitor repeats the parameter for each element, whatever `explode` says; one element is the same.
                if let (Value::Array(items), false) = (&mut value, parameter.explodes()) {
                    items.truncate(1);
                }
                sent.insert(letters(parameter.name), value);
            }
            let media_type = |pointer: &str| format!("{pointer}/content/application~1json");
            if operation.request_body.is_some() {
                let body = made(embedded, &media_type(&format!("{place}/requestBody")), Direction::Request);
                sent.insert("body".to_owned(), body);
            }
            let success = operation.responses.by_status.iter().find(|(status, _)| status.is_success());
            let (status, response) = success.expect("every operation can succeed");
            let answered = match (status, api[response.id].content.is_empty()) {
                (StatusKey::Code(code), false) => {
                    made(embedded, &media_type(&format!("{place}/responses/{code}")), Direction::Response)
                }
                _ => Value::Null,
            };
            let schemes = api.security_of(operation).iter().flat_map(|demand| &demand.schemes);
            let mut kinds = schemes.filter_map(|(name, _)| api.security_scheme(name.as_str()?));
            let is_basic = kinds.any(|it| matches!(it.kind, SecuritySchemeKind::Http { scheme: "basic", .. }));
            let id = operation.id.expect("every operation of ours has an operationId").to_owned();
            Operation { id, sent, answered, is_basic }
        });
        Contract { document, stubs, mock: mock.text, operations: operations.collect() }
    }

    /// The generated sources of its stubs.
    pub(super) fn generated(&self) -> Vec<String> {
        let folder = root().join("crates").join(self.stubs).join("src/generated");
        let entries = fs::read_dir(folder).expect("the stubs are generated");
        let paths = entries.map(|entry| entry.expect("an entry can be read").path());
        let mut sources: Vec<_> =
            paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect();
        sources.sort();
        sources.iter().map(|path| fs::read_to_string(path).expect("a source is text")).collect()
    }
}

impl Operation {
    /// What did not arrive as it was sent.
    pub(super) fn faults(&self, line: &Value) -> Vec<String> {
        let received: BTreeMap<String, Value> = match &line["received"] {
            Value::Object(received) => received.iter().map(|(name, value)| (letters(name), value.clone())).collect(),
            other => return vec![format!("the trait was not called: {other}; the caller got {}", line["parsed"])],
        };
        let mut faults = Vec::new();
        for (name, sent) in &self.sent {
            let received = received.get(name).unwrap_or(&Value::Null);
            if !holds(&plain(received), &plain(sent)) {
                faults.push(format!("`{name}` arrived otherwise\n  sent     {sent}\n  received {received}"));
            }
        }
        if plain(&line["parsed"]) != plain(&self.answered) {
            let parsed = &line["parsed"];
            faults.push(format!("the answer arrived otherwise\n  answered {}\n  parsed   {parsed}", self.answered));
        }
        faults
    }
}

/// A value for what stands at a pointer.
fn made(document: &'static str, pointer: &str, direction: Direction) -> Value {
    let pointer = pointer.trim_start_matches('#');
    try_value(document, pointer, direction).unwrap_or_else(|error| panic!("no value for {pointer}: {error}"))
}

fn escaped(segment: &str) -> String {
    segment.replace('~', "~0").replace('/', "~1")
}

/// A value without what progenitor does not keep: `null` and an absent property are one to it, a whole number may be
/// written `1.0`, and an empty list or object is left out.
fn plain(value: &Value) -> Value {
    match value {
        Value::Object(object) => {
            let kept = object.iter().map(|(name, value)| (name.clone(), plain(value)));
            Value::Object(kept.filter(|(_, value)| !is_nothing(value)).collect::<Map<_, _>>())
        }
        Value::Array(items) => Value::Array(items.iter().map(plain).collect()),
        Value::Number(number) => number.as_f64().map_or(Value::Null, Value::from),
        other => other.clone(),
    }
}

/// Whether what was received holds all that was sent. What the caller left out may have arrived as its default.
fn holds(received: &Value, sent: &Value) -> bool {
    match (received, sent) {
        (Value::Object(received), Value::Object(sent)) => {
            sent.iter().all(|(name, sent)| received.get(name).is_some_and(|received| holds(received, sent)))
        }
        (Value::Array(received), Value::Array(sent)) => {
            received.len() == sent.len() && received.iter().zip(sent).all(|(received, sent)| holds(received, sent))
        }
        (received, sent) => received == sent,
    }
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(object) => object.is_empty(),
        _ => false,
    }
}
