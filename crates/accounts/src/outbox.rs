//! The outbox: letters that wait in the database, sealed.

use std::fmt;
use std::sync::Arc;

use sealing::SecretsKey;
use store::{ClaimedMail, Clock, Database, NewMail, StoreError};
use tokio::sync::Notify;
use zeroize::Zeroizing;

use super::letter::Letter;

/// Letters that wait in a database. A clone is another way to the same one.
#[derive(Clone)]
pub struct MailOutbox {
    pub(crate) database: Database,
    pub(crate) clock: Clock,
    key: Arc<SecretsKey>,
    pub(crate) wake: Arc<Notify>,
}

impl MailOutbox {
    /// The outbox of a database, with the key that seals its letters.
    pub fn new(database: Database, clock: Clock, key: Arc<SecretsKey>) -> Self {
        Self { database, clock, key, wake: Arc::default() }
    }

    /// A letter as it is kept. Whoever writes it in a transaction of theirs calls [`wake`](Self::wake) after the commit.
    pub fn seal(&self, letter: &Letter) -> Result<NewMail, StoreError> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).map_err(StoreError::unavailable)?;
        let id = uuid::Builder::from_random_bytes(bytes).into_uuid().to_string();
        let text = serde_json::to_vec(letter).map_err(StoreError::unavailable)?;
        let sealed = self.key.seal(&Zeroizing::new(text), place(&id).as_bytes()).map_err(StoreError::unavailable)?;
        Ok(NewMail { id, sealed, life: letter.life() })
    }

    /// Keeps a letter that belongs to no other change.
    pub async fn post(&self, letter: &Letter) -> Result<(), StoreError> {
        let (mail, now) = (self.seal(letter)?, self.clock.now());
        self.database.write(move |tx| tx.put_mail(&mail, now)).await?;
        self.wake();
        Ok(())
    }

    /// Says that something was committed, so that it need not wait for the next look.
    pub fn wake(&self) {
        self.wake.notify_one();
    }

    /// What a mail will say; nothing, if it was sealed with another key.
    pub(crate) fn open(&self, mail: &ClaimedMail) -> Option<Letter> {
        let text = self.key.open(&mail.sealed, place(&mail.id).as_bytes()).ok()?;
        serde_json::from_slice(&text).ok()
    }
}

/// The mail's place among all that is sealed.
fn place(id: &str) -> String {
    format!("mail {id}")
}

impl fmt::Debug for MailOutbox {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("MailOutbox").finish_non_exhaustive()
    }
}
