//! `listen`: a receiver on this machine, for whoever integrates. It shows each trigger as it comes and takes them all.
//!
//! It keeps nothing: for a receiver that does something, implement `triggers::receiver::Receiver`.

mod line;
mod printer;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use std::{fs, io};

use anstyle::{AnsiColor, Style};
use clap::ArgMatches;
use poem::Server;
use poem::listener::{Acceptor, Listener, TcpListener};
use triggers::signature::{Secret, Verifier};

use crate::access::variable;
use crate::commands::{BIND, JSON, SECRET_FROM, text};
use crate::failure::Failure;
use crate::send::start_runtime;
use printer::TriggerPrinter;

/// How long callers may take to finish once the person has had enough.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(1);

/// Listens until Ctrl-C.
pub(crate) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let verifier = verifier(matches)?;
    let address = text(matches, BIND).expect("it has a default");
    let is_verified = verifier.is_some();
    let printer = Arc::new(TriggerPrinter::new(verifier, matches.get_flag(JSON)));
    start_runtime()?.block_on(async {
        let acceptor = TcpListener::bind(address.to_owned()).into_acceptor().await;
        let acceptor = acceptor.map_err(|error| taken(address, &error))?;
        greet(&acceptor, is_verified);
        let end = async {
            tokio::select! {
                // Without signals it can still be killed.
                _ = tokio::signal::ctrl_c() => {}
                () = printer.reader_gone() => {}
            }
        };
        let server = Server::new_with_acceptor(acceptor).name("benefits-cli");
        server.run_with_graceful_shutdown(printer.clone(), end, Some(DRAIN_TIMEOUT)).await.map_err(|error| {
            Failure::local(format!("não é mais possível escutar: {error}"), "Confira a rede deste computador.")
        })
    })?;
    match printer.failure() {
        Some(error) => Err(error.into()),
        None => {
            eprintln!("{}", printer.summary());
            Ok(())
        }
    }
}

/// Says where it listens, and loudly if anybody may say anything.
fn greet(acceptor: &impl Acceptor, is_verified: bool) {
    for address in acceptor.local_addr().iter().filter_map(|address| address.as_socket_addr().copied()) {
        eprintln!("Escutando em http://{address}; Ctrl-C encerra.");
    }
    if !is_verified {
        let warning = Style::new().bold().fg_color(Some(AnsiColor::Yellow.into()));
        anstream::eprintln!(
            "{warning}ATENÇÃO: sem segredo, NENHUMA assinatura é conferida; qualquer um pode enviar.{warning:#}\n\
             Com --segredo-de ARQUIVO ou BENEFITS_RECEIVER_SECRET, só passa o que o serviço assinou."
        );
    }
}

fn taken(address: &str, error: &io::Error) -> Failure {
    Failure::local(
        format!("não foi possível escutar em {address}: {error}"),
        "Escolha outro endereço com --escutar, como 127.0.0.1:9091, e use-o também no cadastro do receptor.",
    )
}

/// Verifies with what a file or the environment holds: one secret, or two while they are changed. `None` if neither
/// is given. Never an argument, which the shell keeps and other users can list.
fn verifier(matches: &ArgMatches) -> Result<Option<Verifier>, Failure> {
    let text = match matches.get_one::<PathBuf>(SECRET_FROM) {
        Some(path) => Some(fs::read_to_string(path).map_err(|error| Failure::file(path, "ler", &error))?),
        None => variable("BENEFITS_RECEIVER_SECRET"),
    };
    let Some(text) = text else { return Ok(None) };
    let secrets: Vec<Secret> =
        text.split_whitespace().map(Secret::parse).collect::<Result<_, _>>().map_err(|_| no_secret())?;
    if secrets.is_empty() { Err(no_secret()) } else { Ok(Some(Verifier::new(secrets))) }
}

fn no_secret() -> Failure {
    Failure::usage(
        "o que foi dado não é segredo de receptor",
        "Um segredo começa por whsec_ e é mostrado por `receivers add` e `receivers rotate`; dois vão em linhas separadas.",
    )
}
