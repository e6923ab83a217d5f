//! Requests that may be repeated: the same key and body within a day give the first answer, and nothing is done again.
//!
//! The key and the answer are kept in the transaction of the work, so that there is never one without the other. What was
//! refused is not kept: a repetition is a new try.

use std::time::Duration;

use operator::runtime::json::{self, Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{KeptAnswer, StoreError, Tx};

use super::errors::{Conflict, Failure};
use super::service::OperatorService;

/// How long an answer is kept.
const LIFE: Duration = Duration::from_hours(24);

impl OperatorService {
    /// Does the work of an operation, unless its key was used before. What differs besides the key makes it another request:
    /// the operation or the body.
    pub(super) async fn write_once<B, T>(
        &self,
        key: Option<String>,
        operation: &'static str,
        body: &B,
        mut work: impl FnMut(&mut Tx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure>
    where
        B: Serialize,
        T: Serialize + for<'de> Deserialize<'de> + Send + 'static,
    {
        let Some(key) = key else { return self.write(work).await };
        let digest = digest(operation, body).map_err(Failure::from)?;
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
    String::from_utf8(bytes).map_err(|_| StoreError::Corrupt("JSON is not UTF-8".to_owned()))
}

fn read<T: for<'de> Deserialize<'de>>(answer: &str) -> Result<T, StoreError> {
    // The fault would quote the answer.
    json::parse(answer.as_bytes()).map_err(|_| StoreError::Corrupt("a kept answer cannot be read".to_owned()))
}

#[cfg(test)]
mod tests {
    use auth::OperatorGate;
    use domain::values::Moment;
    use http_server::Drain;
    use store::Clock;
    use store::sqlite::SqliteStore;

    use super::*;

    fn operation(folder: &tempfile::TempDir) -> OperatorService {
        let database = SqliteStore::open(&folder.path().join("t.db"), 1).unwrap();
        let clock = Clock::standing_at(Moment::from_micros(1_784_000_000_000_000).unwrap());
        OperatorService::new(database.into(), clock.clone(), OperatorGate::new(None, clock), Drain::new())
    }

    /// Asks for a code of a new plan, so that what is done twice shows.
    async fn ask(
        operation: &OperatorService,
        key: Option<&str>,
        name: &'static str,
        body: &str,
    ) -> Result<i32, String> {
        let key = key.map(str::to_owned);
        let work = |tx: &mut Tx<'_>| Ok(tx.next_code::<domain::catalogue::Plan>()?.get());
        operation.write_once(key, name, &body.to_owned(), work).await.map_err(|failure| format!("{failure:?}"))
    }

    #[tokio::test]
    async fn the_same_key_and_body_give_the_first_answer_for_a_day() {
        let folder = tempfile::tempdir().unwrap();
        let operation = operation(&folder);
        assert_eq!(ask(&operation, Some("chave-01"), "abrir", "corpo").await, Ok(1));
        assert_eq!(ask(&operation, Some("chave-01"), "abrir", "corpo").await, Ok(1));
        assert_eq!(ask(&operation, Some("chave-02"), "abrir", "corpo").await, Ok(2), "another key");
        assert_eq!(ask(&operation, None, "abrir", "corpo").await, Ok(3), "no key");
        let now = operation.clock.now().micros();
        operation.clock.set(Moment::from_micros(now + 24 * 60 * 60 * 1_000_000 - 1).unwrap());
        assert_eq!(ask(&operation, Some("chave-01"), "abrir", "corpo").await, Ok(1), "until the last moment");
        operation.clock.set(Moment::from_micros(now + 24 * 60 * 60 * 1_000_000).unwrap());
        assert_eq!(ask(&operation, Some("chave-01"), "abrir", "corpo").await, Ok(4), "a day later");
    }

    #[tokio::test]
    async fn a_key_that_served_another_request_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let operation = operation(&folder);
        assert_eq!(ask(&operation, Some("chave-01"), "abrir", "corpo").await, Ok(1));
        for (name, body) in [("abrir", "outro"), ("reenviar", "corpo")] {
            let refused = ask(&operation, Some("chave-01"), name, body).await;
            assert_eq!(refused, Err("Conflict(KeyReused)".to_owned()));
        }
    }

    #[tokio::test]
    async fn what_was_refused_may_be_tried_again() {
        let folder = tempfile::tempdir().unwrap();
        let operation = operation(&folder);
        let key = || Some("chave-01".to_owned());
        let refused: Result<i32, Failure> =
            operation.write_once(key(), "abrir", &"corpo", |_| Err(Conflict::Duplicate { field: "nome" }.into())).await;
        assert!(matches!(refused, Err(Failure::Conflict(_))));
        assert_eq!(ask(&operation, Some("chave-01"), "abrir", "outro").await, Ok(1));
    }
}
