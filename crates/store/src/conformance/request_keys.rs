//! Requests that may be repeated.

use domain::testing::now;
use domain::values::{Moment, UserCode};

use crate::{KeyReused, KeyedRequest, StoreError, Tx};

/// Seconds of a day.
const DAY: i64 = 24 * 60 * 60;

#[derive(Debug, PartialEq)]
enum Failure {
    Reused,
    Store(String),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Store(error.to_string())
    }
}

impl From<KeyReused> for Failure {
    fn from(KeyReused: KeyReused) -> Self {
        Self::Reused
    }
}

fn later(seconds: i64) -> Moment {
    Moment::from_micros(now().micros() + seconds * 1_000_000).unwrap()
}

fn of_user(user: i32, operation: &str, sent: &str) -> Result<KeyedRequest, StoreError> {
    KeyedRequest::of_user("chave-01", UserCode::new(user).unwrap(), operation, &sent)
}

pub(crate) fn an_answer_is_kept_until_it_expires(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let request = |key: &str| KeyedRequest::of_operator(key.to_owned(), "abrir", &"corpo");
    let mut once = |request: KeyedRequest, at, answer: i32| tx.once(Some(&request), at, |_| Ok::<_, Failure>(answer));
    assert_eq!(once(request("primeira")?, now(), 1), Ok(1));
    assert_eq!(once(request("primeira")?, later(DAY - 1), 2), Ok(1));
    assert_eq!(once(request("segunda")?, now(), 3), Ok(3));
    assert_eq!(once(request("primeira")?, later(DAY), 4), Ok(4), "the key is free again");
    assert_eq!(once(request("primeira")?, later(DAY), 5), Ok(4));
    Ok(())
}

pub(crate) fn a_key_is_one_users_and_one_operations(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let mut once = |request: KeyedRequest, answer: i32| tx.once(Some(&request), now(), |_| Ok::<_, Failure>(answer));
    assert_eq!(once(of_user(1, "salvarLead", "corpo")?, 1), Ok(1));
    assert_eq!(once(of_user(1, "salvarLead", "outro")?, 2), Err(Failure::Reused));
    assert_eq!(once(of_user(2, "salvarLead", "outro")?, 3), Ok(3));
    assert_eq!(once(of_user(1, "criarNegocio", "outro")?, 4), Ok(4));
    assert_eq!(once(KeyedRequest::of_operator("chave-01".to_owned(), "abrir", &"outro")?, 5), Ok(5));
    assert_eq!(once(of_user(1, "salvarLead", "corpo")?, 6), Ok(1));
    Ok(())
}

pub(crate) fn what_fails_is_not_kept(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let request = of_user(1, "salvarLead", "corpo")?;
    let refused: Result<i32, Failure> = tx.once(Some(&request), now(), |_| Err(Failure::Reused));
    assert_eq!(refused, Err(Failure::Reused));
    assert_eq!(tx.once(Some(&request), now(), |_| Ok::<_, Failure>(1)), Ok(1));
    assert_eq!(tx.once(None, now(), |_| Ok::<_, Failure>(2)), Ok(2), "no key");
    Ok(())
}
