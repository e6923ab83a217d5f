//! Requests and answers, as the document has them.

use std::collections::BTreeMap;
use std::fs;

use ::contract::diff::sets::{Held, ValueMaker};
use ::contract::model::{Api, Direction};
use ::contract::source::{Disk, Limits, Sources};
use serde_json::{Map, Value};
use stubgen::types::Types;
use stubgen::{Settings, Stubs, generate};

use super::answer::Answer;
use super::{Names, letters};
use crate::workshop::root;

/// A contract with what its stubs need and what its operations carry.
pub(super) struct Contract {
    pub(super) names: Names,
    /// A mock of it, which lets every caller in.
    pub(super) mock: String,
    pub(super) operations: Vec<Operation>,
}

/// Values of one operation.
pub(super) struct Operation {
    pub(super) id: String,
    /// The method of the trait.
    pub(super) function: String,
    /// By name, recognised by its letters; `body` is the body.
    pub(super) sent: BTreeMap<String, Value>,
    /// Fields of the struct of its parameters, if it has one.
    pub(super) fields: Vec<String>,
    /// One for each status.
    pub(super) answers: Vec<Answer>,
}

impl Contract {
    pub(super) fn read(names: Names) -> Contract {
        let path = root().join(format!("spec/{}.yaml", names.document));
        let sources = Sources::open(&path, Box::new(Disk), Limits::default()).expect("the contract can be opened");
        let (api, _) = Api::read(&sources);
        let api = api.expect("the contract can be read");
        let settings = Settings::default();
        let Stubs { mock, .. } = generate(&api, &settings);
        let mut maker = ValueMaker::new(&api);
        let (stubs, _) = stubgen::operations::lower(&api, &settings, &mut Types::new(&api, &settings));
        let operations = api.operations().zip(&stubs.operations).map(|((_, item, operation), stub)| {
            let mut sent = BTreeMap::new();
            for id in api.parameters_of(item, operation) {
                let parameter = &api[id];
                sent.insert(letters(parameter.name), made(&mut maker, &parameter.value, Direction::Request));
            }
            if let Some(body) = operation.request_body {
                sent.insert("body".to_owned(), made(&mut maker, &api[body.id].content[0], Direction::Request));
            }
            let answers = stubs.answers_of(stub).map(|response| {
                let declared = operation.responses.get(response.status).expect("a stub answers what is declared");
                let declared = &api[declared.id];
                let content = declared.content.first();
                let body = content.map_or(Value::Null, |content| made(&mut maker, content, Direction::Response));
                let mut header = |name: &str| {
                    let (_, header) = declared.headers.iter().find(|(own, _)| *own == name).expect("it is declared");
                    made(&mut maker, &api[header.id].value, Direction::Response)
                };
                let headers: Vec<Value> = response.headers.iter().map(|it| header(&it.declared)).collect();
                Answer::new(&stubs, stub, names.stubs, response, body, &headers)
            });
            let id = operation.id.expect("every operation of ours has an operationId").to_owned();
            let fields = stub.parameters_name.iter().flat_map(|_| &stub.parameters);
            let fields = fields.map(|parameter| parameter.name.clone()).collect();
            Operation { id, function: stub.function.clone(), sent, fields, answers: answers.collect() }
        });
        let operations = operations.collect();
        Contract { names, mock: mock.text, operations }
    }

    /// The generated sources of its stubs.
    pub(super) fn generated(&self) -> Vec<String> {
        let folder = root().join("crates").join(self.names.stubs).join("src/generated");
        let entries = fs::read_dir(folder).expect("the stubs are generated");
        let paths = entries.map(|entry| entry.expect("an entry can be read").path());
        let mut sources: Vec<_> =
            paths.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect();
        sources.sort();
        sources.iter().map(|path| fs::read_to_string(path).expect("a source is text")).collect()
    }
}

impl Operation {
    /// Values that did not arrive as they were sent.
    pub(super) fn faults(&self, received: &Value) -> Vec<String> {
        let received: BTreeMap<String, Value> = match received {
            Value::Object(received) => received.iter().map(|(name, value)| (letters(name), value.clone())).collect(),
            other => return vec![format!("the trait was not called: {other}")],
        };
        let mut faults = Vec::new();
        for (name, sent) in &self.sent {
            let received = received.get(name).unwrap_or(&Value::Null);
            if !holds(&plain(received), &plain(sent)) {
                faults.push(format!("`{name}` arrived otherwise\n  sent     {sent}\n  received {received}"));
            }
        }
        faults
    }
}

/// A value for a place of the document.
fn made<'p, 's: 'p>(maker: &mut ValueMaker<'_, 's>, held: impl Into<Held<'p, 's>>, direction: Direction) -> Value {
    let held = held.into();
    maker.value(held, direction).unwrap_or_else(|why| panic!("no value for {held:?}: {why}"))
}

/// A value without what clients do not keep: `null` and an absent property are one to them, a whole number may be
/// written `1.0`, and an empty list or object is left out.
pub(crate) fn plain(value: &Value) -> Value {
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

/// Whether a value says no more than one that is not there.
pub(crate) fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(items) => items.is_empty(),
        Value::Object(object) => object.is_empty(),
        _ => false,
    }
}
