//! What values show of themselves: all of it to who asks for it, and little to a log.

use super::*;
use crate::people::LastDigits;

/// A value, as it is kept and in a log.
macro_rules! shown {
    ($value:expr) => {{
        let value = $value.unwrap();
        (value.as_str().to_owned(), format!("{value:?}"))
    }};
}

#[test]
fn values_are_kept_whole_and_logged_covered() {
    for ((kept, logged), expected_kept, expected_logged) in [
        (shown!(CardNumber::parse("7001 23 4 567 890")), "7001234567890", "CardNumber(…890)"),
        (shown!(Chassis::parse("9bwzzz377vt004251")), "9BWZZZ377VT004251", "Chassis(17 characters)"),
        (shown!(Cnpj::parse("12.abc.345/01de-35")), "12ABC34501DE35", "Cnpj(**.ABC.345/****-**)"),
        (shown!(Cpf::parse("529.982.247-25")), "52998224725", "Cpf(***.982.247-**)"),
        (shown!(CpfCnpj::parse("529.982.247-25")), "52998224725", "Cpf(Cpf(***.982.247-**))"),
        (shown!(Email::parse("maria@example.com")), "maria@example.com", "Email(17 bytes)"),
        (shown!(Login::parse("maria")), "maria", "Login(5 bytes)"),
        (shown!(PersonName::parse("Maria Exemplo")), "Maria Exemplo", "PersonName(13 bytes)"),
        (shown!(Plate::parse("abc-1234")), "ABC1234", "Plate(ABC…)"),
        (shown!(PostalCode::parse("64049-000")), "64049000", "PostalCode(64…)"),
        (shown!(SearchText::parse("Antônio")), "antonio", "SearchText(7 bytes)"),
        (shown!(Text::<20>::parse("Rua das Amostras")), "Rua das Amostras", "Text(16 bytes)"),
        (shown!(LastDigits::parse("1111")), "1111", "LastDigits(…)"),
    ] {
        assert_eq!((kept.as_str(), logged.as_str()), (expected_kept, expected_logged));
    }
    assert_eq!(Colour::parse("1565C0").unwrap().as_str(), "1565C0");
    assert_eq!(format!("{:?}", Phone::parse("(86)99999-0001").unwrap()), "Phone(…01)");
}
