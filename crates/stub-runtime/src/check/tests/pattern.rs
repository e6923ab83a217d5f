//! Patterns.

use super::said;
use crate::Uuid;
use crate::check::{Pattern, at_index, pattern, saying};

static DIGITS: Pattern = Pattern::new(r"^\d+$", "^[0-9]+$");
static TOO_BIG: Pattern = Pattern::new(r"^(\w{1000}){1000}$", r"^(?:[A-Za-z0-9_]{1000}){1000}$");

static CARD: Pattern = Pattern::new(r"^\d{4} \d{2}$", "^[0-9]{4} [0-9]{2}$").such_as("7001 23");
static ADDRESS: Pattern = Pattern::new("^https:", "^https:").of_format("uri");
static MAIL: Pattern = Pattern::new("@", "@").of_format("email").such_as("maria@example.com");

#[test]
fn the_sentence_never_shows_the_pattern() {
    for (text, pattern_of, expected) in [
        ("12", &DIGITS, ""),
        ("x", &DIGITS, "must be written as the document describes"),
        ("12\n", &DIGITS, "must be written as the document describes"),
        ("7001 23", &CARD, ""),
        ("700123", &CARD, "must be written like `7001 23`"),
        ("http:", &ADDRESS, "must be of the format `uri`"),
        ("maria", &MAIL, "must be of the format `email`, such as `maria@example.com`"),
        ("a", &TOO_BIG, "cannot be held against its pattern, which is too big"),
    ] {
        assert_eq!(said(pattern(text, pattern_of)), expected, "{text}");
    }
}

#[test]
fn words_of_the_schema_stand_for_any_rule_of_the_value_itself() {
    let message = "must be a number of digits";
    assert_eq!(said(saying(message, || pattern("x", &DIGITS))), message);
    assert_eq!(said(saying(message, || pattern("1", &DIGITS))), "");
    let inside = || at_index(3, pattern("x", &CARD));
    assert_eq!(said(saying(message, inside)), "must be written like `7001 23`");
}

#[test]
fn whatever_has_a_text_can_be_matched() {
    let uuid: Uuid = "67e55044-10b1-426f-9247-bb680e5fe0c8".parse().expect("it is one");
    assert_eq!(said(pattern(&uuid, &CARD)), "must be written like `7001 23`");
}

#[test]
fn a_pattern_that_is_too_big_refuses_and_does_not_panic() {
    assert!(DIGITS.compile().is_ok());
    assert!(TOO_BIG.compile().is_err());
    assert_eq!(TOO_BIG.is_match("a"), None);
}
