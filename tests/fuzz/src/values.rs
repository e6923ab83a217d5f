//! Values of the domain: what is printed is read as the same, check digits are those of the law, refusals repeat nothing.

use std::fmt::{Debug, Display};

use chrono::NaiveDate;
use domain::Flaw;
use domain::values::{CardNumber, Chassis, Cnpj, Cpf, CpfCnpj, Day, DayFormat, Email, Money, Phone, Plate, PostalCode};

/// Any text as every value.
pub(crate) fn values(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Some(cpf) = sound(text, Cpf::parse) {
        assert!(has_check_digits(cpf.as_str(), &[9, 10]), "the last digits follow from the others");
    }
    if let Some(cnpj) = sound(text, Cnpj::parse) {
        assert!(has_check_digits(cnpj.as_str(), &[12, 13]), "the last digits follow from the others");
    }
    let both = sound(text, CpfCnpj::parse);
    assert_eq!(both.is_some(), Cpf::parse(text).is_ok() || Cnpj::parse(text).is_ok(), "it is one or the other");
    if let Some(plate) = sound(text, Plate::parse) {
        let again = Plate::parse(&plate.key().as_str().to_lowercase());
        assert_eq!(again.map(|again| again.key()), Ok(plate.key()), "both spellings are one car");
    }
    if let Some(day) = sound(text, Day::parse) {
        let theirs =
            ["%d/%m/%Y", "%Y-%m-%d"].iter().find_map(|format| NaiveDate::parse_from_str(text.trim(), format).ok());
        assert_eq!(Some(day.date()), theirs, "a calendar knows the day");
        assert_eq!(Day::parse_as(DayFormat::Iso, &day.iso()), Ok(day));
    }
    sound(text, Phone::parse);
    sound(text, PostalCode::parse);
    sound(text, Chassis::parse);
    sound(text, Email::parse);
    sound(text, Money::parse);
    sound(text, CardNumber::parse);
}

/// The value, after it was printed and read again.
fn sound<T: Display + Debug + PartialEq>(text: &str, parse: impl Fn(&str) -> Result<T, Flaw>) -> Option<T> {
    let value = match parse(text) {
        Ok(value) => value,
        Err(flaw) => {
            // An example in the refusal may resemble what was sent; it is there whatever was sent.
            let said = |flaw: Flaw| flaw.at("campo").text().to_owned();
            let usual = parse("?").err().map(said).unwrap_or_default();
            let is_telling = |sent: &str| sent.len() >= 8 && said(flaw).contains(sent) && !usual.contains(sent);
            assert!(!is_telling(text.trim()), "a refusal repeats what was sent");
            return None;
        }
    };
    let printed = value.to_string();
    let again = parse(&printed).unwrap_or_else(|_| panic!("{value:?} is printed and refused"));
    assert_eq!(again, value, "it is printed as another");
    assert_eq!(again.to_string(), printed, "it is printed in one way");
    Some(value)
}

/// Whether the digits at these places follow from those before them, modulo 11; letters count from 17 on.
fn has_check_digits(text: &str, places: &[usize]) -> bool {
    let numbers: Vec<u32> = text.bytes().map(|byte| u32::from(byte) - u32::from(b'0')).collect();
    let is_company = text.len() == 14;
    places.iter().all(|&place| {
        let weights = (2..).map(|weight| if is_company { (weight - 2) % 8 + 2 } else { weight });
        let sum: u32 = numbers[..place].iter().rev().zip(weights).map(|(number, weight)| number * weight).sum();
        let expected = match sum % 11 {
            0 | 1 => 0,
            rest => 11 - rest,
        };
        numbers[place] == expected
    })
}
