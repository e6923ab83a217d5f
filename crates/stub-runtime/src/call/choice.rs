//! Operations that share a path and a method, and are told apart by what a request holds.

use std::borrow::Cow;
use std::collections::HashMap;

use poem::http::header;
use serde_json::Value;
use serde_json::value::RawValue;

use super::Call;
use crate::query::pairs;
use crate::rejection::Result;
use crate::style::decode_query;

/// Operations of one path and method. Generated code lists them, those that ask for more before those that ask for less.
#[derive(Debug)]
pub struct Choice {
    /// The operation that the route leads to.
    pub operation: usize,
    /// The operations, each with what every request for it holds.
    pub alternatives: &'static [Alternative],
}

/// An operation, and what every request for it holds.
#[derive(Debug)]
pub struct Alternative {
    /// Its number.
    pub operation: usize,
    /// Its marks.
    pub marks: &'static [Mark],
}

/// A part of a request, and the values of it by which an operation is meant.
#[derive(Debug)]
pub enum Mark {
    /// After the `?`.
    Query(&'static str, &'static [&'static str]),
    /// As a header.
    Header(&'static str, &'static [&'static str]),
    /// A property of a body that is JSON or a form.
    Property(&'static str, &'static [&'static str]),
}

impl Call {
    /// The operation that a request is for, where its route leads to several. One that fits none goes to the operation of the
    /// route, which turns it away by its own rules.
    pub async fn choose(&mut self, operation: usize, choices: &[Choice]) -> Result<usize> {
        let Some(choice) = choices.iter().find(|choice| choice.operation == operation) else { return Ok(operation) };
        let marks = || choice.alternatives.iter().flat_map(|alternative| alternative.marks);
        let has_properties = marks().any(|mark| matches!(mark, Mark::Property(..)));
        let properties = if has_properties { self.properties().await? } else { HashMap::new() };
        let query = decoded(self.request.uri().query().unwrap_or_default());
        let fits = |mark: &Mark| match mark {
            Mark::Query(name, values) => query.iter().any(|(given, value)| given == name && values.contains(&&**value)),
            Mark::Header(name, values) => {
                let given = self.headers().get(*name).and_then(|value| value.to_str().ok());
                given.is_some_and(|given| values.contains(&given.trim()))
            }
            Mark::Property(name, values) => properties.get(*name).is_some_and(|given| values.contains(&given.as_str())),
        };
        let meant = choice.alternatives.iter().find(|alternative| alternative.marks.iter().all(fits));
        self.operation = meant.map_or(operation, |alternative| alternative.operation);
        Ok(self.operation)
    }

    /// The scalars among the properties of the body, which is kept for its operation.
    async fn properties(&mut self) -> Result<HashMap<String, String>> {
        let bytes = self.read_whole().await?;
        self.body = bytes.clone().into();
        let content_type = self.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let is_form = content_type.is_some_and(|given| given.starts_with("application/x-www-form-urlencoded"));
        if is_form {
            let form = std::str::from_utf8(&bytes).unwrap_or_default();
            return Ok(decoded(form)
                .into_iter()
                .map(|(name, value)| (name.into_owned(), value.into_owned()))
                .collect());
        }
        let object: HashMap<String, &RawValue> = serde_json::from_slice(&bytes).unwrap_or_default();
        let scalars = object.into_iter().filter_map(|(name, value)| match serde_json::from_str(value.get()) {
            Ok(Value::String(text)) => Some((name, text)),
            Ok(Value::Number(_) | Value::Bool(_)) => Some((name, value.get().to_owned())),
            _ => None,
        });
        Ok(scalars.collect())
    }
}

/// Names and values of a query; those that cannot be decoded are left to the operation.
fn decoded(raw: &str) -> Vec<(Cow<'_, str>, Cow<'_, str>)> {
    pairs(raw).filter_map(|(name, value)| Some((decode_query(name).ok()?, decode_query(value).ok()?))).collect()
}
