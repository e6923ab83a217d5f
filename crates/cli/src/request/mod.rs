//! From what was typed to a call.

mod body;
mod field;

pub(crate) use body::Body;

use clap::ArgMatches;
use client_runtime::operation::{Kind, Location};
use client_runtime::{Call, Connection, Operation, QueryStyle};

use crate::commands::{Argument, arguments};
use crate::failure::Failure;
use crate::json::Json;
use crate::pages::PAGE;

/// Everything that an operation is called with. Made once, sent once per page.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) operation: &'static Operation,
    values: Vec<(Location, &'static str, Value)>,
    body: Option<Body>,
}

#[derive(Debug)]
enum Value {
    One(String),
    Many(Vec<String>),
    /// Many of a query, joined by commas.
    Joined(Vec<String>),
    Json(serde_json::Value),
}

impl Request {
    pub(crate) fn read(operation: &'static Operation, matches: &ArgMatches) -> Result<Request, Failure> {
        let mut values = Vec::new();
        for argument in arguments(operation) {
            if let Some(value) = value(&argument, matches)? {
                values.push((argument.parameter.location, argument.parameter.name, value));
            }
        }
        Ok(Request { operation, values, body: Body::read(operation, matches)? })
    }

    /// A call of an operation, without anything yet.
    pub(crate) fn new(operation: &'static Operation) -> Request {
        Request { operation, values: Vec::new(), body: None }
    }

    pub(crate) fn path(mut self, name: &'static str, value: &impl ToString) -> Request {
        self.values.push((Location::Path, name, Value::One(value.to_string())));
        self
    }

    /// With a value in the query, if there is one. Of several, the last counts.
    pub(crate) fn query(mut self, name: &'static str, value: Option<impl ToString>) -> Request {
        self.values.retain(|(_, own, _)| *own != name);
        self.values.extend(value.map(|value| (Location::Query, name, Value::One(value.to_string()))));
        self
    }

    /// With a list in the query that is repeated, if there is anything on it.
    pub(crate) fn repeated(self, name: &'static str, values: Vec<String>) -> Request {
        self.list(name, values, Value::Many)
    }

    /// With a list in the query that is joined by commas, if there is anything on it.
    pub(crate) fn joined(self, name: &'static str, values: Vec<String>) -> Request {
        self.list(name, values, Value::Joined)
    }

    fn list(mut self, name: &'static str, values: Vec<String>, wrap: fn(Vec<String>) -> Value) -> Request {
        if !values.is_empty() {
            self.values.push((Location::Query, name, wrap(values)));
        }
        self
    }

    pub(crate) fn header(mut self, name: &'static str, value: String) -> Request {
        self.values.push((Location::Header, name, Value::One(value)));
        self
    }

    pub(crate) fn json(mut self, body: Json) -> Request {
        self.body = Some(Body::json(body));
        self
    }

    pub(crate) fn page(&self) -> u64 {
        let page = self.values.iter().find(|(_, name, _)| *name == PAGE);
        match page {
            Some((_, _, Value::One(page))) => page.parse().unwrap_or(1),
            _ => 1,
        }
    }

    pub(crate) fn turn_to(self, page: u64) -> Request {
        self.query(PAGE, Some(page))
    }

    /// The call, not sent yet.
    pub(crate) fn call<'c>(&self, connection: &'c Connection) -> Call<'c> {
        let mut call = connection.call(self.operation);
        for (location, name, value) in &self.values {
            match value {
                Value::One(value) => write(&mut call, *location, name, value.as_str()),
                Value::Many(values) => write(&mut call, *location, name, values),
                Value::Joined(values) => drop(call.query_styled(name, values, QueryStyle::FormJoined)),
                Value::Json(value) => write(&mut call, *location, name, value),
            }
        }
        if let Some(body) = &self.body {
            body.write(&mut call);
        }
        call
    }
}

fn value(argument: &Argument, matches: &ArgMatches) -> Result<Option<Value>, Failure> {
    let Some(given) = matches.get_many::<String>(&argument.id) else { return Ok(None) };
    let mut given: Vec<String> = given.cloned().collect();
    Ok(match (argument.parameter.is_list, argument.parameter.kind) {
        (true, _) => Some(Value::Many(given)),
        (false, Kind::Object) => {
            let text = given.pop().unwrap_or_default();
            let value = serde_json::from_str(&text).map_err(|error| {
                let message = format!("{} não está em JSON: {error}", argument.parameter.name);
                Failure::usage(message, r#"Escreva um valor como '{"nome": "Maria"}'."#)
            })?;
            Some(Value::Json(value))
        }
        (false, _) => given.pop().map(Value::One),
    })
}

// Numbers and booleans are written as they were typed: in a path, a query or a header they have no quotes.
fn write<T: serde::Serialize + ?Sized>(call: &mut Call<'_>, location: Location, name: &str, value: &T) {
    match location {
        Location::Path => call.path(name, value),
        Location::Query => call.query(name, value),
        Location::QueryString => call.querystring(name, value),
        Location::Header => call.header(name, value),
        Location::Cookie => call.cookie(name, value),
    };
}
