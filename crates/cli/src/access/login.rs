//! Connections that know who is calling.

use std::time::Duration;

use benefits_client::operations::{AUTENTICAR_USUARIO, OPERATIONS};
use client_runtime::credentials::Pending;
use client_runtime::{Connection, Credentials, Error, Failure as CallFailure, Grant, Operation, SetupError};
use tokio::sync::OnceCell;

use super::Access;
use crate::failure::Failure;
use crate::json::Json;

const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// A connection that an operation can be called on. It logs in with the first call that needs that; who calls is asked
/// here, since a person may have to type the password.
pub(crate) fn connect(access: &Access, operation: &Operation) -> Result<Connection, Failure> {
    let connection = Connection::builder(&access.address)
        .operations(OPERATIONS)
        .user_agent(concat!(env!("CARGO_PKG_NAME"), "/", env!("CARGO_PKG_VERSION")))
        .deadline(access.deadline)
        .connect_timeout(access.deadline.min(CONNECT_TIMEOUT))
        .build()
        .map_err(|error| unusable(&error))?;
    if !operation.has_security() {
        return Ok(connection);
    }
    let (user, password) = access.credentials()?;
    let basic = Grant::basic(&user, password.expose()).map_err(|_| unwritable())?;
    let plain = connection.without_credentials();
    Ok(connection.with_credentials(Login { plain, basic, token: OnceCell::new() }))
}

/// Refuses an address that no connection can be made to.
pub(crate) fn check_address(address: &str) -> Result<(), Failure> {
    Connection::builder(address).build().map(|_| ()).map_err(|error| unusable(&error))
}

/// Shows user and password where the contract asks for them, and elsewhere the token that it gets for them.
struct Login {
    plain: Connection,
    basic: Grant,
    token: OnceCell<Grant>,
}

/// Shows user and password.
struct Basic(Grant);

impl Login {
    /// The token, for which the first call logs in.
    async fn token(&self) -> Result<Grant, CallFailure> {
        self.token.get_or_try_init(|| self.log_in()).await.cloned()
    }

    async fn log_in(&self) -> Result<Grant, CallFailure> {
        let connection = self.plain.with_credentials(Basic(self.basic.clone()));
        let answer = connection.call(&AUTENTICAR_USUARIO).send().await?;
        let status = answer.status();
        if status != 200 {
            return Err(answer.undeclared::<()>().await.into());
        }
        let access = answer.json::<Json>().await?;
        let token = match access.get("authorizationToken") {
            Some(Json::Text(token)) => Grant::bearer(token).ok(),
            _ => None,
        };
        token.ok_or_else(|| {
            let operation = AUTENTICAR_USUARIO.id;
            let (path, message) = (Some("authorizationToken".to_owned()), "não há token que sirva".to_owned());
            CallFailure::from(Error::<()>::Contract { operation, status, path, message })
        })
    }
}

impl Credentials for Login {
    fn grant(&self, operation: &'static Operation) -> Pending<'_, Result<Grant, CallFailure>> {
        if operation.id == AUTENTICAR_USUARIO.id {
            return Box::pin(std::future::ready(Ok(self.basic.clone())));
        }
        Box::pin(self.token())
    }
}

impl Credentials for Basic {
    fn grant(&self, _operation: &'static Operation) -> Pending<'_, Result<Grant, CallFailure>> {
        Box::pin(std::future::ready(Ok(self.0.clone())))
    }
}

fn unusable(error: &SetupError) -> Failure {
    match error {
        // The address is not repeated: someone may have put a password into it.
        SetupError::Base { .. } => Failure::usage(
            "o endereço do serviço não serve",
            "Escreva-o como https://servico.example, sem usuário, senha, `?` nem `#`.",
        ),
        other => Failure::local(format!("não foi possível preparar a conexão: {other}"), "Confira os certificados."),
    }
}

fn unwritable() -> Failure {
    Failure::usage("o usuário ou a senha tem caracteres que não servem", "Um usuário não pode conter `:`.")
}
