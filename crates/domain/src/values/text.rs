//! Free text of bounded length.

use super::set::shown;
use crate::violation::Flaw;

/// A text of 1 to `MAX` characters, trimmed; it may have lines, and no other control characters.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text<const MAX: usize>(String);

impl<const MAX: usize> Text<MAX> {
    /// Reads a text; what surrounds it in spaces is left out.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Flaw::new("está vazio", "Envie um texto"));
        }
        if text.chars().any(|character| character.is_control() && !matches!(character, '\n' | '\r' | '\t')) {
            return Err(Flaw::new("tem caracteres de controle", "Envie somente texto"));
        }
        if text.chars().count() > MAX {
            return Err(Flaw::new("é longo demais", format!("Envie até {MAX} caracteres")));
        }
        Ok(Self(text.to_owned()))
    }

    /// The same text, where longer ones are taken too.
    pub fn widen<const WIDER: usize>(&self) -> Text<WIDER> {
        const { assert!(MAX <= WIDER, "a text that is taken here must be taken there") };
        Text(self.0.clone())
    }
}

shown! { Text<MAX> |it| &it.0, "{} bytes", it.0.len() }

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn text_is_trimmed_and_bounded() {
        assert_eq!(Text::<5>::parse("  abcde\n").unwrap().as_str(), "abcde");
        assert_round_trip("linha 1\nlinha 2", Text::<30>::parse);
        assert_refused(&["", " \n", "abcdef", "a\0b", "\u{1b}[2J"], Text::<5>::parse);
        assert!(Text::<5>::parse("ééééé").is_ok(), "characters are counted, not bytes");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Text::<20>::parse);
        }
    }
}
