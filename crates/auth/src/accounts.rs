//! Accounts: users registered, disabled, and given other passwords.

use domain::users::{NewUser, PasswordHash, User};
use domain::values::{Login, StoreCode, UserCode};
use store::{Clock, Database, StoreError, Tx};

use super::password::hash_password;

/// The users of a database, for whoever runs the service.
#[derive(Debug, Clone)]
pub struct Accounts {
    database: Database,
    clock: Clock,
}

/// Refusals of a change of an account.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// Somebody else has the name already.
    #[error("somebody else has this name already")]
    LoginTaken,
    /// Nobody has the name.
    #[error("nobody has this name")]
    LoginUnknown,
    /// There is no such store.
    #[error("there is no store {0}")]
    StoreUnknown(StoreCode),
    /// The store cannot work.
    #[error("the account cannot be changed")]
    Store(#[from] StoreError),
}

impl Accounts {
    /// The users of a database.
    pub fn new(database: Database, clock: Clock) -> Self {
        Self { database, clock }
    }

    /// Registers a user with a password, good enough or not: what is asked of one is the caller's affair.
    pub async fn add(&self, new: NewUser, password: &str) -> Result<User, AccountError> {
        let (hash, now) = (hashed(password).await?, self.clock.now());
        self.database
            .write(move |tx| {
                if tx.user_by_login(&new.login)?.is_some() {
                    return Err(AccountError::LoginTaken);
                }
                let stores = tx.stores()?;
                match new.access.stores().find(|code| stores.iter().all(|store| store.code != *code)) {
                    Some(code) => Err(AccountError::StoreUnknown(code)),
                    None => Ok(tx.add_user(new.clone(), &hash, now)?),
                }
            })
            .await
    }

    /// Lets a user in, or no more; in the latter case their tokens are of no use from now on.
    pub async fn set_active(&self, login: &Login, is_active: bool) -> Result<(), AccountError> {
        self.change(login, move |tx, code| tx.set_user_active(code, is_active)).await
    }

    /// Gives a user another password; tokens that were given for the last one are of no use from now on.
    pub async fn set_password(&self, login: &Login, password: &str) -> Result<(), AccountError> {
        let hash = hashed(password).await?;
        self.change(login, move |tx, code| tx.set_password(code, &hash)).await
    }

    async fn change(
        &self,
        login: &Login,
        change: impl Fn(&mut Tx<'_>, UserCode) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), AccountError> {
        let login = login.clone();
        self.database
            .write(move |tx| {
                let (user, _) = tx.user_by_login(&login)?.ok_or(AccountError::LoginUnknown)?;
                Ok(change(tx, user.code)?)
            })
            .await
    }
}

/// The hash of a password, made where it holds nobody up.
pub async fn hashed(password: &str) -> Result<PasswordHash, StoreError> {
    let password = password.to_owned();
    let hash = tokio::task::spawn_blocking(move || hash_password(&password)).await;
    hash.unwrap_or(Err(StoreError::Panicked))
}
