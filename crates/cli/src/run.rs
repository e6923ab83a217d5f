//! A command from its arguments to its exit code.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use benefits_client::operations::OPERATIONS;
use clap::ArgMatches;
use clap::error::ErrorKind;
use client_runtime::{Connection, Operation};

use crate::access::{Access, connect};
use crate::commands::{self, ALL_PAGES, COMPLETE, JSON, PROFILES, VERBOSE};
use crate::failure::Failure;
use crate::json::Json;
use crate::output::{Answer, Output};
use crate::request::Request;
use crate::{complete, pages, profile, spinner, usage};

/// Runs one command line, of which the first argument is the program.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let matches = match commands::command(OPERATIONS).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) if is_help(error.kind()) => {
            return match error.print() {
                Ok(()) if !error.use_stderr() => ExitCode::SUCCESS,
                _ => ExitCode::from(2),
            };
        }
        Err(error) => return report(&usage::explain(&error)),
    };
    match dispatch(&matches) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure),
    }
}

fn is_help(kind: ErrorKind) -> bool {
    matches!(
        kind,
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

fn dispatch(matches: &ArgMatches) -> Result<(), Failure> {
    let (group, matches) = matches.subcommand().expect("a subcommand is required");
    match group {
        PROFILES => profile::run(matches),
        COMPLETE => complete::run(matches),
        group => {
            let (command, matches) = matches.subcommand().expect("a subcommand is required");
            let named = commands::named(OPERATIONS);
            let named = named.iter().find(|named| named.group == group && named.command == command);
            call(named.expect("commands are made from the same names").operation, matches)
        }
    }
}

fn call(operation: &'static Operation, matches: &ArgMatches) -> Result<(), Failure> {
    let request = Request::read(operation, matches)?;
    let connection = connect(&Access::read(matches)?, operation)?;
    let is_verbose = matches.get_flag(VERBOSE);
    let follows_pages = pages::is_paged(operation) && matches.get_flag(ALL_PAGES);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| {
        Failure::local(format!("não foi possível começar: {error}"), "Confira os limites deste computador.")
    })?;
    let answer = runtime.block_on(async {
        if follows_pages {
            send_all(&connection, request, is_verbose).await
        } else {
            send(&connection, &request, "aguardando o servidor…", is_verbose).await
        }
    })?;
    Output::new(matches.get_flag(JSON)).show(operation, &answer)?;
    Ok(())
}

/// Sends a request and reads its answer.
async fn send(connection: &Connection, request: &Request, label: &str, is_verbose: bool) -> Result<Answer, Failure> {
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

/// All pages from the one that was asked for to the last, as one list.
async fn send_all(connection: &Connection, mut request: Request, is_verbose: bool) -> Result<Answer, Failure> {
    let mut items = Vec::new();
    let mut number = request.page();
    loop {
        request.turn_to(number);
        let label = format!("página {number}, {} itens até aqui…", items.len());
        let answer = send(connection, &request, &label, is_verbose).await?;
        let page = match &answer {
            Answer::Json(json) => pages::read(json),
            _ => None,
        };
        let Some(page) = page else { return Ok(answer) };
        items.extend_from_slice(page.items);
        match number.checked_add(1).filter(|_| page.has_next) {
            Some(next) => number = next,
            None => return Ok(Answer::Json(Json::List(items))),
        }
    }
}

/// Tells what went wrong: what was said, where, and what to do.
fn report(failure: &Failure) -> ExitCode {
    let message = failure.message();
    if !message.is_empty() {
        let error = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let bold = Style::new().bold();
        let mut text = format!("{error}erro:{error:#} {message}\n");
        if let Some(place) = failure.place() {
            text.push_str(&format!("      {place}\n"));
        }
        text.push_str(&format!("{bold}o que fazer:{bold:#} {}\n", failure.remedy()));
        // Nobody is left to be told when this fails.
        let _ = anstream::stderr().write_all(text.as_bytes());
        let _ = io::stderr().flush();
    }
    failure.exit_code()
}
