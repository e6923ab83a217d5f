//! The operator's requests with a key, which are done once.

use operator::runtime::json::{Deserialize, Serialize};
use store::{KeyReused, KeyedRequest, Tx};

use super::errors::{Conflict, Failure};
use super::service::OperatorService;

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
        let request = key.map(|key| KeyedRequest::of_operator(key, operation, body)).transpose()?;
        let now = self.clock.now();
        self.write(move |tx| tx.once(request.as_ref(), now, &mut work)).await
    }
}

impl From<KeyReused> for Failure {
    fn from(KeyReused: KeyReused) -> Self {
        Conflict::KeyReused.into()
    }
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
