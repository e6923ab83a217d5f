//! What the tests of all values share.

use std::fmt::{Debug, Display};

use crate::violation::Flaw;

/// Asserts that a text is read, and that what is printed is read as the same value and printed the same again.
pub(super) fn assert_round_trip<T: Display + Debug + PartialEq>(text: &str, parse: impl Fn(&str) -> Result<T, Flaw>) {
    let value = parse(text).unwrap_or_else(|flaw| panic!("{text:?} is refused: {flaw:?}"));
    assert_reparse(&value, parse);
}

/// Asserts the same of whatever text, which may be refused.
pub(super) fn assert_sound<T: Display + Debug + PartialEq>(text: &str, parse: impl Fn(&str) -> Result<T, Flaw>) {
    if let Ok(value) = parse(text) {
        assert_reparse(&value, parse);
    }
}

/// Asserts that each text is refused, and that the reason does not repeat it.
pub(super) fn assert_refused<T: Debug>(texts: &[&str], parse: impl Fn(&str) -> Result<T, Flaw>) {
    for text in texts {
        match parse(text) {
            Ok(value) => panic!("{text:?} is read as {value:?}"),
            Err(flaw) => {
                let said = flaw.at("campo").text().to_owned();
                assert!(text.trim().len() < 4 || !said.contains(text.trim()), "{text:?} is repeated: {said}");
            }
        }
    }
}

fn assert_reparse<T: Display + Debug + PartialEq>(value: &T, parse: impl Fn(&str) -> Result<T, Flaw>) {
    let printed = value.to_string();
    let again = parse(&printed).unwrap_or_else(|flaw| panic!("{printed:?} is printed and refused: {flaw:?}"));
    assert_eq!(&again, value, "{printed:?} is another value");
    assert_eq!(again.to_string(), printed, "printing is not stable");
}
