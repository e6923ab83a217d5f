//! The search for dependents.

use crate::values::{CardNumber, Cpf, SearchText};

search! {
    /// Filters of dependents; all that are given must hold.
    DependentFilters
    /// A search by something.
    DependentSearch
    one of {
        /// Part of the name.
        name: SearchText = "nome",
        /// CPF.
        cpf: Cpf = "cpf",
        /// Discount card.
        card: CardNumber = "numeroCartaoDesconto",
    }
    any of {}
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
