//! Keys of requests that may be repeated.

use std::time::Duration;

use domain::testing::now;
use domain::values::Moment;

use crate::{KeptAnswer, StoreError, Tx};

fn later(seconds: i64) -> Moment {
    Moment::from_micros(now().micros() + seconds * 1_000_000).unwrap()
}

pub(crate) fn an_answer_is_kept_until_it_expires(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let kept = |answer: &str| KeptAnswer { digest: "d".to_owned(), answer: answer.to_owned() };
    let life = Duration::from_secs(10);
    tx.keep_answer("primeira", &kept("1"), now(), life)?;
    assert_eq!(tx.kept_answer("primeira", later(9))?, Some(kept("1")));
    assert_eq!(tx.kept_answer("primeira", later(10))?, None);
    assert_eq!(tx.kept_answer("segunda", now())?, None);
    tx.keep_answer("primeira", &kept("2"), later(10), life)?;
    assert_eq!(tx.kept_answer("primeira", later(10))?, Some(kept("2")), "the key is free again");
    Ok(())
}
