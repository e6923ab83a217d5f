//! Connections that know who is calling.

use std::time::Duration;

use benefits_client::{Connection, Session, SetupError};
use client_runtime::Operation;

use super::Access;
use crate::failure::Failure;

/// How long it may take to reach a server.
pub(crate) const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// How the program calls itself.
pub(crate) const USER_AGENT: &str = concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION"));

/// A connection that an operation can be called on. It logs in with the first call that needs that; who calls is asked
/// here, since a person may have to type the password.
pub(crate) fn connect(access: &Access, operation: &Operation) -> Result<Connection, Failure> {
    let mut session = Session::builder(&access.address).deadline(access.deadline).connection(|connection| {
        connection.user_agent(USER_AGENT).connect_timeout(access.deadline.min(CONNECT_TIMEOUT))
    });
    if operation.has_security() {
        let (user, password) = access.credentials()?;
        session = session.user(user).password(password);
    }
    let session = session.build().map_err(|error| unusable(&error))?;
    Ok(session.client().connection().clone())
}

/// Refuses an address that no connection can be made to.
pub(crate) fn check_address(address: &str) -> Result<(), Failure> {
    Connection::builder(address).build().map(|_| ()).map_err(|error| unusable(&error))
}

/// Why no connection can be prepared.
pub(crate) fn unusable(error: &SetupError) -> Failure {
    match error {
        // The address is not repeated: someone may have put a password into it.
        SetupError::Base { .. } => Failure::usage(
            "o endereço do serviço não serve",
            "Escreva-o como https://servico.example, sem usuário, senha, `?` nem `#`.",
        ),
        SetupError::Secret { .. } => Failure::usage(
            "o usuário, a senha ou o token tem caracteres que não servem",
            "Um usuário não pode conter `:`; uma senha ou um token, nenhum caractere de controle.",
        ),
        other => Failure::local(format!("não foi possível preparar a conexão: {other}"), "Confira os certificados."),
    }
}
