//! Requests that may be repeated: the same key and body within a day give the first answer, and nothing is done again.
//!
//! The key and the answer are kept in the transaction of the work, so that there is never one without the other. What was
//! refused is not kept: a repetition is a new try. Who may see a kept answer is left to those who ask.

use std::time::Duration;

use domain::values::{Moment, UserCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::stored;

/// How long an answer is kept.
const LIFE: Duration = Duration::from_hours(24);

/// Request with a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyedRequest {
    /// The key, with what tells it from the same one elsewhere.
    name: String,
    /// Digest of the operation and of what was sent.
    digest: String,
}

impl KeyedRequest {
    /// The operator's: a key serves one request, of whatever operation.
    pub fn of_operator(key: String, operation: &str, sent: &impl Serialize) -> Result<Self, StoreError> {
        Ok(Self { name: key, digest: digest(operation, sent)? })
    }

    /// A user's: a key serves one request of each operation. No key has a space, so that none is taken for the operator's.
    pub fn of_user(key: &str, user: UserCode, operation: &str, sent: &impl Serialize) -> Result<Self, StoreError> {
        Ok(Self { name: format!("{user} {operation} {key}"), digest: digest(operation, sent)? })
    }
}

/// The key served a request that sent something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyReused;

/// Answer to the first request with a key.
struct KeptAnswer {
    /// Digest that tells this request from another one.
    digest: String,
    /// The answer, as it was written.
    answer: String,
}

stored!(KeptAnswer in "request_key" { digest, answer });

impl ReadTx<'_> {
    fn kept_answer(&mut self, name: &str, now: Moment) -> Result<Option<KeptAnswer>, StoreError> {
        Ok(self.records("WHERE name = $1 AND expires > $2", &[name.into(), now.into()])?.pop())
    }
}

impl Tx<'_> {
    /// Does the work of a request, unless its key was used within a day: then the answer is the first one. Without a key
    /// the work is done. Answers that are no longer kept go.
    pub fn once<T, E>(
        &mut self,
        request: Option<&KeyedRequest>,
        now: Moment,
        work: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E>
    where
        T: Serialize + DeserializeOwned,
        E: From<StoreError> + From<KeyReused>,
    {
        let Some(KeyedRequest { name, digest }) = request else { return work(self) };
        match self.kept_answer(name, now)? {
            Some(kept) if kept.digest == *digest => Ok(read(&kept.answer)?),
            Some(_) => Err(KeyReused.into()),
            None => {
                let answer = work(self)?;
                let kept = KeptAnswer { digest: digest.clone(), answer: write(&answer)? };
                self.sql.execute("DELETE FROM request_key WHERE expires <= $1", &[now.into()])?;
                self.insert(&kept, &[("name", name.as_str().into()), ("expires", now.after(LIFE).into())])?;
                Ok(answer)
            }
        }
    }
}

fn digest(operation: &str, sent: &impl Serialize) -> Result<String, StoreError> {
    let digest = Sha256::digest([operation, "\0", &write(sent)?].concat());
    Ok(digest.iter().fold(String::new(), |digits, byte| digits + &format!("{byte:02x}")))
}

fn write(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Corrupt(error.to_string()))
}

fn read<T: DeserializeOwned>(answer: &str) -> Result<T, StoreError> {
    // The fault would quote the answer.
    serde_json::from_str(answer).map_err(|_| StoreError::Corrupt("a kept answer cannot be read".to_owned()))
}
