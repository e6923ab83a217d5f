//! Telephone numbers.

use std::fmt;

use crate::violation::Flaw;

/// The country code of Brazil, which is the default.
const BRAZIL: u16 = 55;

/// A telephone number with its area code.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Phone {
    country: u16,
    digits: String,
}

impl Phone {
    /// Reads a number in Brazil, with or without mask: area code and eight digits, or nine that begin with 9.
    ///
    /// A leading `+55`, or the zero of a long-distance call, is left out. What [`Phone`] prints of a number abroad is
    /// read back too.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let text = text.trim();
        let digits = digits_of(text)?;
        let (country, digits) = match text.strip_prefix('+') {
            None => (BRAZIL, digits.as_str()),
            // No other country's code begins so.
            Some(rest) if rest.starts_with("55") => (BRAZIL, &digits[2..]),
            Some(rest) => {
                let n_country = rest.bytes().take_while(u8::is_ascii_digit).count();
                if n_country == digits.len() {
                    return Err(malformed());
                }
                let (country, rest) = digits.split_at(n_country);
                (country.parse().map_err(|_| malformed())?, rest)
            }
        };
        Self::of(country, digits)
    }

    /// Reads a number whose country code stands apart.
    pub fn parse_in(country: u16, text: &str) -> Result<Self, Flaw> {
        match country {
            BRAZIL => Self::parse(text),
            _ => Self::of(country, &digits_of(text.trim())?),
        }
    }

    /// The country code; 55 is Brazil.
    pub fn country(&self) -> u16 {
        self.country
    }

    /// Area code and number, digits only.
    pub fn digits(&self) -> &str {
        &self.digits
    }

    /// Whether it is the number of a mobile telephone in Brazil.
    pub fn is_mobile(&self) -> bool {
        self.country == BRAZIL && self.digits.len() == 11
    }

    fn of(country: u16, digits: &str) -> Result<Self, Flaw> {
        let digits = if country == BRAZIL { in_brazil(digits).ok_or_else(malformed)? } else { digits };
        let is_country = (1..=999).contains(&country) && !(550..=559).contains(&country);
        let is_number = is_country && (8..=15).contains(&digits.len());
        if is_number { Ok(Self { country, digits: digits.to_owned() }) } else { Err(malformed()) }
    }
}

impl fmt::Display for Phone {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.country != BRAZIL {
            return write!(formatter, "+{} {}", self.country, self.digits);
        }
        let (area, number) = self.digits.split_at(2);
        let (start, end) = number.split_at(number.len() - 4);
        write!(formatter, "({area}){start}-{end}")
    }
}

impl fmt::Debug for Phone {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Phone(…{})", &self.digits[self.digits.len() - 2..])
    }
}

/// Area code and number, if they are such.
fn in_brazil(digits: &str) -> Option<&str> {
    let digits = match digits.len() {
        // Written for a call from another city.
        11 | 12 if digits.starts_with('0') => &digits[1..],
        12 | 13 if digits.starts_with("55") => &digits[2..],
        _ => digits,
    };
    let bytes = digits.as_bytes();
    let has_area = bytes.len() > 2 && bytes[0] != b'0' && bytes[1] != b'0';
    let is_number = match bytes.len() {
        10 => (b'2'..=b'9').contains(&bytes[2]),
        11 => bytes[2] == b'9',
        _ => false,
    };
    (has_area && is_number).then_some(digits)
}

fn digits_of(text: &str) -> Result<String, Flaw> {
    let is_phone = |character: char| character.is_ascii_digit() || " ()-.".contains(character);
    let text = text.strip_prefix('+').unwrap_or(text);
    if !text.chars().all(is_phone) {
        return Err(malformed());
    }
    Ok(text.chars().filter(char::is_ascii_digit).collect())
}

fn malformed() -> Flaw {
    Flaw::new("não é um telefone", "Envie o código de área e o número, por exemplo 86999999999")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn numbers_of_brazil_are_printed_with_their_mask() {
        let printed = |text| Phone::parse(text).map(|phone| phone.to_string()).ok();
        for text in
            ["86999999999", "(86)99999-9999", "(86) 99999-9999", "+55 86 99999 9999", "5586999999999", "086 99999.9999"]
        {
            assert_eq!(printed(text).as_deref(), Some("(86)99999-9999"), "{text}");
        }
        for text in ["8633330100", "(86)3333-0100", "+558633330100", "558633330100", "08633330100"] {
            assert_eq!(printed(text).as_deref(), Some("(86)3333-0100"), "{text}");
        }
        assert!(Phone::parse("86999999999").unwrap().is_mobile());
        assert_eq!(Phone::parse("(86)99999-9999").unwrap().digits(), "86999999999");
        assert!(!Phone::parse("8633330100").unwrap().is_mobile());
    }

    #[test]
    fn numbers_abroad_keep_their_country() {
        let phone = Phone::parse_in(351, "912 345 678").unwrap();
        assert_eq!((phone.to_string().as_str(), phone.country()), ("+351 912345678", 351));
        assert_round_trip("+351 912345678", Phone::parse);
        assert_eq!(Phone::parse_in(55, "86999999999").unwrap().to_string(), "(86)99999-9999");
        assert_eq!(Phone::parse_in(55, "+351 912345678").unwrap(), phone, "what stands there counts");
        assert!(Phone::parse_in(0, "912345678").is_err());
        assert!(Phone::parse_in(1000, "912345678").is_err());
    }

    #[test]
    fn what_cannot_be_called_is_refused() {
        assert_refused(
            &[
                "",
                "987654321",
                "867654",
                "06999999999999",
                "00999999999",
                "4486999999999",
                "86199999999",
                "8613330100",
                "ramal 12",
                "86999999999 r. 2",
                "８６９９９９９９９９９",
                "8699999999\0",
                "+",
                "+351912345678",
                "++55",
            ],
            Phone::parse,
        );
    }

    proptest! {
        #[test]
        fn every_number_round_trips(text in "[1-9]{2}(9[0-9]{8}|[2-9][0-9]{7})") {
            assert_round_trip(&text, Phone::parse);
        }

        #[test]
        fn every_number_abroad_round_trips(country in 1u16..=999, text in "[0-9]{8,15}") {
            if let Ok(phone) = Phone::parse_in(country, &text) {
                prop_assert!(phone.to_string().len() <= 20);
                prop_assert_eq!(Phone::parse(&phone.to_string()), Ok(phone));
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Phone::parse);
        }

        #[test]
        fn anything_like_a_number_is_read_or_refused(text in "\\+?[0-9 ().-]{0,20}") {
            assert_sound(&text, Phone::parse);
        }
    }
}
