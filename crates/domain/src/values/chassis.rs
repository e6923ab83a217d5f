//! Chassis numbers of vehicles.

use super::set::shown;
use crate::violation::Flaw;

/// Most characters of a chassis number; the interface says so. Numbers of today have 17, older ones any length.
const MAX_LENGTH: usize = 20;

/// A chassis number: up to twenty letters and digits, in capitals.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chassis(String);

impl Chassis {
    /// Reads a chassis number in capitals or not; spaces and hyphens are left out.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let bare: String = text.chars().filter(|character| !matches!(character, ' ' | '-')).collect();
        let is_chassis =
            (1..=MAX_LENGTH).contains(&bare.len()) && bare.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if is_chassis {
            Ok(Self(bare.to_ascii_uppercase()))
        } else {
            Err(Flaw::new("não é um chassi", "Envie até 20 letras e algarismos, por exemplo 9BWZZZ377VT004251"))
        }
    }
}

shown! { Chassis |it| &it.0, "{} characters", it.0.len() }

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn capitals_and_separators_do_not_matter() {
        assert_eq!(Chassis::parse("9bwzzz377-vt 004251").unwrap().to_string(), "9BWZZZ377VT004251");
    }

    #[test]
    fn what_no_car_bears_is_refused() {
        assert_refused(
            &["", " ", "-", "123456789012345678901", "9BW'--", "9BW%", "９BW", "9BW\0", "çhassi"],
            Chassis::parse,
        );
    }

    proptest! {
        #[test]
        fn every_number_round_trips(text in "[A-Za-z0-9]{1,20}") {
            assert_round_trip(&text, Chassis::parse);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Chassis::parse);
        }
    }
}
