//! Numbers of discount cards.

use super::mask;
use super::set::shown;
use crate::violation::Flaw;

const MASK: &str = "#### ## # ### ###";

/// First digits of the cards that the service numbers itself.
const OWN_ISSUER: &str = "7001";

/// The number of a discount card: thirteen digits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardNumber(String);

impl CardNumber {
    /// Number of cards that the service can issue.
    pub const N_ISSUABLE: u32 = 100_000_000;

    /// Reads a number with or without the spaces between its groups.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        mask::read_digits(MASK, text)
            .map(Self)
            .ok_or_else(|| Flaw::new("não é um número de cartão", "Envie 13 dígitos, por exemplo 7001 23 4 567 890"))
    }

    /// The card that the service gives when none was sent; `None` when all numbers are used up.
    ///
    /// The last digit is a check digit (Luhn), so that a mistyped card is not somebody else's. Numbers that come from
    /// outside need not have one.
    pub fn issued(number: u32) -> Option<Self> {
        (number < Self::N_ISSUABLE).then(|| {
            let base = format!("{OWN_ISSUER}{number:08}");
            let digit = luhn_digit(&base);
            Self(format!("{base}{digit}"))
        })
    }
}

shown! { CardNumber |it| mask::write(MASK, &it.0), "…{}", &it.0[10..] }

fn luhn_digit(digits: &str) -> u32 {
    let doubled = |(place, byte): (usize, u8)| {
        let number = u32::from(byte - b'0');
        if place % 2 == 1 {
            number
        } else if number > 4 {
            2 * number - 9
        } else {
            2 * number
        }
    };
    let sum: u32 = digits.bytes().rev().enumerate().map(doubled).sum();
    (10 - sum % 10) % 10
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn groups_may_be_parted_or_not() {
        for text in ["7001 23 4 567 890", "7001234567890", "700123 4567890"] {
            assert_eq!(CardNumber::parse(text).unwrap().to_string(), "7001 23 4 567 890", "{text}");
        }
    }

    #[test]
    fn other_numbers_are_refused() {
        assert_refused(
            &[
                "",
                "700123456789",
                "70012345678901",
                "7001-23-4-567-890",
                "70 0123 4567890",
                "7001  23 4 567 890",
                "70012345678９0",
                "700123456789\0",
                "7001234A67890",
            ],
            CardNumber::parse,
        );
    }

    #[test]
    fn issued_numbers_differ_and_have_their_check_digit() {
        let cards: BTreeSet<_> = (0..1000).filter_map(CardNumber::issued).collect();
        assert_eq!(cards.len(), 1000);
        assert_eq!(luhn_digit("7992739871"), 3, "the example that everybody gives");
        let digits: Vec<u32> = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"].map(luhn_digit).to_vec();
        assert_eq!(digits, [0, 8, 6, 4, 2, 9, 7, 5, 3, 1], "of all digits in the place that is doubled");
        assert_eq!(CardNumber::issued(CardNumber::N_ISSUABLE), None);
    }

    proptest! {
        #[test]
        fn every_number_round_trips(text in "[0-9]{4} ?[0-9]{2} ?[0-9] ?[0-9]{3} ?[0-9]{3}") {
            assert_round_trip(&text, CardNumber::parse);
        }

        #[test]
        fn every_issued_number_is_read(number in 0..CardNumber::N_ISSUABLE) {
            let card = CardNumber::issued(number).unwrap();
            prop_assert_eq!(CardNumber::parse(&card.to_string()).unwrap(), card);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, CardNumber::parse);
        }
    }
}
