//! Texts with rules.

use std::collections::HashSet;

use super::round_trip;

client_runtime::texts! {
    /// Number of a taxpayer.
    pub Cpf { pattern: r"^\d{3}$", min_length: 3, max_length: 3 }

    /// A few characters of any kind.
    pub Short { min_length: 1, max_length: 2 }

    /// No rule is left of a pattern that does not compile: the server has the last word.
    pub Odd { pattern: "(" }
}

#[test]
fn rules_hold_when_a_caller_makes_a_text() {
    let said = |text: &str| text.parse::<Cpf>().map_or_else(|error| error.to_string(), String::from);
    assert_eq!(said("123"), "123");
    assert_eq!(said("12"), "shorter than 3 characters");
    assert_eq!(said("1234"), "longer than 3 characters");
    assert_eq!(said("abc"), r"does not match the pattern ^\d{3}$");
    assert!(Odd::try_from("anything").is_ok());
}

#[test]
fn lengths_count_characters() {
    for (text, is_fine) in [("", false), ("é", true), ("🦀🦀", true), ("🦀🦀🦀", false), ("abc", false)] {
        assert_eq!(Short::try_from(text).is_ok(), is_fine, "{text:?}");
    }
}

#[test]
fn an_answer_is_taken_as_it_comes() {
    assert_eq!(round_trip::<Cpf>(r#""not a number""#), r#"Cpf("not a number") → "not a number""#);
    assert_eq!(Cpf::try_from("123").expect("it fits").len(), 3);
}

#[test]
fn texts_are_compared_kept_and_shown_as_what_they_say() {
    let short = |text: &str| Short::try_from(text).expect("it fits");
    assert!(short("a") < short("b") && short("a") == short("a").clone());
    assert_eq!(HashSet::from([short("a"), short("a"), short("b")]).len(), 2);
    assert_eq!(format!("{:>3}|{}", short("é"), short("ab").as_ref()), "  é|ab");
}
