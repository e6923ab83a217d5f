//! Failures of commands: a message and a remedy for the person at the keyboard, and an exit code for scripts.

use std::convert::Infallible;
use std::fmt::Display;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use benefits_client::operations::OPERATIONS;
use client_runtime::{Error, Operation, TransportKind};
use operator::client::operations::OPERATIONS as OPERATOR_OPERATIONS;

use crate::readable::readable;

/// Why a command did not do what it was told.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command is not used rightly.
    Usage { message: String, remedy: String },
    /// This machine, not the server.
    Local { message: String, remedy: String },
    Call {
        /// The one that was asked for, or logging in for it.
        operation: Option<&'static Operation>,
        error: Box<Error<Infallible>>,
    },
    /// A receiver that was tested did not take the test; how, has been shown.
    NotDelivered,
    /// Whoever reads our output has gone: nobody is left to be told.
    ReaderGone,
}

impl Failure {
    pub(crate) fn usage(message: impl Into<String>, remedy: impl Into<String>) -> Failure {
        Failure::Usage { message: message.into(), remedy: remedy.into() }
    }

    pub(crate) fn local(message: impl Into<String>, remedy: impl Into<String>) -> Failure {
        Failure::Local { message: message.into(), remedy: remedy.into() }
    }

    /// A file that cannot be read, written or removed.
    pub(crate) fn file(path: &Path, doing: &str, error: &dyn Display) -> Failure {
        Failure::local(
            format!("não foi possível {doing} {}: {error}", path.display()),
            "Confira o caminho e as permissões.",
        )
    }

    pub(crate) fn call(failure: client_runtime::Failure) -> Failure {
        let error = Error::from(failure);
        let mut all = OPERATIONS.iter().chain(OPERATOR_OPERATIONS);
        let operation = all.find(|operation| operation.id == error.operation()).copied();
        Failure::Call { operation, error: Box::new(error) }
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::ReaderGone => 0,
            Failure::Local { .. } => 1,
            Failure::Usage { .. } => 2,
            Failure::NotDelivered => 5,
            Failure::Call { error, .. } => match **error {
                Error::InvalidRequest { .. } => 2,
                Error::Unauthorized { .. }
                | Error::Forbidden { .. }
                | Error::NotFound { .. }
                | Error::Invalid { .. }
                | Error::RateLimited { .. } => 4,
                Error::Unavailable { .. } | Error::Contract { .. } => 5,
                Error::Transport { .. } => 6,
            },
        })
    }

    /// What happened, the server's own words first.
    pub(crate) fn message(&self) -> String {
        match self {
            Failure::ReaderGone => String::new(),
            Failure::NotDelivered => "o receptor não aceitou o teste".to_owned(),
            Failure::Usage { message, .. } | Failure::Local { message, .. } => message.clone(),
            // The server's text is shown as it is, but for what would move the cursor.
            Failure::Call { error, .. } => match &**error {
                Error::Transport { kind, message, .. } => format!("{} ({message})", without_answer(*kind)),
                Error::Contract { path: Some(path), message, .. } => {
                    format!("a resposta não segue o contrato, em {}: {}", readable(path), readable(message))
                }
                Error::Contract { message, .. } => {
                    format!("a resposta não segue o contrato: {}", readable(message))
                }
                Error::InvalidRequest { message, .. } => format!("o pedido não foi enviado: {}", readable(message)),
                error => readable(error.message()),
            },
        }
    }

    /// Which call it was, without any value of it.
    pub(crate) fn place(&self) -> Option<String> {
        let Failure::Call { operation: Some(operation), error } = self else { return None };
        let call = format!("{} {} ({})", operation.method.as_str(), operation.path, operation.id);
        Some(match error.status() {
            Some(status) => format!("resposta {status} a {call}"),
            None => call,
        })
    }

    pub(crate) fn remedy(&self) -> String {
        match self {
            Failure::ReaderGone => String::new(),
            Failure::NotDelivered => {
                "Confira se o receptor está no ar, responde de 200 a 204 e tem o segredo atual.".to_owned()
            }
            Failure::Usage { remedy, .. } | Failure::Local { remedy, .. } => remedy.clone(),
            Failure::Call { operation, error } => {
                let is_operators = operation.is_some_and(|operation| OPERATOR_OPERATIONS.contains(&operation));
                remedy(error, is_operators)
            }
        }
    }
}

impl From<io::Error> for Failure {
    /// A failure to write what was asked for.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ReaderGone,
            _ => Failure::local(format!("não foi possível escrever a saída: {error}"), "Confira o espaço em disco."),
        }
    }
}

fn without_answer(kind: TransportKind) -> &'static str {
    match kind {
        TransportKind::Timeout => "o servidor não respondeu a tempo",
        TransportKind::Connect => "não foi possível conectar ao servidor",
        TransportKind::Tls => "a conexão segura com o servidor foi recusada",
        _ => "a conexão caiu antes do fim da resposta",
    }
}

fn remedy(error: &Error<Infallible>, is_operators: bool) -> String {
    let text = match error {
        Error::Unauthorized { .. } if is_operators => {
            "Confira o token do operador: --token-de, BENEFITS_OPERATOR_TOKEN ou o perfil."
        }
        Error::NotFound { .. } if is_operators => "Confira o código informado; `list` mostra os que existem.",
        Error::Unauthorized { .. } => "Confira usuário e senha: --usuario, BENEFITS_PASSWORD ou o perfil.",
        Error::Forbidden { .. } => "Peça acesso a quem administra o serviço, ou use outro usuário.",
        Error::NotFound { .. } => "Confira o código informado e se o usuário enxerga a loja.",
        Error::Invalid { .. } => "Corrija o pedido; `--help` depois do comando mostra o que ele aceita.",
        Error::RateLimited { retry_after: Some(after), .. } => {
            return format!("Espere {} s e repita.", after.as_secs().max(1));
        }
        Error::RateLimited { .. } => "Espere um pouco e repita.",
        Error::Unavailable { .. } => "Repita mais tarde; se continuar, avise quem administra o serviço.",
        Error::Contract { .. } => "Confira se o endereço é o do serviço e se a versão dele é a deste comando.",
        Error::Transport { kind: TransportKind::Timeout, .. } => "Repita, ou dê mais tempo com --prazo.",
        Error::Transport { kind: TransportKind::Tls, .. } => {
            "Confira o endereço, o certificado do servidor e o relógio deste computador."
        }
        Error::Transport { .. } => "Confira o endereço e a rede, e se o serviço está no ar.",
        Error::InvalidRequest { .. } => "Corrija o valor; `--help` depois do comando mostra o que ele aceita.",
    };
    text.to_owned()
}
