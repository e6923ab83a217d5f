//! What callers send who mean ill, or do not know better: never a 5xx, never half a change, always a word of help.

mod bodies;
mod crowds;
mod dates;
mod documents;
mod names;
mod pages;
mod paths;

use crate::world::{Answer, cpf, encoded};

/// Asserts that a request was refused with a status, in plain text that does not repeat what was sent; bare numbers, which
/// belong to nobody, need not be told.
fn assert_refused(answer: &Answer, status: u16, sent: &str) {
    assert_eq!(answer.status, status, "{sent:?}: {}", answer.body);
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"), "{sent:?}");
    assert!(!answer.body.is_empty(), "{sent:?}");
    assert!(sent.chars().count() < 4 || !answer.body.contains(sent), "{sent:?} is repeated: {}", answer.body);
}
