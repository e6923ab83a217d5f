//! E-mail addresses.

use super::set::shown;
use crate::violation::Flaw;

/// Most characters of an address, and of what stands before its `@`.
const MAX_LENGTH: usize = 254;
const MAX_LOCAL_LENGTH: usize = 64;

/// An e-mail address in lower case.
///
/// Upper case is given up so that a lead is found by its address however it was typed; no provider of today tells
/// `Maria@` from `maria@`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Email(String);

impl Email {
    /// Reads an address. Whether it reaches anybody is not asked.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        // Lower case of one character may be several, so the length is taken afterwards.
        let address = text.trim().to_lowercase();
        let is_address = address.chars().count() <= MAX_LENGTH
            && address.split_once('@').is_some_and(|(local, domain)| is_local(local) && is_domain(domain));
        if is_address {
            Ok(Self(address))
        } else {
            Err(Flaw::new("não é um e-mail", "Envie um endereço como nome@exemplo.com.br"))
        }
    }
}

shown! { Email |it| &it.0, "{} bytes", it.0.len() }

fn is_local(local: &str) -> bool {
    let is_allowed = |character: char| {
        !character.is_whitespace() && !character.is_control() && !r#"@"(),:;<>[\]"#.contains(character)
    };
    (1..=MAX_LOCAL_LENGTH).contains(&local.chars().count()) && local.chars().all(is_allowed)
}

fn is_domain(domain: &str) -> bool {
    let is_label = |label: &str| {
        !label.is_empty()
            && !label.starts_with('-')
            && !label.ends_with('-')
            && label.chars().all(|character| character.is_alphanumeric() || character == '-')
    };
    domain.contains('.') && domain.split('.').all(is_label)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn addresses_are_kept_in_lower_case() {
        assert_eq!(
            Email::parse(" Maria.Exemplo+x@Example.COM.br ").unwrap().as_str(),
            "maria.exemplo+x@example.com.br"
        );
        assert_round_trip("josé@açaí.com.br", Email::parse);
    }

    #[test]
    fn what_is_no_address_is_refused() {
        assert_refused(
            &[
                "",
                "maria",
                "@example.com",
                "maria@",
                "maria@example",
                "maria@@example.com",
                "ma ria@example.com",
                "maria@.com",
                "maria@-a.com",
                "maria@example..com",
                "maria\0@example.com",
                "maria@example.com\nbcc: x@y.z",
                "<maria@example.com>",
            ],
            Email::parse,
        );
        assert!(Email::parse(&format!("{}@example.com", "a".repeat(65))).is_err());
        assert!(Email::parse(&format!("a@{}.com", "a".repeat(250))).is_err());
    }

    proptest! {
        #[test]
        fn every_address_round_trips(text in "[A-Za-z0-9._+-]{1,20}@[a-z0-9]{1,10}(\\.[a-z]{2,5}){1,3}") {
            assert_round_trip(&text, Email::parse);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Email::parse);
        }

        #[test]
        fn any_text_around_an_at_is_read_or_refused(local: String, domain in "\\PC{1,10}\\.\\PC{1,5}") {
            assert_sound(&format!("{local}@{domain}"), Email::parse);
        }
    }
}
