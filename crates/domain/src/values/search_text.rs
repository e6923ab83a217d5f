//! Names as they are searched for: without accents, capitals and superfluous spaces.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::set::shown;
use crate::violation::Flaw;

/// A name, or a part of one, in the form in which names are compared.
///
/// Punctuation stays: `%`, `_`, `*` and quotes are characters of a name like any other, and whoever puts this into a
/// pattern or a full-text query must quote it.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchText(String);

impl SearchText {
    /// Reads what somebody searches for.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let normalised = Self::of(text);
        if normalised.0.is_empty() {
            return Err(Flaw::new("não tem letras", "Envie o nome ou parte dele"));
        }
        Ok(normalised)
    }

    /// The comparable form of any text; it may be empty.
    ///
    /// Compatibility decomposition makes `é` of one and of two characters the same, and full-width letters narrow.
    /// Lower case may bring new marks (`İ`), hence the second decomposition. Control characters count as spaces: no NUL
    /// comes through.
    pub fn of(text: &str) -> Self {
        let lower = text.nfkd().filter(|character| !is_combining_mark(*character)).flat_map(char::to_lowercase);
        let mut normalised = String::with_capacity(text.len());
        for character in lower.nfkd().filter(|character| !is_combining_mark(*character)) {
            if !character.is_whitespace() && !character.is_control() {
                normalised.push(character);
            } else if !normalised.is_empty() && !normalised.ends_with(' ') {
                normalised.push(' ');
            }
        }
        normalised.truncate(normalised.trim_end().len());
        Self(normalised)
    }

    /// Its words, in their order.
    pub fn words(&self) -> impl Iterator<Item = Self> + '_ {
        self.0.split(' ').map(|word| Self(word.to_owned()))
    }

    /// Whether this stands anywhere in a name.
    pub fn is_within(&self, name: &Self) -> bool {
        name.0.contains(&self.0)
    }
}

shown! { SearchText |it| &it.0, "{} bytes", it.0.len() }

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_sound};
    use super::*;

    #[test]
    fn accents_case_and_spaces_do_not_matter() {
        for (text, expected) in [
            ("Antônio", "antonio"),
            ("ANTO\u{302}NIO", "antonio"),
            ("  João \t da\n Silva ", "joao da silva"),
            ("CONCEIÇÃO", "conceicao"),
            ("Ｊｏａｏ", "joao"),
            ("İbrahim", "ibrahim"),
            ("D'Ávila % _ * \\ \" NEAR(", "d'avila % _ * \\ \" near("),
            ("Zoë 😀", "zoe 😀"),
            ("a\0b", "a b"),
            ("\u{301}", ""),
            ("", ""),
        ] {
            assert_eq!(SearchText::of(text).as_str(), expected, "{text:?}");
        }
    }

    #[test]
    fn part_of_a_name_is_found_in_it() {
        let name = SearchText::of("Maria Exemplo da Silva");
        assert!(SearchText::parse("exêmplo DA").unwrap().is_within(&name));
        assert!(!SearchText::parse("exemplo%").unwrap().is_within(&name), "no character is a wildcard");
    }

    #[test]
    fn a_search_for_nothing_is_refused() {
        assert_refused(&["", " ", "\u{301}\u{302}", "\0"], SearchText::parse);
    }

    #[test]
    fn every_character_is_normalised_for_good() {
        // All planes with characters but those for private use, which mean nothing.
        for character in ('\0'..='\u{3ffff}').chain('\u{e0000}'..='\u{effff}') {
            let text = format!("x{character}y");
            let once = SearchText::of(&text);
            // What stays as it is stays so.
            assert!(once.0 == text || SearchText::of(once.as_str()) == once, "{character:?}");
        }
    }

    #[test]
    fn ten_kilobytes_are_no_trouble() {
        assert_eq!(SearchText::of(&"é".repeat(10_000)).as_str().len(), 10_000);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, SearchText::parse);
            prop_assert!(!SearchText::of(&text).as_str().contains('\0'));
        }

        #[test]
        fn case_never_matters(text in "[A-Za-zÀ-ÖØ-öø-ÿ ]{0,40}") {
            prop_assert_eq!(SearchText::of(&text.to_uppercase().replace("SS", "ss")), SearchText::of(&text.replace('ß', "ss")));
        }
    }
}
