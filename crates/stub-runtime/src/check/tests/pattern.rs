//! Patterns.

use super::said;
use crate::Uuid;
use crate::check::{Pattern, pattern};

static DIGITS: Pattern = Pattern::new(r"^\d+$", "^[0-9]+$");
static TOO_BIG: Pattern = Pattern::new(r"^(\w{1000}){1000}$", r"^(?:[A-Za-z0-9_]{1000}){1000}$");

#[test]
fn the_sentence_shows_the_pattern_of_the_document() {
    assert_eq!(said(pattern("12", &DIGITS)), "");
    assert_eq!(said(pattern("x", &DIGITS)), r"must match the pattern ^\d+$");
    assert_eq!(said(pattern("12\n", &DIGITS)), r"must match the pattern ^\d+$");
}

#[test]
fn whatever_has_a_text_can_be_matched() {
    let uuid: Uuid = "67e55044-10b1-426f-9247-bb680e5fe0c8".parse().expect("it is one");
    assert_eq!(said(pattern(&uuid, &DIGITS)), r"must match the pattern ^\d+$");
}

#[test]
fn a_pattern_that_is_too_big_refuses_and_does_not_panic() {
    assert!(DIGITS.compile().is_ok());
    assert!(TOO_BIG.compile().is_err());
    assert_eq!(TOO_BIG.is_match("a"), None);
    let expected = r"cannot be held against the pattern ^(\w{1000}){1000}$, which is too big";
    assert_eq!(said(pattern("a", &TOO_BIG)), expected);
}
