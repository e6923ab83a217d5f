//! Validating a benefit: is it in force, and whose is it?
//!
//! The operation is open to everybody, so it asks for something that identifies one benefit and answers little.

use super::benefit::Benefit;
use crate::catalogue::{SituationType, Situations};
use crate::people::Person;
use crate::values::{CardNumber, CpfCnpj, Sequential, value_set};
use crate::violation::{Flaw, Violation};

value_set! {
    /// Whether a benefit is in force.
    pub enum ValidationStatus {
        /// In force.
        Active = "ativo",
        /// Not in force.
        Inactive = "inativo",
    }
}

/// Identification of a benefit; all that is given must be true of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValidationQuery {
    card: Option<CardNumber>,
    documents: Vec<CpfCnpj>,
    sequential: Option<Sequential>,
}

/// Public data of a benefit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Validated {
    /// Whether it is in force.
    pub status: ValidationStatus,
    /// The holder's name.
    pub name: String,
    /// The holder's document, partly covered.
    pub document: String,
}

impl ValidationQuery {
    /// A query from the three fields of the body; `enrolment` is a card number or a CPF/CNPJ.
    pub fn new(
        enrolment: Option<&str>,
        document: Option<&str>,
        sequential: Option<Sequential>,
    ) -> Result<Self, Violation> {
        use crate::given::given;
        let enrolment = given("matricula", enrolment, Enrolment::parse)?;
        let document = given("cpfCnpj", document, CpfCnpj::parse)?;
        let (card, other_document) = match enrolment {
            None => (None, None),
            Some(Enrolment::Card(card)) => (Some(card), None),
            Some(Enrolment::Document(document)) => (None, Some(document)),
        };
        let documents: Vec<CpfCnpj> = document.into_iter().chain(other_document).collect();
        if card.is_none() && documents.is_empty() && sequential.is_none() {
            return Err(Violation::new("matricula", "Informe cpfCnpj, matricula ou sequencial."));
        }
        Ok(Self { card, documents, sequential })
    }

    /// The card, if one was given.
    pub fn card(&self) -> Option<&CardNumber> {
        self.card.as_ref()
    }

    /// The holder's document, if one was given.
    pub fn document(&self) -> Option<&CpfCnpj> {
        self.documents.first()
    }

    /// The sequential number, if one was given.
    pub fn sequential(&self) -> Option<Sequential> {
        self.sequential
    }

    /// The sequential number, if nothing else was given.
    pub fn number_alone(&self) -> Option<Sequential> {
        self.sequential.filter(|_| self.card.is_none() && self.documents.is_empty())
    }

    /// The answer for the benefits that were found, each with its holder.
    ///
    /// Of several that fit, one in force is meant, and the oldest of those.
    pub fn answer<'a>(
        &self,
        found: impl IntoIterator<Item = (&'a Benefit, &'a Person)>,
        situations: &Situations,
    ) -> Result<Validated, Violation> {
        let is_active = |benefit: &Benefit| {
            situations.find(benefit.data.situation).is_some_and(|it| it.kind == SituationType::Active)
        };
        let fitting = found.into_iter().filter(|(benefit, holder)| self.fits(benefit, holder));
        let Some((benefit, holder)) = fitting.min_by_key(|(benefit, _)| (!is_active(benefit), benefit.code)) else {
            return Err(Violation::new(
                "matricula",
                "Benefício não encontrado. Confira o CPF/CNPJ, o número do cartão ou o sequencial.",
            ));
        };
        let status = if is_active(benefit) { ValidationStatus::Active } else { ValidationStatus::Inactive };
        Ok(Validated { status, name: holder.data.name.to_string(), document: holder.data.document.covered() })
    }

    fn fits(&self, benefit: &Benefit, holder: &Person) -> bool {
        benefit.data.person == holder.code
            && self.card.as_ref().is_none_or(|card| benefit.data.card.as_ref() == Some(card))
            && self.documents.iter().all(|document| *document == holder.data.document)
            && self.sequential.is_none_or(|sequential| sequential == benefit.sequential)
    }
}

/// What `matricula` may be, told apart by its length.
enum Enrolment {
    Card(CardNumber),
    Document(CpfCnpj),
}

impl Enrolment {
    fn parse(text: &str) -> Result<Self, Flaw> {
        match text.chars().filter(char::is_ascii_alphanumeric).count() {
            11 | 14 => CpfCnpj::parse(text).map(Self::Document),
            13 => CardNumber::parse(text).map(Self::Card),
            _ => Err(Flaw::new(
                "não é um cartão nem um CPF/CNPJ",
                "Envie os 13 dígitos do cartão, os 11 do CPF ou os 14 caracteres do CNPJ",
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{benefit, person, situations};

    const CPF: &str = "52998224725";

    fn said<T>(result: Result<T, Violation>) -> String {
        result.map_or_else(|violation| violation.text().to_owned(), |_| "found".to_owned())
    }

    #[test]
    fn a_query_needs_something_that_identifies() {
        for blank in [None, Some(""), Some("   ")] {
            assert_eq!(said(ValidationQuery::new(blank, blank, None)), "Informe cpfCnpj, matricula ou sequencial.");
        }
        for text in
            ["7001 23 4 567 890", "7001234567890", CPF, "529.982.247-25", "12abc34501de35", "12.ABC.345/01DE-35"]
        {
            assert_eq!(said(ValidationQuery::new(Some(text), None, None)), "found", "{text}");
        }
        let query = ValidationQuery::new(Some("7001234567890"), Some(CPF), Sequential::new(7).ok()).unwrap();
        assert_eq!(query.card(), CardNumber::parse("7001234567890").ok().as_ref());
        assert_eq!(query.document(), CpfCnpj::parse(CPF).ok().as_ref());
        assert_eq!(query.sequential().map(Sequential::get), Some(7));
        for text in ["1", "'; drop table", "52998224700", "\0", "70012345678９0"] {
            assert!(ValidationQuery::new(Some(text), None, None).is_err(), "{text}");
        }
    }

    #[test]
    fn all_that_is_given_must_be_true_of_one_benefit() {
        let holder = person(1001, CPF, 1);
        let mut held = benefit(5001, 1);
        held.data.card = CardNumber::parse("7001234567890").ok();
        let answer = |enrolment, document, sequential: Option<i32>| {
            let sequential = sequential.map(|number| Sequential::new(number).unwrap());
            let query = ValidationQuery::new(enrolment, document, sequential).unwrap();
            query.answer([(&held, &holder)], &situations()).is_ok()
        };
        assert!(answer(Some("7001234567890"), Some(CPF), Some(3001)));
        assert!(answer(None, None, Some(3001)));
        assert!(!answer(Some("7001234567891"), None, None));
        assert!(!answer(Some("7001234567890"), None, Some(3002)));
        assert!(!answer(Some("390.533.447-05"), Some(CPF), None), "two documents are nobody's");
    }

    #[test]
    fn one_in_force_is_preferred_and_little_is_told() {
        let holder = person(1001, CPF, 1);
        let (cancelled, active, later) = (benefit(5001, 3), benefit(5002, 1), benefit(5003, 1));
        let query = ValidationQuery::new(Some(CPF), None, None).unwrap();
        let all = [(&cancelled, &holder), (&later, &holder), (&active, &holder)];
        let validated = query.answer(all, &situations()).unwrap();
        assert_eq!(validated.status, ValidationStatus::Active);
        assert_eq!((validated.name.as_str(), validated.document.as_str()), ("Pessoa Exemplo", "***.982.247-**"));
        let only = query.answer([(&cancelled, &holder)], &situations()).unwrap();
        assert_eq!(only.status.as_str(), "inativo");
        assert_eq!(
            said(query.answer([], &situations())),
            "Benefício não encontrado. Confira o CPF/CNPJ, o número do cartão ou o sequencial."
        );
    }
}
