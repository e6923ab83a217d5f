//! Items of a benefit: the plans that it holds, one after another.

use super::benefit::Benefit;
use crate::catalogue::{Plan, Plans, SituationType, Situations};
use crate::values::{Day, ItemCode, Money, PlanCode};
use crate::violation::Violation;

/// An item (plan) of a benefit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BenefitItem {
    /// Code.
    pub code: ItemCode,
    /// Its data.
    pub data: ItemData,
    /// The day on which it ended.
    pub excluded: Option<Day>,
}

/// Data of an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemData {
    /// The plan.
    pub plan: PlanCode,
    /// Its price.
    pub value: Money,
    /// The day on which it began.
    pub included: Day,
}

/// An item as somebody asks it to be added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItemDraft {
    /// The plan.
    pub plan: PlanCode,
    /// Its price; without it, the plan's.
    pub value: Option<Money>,
    /// The day on which it begins; without it, today.
    pub included: Option<Day>,
}

/// Changes of the items when a benefit's plan changes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ItemChanges {
    /// The item that ends today.
    pub exclude: Option<ItemCode>,
    /// The item that begins.
    pub include: Option<ItemData>,
}

impl BenefitItem {
    /// Whether it still holds.
    pub fn is_active(&self) -> bool {
        self.excluded.is_none()
    }

    /// Whether the benefit rests on it: it holds, and is of the benefit's own plan. It ends when that plan changes.
    pub fn is_own(&self, benefit: &Benefit) -> bool {
        self.is_active() && self.data.plan == benefit.data.plan
    }
}

/// Decides what adding an item to a benefit comes to.
pub fn add(
    draft: &ItemDraft,
    benefit: &Benefit,
    items: &[BenefitItem],
    plans: &Plans,
    situations: &Situations,
    today: Day,
) -> Result<ItemData, Violation> {
    let plan = plans.on_sale("codPlano", draft.plan)?;
    let is_cancelled = situations.find(benefit.data.situation).is_some_and(|it| it.kind == SituationType::Cancelled);
    if is_cancelled {
        return Err(Violation::new(
            "codBeneficio",
            "O benefício está cancelado e não recebe itens. Reative-o antes em POST /ext/beneficio.",
        ));
    }
    if active(items, draft.plan).is_some() {
        let text =
            format!("O benefício já tem o plano {}. Consulte GET /ext/beneficio/{}/itens.", draft.plan, benefit.code);
        return Err(Violation::new("codPlano", &text));
    }
    Ok(ItemData {
        plan: plan.code,
        value: draft.value.unwrap_or(plan.value),
        included: draft.included.unwrap_or(today),
    })
}

/// Decides what becomes of the items when a benefit is saved with a plan; `old` is the plan that it had.
pub fn follow_plan(items: &[BenefitItem], old: Option<PlanCode>, new: &Plan, today: Day) -> ItemChanges {
    let exclude = old.filter(|old| *old != new.code).and_then(|old| active(items, old)).map(|item| item.code);
    // A plan that is kept although it is no longer on sale begins no item.
    let begins = new.is_active && active(items, new.code).is_none();
    let include = begins.then_some(ItemData { plan: new.code, value: new.value, included: today });
    ItemChanges { exclude, include }
}

fn active(items: &[BenefitItem], plan: PlanCode) -> Option<&BenefitItem> {
    items.iter().find(|item| item.data.plan == plan && item.is_active())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::BenefitType;
    use crate::testing::{benefit, catalogue, day, plan, today};

    fn item(code: i32, plan_code: i32, excluded: Option<Day>) -> BenefitItem {
        let plan = plan(plan_code, BenefitType::Health);
        BenefitItem {
            code: ItemCode::new(code).unwrap(),
            data: ItemData { plan: plan.code, value: plan.value, included: day("05/01/2025") },
            excluded,
        }
    }

    fn added(plan_code: i32, situation: i32, items: &[BenefitItem]) -> Result<ItemData, String> {
        let catalogue = catalogue();
        let draft = ItemDraft { plan: PlanCode::new(plan_code).unwrap(), value: None, included: None };
        add(&draft, &benefit(5001, situation), items, &catalogue.plans, &catalogue.situations, today())
            .map_err(|violation| violation.text().to_owned())
    }

    #[test]
    fn an_item_takes_value_and_day_where_none_are_sent() {
        let item = added(30, 1, &[]).unwrap();
        assert_eq!((item.value.centavos(), item.included), (14_990, today()));
    }

    #[test]
    fn a_plan_is_held_once_at_a_time() {
        assert_eq!(
            added(30, 1, &[item(1, 30, None)]),
            Err("O benefício já tem o plano 30. Consulte GET /ext/beneficio/5001/itens.".to_owned())
        );
        assert!(added(30, 1, &[item(1, 30, Some(today()))]).is_ok(), "it ended");
        assert!(added(999, 1, &[]).is_err_and(|text| text.starts_with("codPlano 999 não existe.")));
        assert!(added(30, 3, &[]).is_err_and(|text| text.starts_with("O benefício está cancelado")));
    }

    #[test]
    fn a_benefit_rests_on_the_item_of_its_plan_while_it_holds() {
        let mut benefit = benefit(5001, 1);
        benefit.data.plan = PlanCode::new(20).unwrap();
        assert!(item(1, 20, None).is_own(&benefit));
        assert!(!item(2, 20, Some(today())).is_own(&benefit), "it ended");
        assert!(!item(3, 30, None).is_own(&benefit));
    }

    #[test]
    fn items_follow_the_plan_of_the_benefit() {
        let new = plan(30, BenefitType::Health);
        let old = PlanCode::new(20).ok();
        let items = [item(1, 20, None)];
        let first = follow_plan(&[], None, &new, today());
        assert!(first.exclude.is_none() && first.include.is_some_and(|it| it.plan == new.code));
        let replaced = follow_plan(&items, old, &new, today());
        assert_eq!(replaced.exclude, Some(items[0].code));
        assert!(replaced.include.is_some());
        assert_eq!(follow_plan(&items, old, &plan(20, BenefitType::Health), today()), ItemChanges::default());
        let retired = Plan { is_active: false, ..plan(20, BenefitType::Health) };
        assert_eq!(follow_plan(&[], old, &retired, today()), ItemChanges::default(), "kept, and not bought again");
    }
}
