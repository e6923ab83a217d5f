//! Names by which users enter.

use super::set::shown;
use crate::violation::Flaw;

/// Fewest and most characters of a name.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=64;

/// The name by which a user enters: lower case letters, digits, dots, hyphens and underscores.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Login(String);

impl Login {
    /// Reads a name. Neither case nor spaces are forgiven: two spellings of one name would be two ways to guess at it.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let is_allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"._-".contains(&byte);
        let is_login = LENGTHS.contains(&text.len())
            && text.bytes().all(is_allowed)
            && text.bytes().next().is_some_and(|first| first.is_ascii_alphanumeric());
        if is_login {
            Ok(Self(text.to_owned()))
        } else {
            Err(Flaw::new(
                "não é um nome de usuário",
                "Envie de 3 a 64 letras minúsculas sem acento, algarismos, pontos, hífens ou sublinhados, a começar \
                 por letra ou algarismo",
            ))
        }
    }
}

shown! { Login |it| &it.0, "{} bytes", it.0.len() }

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn names_are_those_of_the_operators_contract() {
        for name in ["demo", "integracao.curitiba", "0-9_x", "abc"] {
            assert_round_trip(name, Login::parse);
        }
        let long = "a".repeat(65);
        assert_refused(&["", "ab", "Demo", ".demo", "-demo", "de mo", "demó", "demo\0", " demo", &long], Login::parse);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Login::parse);
        }
    }
}
