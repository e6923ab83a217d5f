//! Lengths in code points.

use super::{Numbers, said};
use crate::check::{max_length, min_length};

#[test]
fn characters_are_code_points() {
    assert_eq!(said(max_length("São", 3)), "");
    assert_eq!(said(max_length("Sãos", 3)), "must have at most 3 characters");
    assert_eq!(said(max_length("👩‍👩‍👧", 5)), "");
    assert_eq!(said(max_length("👩‍👩‍👧", 4)), "must have at most 4 characters");
    assert_eq!(said(min_length("é", 1)), "");
    assert_eq!(said(min_length("é", 2)), "must have at least 2 characters");
    assert_eq!(said(min_length("", 0)), "");
    assert_eq!(said(max_length("", 0)), "");
    assert_eq!(said(max_length("a", 0)), "must have at most 0 characters");
    assert_eq!(said(min_length("a", u64::MAX)), format!("must have at least {} characters", u64::MAX));
}

/// A character of one to four bytes.
fn char_of(number: u64) -> char {
    match number {
        0 => 'a',
        1 => 'é',
        2 => '€',
        _ => '😀',
    }
}

#[test]
fn the_quick_way_counts_as_the_slow_way_does() {
    let mut numbers = Numbers(7);
    for _ in 0..20_000 {
        let text: String = (0..numbers.below(12)).map(|_| char_of(numbers.below(4))).collect();
        let n_chars = text.chars().count() as u64;
        let bound = numbers.below(14);
        assert_eq!(max_length(&text, bound).is_ok(), n_chars <= bound, "{text:?} {bound}");
        assert_eq!(min_length(&text, bound).is_ok(), n_chars >= bound, "{text:?} {bound}");
    }
}
