//! The gate: who is let in, and whose a token is.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use domain::users::{PasswordHash, User};
use domain::values::Login;
use store::{Clock, Database, StoreError};

use super::hash_pool::{HashPool, PoolFull};
use super::password::{Password, decoy, hash_password};
use super::principal::Principal;
use super::throttle::{Throttle, ThrottleLimits};
use super::token::{TOKEN_LIFE, Token};

/// What somebody waits who finds too many others before them.
const WAIT_FOR_POOL: Duration = Duration::from_secs(1);

/// Lets users in by name and password, and afterwards by token. A clone is the same gate.
#[derive(Clone)]
pub struct Gate(Arc<Inner>);

struct Inner {
    database: Database,
    clock: Clock,
    throttle: Throttle,
    pool: HashPool,
}

/// Refusals of a login.
#[derive(Debug, thiserror::Error)]
pub enum LoginRefusal {
    /// There is no such user, the password is another, or the user was disabled; nobody is told which.
    #[error("name and password do not belong together")]
    Unknown,
    /// There were too many tries.
    #[error("too many tries; wait {} s", .retry_after.as_secs())]
    TooMany {
        /// When to try again.
        retry_after: Duration,
    },
    /// Nobody can be asked.
    #[error("the password cannot be compared")]
    Unavailable(#[source] StoreError),
}

/// Refusals of a token.
#[derive(Debug, thiserror::Error)]
pub enum TokenRefusal {
    /// It was never given, has expired or was revoked.
    #[error("the token is of no use")]
    Unknown,
    /// Nobody can be asked.
    #[error("the token cannot be looked up")]
    Unavailable(#[source] StoreError),
}

impl Gate {
    /// A gate for the users of a database, with limits that suit people and integrations.
    pub fn new(database: Database, clock: Clock) -> Self {
        Self::with_limits(database, clock, ThrottleLimits::default())
    }

    /// A gate with other limits.
    pub fn with_limits(database: Database, clock: Clock, limits: ThrottleLimits) -> Self {
        Self(Arc::new(Inner { database, clock, throttle: Throttle::new(limits), pool: HashPool::new() }))
    }

    /// Lets a user in by name and password, who calls from an address if that is known.
    ///
    /// Whatever the reason of a refusal, it takes the same time: a password is hashed, be it against a decoy.
    pub async fn login(&self, name: &str, password: &str, peer: Option<IpAddr>) -> Result<User, LoginRefusal> {
        let Inner { clock, throttle, .. } = &*self.0;
        let admission =
            throttle.admit(name, peer, clock.now()).map_err(|retry_after| LoginRefusal::TooMany { retry_after })?;
        let outcome = self.compare(name, password).await;
        match &outcome {
            Ok(_) => throttle.succeeded(&admission, clock.now()),
            Err(LoginRefusal::Unknown) => {}
            Err(LoginRefusal::TooMany { .. } | LoginRefusal::Unavailable(_)) => throttle.given_up(&admission),
        }
        outcome
    }

    /// Gives a user who was let in a token.
    ///
    /// One who was disabled or got another password meanwhile gets none; a next try will find that out.
    pub async fn issue(&self, user: &User) -> Result<Token, StoreError> {
        let Inner { database, clock, .. } = &*self.0;
        let token = Token::generate()?;
        let (user, digest, now) = (user.clone(), token.digest(), clock.now());
        let expires = now.after(TOKEN_LIFE);
        let is_kept = database.write(move |tx| tx.put_token(&user, &digest, now, expires)).await?;
        if is_kept { Ok(token) } else { Err(StoreError::Conflict("the user changed meanwhile".into())) }
    }

    /// Whose a token is.
    ///
    /// The database is asked each time, one row by its key, so that a token is gone the moment it is revoked, whoever
    /// revokes it.
    pub async fn principal(&self, token: &str) -> Result<Principal, TokenRefusal> {
        let Inner { database, clock, .. } = &*self.0;
        let digest = Token::parse(token).ok_or(TokenRefusal::Unknown)?.digest();
        let now = clock.now();
        let holder = database.read(move |reading| reading.token_holder(&digest, now)).await;
        let (user, access) = holder.map_err(TokenRefusal::Unavailable)?.ok_or(TokenRefusal::Unknown)?;
        Ok(Principal { user, access })
    }

    /// The hash of a chosen password, made where logins compare theirs, and no more of them at once.
    pub(super) async fn hashed(&self, password: &Password) -> Result<PasswordHash, LoginRefusal> {
        let password = password.as_str().to_owned();
        let hashed = self.0.pool.run(move |_| hash_password(&password)).await;
        let hash = hashed.map_err(|PoolFull| LoginRefusal::TooMany { retry_after: WAIT_FOR_POOL })?;
        hash.map_err(LoginRefusal::Unavailable)
    }

    async fn compare(&self, name: &str, password: &str) -> Result<User, LoginRefusal> {
        let Inner { database, pool, .. } = &*self.0;
        // A name that nobody can have is not looked up; that it is none is no secret.
        let found = match Login::parse(name) {
            Ok(login) => database.read(move |reading| reading.user_by_login(&login)).await,
            Err(_) => Ok(None),
        };
        let (user, hash) = match found.map_err(LoginRefusal::Unavailable)? {
            Some((user, hash)) => (Some(user), hash),
            None => (None, decoy()),
        };
        let password = password.to_owned();
        let compared = pool.run(move |memory| memory.is_password(&password, &hash)).await;
        let is_right = compared.map_err(|PoolFull| LoginRefusal::TooMany { retry_after: WAIT_FOR_POOL })?;
        match (user, is_right.map_err(LoginRefusal::Unavailable)?) {
            (Some(user), true) if user.is_active => Ok(user),
            _ => Err(LoginRefusal::Unknown),
        }
    }
}

impl fmt::Debug for Gate {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Gate").field(&self.0.database).finish()
    }
}
