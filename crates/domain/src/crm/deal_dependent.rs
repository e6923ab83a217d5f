//! Dependents of a deal about health.

use super::deal::DealData;
use crate::catalogue::{BenefitType, Plans};
use crate::dependents::Kinship;
use crate::people::{Sex, check_birth};
use crate::values::{Cpf, Day, DealDependentCode, Money, PersonName, Phone, PlanCode, Text};
use crate::violation::Violation;

/// A dependent in a deal.
#[derive(Debug, Clone, PartialEq)]
pub struct DealDependent {
    /// Code.
    pub code: DealDependentCode,
    /// Its data.
    pub data: DealDependentData,
}

/// Data of a dependent in a deal. Altering overwrites all of it.
#[derive(Debug, Clone, PartialEq)]
pub struct DealDependentData {
    /// Name.
    pub name: PersonName,
    /// CPF.
    pub cpf: Option<Cpf>,
    /// Day of birth.
    pub birth: Option<Day>,
    /// Kinship.
    pub kinship: Kinship,
    /// Sex.
    pub sex: Option<Sex>,
    /// Identity card.
    pub identity: Option<Text<30>>,
    /// Telephone.
    pub phone: Option<Phone>,
    /// The plan.
    pub plan: Option<PlanCode>,
    /// What the dependent costs in a month.
    pub value: Option<Money>,
}

/// Checks a dependent that is to be created or altered in a deal; `current` is what stands in the place of one that is
/// altered.
///
/// A deal that does not yet say what it is about may turn out to be about health.
pub fn check(
    data: &DealDependentData,
    current: Option<&DealDependentData>,
    deal: &DealData,
    plans: &Plans,
    today: Day,
) -> Result<(), Violation> {
    if let Some(kind) = deal.details.kind.filter(|kind| *kind != BenefitType::Health) {
        let text = format!("O negócio é de {}, e só o de saúde tem dependentes.", kind.benefits_in_words());
        return Err(Violation::new("codNegocio", &format!("{text} Confira o código do negócio.")));
    }
    check_birth(data.birth, current.and_then(|current| current.birth), today)?;
    let current_plan = current.and_then(|current| current.plan);
    data.plan.map_or(Ok(()), |plan| plans.chosen("codPlano", plan, current_plan).map(drop))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crm::{DealDetails, DealSituation};
    use crate::testing::{catalogue, day, store, today};
    use crate::values::{LeadCode, UserCode};

    #[test]
    fn only_deals_about_health_have_dependents() {
        let deal = |kind| DealData {
            lead: LeadCode::new(801).unwrap(),
            store: store(1),
            situation: DealSituation::Open,
            loss_reason: None,
            place: None,
            responsible: UserCode::new(12).unwrap(),
            closed: None,
            details: DealDetails { kind, ..DealDetails::default() },
        };
        let dependent = |plan: Option<i32>| DealDependentData {
            name: PersonName::parse_of_dependent("Rita").unwrap(),
            cpf: None,
            birth: None,
            kinship: Kinship::Other,
            sex: None,
            identity: None,
            phone: None,
            plan: plan.map(|code| PlanCode::new(code).unwrap()),
            value: None,
        };
        let plans = catalogue().plans;
        assert_eq!(check(&dependent(Some(20)), None, &deal(Some(BenefitType::Health)), &plans, today()), Ok(()));
        assert_eq!(check(&dependent(None), None, &deal(None), &plans, today()), Ok(()));
        assert_eq!(
            check(&dependent(None), None, &deal(Some(BenefitType::Vehicle)), &plans, today()).unwrap_err().text(),
            "O negócio é de benefícios veiculares, e só o de saúde tem dependentes. Confira o código do negócio."
        );
        assert!(
            check(&dependent(Some(999)), None, &deal(None), &plans, today()).is_err_and(|it| it.field() == "codPlano")
        );
        let unborn = DealDependentData { birth: Some(day("16/07/2026")), ..dependent(None) };
        assert!(check(&unborn, None, &deal(None), &plans, today()).is_err_and(|it| it.field() == "dataNascimento"));
        assert!(check(&unborn, Some(&unborn), &deal(None), &plans, today()).is_ok(), "it came from elsewhere");
    }
}
