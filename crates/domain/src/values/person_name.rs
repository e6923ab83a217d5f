//! Names of people and companies.

use unicode_normalization::{UnicodeNormalization, is_nfc};

use super::search_text::SearchText;
use super::set::shown;
use super::visible::is_visible;
use crate::violation::Flaw;

/// Most characters of a person's name.
const MAX_LENGTH: usize = 200;

/// Most characters of a dependent's name; the interface says so.
const MAX_DEPENDENT_LENGTH: usize = 100;

/// A name as people write it: single spaces, composed accents, no control characters.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PersonName(String);

impl PersonName {
    /// Reads the name of a person or company: 1 to 200 characters, of which one at least is seen.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        Self::within(MAX_LENGTH, text)?.seen()
    }

    /// Reads the name of a dependent: 1 to 100 characters, of which one at least is seen.
    pub fn parse_of_dependent(text: &str) -> Result<Self, Flaw> {
        Self::within(MAX_DEPENDENT_LENGTH, text)?.seen()
    }

    /// Reads a name that was kept, perhaps before names had to be seen.
    pub fn parse_kept(text: &str) -> Result<Self, Flaw> {
        Self::within(MAX_LENGTH, text)
    }

    /// The form in which the name is found.
    pub fn search_text(&self) -> SearchText {
        SearchText::of(&self.0)
    }

    fn seen(self) -> Result<Self, Flaw> {
        if self.0.chars().any(is_visible) { Ok(self) } else { Err(Flaw::new("está vazio", "Envie o nome")) }
    }

    fn within(most: usize, text: &str) -> Result<Self, Flaw> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut name = words.join(" ");
        // Names that were kept are composed already, and are read by the hundred.
        if !is_nfc(&name) {
            name = name.nfc().collect();
        }
        if name.chars().any(char::is_control) {
            return Err(Flaw::new("tem caracteres de controle", "Envie somente o nome"));
        }
        // A name of nothing but marks could be stored and never be found.
        if !name.contains(|character: char| character.is_ascii_alphanumeric())
            && SearchText::of(&name).as_str().is_empty()
        {
            return Err(Flaw::new("está vazio", "Envie o nome"));
        }
        if name.chars().count() > most {
            return Err(Flaw::new("é longo demais", format!("Envie até {most} caracteres")));
        }
        Ok(Self(name))
    }
}

shown! { PersonName |it| &it.0, "{} bytes", it.0.len() }

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn names_are_kept_as_people_write_them() {
        for (text, expected) in [
            ("  Maria   Exemplo\tda Silva ", "Maria Exemplo da Silva"),
            ("Joa\u{303}o", "João"),
            ("D'Ávila & Cia. 100% \\ \"x\"", "D'Ávila & Cia. 100% \\ \"x\""),
            ("Zoë 😀", "Zoë 😀"),
            ("Ø", "Ø"),
        ] {
            assert_eq!(PersonName::parse(text).unwrap().as_str(), expected, "{text:?}");
        }
        assert_eq!(PersonName::parse("João").unwrap(), PersonName::parse("Joa\u{303}o").unwrap());
        assert_eq!(PersonName::parse("João").unwrap().search_text().as_str(), "joao");
    }

    #[test]
    fn hostile_names_are_refused() {
        assert_refused(&["", " ", "Maria\0Silva", "\u{7}sino", "\u{301}", "\u{85}"], PersonName::parse);
        assert!(PersonName::parse(&"a".repeat(200)).is_ok());
        assert!(PersonName::parse(&"a".repeat(201)).is_err());
        assert!(PersonName::parse(&"é".repeat(10_240)).is_err());
        assert!(PersonName::parse_of_dependent(&"é".repeat(100)).is_ok());
        assert!(PersonName::parse_of_dependent(&"é".repeat(101)).is_err());
    }

    #[test]
    fn a_name_without_a_visible_character_is_refused_and_read_where_it_was_kept() {
        for invisible in ["\u{200b}", "\u{3164}", "\u{2800}\u{2800}", "\u{feff} \u{2060}", "\u{202e}"] {
            assert!(PersonName::parse(invisible).is_err() && PersonName::parse_of_dependent(invisible).is_err());
            assert!(PersonName::parse_kept(invisible).is_ok(), "{invisible:?}");
        }
        assert!(PersonName::parse("\u{202a}Ana\u{202c}").is_ok());
    }

    proptest! {
        #[test]
        fn every_name_round_trips(text in "[A-ZÀ-Ö][a-zà-ö]{1,10}( [A-ZÀ-Ö][a-zà-ö]{1,10}){0,5}") {
            assert_round_trip(&text, PersonName::parse);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, PersonName::parse);
        }
    }
}
