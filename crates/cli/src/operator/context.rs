//! Connection and output of an operator's command.

use clap::ArgMatches;
use client_runtime::Connection;

use super::access;
use crate::commands::{JSON, VERBOSE};
use crate::failure::Failure;
use crate::json::Json;
use crate::output::{Answer, Output};
use crate::request::Request;
use crate::send::send;

/// What all commands have in common.
pub(super) struct OperatorContext {
    connection: Connection,
    is_verbose: bool,
    pub(super) is_json: bool,
}

impl OperatorContext {
    pub(super) fn open(matches: &ArgMatches) -> Result<OperatorContext, Failure> {
        let connection = access::connect(matches)?;
        Ok(OperatorContext { connection, is_verbose: matches.get_flag(VERBOSE), is_json: matches.get_flag(JSON) })
    }

    /// Calls an operation and gives its answer; `null` if that has no body.
    pub(super) async fn ask(&self, request: &Request) -> Result<Json, Failure> {
        self.ask_saying(request, "aguardando o servidor…").await
    }

    /// The same, saying something else while that lasts.
    pub(super) async fn ask_saying(&self, request: &Request, label: &str) -> Result<Json, Failure> {
        Ok(match send(&self.connection, request, label, self.is_verbose).await? {
            Answer::Json(json) => json,
            Answer::Text(text) => Json::Text(text),
            Answer::Nothing | Answer::Bytes(_) => Json::Null,
        })
    }

    pub(super) fn show(&self, json: &Json) -> Result<(), Failure> {
        Ok(Output::new(self.is_json).show_rows(json)?)
    }

    pub(super) async fn ask_and_show(&self, request: &Request) -> Result<(), Failure> {
        let answer = self.ask(request).await?;
        self.show(&answer)
    }

    /// Something to know that is not part of the answer.
    pub(super) fn note(text: &str) {
        eprintln!("{text}");
    }
}

/// An object of the fields that have a value.
pub(super) fn object(fields: impl IntoIterator<Item = (&'static str, Option<Json>)>) -> Json {
    Json::Object(fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect())
}

/// A flag that may be given several times.
pub(super) fn many<T: ToString + Clone + Send + Sync + 'static>(matches: &ArgMatches, id: &str) -> Vec<String> {
    matches.get_many::<T>(id).into_iter().flatten().map(ToString::to_string).collect()
}

pub(super) fn list(texts: Vec<String>) -> Option<Json> {
    (!texts.is_empty()).then(|| Json::List(texts.into_iter().map(Json::Text).collect()))
}

/// A text flag as JSON.
pub(super) fn text(matches: &ArgMatches, id: &str) -> Option<Json> {
    crate::commands::text(matches, id).map(|text| Json::Text(text.to_owned()))
}

pub(super) fn code(matches: &ArgMatches, id: &str) -> Option<i32> {
    matches.get_one::<i32>(id).copied()
}
