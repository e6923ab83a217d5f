//! The search for benefits.

use crate::values::{CardNumber, Chassis, Cnpj, Cpf, PlanCode, Plate, Sequential, Text};

search! {
    /// Filters of benefits; all that are given must hold.
    BenefitFilters
    /// A search that names the benefit by something of its own.
    BenefitSearch
    one of {
        /// Plate, in either spelling.
        plate: Plate = "placa",
        /// Chassis number.
        chassis: Chassis = "chassi",
        /// Sequential number.
        sequential: Sequential = "sequencial",
        /// Discount card.
        card: CardNumber = "numeroCartaoDesconto",
    }
    any of {
        /// CPF of the holder.
        cpf: Cpf,
        /// CNPJ of the holder.
        cnpj: Cnpj,
        /// Name of the situation, whatever its case.
        situation: Text<200>,
        /// The plan.
        plan: PlanCode,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn something_of_the_benefit_itself_is_needed() {
        for filters in [
            BenefitFilters::default(),
            BenefitFilters { cpf: Cpf::parse("52998224725").ok(), ..BenefitFilters::default() },
            BenefitFilters { cnpj: Cnpj::parse("12ABC34501DE35").ok(), ..BenefitFilters::default() },
            BenefitFilters {
                situation: Text::parse("Ativo").ok(),
                plan: PlanCode::new(1).ok(),
                ..BenefitFilters::default()
            },
        ] {
            assert_eq!(
                BenefitSearch::new(filters).unwrap_err().text(),
                "Informe ao menos um de placa, chassi, sequencial ou numeroCartaoDesconto."
            );
        }
        for filters in [
            BenefitFilters { plate: Plate::parse("ABC1234").ok(), ..BenefitFilters::default() },
            BenefitFilters { chassis: Chassis::parse("9BW").ok(), ..BenefitFilters::default() },
            BenefitFilters { sequential: Sequential::new(0).ok(), ..BenefitFilters::default() },
            BenefitFilters { card: CardNumber::parse("7001234567890").ok(), ..BenefitFilters::default() },
        ] {
            assert_eq!(BenefitSearch::new(filters.clone()).unwrap().filters(), &filters);
        }
    }
}
