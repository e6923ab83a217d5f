//! Keys of requests that may be repeated, with the first answers.

use std::time::Duration;

use domain::values::Moment;

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::stored;

/// Answer to the first request with a key.
#[derive(Clone, PartialEq, Eq)]
pub struct KeptAnswer {
    /// Digest that tells this request from another one.
    pub digest: String,
    /// The answer, as it was written.
    pub answer: String,
}

stored!(KeptAnswer in "request_key" { digest, answer });

impl ReadTx<'_> {
    /// The answer that is kept for a key.
    pub fn kept_answer(&mut self, key: &str, now: Moment) -> Result<Option<KeptAnswer>, StoreError> {
        Ok(self.records("WHERE name = $1 AND expires > $2", &[key.into(), now.into()])?.pop())
    }
}

impl Tx<'_> {
    /// Keeps an answer for a while. Those that are no longer kept go.
    pub fn keep_answer(&mut self, key: &str, kept: &KeptAnswer, now: Moment, life: Duration) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM request_key WHERE expires <= $1", &[now.into()])?;
        self.insert(kept, &[("name", key.into()), ("expires", now.after(life).into())])
    }
}

// An answer tells of people.
impl std::fmt::Debug for KeptAnswer {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "KeptAnswer({} bytes)", self.answer.len())
    }
}
