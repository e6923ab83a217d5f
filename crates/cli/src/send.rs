//! One call: a request sent, its answer read; and the runtime that it waits in.

use client_runtime::Connection;
use tokio::runtime::{Builder, Runtime};

use crate::failure::Failure;
use crate::json::Json;
use crate::output::Answer;
use crate::request::Request;
use crate::spinner;

/// Sends a request and reads its answer, with a sign of life while that lasts.
pub(crate) async fn send(
    connection: &Connection,
    request: &Request,
    label: &str,
    is_verbose: bool,
) -> Result<Answer, Failure> {
    let operation = request.operation;
    let answer = spinner::wait(label, read(connection, request)).await.map_err(Failure::call);
    if is_verbose {
        let status = match &answer {
            Ok((status, _)) => status.to_string(),
            Err(Failure::Call { error, .. }) => error.status().map_or("sem resposta".to_owned(), |n| n.to_string()),
            Err(_) => String::new(),
        };
        // The path as the contract has it: values may be personal.
        eprintln!("{} {} → {status}", operation.method.as_str(), operation.path);
    }
    answer.map(|(_, answer)| answer)
}

async fn read(connection: &Connection, request: &Request) -> Result<(u16, Answer), client_runtime::Failure> {
    let answer = request.call(connection).send().await?;
    let status = answer.status();
    if !(200..300).contains(&status) {
        return Err(answer.undeclared::<()>().await.into());
    }
    let accept = request.operation.accept;
    let content_type = answer.content_type().unwrap_or(accept).to_lowercase();
    let content = if accept.is_empty() || status == 204 {
        answer.empty().await?;
        Answer::Nothing
    } else if is_json(&content_type) || is_json(accept) {
        Answer::Json(answer.json::<Json>().await?.into_inner())
    } else if content_type.starts_with("text/") {
        Answer::Text(answer.text().await?.into_inner())
    } else {
        Answer::Bytes(answer.bytes().await?.into_inner().to_vec())
    };
    Ok((status, content))
}

/// Whether the first of some media types is JSON. An operation's own are in the order of its responses, success first.
fn is_json(media_types: &str) -> bool {
    media_types.split([',', ';']).next().is_some_and(|first| first.trim().ends_with("json"))
}

/// A runtime of one thread, which is enough for one command.
pub(crate) fn start_runtime() -> Result<Runtime, Failure> {
    Builder::new_current_thread().enable_all().build().map_err(|error| {
        Failure::local(format!("não foi possível começar: {error}"), "Confira os limites deste computador.")
    })
}
