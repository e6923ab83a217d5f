//! `deliveries`: what was sent, what waits, and sending it again.

use std::time::{SystemTime, UNIX_EPOCH};

use clap::ArgMatches;
use operator::client::operations::{CONSULTAR_ENTREGA, LISTAR_ENTREGAS, REENVIAR_ENTREGA, REENVIAR_INTERVALO};

use super::context::{OperatorContext, code, list, many, object, text};
use crate::commands::{
    ALL_PAGES, CURSOR, DRY_RUN, ENTITY, HISTORY, ID, LIMIT, RECEIVER, SINCE, SITUATION, UNTIL, text as given,
};
use crate::failure::Failure;
use crate::json::Json;
use crate::request::Request;

pub(super) async fn run(command: &str, matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    match command {
        "list" => show_list(matches, context).await,
        "show" => context.ask_and_show(&Request::new(&CONSULTAR_ENTREGA).path("idEntrega", &id(matches))).await,
        "replay" => match code(matches, RECEIVER) {
            None => context.ask_and_show(&Request::new(&REENVIAR_ENTREGA).path("idEntrega", &id(matches))).await,
            Some(receiver) => replay(matches, receiver, context).await,
        },
        other => unreachable!("no command {other} is declared"),
    }
}

async fn show_list(matches: &ArgMatches, context: &OperatorContext) -> Result<(), Failure> {
    let mut request = Request::new(&LISTAR_ENTREGAS)
        .repeated("situacao", many::<String>(matches, SITUATION))
        .repeated("codReceptor", many::<i32>(matches, RECEIVER))
        .joined("entidade", many::<String>(matches, ENTITY))
        .query("codHistorico", code(matches, HISTORY))
        .query("criadaDe", given(matches, SINCE))
        .query("criadaAte", given(matches, UNTIL))
        .query("limite", matches.get_one::<u16>(LIMIT))
        .query("cursor", given(matches, CURSOR));
    if !matches.get_flag(ALL_PAGES) {
        let page = context.ask(&request).await?;
        if context.is_json {
            return context.show(&page);
        }
        context.show(page.get("itens").unwrap_or(&Json::Null))?;
        if let Some(next) = next(&page) {
            OperatorContext::note(&format!("Há mais: --cursor {next}, ou --todas."));
        }
        return Ok(());
    }
    let mut items = Vec::new();
    loop {
        let label = format!("{} entregas até aqui…", items.len());
        let page = context.ask_saying(&request, &label).await?;
        if let Some(Json::List(more)) = page.get("itens") {
            items.extend_from_slice(more);
        }
        let Some(next) = next(&page) else { return context.show(&Json::List(items)) };
        request = request.query("cursor", Some(next));
    }
}

/// Sends the deliveries of an interval again, as many at a time as the server takes.
async fn replay(matches: &ArgMatches, receiver: i32, context: &OperatorContext) -> Result<(), Failure> {
    let is_dry = matches.get_flag(DRY_RUN);
    let mut n_replayed = 0;
    let mut cursor: Option<String> = None;
    loop {
        let body = object([
            ("codReceptor", Some(Json::Number(receiver.into()))),
            ("criadaDe", text(matches, SINCE)),
            ("criadaAte", text(matches, UNTIL)),
            ("situacoes", list(many::<String>(matches, SITUATION))),
            ("entidades", list(many::<String>(matches, ENTITY))),
            ("simular", is_dry.then_some(Json::Bool(true))),
            ("cursor", cursor.map(Json::Text)),
        ]);
        let request = Request::new(&REENVIAR_INTERVALO).header("Idempotency-Key", fresh_key()).json(body);
        let answer = context.ask_saying(&request, &format!("{n_replayed} na fila até aqui…")).await?;
        if let Some(Json::Number(number)) = answer.get("quantidade") {
            n_replayed += number.as_u64().unwrap_or_default();
        }
        cursor = next(&answer);
        if cursor.is_none() {
            return context.show(&object([
                ("quantidade", Some(Json::Number(n_replayed.into()))),
                ("simulado", Some(Json::Bool(is_dry))),
            ]));
        }
    }
}

/// The cursor of what follows.
fn next(page: &Json) -> Option<String> {
    match page.get("proximoCursor") {
        Some(Json::Text(cursor)) => Some(cursor.clone()),
        _ => None,
    }
}

/// A key that no other request has: a retry after a lost answer does not act twice.
fn fresh_key() -> String {
    let nanoseconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    format!("benefits-cli-{}-{nanoseconds}", std::process::id())
}

fn id(matches: &ArgMatches) -> &str {
    given(matches, ID).expect("clap requires it")
}
