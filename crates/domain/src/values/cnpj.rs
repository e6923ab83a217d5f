//! CNPJ: the number of a company with the revenue service, of digits or, since July 2026, of letters too.

use super::mask;
use super::set::shown;
use crate::violation::Flaw;

const MASK: &str = "##.###.###/####-##";

/// A CNPJ with right check digits; its letters are capitals.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cnpj(String);

impl Cnpj {
    /// Reads a CNPJ with or without its mask, in capitals or not.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let bare = mask::read(MASK, text).map(|bare| bare.to_ascii_uppercase());
        let Some(bare) = bare.filter(|bare| bare.as_bytes()[12..].iter().all(u8::is_ascii_digit)) else {
            return Err(Flaw::new("não é um CNPJ", "Envie os 14 caracteres, com ou sem máscara"));
        };
        let bytes = bare.as_bytes();
        // Fourteen zeros pass the sums, and no company has them.
        let is_repetition = bytes.iter().all(|byte| *byte == bytes[0]);
        if is_repetition || bytes[12..] != check_digits(&bytes[..12]) {
            return Err(Flaw::new("é inválido", "Confira os dígitos verificadores do CNPJ"));
        }
        Ok(Self(bare))
    }

    /// The CNPJ that begins with twelve characters; the check digits follow from them.
    pub fn complete(base: &str) -> Result<Self, Flaw> {
        let base: String = base.chars().filter(char::is_ascii_alphanumeric).map(|it| it.to_ascii_uppercase()).collect();
        let [first, second] = check_digits(base.as_bytes()).map(char::from);
        Self::parse(&format!("{base}{first}{second}"))
    }

    /// The CNPJ with its ends covered, as an open operation shows it.
    pub fn covered(&self) -> String {
        format!("**.{}.{}/****-**", &self.0[2..5], &self.0[5..8])
    }
}

shown! { Cnpj |it| mask::write(MASK, &it.0), "{}", it.covered() }

/// The two check digits as ASCII. A character counts as its ASCII code less that of zero, by which digits count as
/// themselves and the numbers of old stay valid.
fn check_digits(base: &[u8]) -> [u8; 2] {
    let digit = |characters: &[u8]| {
        let weights = (2..=9).cycle();
        let sum: u32 = characters.iter().rev().zip(weights).map(|(byte, weight)| u32::from(byte - b'0') * weight).sum();
        // Eleven less the remainder, and zero where that has two digits.
        b"00987654321"[(sum % 11) as usize]
    };
    let first = digit(base);
    let second = digit(&[base, &[first]].concat());
    [first, second]
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn known_numbers_are_read_in_every_spelling() {
        for text in ["12ABC34501DE35", "12.ABC.345/01DE-35", "12abc34501de35", "11.222.333/0001-81", "11222333000181"] {
            assert_round_trip(text, Cnpj::parse);
        }
        assert_eq!(check_digits(b"12ABC34501DE"), *b"35");
        assert_eq!(Cnpj::parse("12abc34501de35").unwrap().to_string(), "12.ABC.345/01DE-35");
        assert_eq!(format!("{:?}", Cnpj::parse("11222333000181").unwrap()), "Cnpj(**.222.333/****-**)");
    }

    #[test]
    fn a_base_is_completed() {
        assert_eq!(Cnpj::complete("12.abc.345/01de"), Cnpj::parse("12ABC34501DE35"));
        assert!(Cnpj::complete("12ABC34501D").is_err() && Cnpj::complete("").is_err());
    }

    #[test]
    fn hostile_numbers_are_refused() {
        assert_refused(
            &[
                "",
                "00000000000000",
                "11111111111111",
                "12ABC34501DE36",
                "12ABC34501DE3A",
                "52998224725",
                "529.982.247-25",
                "1122233300018",
                "112223330001811",
                "11.222.333.0001-81",
                "１1222333000181",
                "12ÁBC34501DE35",
                "12ABC34501DE3\0",
            ],
            Cnpj::parse,
        );
    }

    proptest! {
        #[test]
        fn every_base_with_its_digits_round_trips(base in "[0-9A-Z]{12}", masked: bool, lower: bool) {
            let digits = check_digits(base.as_bytes());
            let bare = format!("{base}{}{}", char::from(digits[0]), char::from(digits[1]));
            prop_assume!(bare.chars().any(|character| !bare.starts_with(character)));
            let text = if masked { mask::write(MASK, &bare) } else { bare };
            let text = if lower { text.to_lowercase() } else { text };
            assert_round_trip(&text, Cnpj::parse);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Cnpj::parse);
        }
    }
}
