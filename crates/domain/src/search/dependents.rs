//! The search for dependents.

use crate::values::{CardNumber, Cpf, SearchText};
use crate::violation::Violation;

/// Filters of dependents; all that are given must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DependentFilters {
    /// Part of the name.
    pub name: Option<SearchText>,
    /// CPF.
    pub cpf: Option<Cpf>,
    /// Discount card.
    pub card: Option<CardNumber>,
}

/// A search by something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DependentSearch(DependentFilters);

impl DependentSearch {
    /// A search by these filters, one of which must be given.
    pub fn new(filters: DependentFilters) -> Result<Self, Violation> {
        let DependentFilters { name, cpf, card } = &filters;
        if name.is_some() || cpf.is_some() || card.is_some() {
            return Ok(Self(filters));
        }
        Err(Violation::none_of(&["nome", "cpf", "numeroCartaoDesconto"]))
    }

    /// The filters.
    pub fn filters(&self) -> &DependentFilters {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_is_needed() {
        assert_eq!(
            DependentSearch::new(DependentFilters::default()).unwrap_err().text(),
            "Informe ao menos um de nome, cpf ou numeroCartaoDesconto."
        );
        let named = DependentFilters { name: SearchText::parse("p").ok(), ..DependentFilters::default() };
        assert_eq!(DependentSearch::new(named.clone()).unwrap().filters(), &named);
    }
}
