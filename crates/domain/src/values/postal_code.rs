//! CEP: postal codes.

use super::mask;
use super::set::shown;
use crate::violation::Flaw;

const MASK: &str = "#####-###";

/// A postal code: eight digits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PostalCode(String);

impl PostalCode {
    /// Reads a postal code with or without its hyphen.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        mask::read_digits(MASK, text)
            .map(Self)
            .ok_or_else(|| Flaw::new("não é um CEP", "Envie 8 dígitos, por exemplo 64000-000"))
    }
}

shown! { PostalCode |it| mask::write(MASK, &it.0), "{}…", &it.0[..2] }

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn other_texts_are_refused() {
        assert_eq!(PostalCode::parse("64049000").unwrap().to_string(), "64049-000");
        assert_refused(
            &["", "6404900", "640490000", "64.049-000", "6404900a", "６4049000", "64049-00\0"],
            PostalCode::parse,
        );
    }

    proptest! {
        #[test]
        fn every_code_round_trips(text in "[0-9]{5}-?[0-9]{3}") {
            assert_round_trip(&text, PostalCode::parse);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, PostalCode::parse);
        }
    }
}
