//! Plans: what is bought.

use super::benefit_type::BenefitType;
use crate::values::{Money, PlanCode, Text};
use crate::violation::Violation;

/// A plan that a benefit may have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Its code.
    pub code: PlanCode,
    /// Its name.
    pub name: Text<200>,
    /// The type that it gives to a benefit.
    pub kind: BenefitType,
    /// Monthly price.
    pub value: Money,
    /// Whether it can still be bought.
    pub is_active: bool,
}

/// All plans.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plans(Vec<Plan>);

// Plans are the operator's: no operation of the service lists them.
const REMEDY: &str = "Use um plano à venda; quem opera o serviço os lista em GET /operador/planos";

impl Plans {
    /// The plans of a base.
    pub fn new(plans: Vec<Plan>) -> Self {
        Self(plans)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Plan> {
        self.0.iter()
    }

    /// The plan with a code.
    pub fn find(&self, code: PlanCode) -> Option<&Plan> {
        self.0.iter().find(|plan| plan.code == code)
    }

    /// The plan that the field of a body names to be bought.
    pub fn on_sale(&self, field: &str, code: PlanCode) -> Result<&Plan, Violation> {
        self.chosen(field, code, None)
    }

    /// The plan that the field of a body names where `current` stands: bought, or kept although it is no longer on sale.
    pub fn chosen(&self, field: &str, sent: PlanCode, current: Option<PlanCode>) -> Result<&Plan, Violation> {
        let plan = self.find(sent).ok_or_else(|| Violation::unknown_code(field, sent, REMEDY))?;
        if plan.is_active || current == Some(sent) {
            Ok(plan)
        } else {
            Err(Violation::new(field, &format!("{field} {sent} não pode mais ser contratado. {REMEDY}.")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::plan;

    #[test]
    fn a_plan_must_exist_and_be_on_sale() {
        let retired = Plan { is_active: false, ..plan(10, BenefitType::Vehicle) };
        let plans = Plans::new(vec![retired, plan(20, BenefitType::Health)]);
        let code = |number| PlanCode::new(number).unwrap();
        assert!(plans.on_sale("codPlano", code(20)).is_ok());
        assert!(plans.chosen("codPlano", code(10), Some(code(10))).is_ok(), "it is kept");
        assert!(plans.chosen("codPlano", code(10), Some(code(20))).is_err());
        assert_eq!(
            plans.on_sale("codPlano", code(10)).unwrap_err().text(),
            "codPlano 10 não pode mais ser contratado. Use um plano à venda; quem opera o serviço os lista em GET /operador/planos."
        );
        assert_eq!(
            plans.on_sale("codPlano", code(999)).unwrap_err().text(),
            "codPlano 999 não existe. Use um plano à venda; quem opera o serviço os lista em GET /operador/planos."
        );
        assert_eq!(plans.iter().map(|plan| plan.code.get()).collect::<Vec<_>>(), [10, 20]);
    }
}
