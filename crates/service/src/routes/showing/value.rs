//! Single values.

use std::fmt;

use api::runtime::json::TextEnum;
use api::{DataBr, Telefone, Valor};
use domain::values::{Day, Money, Phone};

/// A value as the contract's type for it.
pub(super) fn wire<V, W>(value: V) -> W
where
    W: TryFrom<V>,
    W::Error: fmt::Debug,
{
    W::try_from(value).expect("values of the domain fit the contract")
}

/// A number that no rule has looked at, since it was imported; one that the contract does not know is left out.
pub(super) fn unchecked<W: TryFrom<i32>>(number: Option<i32>) -> Option<W> {
    number.and_then(|number| W::try_from(number).ok())
}

/// A value as the contract's text for it.
pub(super) fn text<W>(value: impl fmt::Display) -> W
where
    W: TryFrom<String>,
    W::Error: fmt::Debug,
{
    wire(value.to_string())
}

/// One of a closed list, by its word.
pub(super) fn word<W: TextEnum>(word: &str) -> W {
    W::from_name(word).expect("the words of the domain are the contract's")
}

/// A day, left out where there is none.
pub(super) fn day(day: Option<Day>) -> Option<DataBr> {
    day.map(text)
}

/// A day on which something ends, empty until it does.
pub(super) fn end(day: Option<Day>) -> DataBr {
    day.map_or_else(|| wire(String::new()), text)
}

/// A telephone, null where there is none.
pub(super) fn phone(phone: Option<&Phone>) -> Option<Telefone> {
    phone.map(text)
}

/// An amount.
pub(super) fn money(money: Money) -> Valor {
    wire(money.reais())
}

#[cfg(test)]
mod tests {
    use domain;

    use super::*;

    /// Asserts that a closed list of the domain and one of the contract have the same words.
    macro_rules! assert_same_words {
        ($($ours:ty => $wire:ty),+ $(,)?) => { $(
            let ours: Vec<&str> = <$ours>::ALL.iter().map(|it| it.as_str()).collect();
            assert_eq!(ours, <$wire as TextEnum>::NAMES, stringify!($ours));
        )+ };
    }

    #[test]
    fn closed_lists_have_the_words_of_the_contract() {
        assert_same_words!(
            domain::people::Nature => api::Natureza,
            domain::people::Sex => api::Sexo,
            domain::people::PhoneKind => api::TipoTelefone,
            domain::dependents::Kinship => api::Parentesco,
            domain::catalogue::BenefitType => api::TipoBeneficio,
            domain::catalogue::SituationType => api::TipoSituacao,
            domain::catalogue::SellerKind => api::TipoVendedor,
            domain::catalogue::VehicleCategory => api::CategoriaTipoVeiculo,
            domain::vehicles::Fuel => api::Combustivel,
            domain::crm::DealSituation => api::SituacaoNegocio,
            domain::events::Involved => api::Envolvido,
            domain::events::Priority => api::Prioridade,
            domain::benefits::ValidationStatus => api::StatusValidacao,
        );
    }

    #[test]
    fn the_largest_values_fit() {
        assert_eq!(money(Money::from_centavos(100_000_000_000).unwrap()).into_inner().to_string(), "1000000000");
        let abroad = Phone::parse_in(999, "123456789012345").unwrap();
        assert_eq!(phone(Some(&abroad)).map(|it| it.to_string()).as_deref(), Some("+999 123456789012345"));
    }
}
