//! CPF: the number of a person with the revenue service.

use super::mask;
use super::set::shown;
use crate::violation::Flaw;

const MASK: &str = "###.###.###-##";

/// A CPF with right check digits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cpf(String);

impl Cpf {
    /// Reads a CPF with or without its mask.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let Some(digits) = mask::read_digits(MASK, text) else {
            return Err(Flaw::new("não é um CPF", "Envie os 11 dígitos, com ou sem máscara"));
        };
        let numbers: Vec<u32> = digits.bytes().map(|byte| u32::from(byte - b'0')).collect();
        // Eleven equal digits pass the sums, and no person has them.
        let is_repetition = numbers.iter().all(|number| *number == numbers[0]);
        if is_repetition || numbers[9..] != check_digits(&numbers[..9]) {
            return Err(Flaw::new("é inválido", "Confira os dígitos verificadores do CPF"));
        }
        Ok(Self(digits))
    }

    /// The CPF that begins with nine digits; the check digits follow from them.
    pub fn complete(base: &str) -> Result<Self, Flaw> {
        let numbers: Vec<u32> = base.chars().filter_map(|digit| digit.to_digit(10)).collect();
        let [first, second] = check_digits(&numbers);
        Self::parse(&format!("{base}{first}{second}"))
    }

    /// The CPF with its first three and last two digits covered, as an open operation shows it.
    pub fn covered(&self) -> String {
        format!("***.{}.{}-**", &self.0[3..6], &self.0[6..9])
    }
}

shown! { Cpf |it| mask::write(MASK, &it.0), "{}", it.covered() }

fn check_digits(base: &[u32]) -> [u32; 2] {
    let digit = |numbers: &[u32]| {
        let sum: u32 = numbers.iter().rev().zip(2..).map(|(number, weight)| number * weight).sum();
        (sum * 10) % 11 % 10
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
    fn known_numbers_are_read_in_both_spellings() {
        for text in
            ["52998224725", "529.982.247-25", "390.533.447-05", "700.100.200-39", "11144477735", " 168.995.350-09 "]
        {
            assert_round_trip(text, Cpf::parse);
        }
        let cpf = Cpf::parse("52998224725").unwrap();
        assert_eq!(cpf.to_string(), "529.982.247-25");
        assert_eq!(cpf.as_str(), "52998224725");
        assert_eq!(cpf.covered(), "***.982.247-**");
        assert_eq!(format!("{cpf:?}"), "Cpf(***.982.247-**)", "logs never show a whole CPF");
    }

    #[test]
    fn a_base_is_completed() {
        assert_eq!(Cpf::complete("529982247"), Cpf::parse("52998224725"));
        assert!(
            Cpf::complete("52998224").is_err() && Cpf::complete("111111111").is_err() && Cpf::complete("").is_err()
        );
    }

    #[test]
    fn hostile_numbers_are_refused() {
        assert_refused(
            &[
                "",
                " ",
                "00000000000",
                "111.111.111-11",
                "99999999999",
                "529.982.247-00",
                "52998224726",
                "5299822472",
                "529982247255",
                "529 982 247 25",
                "529,982,247-25",
                "５２９９８２２４７２５",
                "٥٢٩٩٨٢٢٤٧٢٥",
                "5299822472\0",
                "52998224725\0",
                "12ABC34501DE35",
                "-2998224725",
                "5299822472a",
            ],
            Cpf::parse,
        );
    }

    proptest! {
        #[test]
        fn every_base_with_its_digits_round_trips(base in proptest::collection::vec(0u32..10, 9), masked: bool) {
            let numbers = [&base[..], &check_digits(&base)].concat();
            prop_assume!(numbers.iter().any(|number| *number != numbers[0]));
            let digits: String = numbers.iter().map(u32::to_string).collect();
            let text = if masked { mask::write(MASK, &digits) } else { digits };
            assert_round_trip(&text, Cpf::parse);
        }

        #[test]
        fn one_wrong_digit_is_always_found(base in proptest::collection::vec(0u32..10, 9), place in 0usize..11, by in 1u32..10) {
            let mut numbers = [&base[..], &check_digits(&base)].concat();
            numbers[place] = (numbers[place] + by) % 10;
            let digits: String = numbers.iter().map(u32::to_string).collect();
            // The sums are modulo 11 and the digit modulo 10, so that a few changes of the base stay unseen.
            prop_assume!(place >= 9 || check_digits(&numbers[..9]) != numbers[9..]);
            prop_assert!(Cpf::parse(&digits).is_err());
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Cpf::parse);
        }
    }
}
