//! Credit cards of members. Only the last digits are ever known.

use std::fmt;

use crate::values::{CreditCardCode, Moment, Text};
use crate::violation::Flaw;

/// A credit card of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditCard {
    /// Code.
    pub code: CreditCardCode,
    /// Brand.
    pub brand: Option<Text<30>>,
    /// The last four digits; no more are kept, so no more can leak.
    pub last_digits: LastDigits,
    /// Name on the card.
    pub holder: Option<Text<100>>,
    /// Until when it is valid.
    pub expiry: Option<Expiry>,
    /// Whether charges go to it.
    pub is_main: bool,
    /// Whether it is active.
    pub is_active: bool,
    /// Moment of its registration.
    pub registered: Moment,
}

/// The last four digits of a card.
#[derive(Clone, PartialEq, Eq)]
pub struct LastDigits(String);

impl LastDigits {
    /// Reads four digits.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
            Ok(Self(text.to_owned()))
        } else {
            Err(Flaw::new("não são quatro dígitos", "Envie os quatro últimos dígitos do cartão"))
        }
    }

    /// The digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The number as it is shown, covered but for these digits.
    pub fn masked(&self) -> String {
        format!("**** **** **** {}", self.0)
    }
}

impl fmt::Debug for LastDigits {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("LastDigits(…)")
    }
}

/// A month until which a card is valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Expiry {
    year: u16,
    month: u8,
}

impl Expiry {
    /// Reads `MM/yyyy`.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let digits = |part: &str, length: usize| {
            let is_number = part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
            if is_number { part.parse::<u16>().ok() } else { None }
        };
        let parts = text.split_once('/').and_then(|(month, year)| Some((digits(month, 2)?, digits(year, 4)?)));
        match parts.and_then(|(month, year)| Some((u8::try_from(month).ok()?, year))) {
            Some((month @ 1..=12, year @ 1..)) => Ok(Self { year, month }),
            _ => Err(Flaw::new("não é uma validade", "Envie MM/yyyy, por exemplo 08/2029")),
        }
    }
}

impl fmt::Display for Expiry {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:02}/{:04}", self.month, self.year)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn only_four_digits_are_known() {
        assert_eq!(LastDigits::parse("1111").unwrap().masked(), "**** **** **** 1111");
        for text in ["", "111", "4111111111111111", "１111", "11a1"] {
            assert!(LastDigits::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn months_that_never_come_are_refused() {
        for text in ["", "00/2029", "13/2029", "8/2029", "08/29", "08-2029", "08/0000", "０８/2029"] {
            assert!(Expiry::parse(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn every_expiry_round_trips(month in 1u8..=12, year in 1u16..=9999) {
            let expiry = Expiry { year, month };
            prop_assert_eq!(Expiry::parse(&expiry.to_string()), Ok(expiry));
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            let _ = (Expiry::parse(&text), LastDigits::parse(&text));
        }
    }
}
