//! Output: tables for people, JSON for programs.

mod cells;
mod table;

use std::io::{self, IsTerminal, Write};

use anstream::AutoStream;
use client_runtime::Operation;
use client_runtime::operation::Method;

use crate::json::Json;
use crate::pages;

/// What a call gave back.
#[derive(Debug)]
pub(crate) enum Answer {
    Nothing,
    Json(Json),
    Text(String),
    Bytes(Vec<u8>),
}

/// How answers are shown.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Output {
    is_json: bool,
}

impl Output {
    pub(crate) fn new(is_json: bool) -> Output {
        Output { is_json }
    }

    pub(crate) fn show(self, operation: &Operation, answer: &Answer) -> io::Result<()> {
        let mut out = anstream::stdout().lock();
        match answer {
            Answer::Nothing if self.is_json => Ok(()),
            Answer::Nothing => writeln!(out, "Feito."),
            Answer::Json(json) if self.is_json => write_json(&mut out, json),
            Answer::Json(json) => show_json(&mut out, operation, json),
            Answer::Text(text) if self.is_json => write_json(&mut out, &Json::Text(text.clone())),
            Answer::Text(text) => writeln!(out, "{}", text.trim_end()),
            // Colours are none of their business: the stream below is asked.
            Answer::Bytes(bytes) => io::stdout().write_all(bytes),
        }
    }

    /// Shows records that are no answer.
    pub(crate) fn show_rows(self, rows: &Json) -> io::Result<()> {
        let mut out = anstream::stdout().lock();
        match rows {
            _ if self.is_json => write_json(&mut out, rows),
            Json::List(items) => show_list(&mut out, items),
            other => out.write_all(cells::record(other, width()).as_bytes()),
        }
    }
}

type Out = AutoStream<io::StdoutLock<'static>>;

/// On a terminal for eyes, in a pipe for programs.
fn write_json(out: &mut Out, json: &Json) -> io::Result<()> {
    let text =
        if io::stdout().is_terminal() { serde_json::to_string_pretty(json) } else { serde_json::to_string(json) };
    writeln!(out, "{}", text?)
}

fn show_json(out: &mut Out, operation: &Operation, json: &Json) -> io::Result<()> {
    match (json, pages::read(json).filter(|_| pages::is_paged(operation))) {
        (_, Some(page)) => {
            show_list(out, page.items)?;
            match (page.number, page.n_items) {
                (Some(number), Some(n_items)) if page.has_next => {
                    let next = number.saturating_add(1);
                    note(&format!("Página {number}, {n_items} itens ao todo. Há mais: --pagina {next}, ou --todas."))
                }
                _ if page.has_next => note("Há mais páginas: --todas."),
                _ => Ok(()),
            }
        }
        (Json::List(items), None) => show_list(out, items),
        (Json::Object(fields), None) if fields.is_empty() && operation.method != Method::Get => writeln!(out, "Feito."),
        (json, None) => out.write_all(cells::record(json, width()).as_bytes()),
    }
}

fn show_list(out: &mut Out, items: &[Json]) -> io::Result<()> {
    if items.is_empty() {
        return writeln!(out, "Nenhum resultado.");
    }
    let table = table::write(items, width());
    out.write_all(table.text.as_bytes())?;
    match table.hidden.len() {
        0 => Ok(()),
        1 => note(&format!("1 campo não aparece ({}); --json mostra tudo.", table.hidden[0])),
        n => note(&format!("{n} campos não aparecem ({}…); --json mostra tudo.", table.hidden[..2].join(", "))),
    }
}

/// Something to know that is not part of the answer.
fn note(text: &str) -> io::Result<()> {
    writeln!(anstream::stderr(), "{text}")
}

/// How wide a line may be: as wide as the terminal; in a pipe, as wide as it needs.
fn width() -> Option<usize> {
    let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|n| *n > 0);
    columns.or_else(|| {
        let (terminal_size::Width(width), _) = terminal_size::terminal_size_of(io::stdout())?;
        Some(usize::from(width))
    })
}
