//! A command from its arguments to its exit code.

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use benefits_client::operations::OPERATIONS;
use clap::ArgMatches;
use clap::error::ErrorKind;
use clap_complete::Shell;
use client_runtime::{Connection, Operation};

use crate::access::{Access, connect};
use crate::commands::{
    self, ALL_PAGES, COMPLETE, DELIVERIES, JSON, LISTEN, PROFILES, RECEIVERS, SHELL, SITUATIONS, VERBOSE, text,
};
use crate::failure::Failure;
use crate::json::Json;
use crate::output::{Answer, Output};
use crate::request::Request;
use crate::send::{send, start_runtime};
use crate::{listen, operator, pages, profile, usage};

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
        COMPLETE => complete(matches),
        LISTEN => listen::run(matches),
        RECEIVERS | DELIVERIES | SITUATIONS => operator::run(group, matches),
        group => {
            let (command, matches) = matches.subcommand().expect("a subcommand is required");
            let named = commands::named(OPERATIONS);
            let named = named.iter().find(|named| named.group == group && named.command == command);
            call(named.expect("commands are made from the same names").operation, matches)
        }
    }
}

/// Writes what a shell needs to complete commands and flags.
fn complete(matches: &ArgMatches) -> Result<(), Failure> {
    let shell: Shell = text(matches, SHELL).and_then(|name| name.parse().ok()).expect("clap knows the shells");
    let mut command = commands::command(OPERATIONS);
    let name = command.get_name().to_owned();
    // Written at once: clap_complete panics when its reader goes away.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, name, &mut script);
    io::stdout().write_all(&script)?;
    Ok(())
}

fn call(operation: &'static Operation, matches: &ArgMatches) -> Result<(), Failure> {
    let request = Request::read(operation, matches)?;
    let connection = connect(&Access::read(matches)?, operation)?;
    let is_verbose = matches.get_flag(VERBOSE);
    let follows_pages = pages::is_paged(operation) && matches.get_flag(ALL_PAGES);
    let answer = start_runtime()?.block_on(async {
        if follows_pages {
            send_all(&connection, request, is_verbose).await
        } else {
            send(&connection, &request, "aguardando o servidor…", is_verbose).await
        }
    })?;
    Output::new(matches.get_flag(JSON)).show(operation, &answer)?;
    Ok(())
}

/// All pages from the one that was asked for to the last, as one list.
async fn send_all(connection: &Connection, mut request: Request, is_verbose: bool) -> Result<Answer, Failure> {
    let mut items = Vec::new();
    let mut number = request.page();
    loop {
        request = request.turn_to(number);
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
