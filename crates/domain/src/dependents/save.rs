//! Saving a dependent: linked to a benefit, or overwritten whole when its code is sent.

use super::dependent::{Dependent, DependentData};
use super::kinship::Kinship;
use crate::benefits::{Benefit, CardOwner};
use crate::catalogue::{Catalogue, SituationType};
use crate::people::Sex;
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
    pub card: Option<CardNumber>,
    /// Telephone.
    pub phone: Option<Phone>,
    /// Kinship; without it, `OUTRO`.
    pub kinship: Option<Kinship>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Plans.
    pub plans: Vec<PlanCode>,
    /// Whether the dependent is active; without it, yes.
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
    check_benefit(draft.benefit, facts)?;
    check_code(&draft, facts)?;
    if draft.cpf.is_some() && facts.same_cpf.is_some_and(|known| Some(known) != draft.code) {
        return Err(Violation::new(
            "cpf",
            "O benefício já tem um dependente com o cpf informado. Para alterá-lo, envie o seu codDependente.",
        ));
    }
    CardOwner::check(draft.card.as_ref().and(facts.card_owner), draft.code.map(CardOwner::Dependent))?;
    let DependentDraft { code, benefit, name, cpf, birth, identity, card, phone, kinship, sex, plans: sent, active } =
        draft;
    let mut plans = Vec::with_capacity(sent.len());
    for (idx, plan) in sent.into_iter().enumerate() {
        if facts.catalogue.plans.find(plan).is_none() {
            let place = format!("planos[{idx}]");
            return Err(Violation::unknown_code(&place, plan, "Use um plano da lista de negociação"));
        }
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
        card,
        phone,
        kinship: kinship.unwrap_or(Kinship::Other),
        sex,
        plans,
        is_active: active.unwrap_or(true),
    };
    Ok(DependentChange { code, data })
}

fn check_benefit(code: BenefitCode, facts: &DependentFacts<'_>) -> Result<(), Violation> {
    let Some(benefit) = facts.benefit.filter(|benefit| facts.access.sees(benefit.data.store)) else {
        let text = format!("codBeneficio {code} não foi encontrado. Use um benefício de uma das suas lojas.");
        return Err(Violation::new("codBeneficio", &text));
    };
    let situation = facts.catalogue.situations.find(benefit.data.situation);
    if situation.is_some_and(|situation| situation.kind == SituationType::Cancelled) {
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
    use crate::testing::{access, benefit, catalogue};

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
            card: None,
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
        DependentFacts { access, catalogue, benefit, current: None, same_cpf: None, card_owner: None }
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
        assert_eq!(said(with(&[20, 999])), "planos[1] 999 não existe. Use um plano da lista de negociação.");
    }
}
