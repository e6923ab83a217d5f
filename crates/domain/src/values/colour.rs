//! Colours by which situations are told apart on screens.

use super::set::shown;
use crate::violation::Flaw;

/// A colour as six hexadecimal digits in capitals, without hash.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Colour(String);

impl Colour {
    /// Reads six hexadecimal digits in capitals or not.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        if text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            Ok(Self(text.to_ascii_uppercase()))
        } else {
            Err(Flaw::new("não é uma cor", "Envie seis dígitos hexadecimais sem cerquilha, por exemplo 1565C0"))
        }
    }
}

shown! { Colour |it| &it.0, "{:?}", it.0 }

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn other_texts_are_refused() {
        assert_refused(&["", "#1565C0", "AB12C", "AB12C00", "vermelho", "1565CG", "１565C0"], Colour::parse);
    }

    proptest! {
        #[test]
        fn every_colour_round_trips(text in "[0-9A-Fa-f]{6}") {
            assert_round_trip(&text, Colour::parse);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Colour::parse);
        }
    }
}
