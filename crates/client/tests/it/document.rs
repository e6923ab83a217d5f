//! The contract as the server embeds it: its examples, operation by operation.

use api::mock::Mock;
use serde_json::{Map, Value};

pub(crate) struct Document(Value);

/// An operation, as far as examples go.
pub(crate) struct Operation {
    pub(crate) id: String,
    /// Every example of its body.
    pub(crate) bodies: Vec<Value>,
    pub(crate) answers: Vec<Answer>,
}

/// A declared response with an example.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) media_type: String,
    pub(crate) example: Value,
}

impl Document {
    pub(crate) fn of_the_contract() -> Document {
        Document(serde_json::from_str(<api::Operations<Mock> as api::runtime::Operations>::DOCUMENT).unwrap())
    }

    pub(crate) fn operations(&self) -> Vec<Operation> {
        let items = self.0["paths"].as_object().unwrap().values().flat_map(|item| item.as_object().unwrap().values());
        items.filter(|item| item["operationId"].is_string()).map(|operation| self.operation(operation)).collect()
    }

    fn operation(&self, operation: &Value) -> Operation {
        let body = self.resolved(&operation["requestBody"]);
        let responses = operation["responses"].as_object().unwrap().iter();
        Operation {
            id: operation["operationId"].as_str().unwrap().to_owned(),
            bodies: self.contents(body).into_iter().flat_map(|(_, examples)| examples).collect(),
            answers: responses
                .flat_map(|(status, response)| {
                    let contents = self.contents(self.resolved(response)).into_iter();
                    contents.map(|(media_type, examples)| Answer {
                        status: status.parse().unwrap(),
                        media_type,
                        example: examples.into_iter().next().unwrap(),
                    })
                })
                .collect(),
        }
    }

    /// Each media type of a body with its examples.
    fn contents(&self, body: &Value) -> Vec<(String, Vec<Value>)> {
        let contents = body["content"].as_object().into_iter().flatten();
        let examples = |content: &Value| match content["examples"].as_object() {
            Some(examples) => examples.values().map(|example| self.resolved(example)["value"].clone()).collect(),
            None => vec![content["example"].clone()],
        };
        contents.map(|(media_type, content)| (media_type.clone(), examples(content))).collect()
    }

    fn resolved<'v>(&'v self, value: &'v Value) -> &'v Value {
        match value["$ref"].as_str() {
            Some(reference) => self.resolved(self.0.pointer(reference.trim_start_matches('#')).unwrap()),
            None => value,
        }
    }
}

/// Whether two values are the same to whoever reads them: a property without value may be missing, as may be a list
/// without items; 1 is 1.0.
pub(crate) fn same(a: &Value, b: &Value) -> bool {
    let is_nothing = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
    match (a, b) {
        (Value::Object(a), Value::Object(b)) => {
            let of = |object: &Map<String, Value>, key: &str| object.get(key).cloned().unwrap_or_default();
            a.keys().chain(b.keys()).all(|key| same(&of(a, key), &of(b, key)))
        }
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        _ => a == b || is_nothing(a) && is_nothing(b),
    }
}
