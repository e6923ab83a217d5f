//! Links by which users choose a new password: single use, an hour long, kept as hashes.

use std::time::Duration;

use domain::values::UserCode;
use store::{Clock, Database, StoreError};

use super::gate::{Gate, LoginRefusal};
use super::password::Password;
use super::token::Token;

/// Lifetime of a link.
pub const LINK_LIFE: Duration = Duration::from_hours(1);

/// The links of a database's users.
#[derive(Debug, Clone)]
pub struct PasswordLinks {
    database: Database,
    clock: Clock,
}

impl PasswordLinks {
    /// Those of a database.
    pub fn new(database: Database, clock: Clock) -> Self {
        Self { database, clock }
    }

    /// Makes links of users, and keeps what recognises them; the codes are known to nobody else.
    pub async fn make(&self, holders: &[UserCode]) -> Result<Vec<Token>, StoreError> {
        let codes = holders.iter().map(|_| Token::generate()).collect::<Result<Vec<_>, _>>()?;
        let rows: Vec<_> = holders.iter().copied().zip(codes.iter().map(Token::digest)).collect();
        let expires = self.clock.now().after(LINK_LIFE);
        self.database
            .write::<_, StoreError>(move |tx| {
                rows.iter().try_for_each(|(holder, digest)| tx.put_link(*holder, digest, expires))
            })
            .await?;
        Ok(codes)
    }

    /// Whether a link is good: given by us, not used, not expired. It is not used up.
    pub async fn is_good(&self, code: &str) -> Result<bool, StoreError> {
        let Some(code) = Token::parse(code) else { return Ok(false) };
        let (digest, now) = (code.digest(), self.clock.now());
        let holder = self.database.read(move |reading| reading.link_holder(&digest, now)).await?;
        Ok(holder.is_some())
    }

    /// Gives the holder of a link another password; says whether the link was good. It is used up with all others of
    /// that user, and their tokens are of no use from now on. Passwords are hashed where logins compare theirs.
    pub async fn set_password(&self, gate: &Gate, code: &str, password: &Password) -> Result<bool, LoginRefusal> {
        // Hashing is dear, and not for whoever has no link.
        if !self.is_good(code).await.map_err(LoginRefusal::Unavailable)? {
            return Ok(false);
        }
        let Some(code) = Token::parse(code) else { return Ok(false) };
        let (digest, hash, now) = (code.digest(), gate.hashed(password).await?, self.clock.now());
        let used = self.database.write(move |tx| tx.use_link(&digest, &hash, now)).await;
        used.map_err(LoginRefusal::Unavailable)
    }
}
