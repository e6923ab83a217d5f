//! The search for benefits.

use crate::values::{CardNumber, Chassis, Cnpj, Cpf, PlanCode, Plate, Sequential, Text};
use crate::violation::Violation;

/// Filters of benefits; all that are given must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BenefitFilters {
    /// CPF of the holder.
    pub cpf: Option<Cpf>,
    /// CNPJ of the holder.
    pub cnpj: Option<Cnpj>,
    /// Plate, in either spelling.
    pub plate: Option<Plate>,
    /// Chassis number.
    pub chassis: Option<Chassis>,
    /// Sequential number.
    pub sequential: Option<Sequential>,
    /// Discount card.
    pub card: Option<CardNumber>,
    /// Name of the situation, whatever its case.
    pub situation: Option<Text<200>>,
    /// The plan.
    pub plan: Option<PlanCode>,
}

/// A search that names the benefit by something of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BenefitSearch(BenefitFilters);

impl BenefitSearch {
    /// A search by these filters, one of which must be of the benefit itself.
    pub fn new(filters: BenefitFilters) -> Result<Self, Violation> {
        // A new filter must be judged here: is it of the benefit itself?
        let BenefitFilters { cpf: _, cnpj: _, plate, chassis, sequential, card, situation: _, plan: _ } = &filters;
        if plate.is_some() || chassis.is_some() || sequential.is_some() || card.is_some() {
            return Ok(Self(filters));
        }
        Err(Violation::none_of(&["placa", "chassi", "sequencial", "numeroCartaoDesconto"]))
    }

    /// The filters.
    pub fn filters(&self) -> &BenefitFilters {
        &self.0
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
