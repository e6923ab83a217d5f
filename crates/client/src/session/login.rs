//! Logging in: one task at a time, for all that wait.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use client_runtime::credentials::Pending;
use client_runtime::{Credentials, Failure, Grant, Operation, Secret};

use super::token::{State, Verdict};
use crate::Error;
use crate::generated::{Client, operations};

/// The time by which a session counts the life of its token; a test gives one that it can move.
pub(super) type Clock = Arc<dyn Fn() -> Instant + Send + Sync>;

/// What the calls of a session show: the token, or user and password where the contract asks for those.
pub(super) struct Login {
    /// Calls that show user and password.
    client: Client,
    basic: Grant,
    clock: Clock,
    state: Mutex<State>,
    /// Held by the task that logs in. When that task is dropped on the way, the next one that waits takes over.
    turn: tokio::sync::Mutex<()>,
}

/// Shows user and password.
pub(super) struct Basic(pub(super) Grant);

impl Login {
    /// `client` shows what `basic` is.
    pub(super) fn new(client: Client, basic: Grant, clock: Clock) -> Login {
        Login { client, basic, clock, state: Mutex::default(), turn: tokio::sync::Mutex::default() }
    }

    /// The token, after logging in if need be.
    pub(super) async fn token(&self) -> Result<Grant, Failure> {
        let (verdict, n_logins) = {
            let state = self.state();
            (state.judge((self.clock)(), None), state.n_logins())
        };
        let _turn = match verdict {
            Verdict::Show(grant) => return Ok(grant),
            Verdict::Fail(failure) => return Err(failure),
            // Somebody is renewing it already.
            Verdict::Renew(grant) => match self.turn.try_lock() {
                Ok(turn) => turn,
                Err(_) => return Ok(grant),
            },
            Verdict::LogIn => self.turn.lock().await,
        };
        let verdict = self.state().judge((self.clock)(), Some(n_logins));
        match verdict {
            Verdict::Show(grant) => Ok(grant),
            Verdict::Fail(failure) => Err(failure),
            Verdict::Renew(grant) => Ok(self.log_in().await.unwrap_or(grant)),
            Verdict::LogIn => self.log_in().await,
        }
    }

    /// Logs in, whatever the token is. The turn must be held.
    async fn log_in(&self) -> Result<Grant, Failure> {
        let began = (self.clock)();
        let outcome = self.ask().await;
        self.state().keep(outcome, began, (self.clock)())
    }

    async fn ask(&self) -> Result<Grant, Failure> {
        let access = self.client.autenticar_usuario().send().await?;
        let status = access.status();
        let unfit = |message: &str| {
            let path = Some("authorizationToken".to_owned());
            let operation = operations::AUTENTICAR_USUARIO.id;
            Failure::from(Error::<()>::Contract { operation, status, path, message: message.to_owned() })
        };
        let token = access.into_inner().authorization_token.map(Secret::from);
        let token = token.ok_or_else(|| unfit("the answer holds no token"))?;
        Grant::bearer(token.expose()).map_err(|_| unfit("the token has characters that no header can hold"))
    }

    /// Poisoned or not: every change of the state is complete at once.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Credentials for Login {
    fn grant(&self, operation: &'static Operation) -> Pending<'_, Result<Grant, Failure>> {
        if is_login(operation) {
            return Box::pin(std::future::ready(Ok(self.basic.clone())));
        }
        Box::pin(self.token())
    }

    fn renew<'a>(
        &'a self,
        operation: &'static Operation,
        refused: &'a Grant,
    ) -> Pending<'a, Result<Option<Grant>, Failure>> {
        Box::pin(async move {
            if is_login(operation) {
                return Ok(None);
            }
            self.state().forget(refused);
            self.token().await.map(Some)
        })
    }
}

impl Credentials for Basic {
    fn grant(&self, _: &'static Operation) -> Pending<'_, Result<Grant, Failure>> {
        Box::pin(std::future::ready(Ok(self.0.clone())))
    }
}

fn is_login(operation: &'static Operation) -> bool {
    operation.id == operations::AUTENTICAR_USUARIO.id
}
