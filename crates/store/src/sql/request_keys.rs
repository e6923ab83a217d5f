//! Keys of requests that may be repeated, with the first answers.

use std::time::Duration;

use domain::values::Moment;

use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

/// Answer to the first request with a key.
#[derive(Clone, PartialEq, Eq)]
pub struct KeptAnswer {
    /// Digest that tells this request from another one.
    pub digest: String,
    /// The answer, as it was written.
    pub answer: String,
}

impl ReadTx<'_> {
    /// The answer that is kept for a key.
    pub fn kept_answer(&mut self, key: &str, now: Moment) -> Result<Option<KeptAnswer>, StoreError> {
        let sql = "SELECT digest, answer FROM request_key WHERE name = $1 AND expires > $2";
        self.one(sql, &[key.into(), now.into()], |columns| {
            Ok(KeptAnswer { digest: columns.required()?, answer: columns.required()? })
        })
    }
}

impl Tx<'_> {
    /// Keeps an answer for a while. Those that are no longer kept go.
    pub fn keep_answer(&mut self, key: &str, kept: &KeptAnswer, now: Moment, life: Duration) -> Result<(), StoreError> {
        let KeptAnswer { digest, answer } = kept;
        self.sql.execute("DELETE FROM request_key WHERE expires <= $1", &[now.into()])?;
        let expires = now.micros().saturating_add(i64::try_from(life.as_micros()).unwrap_or(i64::MAX));
        self.change_one(
            "INSERT INTO request_key (name, digest, answer, expires) VALUES ($1, $2, $3, $4)",
            &[key.into(), digest.as_str().into(), answer.as_str().into(), Param::Int(expires)],
        )
    }
}

// An answer tells of people.
impl std::fmt::Debug for KeptAnswer {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "KeptAnswer({} bytes)", self.answer.len())
    }
}
