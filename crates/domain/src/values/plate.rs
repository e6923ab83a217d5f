//! Plates of vehicles, in the old spelling and in that of Mercosul.

use super::mask;
use super::set::shown;
use crate::violation::Flaw;

const OLD_MASK: &str = "###-####";

/// A plate of seven characters as it was sent: `ABC-1234`, or `ABC1C34` for the same car.
///
/// Two spellings of one car are different plates; [`Plate::key`] is what they share.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Plate(String);

/// What the two spellings of one plate share; cars are found and compared by it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlateKey(String);

impl Plate {
    /// Reads either spelling, with or without hyphen, in capitals or not.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let bare = mask::read(OLD_MASK, text).map(|bare| bare.to_ascii_uppercase());
        bare.filter(|bare| is_plate(bare.as_bytes()))
            .map(Self)
            .ok_or_else(|| Flaw::new("não é uma placa", "Use o padrão antigo (ABC-1234) ou Mercosul (ABC1D23)"))
    }

    /// What both spellings of this plate share.
    pub fn key(&self) -> PlateKey {
        let mut key = self.0.clone().into_bytes();
        // Later letters have no old twin: their plates were never of digits.
        if let b'A'..=b'J' = key[4] {
            key[4] = key[4] - b'A' + b'0';
        }
        PlateKey(key.into_iter().map(char::from).collect())
    }
}

impl PlateKey {
    /// The key as it is kept.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

shown! {
    Plate |it| if it.0.as_bytes()[4].is_ascii_digit() { mask::write(OLD_MASK, &it.0) } else { it.0.clone() },
    "{}…", &it.0[..3]
}

fn is_plate(bytes: &[u8]) -> bool {
    let (letters, rest) = bytes.split_at(3);
    letters.iter().all(u8::is_ascii_uppercase)
        && rest[0].is_ascii_digit()
        && rest[1].is_ascii_alphanumeric()
        && rest[2..].iter().all(u8::is_ascii_digit)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn each_spelling_is_printed_as_it_is_written_on_the_car() {
        let printed = |text| Plate::parse(text).unwrap().to_string();
        assert_eq!(printed("abc1234"), "ABC-1234");
        assert_eq!(printed("ABC-1234"), "ABC-1234");
        assert_eq!(printed("abc-1d23"), "ABC1D23");
        assert_eq!(printed(" ABC1D23 "), "ABC1D23");
    }

    #[test]
    fn both_spellings_name_one_car() {
        let key = |text| Plate::parse(text).unwrap().key();
        for (old, mercosul) in [("ABC-1034", "ABC1A34"), ("abc1234", "ABC1C34"), ("ABC-1934", "abc1j34")] {
            assert_eq!(key(old), key(mercosul), "{old} {mercosul}");
        }
        assert_ne!(key("ABC1K34"), key("ABC1A34"), "only the first ten letters stand for digits");
        assert_eq!(key("ABC1C34").as_str(), "ABC1234");
    }

    #[test]
    fn what_no_car_bears_is_refused() {
        assert_refused(
            &[
                "",
                "AB-12345",
                "ABCD123",
                "ABC12345",
                "ABC 1234",
                "ABC--1234",
                "AB1-1234",
                "ABC12C4",
                "ÀBC1234",
                "ABC１234",
                "ABC123\0",
                "%",
                "_______",
            ],
            Plate::parse,
        );
    }

    proptest! {
        #[test]
        fn every_plate_round_trips(text in "[A-Za-z]{3}-?[0-9][0-9A-Za-z][0-9]{2}") {
            assert_round_trip(&text, Plate::parse);
        }

        #[test]
        fn the_twin_of_a_plate_has_its_key(letters in "[A-Z]{3}[0-9]", fifth in 0u8..10, end in "[0-9]{2}") {
            let old = format!("{letters}{fifth}{end}");
            let mercosul = format!("{letters}{}{end}", char::from(b'A' + fifth));
            prop_assert_eq!(Plate::parse(&old).unwrap().key(), Plate::parse(&mercosul).unwrap().key());
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Plate::parse);
        }
    }
}
