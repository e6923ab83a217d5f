//! What callers send who mean ill, or do not know better: never a 5xx, never half a change, always a word of help.

mod bodies;
mod crowds;
mod dates;
mod documents;
mod names;
mod pages;
mod paths;

use crate::world::Answer;

/// Asserts that a request was refused with a status, in plain text that does not repeat what was sent; bare numbers, which
/// belong to nobody, need not be told.
fn assert_refused(answer: &Answer, status: u16, sent: &str) {
    assert_eq!(answer.status, status, "{sent:?}: {}", answer.body);
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"), "{sent:?}");
    assert!(!answer.body.is_empty(), "{sent:?}");
    assert!(sent.chars().count() < 4 || !answer.body.contains(sent), "{sent:?} is repeated: {}", answer.body);
}

/// The CPF with these nine digits.
fn cpf(number: u32) -> String {
    let mut digits: Vec<u32> = format!("{number:09}").chars().filter_map(|digit| digit.to_digit(10)).collect();
    for _ in 0..2 {
        let sum: u32 = digits.iter().rev().zip(2..).map(|(digit, weight)| digit * weight).sum();
        digits.push(sum * 10 % 11 % 10);
    }
    digits.iter().map(ToString::to_string).collect()
}

/// A text as a query has it.
fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |encoded, byte| encoded + &format!("%{byte:02X}"))
}
