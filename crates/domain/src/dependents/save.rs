//! Saving a dependent: linked to a benefit, or overwritten when its code is sent.
//!
//! Card and activity stay where they are not sent: they are given once, and a caller who corrects a name knows neither.

use super::dependent::{Dependent, DependentData};
use super::kinship::Kinship;
use crate::benefits::{Benefit, CardOwner};
use crate::catalogue::{Catalogue, SituationType};
use crate::people::{Sex, check_birth};
use crate::sent::Sent;
use crate::stores::StoreAccess;
use crate::values::{BenefitCode, CardNumber, Cpf, Day, DependentCode, PersonName, Phone, PlanCode, Text};
use crate::violation::Violation;

/// A dependent as somebody asks it to be saved.
#[derive(Debug, Clone, PartialEq)]
pub struct DependentDraft {
    /// The dependent to overwrite; without it, a new one.
    pub code: Option<DependentCode>,
    /// The benefit.
    pub benefit: BenefitCode,
    /// Name.
    pub name: PersonName,
    /// CPF.
    pub cpf: Option<Cpf>,
    /// Day of birth.
    pub birth: Option<Day>,
    /// Identity card.
    pub identity: Option<Text<30>>,
    /// The discount card.
    pub card: Sent<CardNumber>,
    /// Telephone.
    pub phone: Option<Phone>,
    /// Kinship; without it, `OUTRO`.
    pub kinship: Option<Kinship>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Plans.
    pub plans: Vec<PlanCode>,
    /// Whether the dependent is active; without it, as before, and a new one is.
    pub active: Option<bool>,
}

/// Facts by which a dependent is saved.
#[derive(Debug, Clone, Copy)]
pub struct DependentFacts<'a> {
    /// Stores that the user sees.
    pub access: &'a StoreAccess,
    /// The catalogue to choose from.
    pub catalogue: &'a Catalogue,
    /// The benefit with the code that was sent, seen or not.
    pub benefit: Option<&'a Benefit>,
    /// The dependent with the code that was sent, of whatever benefit.
    pub current: Option<&'a Dependent>,
    /// The dependent of the benefit with the CPF that was sent.
    pub same_cpf: Option<DependentCode>,
    /// Whose the card is that was sent.
    pub card_owner: Option<CardOwner>,
    /// The day of the request.
    pub today: Day,
}

/// Outcome of saving.
#[derive(Debug, Clone, PartialEq)]
pub struct DependentChange {
    /// The dependent that is overwritten; without it, a new one.
    pub code: Option<DependentCode>,
    /// Its data after the change.
    pub data: DependentData,
}

/// Decides what saving a draft comes to.
pub fn save(draft: DependentDraft, facts: &DependentFacts<'_>) -> Result<DependentChange, Violation> {
    let benefit = seen_benefit(draft.benefit, facts)?;
    check_code(&draft, facts)?;
    let current = draft.code.and(facts.current).map(|current| &current.data);
    let is_active = draft.active.unwrap_or_else(|| current.is_none_or(|current| current.is_active));
    if is_active && current.is_none_or(|current| !current.is_active) {
        check_receives(benefit, facts)?;
    }
    check_birth(draft.birth, current.and_then(|current| current.birth), facts.today)?;
    if draft.cpf.is_some() && facts.same_cpf.is_some_and(|known| Some(known) != draft.code) {
        return Err(Violation::new(
            "cpf",
            "O benefício já tem um dependente com o cpf informado. Para alterá-lo, envie o seu codDependente.",
        ));
    }
    CardOwner::check(draft.card.value().and(facts.card_owner), draft.code.map(CardOwner::Dependent))?;
    let DependentDraft { code, benefit, name, cpf, birth, identity, card, phone, kinship, sex, plans: sent, active: _ } =
        draft;
    let held = current.map_or(&[][..], |current| &current.plans);
    let mut plans = Vec::with_capacity(sent.len());
    for (idx, plan) in sent.into_iter().enumerate() {
        let kept = held.contains(&plan).then_some(plan);
        facts.catalogue.plans.chosen(&format!("planos[{idx}]"), plan, kept)?;
        if !plans.contains(&plan) {
            plans.push(plan);
        }
    }
    let data = DependentData {
        benefit,
        name,
        cpf,
        birth,
        identity,
        card: card.over(current.and_then(|current| current.card.clone())),
        phone,
        kinship: kinship.unwrap_or(Kinship::Other),
        sex,
        plans,
        is_active,
    };
    Ok(DependentChange { code, data })
}

fn seen_benefit<'a>(code: BenefitCode, facts: &DependentFacts<'a>) -> Result<&'a Benefit, Violation> {
    facts.benefit.filter(|benefit| facts.access.sees(benefit.data.store)).ok_or_else(|| {
        let text = format!("codBeneficio {code} não foi encontrado. Use um benefício de uma das suas lojas.");
        Violation::new("codBeneficio", &text)
    })
}

/// Checks that a benefit takes another active dependent.
fn check_receives(benefit: &Benefit, facts: &DependentFacts<'_>) -> Result<(), Violation> {
    let situation = facts.catalogue.situations.find(benefit.data.situation);
    if situation.is_some_and(|situation| situation.kind == SituationType::Cancelled) {
        let code = benefit.code;
        let text = format!("codBeneficio {code} está cancelado e não recebe dependentes. Reative o benefício antes.");
        return Err(Violation::new("codBeneficio", &text));
    }
    Ok(())
}

/// A dependent stays with its benefit.
fn check_code(draft: &DependentDraft, facts: &DependentFacts<'_>) -> Result<(), Violation> {
    let Some(code) = draft.code else { return Ok(()) };
    if facts.current.is_some_and(|current| current.data.benefit == draft.benefit) {
        return Ok(());
    }
    let text = format!(
        "codDependente {code} não é do benefício {}. Veja GET /ext/beneficio/{}/dependentes.",
        draft.benefit, draft.benefit
    );
    Err(Violation::new("codDependente", &text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{BenefitType, Plan, Plans};
    use crate::testing::{access, benefit, catalogue, day, plan, today};

    fn code(number: i32) -> DependentCode {
        DependentCode::new(number).unwrap()
    }

    fn draft() -> DependentDraft {
        DependentDraft {
            code: None,
            benefit: BenefitCode::new(5002).unwrap(),
            name: PersonName::parse_of_dependent("Rex").unwrap(),
            cpf: None,
            birth: None,
            identity: None,
            card: Sent::Absent,
            phone: None,
            kinship: None,
            sex: None,
            plans: Vec::new(),
            active: None,
        }
    }

    fn facts<'a>(
        catalogue: &'a Catalogue,
        access: &'a StoreAccess,
        benefit: Option<&'a Benefit>,
    ) -> DependentFacts<'a> {
        DependentFacts { access, catalogue, benefit, current: None, same_cpf: None, card_owner: None, today: today() }
    }

    fn said(result: Result<DependentChange, Violation>) -> String {
        result.map_or_else(|violation| violation.text().to_owned(), |_| "saved".to_owned())
    }

    #[test]
    fn what_is_not_sent_is_empty_or_the_default() {
        let (catalogue, access, benefit) = (catalogue(), access(&[1]), benefit(5002, 1));
        let change = save(draft(), &facts(&catalogue, &access, Some(&benefit))).unwrap();
        assert_eq!((change.data.kinship, change.data.is_active, change.data.cpf), (Kinship::Other, true, None));
    }

    #[test]
    fn the_benefit_must_be_there_seen_and_not_cancelled() {
        let (catalogue, one, other) = (catalogue(), access(&[1]), access(&[2]));
        let (active, cancelled) = (benefit(5002, 1), benefit(5002, 3));
        let unknown = "codBeneficio 5002 não foi encontrado. Use um benefício de uma das suas lojas.";
        assert_eq!(said(save(draft(), &facts(&catalogue, &one, None))), unknown);
        assert_eq!(said(save(draft(), &facts(&catalogue, &other, Some(&active)))), unknown);
        assert_eq!(
            said(save(draft(), &facts(&catalogue, &one, Some(&cancelled)))),
            "codBeneficio 5002 está cancelado e não recebe dependentes. Reative o benefício antes."
        );
    }

    #[test]
    fn an_update_names_a_dependent_of_the_benefit() {
        let (catalogue, access, benefit) = (catalogue(), access(&[1]), benefit(5002, 1));
        let facts = facts(&catalogue, &access, Some(&benefit));
        let sent = DependentDraft { code: Some(code(9001)), ..draft() };
        let refused = "codDependente 9001 não é do benefício 5002. Veja GET /ext/beneficio/5002/dependentes.";
        assert_eq!(said(save(sent.clone(), &facts)), refused);
        let own = Dependent { code: code(9001), data: save(draft(), &facts).unwrap().data };
        let mut of_another = own.clone();
        of_another.data.benefit = BenefitCode::new(1).unwrap();
        assert_eq!(said(save(sent.clone(), &DependentFacts { current: Some(&of_another), ..facts })), refused);
        let change = save(sent, &DependentFacts { current: Some(&own), ..facts }).unwrap();
        assert_eq!(change.code, Some(code(9001)));
    }

    #[test]
    fn a_cpf_stands_once_in_a_benefit() {
        let (catalogue, access, benefit) = (catalogue(), access(&[1]), benefit(5002, 1));
        let known = DependentFacts { same_cpf: Some(code(9001)), ..facts(&catalogue, &access, Some(&benefit)) };
        let sent = DependentDraft { cpf: Cpf::parse("39053344705").ok(), ..draft() };
        assert!(said(save(sent.clone(), &known)).starts_with("O benefício já tem um dependente com o cpf informado."));
        let own = Dependent {
            code: code(9001),
            data: save(draft(), &facts(&catalogue, &access, Some(&benefit))).unwrap().data,
        };
        let again = DependentDraft { code: Some(code(9001)), ..sent };
        assert_eq!(said(save(again, &DependentFacts { current: Some(&own), ..known })), "saved");
    }

    #[test]
    fn plans_exist_and_stand_once() {
        let (catalogue, access, benefit) = (catalogue(), access(&[1]), benefit(5002, 1));
        let with = |plans: &[i32]| {
            let plans = plans.iter().map(|plan| PlanCode::new(*plan).unwrap()).collect();
            save(DependentDraft { plans, ..draft() }, &facts(&catalogue, &access, Some(&benefit)))
        };
        assert_eq!(with(&[20, 30, 20]).unwrap().data.plans.len(), 2);
        assert_eq!(
            said(with(&[20, 999])),
            "planos[1] 999 não existe. Use um plano à venda; quem opera o serviço os lista em GET /operador/planos."
        );
    }

    #[test]
    fn a_retired_plan_is_kept_and_not_taken() {
        let (mut catalogue, access, benefit) = (catalogue(), access(&[1]), benefit(5002, 1));
        let plans = vec![PlanCode::new(20).unwrap()];
        let sent = DependentDraft { plans: plans.clone(), ..draft() };
        let data = save(sent.clone(), &facts(&catalogue, &access, Some(&benefit))).unwrap().data;
        let own = Dependent { code: code(9001), data };
        catalogue.plans = Plans::new(vec![Plan { is_active: false, ..plan(20, BenefitType::Health) }]);
        let facts = facts(&catalogue, &access, Some(&benefit));
        assert!(said(save(sent.clone(), &facts)).starts_with("planos[0] 20 não pode mais ser contratado."));
        let again = DependentDraft { code: Some(own.code), ..sent };
        assert_eq!(said(save(again, &DependentFacts { current: Some(&own), ..facts })), "saved");
    }

    #[test]
    fn card_and_activity_stay_where_they_are_not_sent() {
        let (catalogue, access, benefit) = (catalogue(), access(&[1]), benefit(5002, 1));
        let facts = facts(&catalogue, &access, Some(&benefit));
        let card = CardNumber::parse("7001234567906").ok();
        let sent = DependentDraft { card: card.clone().into(), active: Some(false), ..draft() };
        let own = Dependent { code: code(9001), data: save(sent, &facts).unwrap().data };
        let facts = DependentFacts { current: Some(&own), ..facts };
        let again = DependentDraft { code: Some(own.code), ..draft() };
        let data = save(again.clone(), &facts).unwrap().data;
        assert_eq!((data.card, data.is_active), (card, false));
        let data = save(DependentDraft { card: Sent::Null, active: Some(true), ..again }, &facts).unwrap().data;
        assert_eq!((data.card, data.is_active), (None, true));
    }

    #[test]
    fn a_dependent_of_a_cancelled_benefit_is_deactivated_and_not_activated() {
        let (catalogue, access, active, cancelled) = (catalogue(), access(&[1]), benefit(5002, 1), benefit(5002, 3));
        let data = save(draft(), &facts(&catalogue, &access, Some(&active))).unwrap().data;
        let own = Dependent { code: code(9001), data };
        let sent = |active| DependentDraft { code: Some(own.code), active, ..draft() };
        let cancelled = facts(&catalogue, &access, Some(&cancelled));
        let known = DependentFacts { current: Some(&own), ..cancelled };
        assert_eq!(
            (said(save(sent(Some(false)), &known)), said(save(sent(None), &known))),
            ("saved".into(), "saved".into())
        );
        let mut inactive = own.clone();
        inactive.data.is_active = false;
        let known = DependentFacts { current: Some(&inactive), ..cancelled };
        assert!(said(save(sent(Some(true)), &known)).starts_with("codBeneficio 5002 está cancelado"));
    }

    #[test]
    fn nobody_is_born_tomorrow() {
        let (catalogue, access, benefit) = (catalogue(), access(&[1]), benefit(5002, 1));
        let sent = DependentDraft { birth: Some(day("16/07/2026")), ..draft() };
        let refused = said(save(sent, &facts(&catalogue, &access, Some(&benefit))));
        assert_eq!(refused, "dataNascimento está no futuro. Envie o dia do nascimento.");
    }
}
