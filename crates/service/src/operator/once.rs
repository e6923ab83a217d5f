//! Requests that may be repeated: the same key and body within a day give the first answer, and nothing is done again.
//!
//! The key and the answer are kept in the transaction of the work, so that there is never one without the other. What was
//! refused is not kept: a repetition is a new try.

use std::time::Duration;

use operator::runtime::json::{self, Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Operation;
use super::errors::Conflict;
use crate::store::{KeptAnswer, StoreError, Tx};

/// How long an answer is kept.
const LIFE: Duration = Duration::from_hours(24);

impl Operation {
    /// Does the work of an operation, unless its key was used before. What differs besides the key makes it another request:
    /// the operation or the body.
    pub(super) async fn write_once<B, T, E>(
        &self,
        key: Option<String>,
        operation: &'static str,
        body: &B,
        mut work: impl FnMut(&mut Tx<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        B: Serialize,
        T: Serialize + for<'de> Deserialize<'de> + Send + 'static,
        E: From<StoreError> + From<Conflict> + Send + 'static,
    {
        let Some(key) = key else { return self.write(work).await };
        let digest = digest(operation, body)?;
        let now = self.clock.now();
        self.write(move |tx| match tx.kept_answer(&key, now)? {
            Some(kept) if kept.digest == digest => Ok(read(&kept.answer)?),
            Some(_) => Err(Conflict::KeyReused.into()),
            None => {
                let answer = work(tx)?;
                let kept = KeptAnswer { digest: digest.clone(), answer: write(&answer)? };
                tx.keep_answer(&key, &kept, now, LIFE)?;
                Ok(answer)
            }
        })
        .await
    }
}

fn digest<B: Serialize>(operation: &str, body: &B) -> Result<String, StoreError> {
    let digest = Sha256::digest([operation, "\0", &write(body)?].concat());
    Ok(digest.iter().fold(String::new(), |digits, byte| digits + &format!("{byte:02x}")))
}

fn write<T: Serialize>(value: &T) -> Result<String, StoreError> {
    let bytes = json::write(value).map_err(|error| StoreError::Corrupt(error.to_string()))?;
    String::from_utf8(bytes.into()).map_err(|_| StoreError::Corrupt("JSON is not UTF-8".to_owned()))
}

fn read<T: for<'de> Deserialize<'de>>(answer: &str) -> Result<T, StoreError> {
    // The fault would quote the answer.
    json::parse(answer.as_bytes()).map_err(|_| StoreError::Corrupt("a kept answer cannot be read".to_owned()))
}
