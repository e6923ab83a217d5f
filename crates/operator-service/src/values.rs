//! Values that many operations read and show.

use std::fmt;

use domain::Flaw;
use domain::given::given;
use domain::values::{Moment, SearchText, Text};
use operator::runtime::json::TextEnum;
use operator::{Codigo, DataHora, Nome};

use super::errors::{Parameter, Refused};

/// A text as the contract's type for it, whose rules are those of the domain.
pub(super) fn text<W>(value: impl fmt::Display) -> W
where
    W: TryFrom<String>,
    W::Error: fmt::Debug,
{
    W::try_from(value.to_string()).expect("values of the domain fit the contract")
}

/// A name as the contract's type for it, which may be shorter than the name of an imported record.
pub(super) fn name<W>(name: &impl fmt::Display, max_length: usize) -> W
where
    W: TryFrom<String>,
    W::Error: fmt::Debug,
{
    text(name.to_string().chars().take(max_length).collect::<String>())
}

/// One of a closed list, by its word.
pub(super) fn word<W: TextEnum>(word: &str) -> W {
    W::from_name(word).expect("the words of the domain are the contract's")
}

/// One of a closed list that a field or a parameter holds.
pub(super) fn read_word<T>(
    field: &str,
    sent: impl fmt::Display,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<T, Refused> {
    parse(&sent.to_string()).map_err(Refused::at(field))
}

/// A moment as the contract writes it, in UTC.
pub(super) fn moment(moment: Moment) -> DataHora {
    moment.utc().into()
}

/// The moment that a parameter or a field names.
pub(super) fn read_moment(field: &str, sent: DataHora) -> Result<Moment, Refused> {
    let moment = Moment::from_micros(sent.into_inner().timestamp_micros());
    moment.ok_or_else(|| Flaw::new("está fora dos limites", "Envie um instante dos anos 1 a 9999").at(field).into())
}

/// A code as the contract writes it; `None` for the code 0, which plans of old may have and the contract does not know.
pub(super) fn code(number: i32) -> Option<Codigo> {
    Codigo::try_from(number).ok()
}

/// A code of records that are never 0.
pub(super) fn known_code(number: i32) -> Codigo {
    Codigo::try_from(number).expect("codes of the domain begin at 1")
}

/// The code that a path or a body names.
pub(super) fn read_code<T>(field: &str, sent: Codigo, new: impl FnOnce(i32) -> Result<T, Flaw>) -> Result<T, Refused> {
    new(sent.into_inner()).map_err(Refused::at(field))
}

/// A text that a field holds.
pub(super) fn read_text<const MAX: usize>(field: &str, sent: &str) -> Result<Text<MAX>, Refused> {
    Text::parse(sent).map_err(Refused::at(field))
}

/// A text that a field may hold; blank counts as left out.
pub(super) fn read_optional<const MAX: usize>(
    field: &str,
    sent: Option<&impl AsRef<str>>,
) -> Result<Option<Text<MAX>>, Refused> {
    Ok(given(field, sent.map(AsRef::as_ref), Text::parse)?)
}

/// The part of a name by which a list is asked for.
pub(super) fn read_name(sent: Option<&Nome>) -> Result<Option<SearchText>, Parameter> {
    sent.map(|name| SearchText::parse(name).map_err(|flaw| Parameter(flaw.at("nome")))).transpose()
}

/// The path of what was created.
pub(super) fn location(list: &str, code: i32) -> String {
    format!("/operador/{list}/{code}")
}

/// Whether two names are too much alike for a register to have both: case and accents do not tell them apart.
pub(super) fn is_same_name(one: &str, other: &str) -> bool {
    SearchText::of(one) == SearchText::of(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn closed_lists_have_the_words_of_the_contract() {
        let words = |words: Vec<&'static str>, names: &[&str]| assert_eq!(words, names);
        words(
            domain::catalogue::BenefitType::ALL.iter().map(|it| it.as_str()).collect(),
            operator::TipoBeneficio::NAMES,
        );
        words(
            domain::catalogue::SituationType::ALL.iter().map(|it| it.as_str()).collect(),
            operator::TipoSituacao::NAMES,
        );
        words(
            domain::catalogue::VehicleCategory::ALL.iter().map(|it| it.as_str()).collect(),
            operator::CategoriaTipoVeiculo::NAMES,
        );
    }

    #[test]
    fn names_are_the_same_whatever_their_case_and_accents() {
        assert!(is_same_name("Análise  Técnica", "ANALISE TECNICA"));
        assert!(!is_same_name("Análise", "Análises"));
    }
}
