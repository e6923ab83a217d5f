//! Units of the federation.

use super::set::value_set;
use crate::violation::Flaw;

value_set! {
    /// A state, or the federal district, by its letters.
    pub enum Uf {
        /// Acre.
        Ac = "AC",
        /// Alagoas.
        Al = "AL",
        /// Amazonas.
        Am = "AM",
        /// Amapá.
        Ap = "AP",
        /// Bahia.
        Ba = "BA",
        /// Ceará.
        Ce = "CE",
        /// Distrito Federal.
        Df = "DF",
        /// Espírito Santo.
        Es = "ES",
        /// Goiás.
        Go = "GO",
        /// Maranhão.
        Ma = "MA",
        /// Minas Gerais.
        Mg = "MG",
        /// Mato Grosso do Sul.
        Ms = "MS",
        /// Mato Grosso.
        Mt = "MT",
        /// Pará.
        Pa = "PA",
        /// Paraíba.
        Pb = "PB",
        /// Pernambuco.
        Pe = "PE",
        /// Piauí.
        Pi = "PI",
        /// Paraná.
        Pr = "PR",
        /// Rio de Janeiro.
        Rj = "RJ",
        /// Rio Grande do Norte.
        Rn = "RN",
        /// Rondônia.
        Ro = "RO",
        /// Roraima.
        Rr = "RR",
        /// Rio Grande do Sul.
        Rs = "RS",
        /// Santa Catarina.
        Sc = "SC",
        /// Sergipe.
        Se = "SE",
        /// São Paulo.
        Sp = "SP",
        /// Tocantins.
        To = "TO",
    }
}

impl Uf {
    /// Reads the letters in capitals or not.
    pub fn parse_any_case(text: &str) -> Result<Self, Flaw> {
        Self::parse(&text.trim().to_ascii_uppercase())
            .map_err(|_| Flaw::new("não é uma unidade da federação", "Envie a sigla, por exemplo PI"))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn all_twenty_seven_are_read_in_any_case() {
        assert_eq!(Uf::ALL.len(), 27);
        for uf in Uf::ALL {
            assert_round_trip(&uf.to_string().to_lowercase(), Uf::parse_any_case);
        }
    }

    #[test]
    fn others_are_refused() {
        assert_refused(&["", "XX", "P", "PIA", "ＰＩ", "P\0", "Piauí"], Uf::parse_any_case);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Uf::parse_any_case);
        }
    }
}
