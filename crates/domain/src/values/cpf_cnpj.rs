//! CPF or CNPJ: what a person, natural or legal, is known by.

use std::fmt;

use super::cnpj::Cnpj;
use super::cpf::Cpf;
use crate::violation::Flaw;

/// The document that names a person.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CpfCnpj {
    /// Of a natural person.
    Cpf(Cpf),
    /// Of a company.
    Cnpj(Cnpj),
}

impl CpfCnpj {
    /// Reads either, told apart by their length without mask.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        match text.chars().filter(char::is_ascii_alphanumeric).count() {
            11 => Cpf::parse(text).map(Self::Cpf),
            14 => Cnpj::parse(text).map(Self::Cnpj),
            _ => Err(Flaw::new(
                "não é um CPF nem um CNPJ",
                "Envie os 11 dígitos do CPF ou os 14 caracteres do CNPJ, com ou sem máscara",
            )),
        }
    }

    /// The characters without mask.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Cpf(cpf) => cpf.as_str(),
            Self::Cnpj(cnpj) => cnpj.as_str(),
        }
    }

    /// The document partly covered, as an open operation shows it.
    pub fn covered(&self) -> String {
        match self {
            Self::Cpf(cpf) => cpf.covered(),
            Self::Cnpj(cnpj) => cnpj.covered(),
        }
    }
}

impl fmt::Display for CpfCnpj {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cpf(cpf) => cpf.fmt(formatter),
            Self::Cnpj(cnpj) => cnpj.fmt(formatter),
        }
    }
}

impl From<Cpf> for CpfCnpj {
    fn from(cpf: Cpf) -> Self {
        Self::Cpf(cpf)
    }
}

impl From<Cnpj> for CpfCnpj {
    fn from(cnpj: Cnpj) -> Self {
        Self::Cnpj(cnpj)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn either_is_read_and_told_apart() {
        for text in ["52998224725", "529.982.247-25", "12abc34501de35", "11.222.333/0001-81"] {
            assert_round_trip(text, CpfCnpj::parse);
        }
        assert!(matches!(CpfCnpj::parse("529.982.247-25"), Ok(CpfCnpj::Cpf(_))));
        assert!(matches!(CpfCnpj::parse("12.ABC.345/01DE-35"), Ok(CpfCnpj::Cnpj(_))));
        assert_eq!(CpfCnpj::parse("12ABC34501DE35").unwrap().covered(), "**.ABC.345/****-**");
    }

    #[test]
    fn neither_is_refused() {
        assert_refused(
            &["", "123", "1234567890123", "7001 23 4 567 890", "529.982.247-26", "1222333000181"],
            CpfCnpj::parse,
        );
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, CpfCnpj::parse);
        }

        #[test]
        fn anything_like_a_document_is_read_or_refused(text in "[0-9A-Za-z./ -]{0,20}") {
            assert_sound(&text, CpfCnpj::parse);
        }
    }
}
