//! `listen`: a receiver on this machine, for whoever integrates. It shows each trigger as it comes and takes them all.
//!
//! It keeps nothing: for a receiver that does something, implement `triggers::receiver::Receiver`.

mod line;
mod secrets;
mod window;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use clap::ArgMatches;
use poem::Server;
use poem::listener::{Acceptor, Listener, TcpListener};

use crate::commands::{BIND, JSON, text};
use crate::failure::Failure;
use crate::runtime;
use window::Window;

/// How long callers may take to finish once the person has had enough.
const FAREWELL: Duration = Duration::from_secs(1);

/// Listens until Ctrl-C.
pub(crate) fn run(matches: &ArgMatches) -> Result<(), Failure> {
    let verifier = secrets::read(matches)?;
    let address = text(matches, BIND).expect("it has a default");
    let is_verified = verifier.is_some();
    let window = Arc::new(Window::new(verifier, matches.get_flag(JSON)));
    runtime::start()?.block_on(async {
        let acceptor = TcpListener::bind(address.to_owned()).into_acceptor().await;
        let acceptor = acceptor.map_err(|error| taken(address, &error))?;
        greet(&acceptor, is_verified);
        let end = async {
            tokio::select! {
                // Without signals it can still be killed.
                _ = tokio::signal::ctrl_c() => {}
                () = window.reader_gone() => {}
            }
        };
        let server = Server::new_with_acceptor(acceptor).name("benefits-cli");
        server.run_with_graceful_shutdown(window.clone(), end, Some(FAREWELL)).await.map_err(|error| {
            Failure::local(format!("não é mais possível escutar: {error}"), "Confira a rede deste computador.")
        })
    })?;
    match window.failure() {
        Some(error) => Err(error.into()),
        None => {
            eprintln!("{}", window.summary());
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
