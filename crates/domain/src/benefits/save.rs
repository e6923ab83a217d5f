//! Saving a benefit: created, or updated when its code is sent.

use super::additional_fields;
use super::additional_fields::{FieldChanges, FieldValues, SentField};
use super::benefit::{Benefit, BenefitData, BenefitDetails, CardOwner};
use crate::catalogue::{BenefitType, Catalogue, Plan, Seller, SellerKind, Situation, SituationType};
use crate::history::SituationChange;
use crate::people::{Person, matching};
use crate::stores::StoreAccess;
use crate::values::{BenefitCode, CardNumber, CpfCnpj, Day, PlanCode, StoreCode, Text};
use crate::vehicles::Vehicle;
use crate::violation::Violation;

/// A benefit as somebody asks it to be saved.
#[derive(Debug, Clone, PartialEq)]
pub struct BenefitDraft {
    /// The benefit to update; without it, a new one.
    pub code: Option<BenefitCode>,
    /// The holder.
    pub document: CpfCnpj,
    /// The plan.
    pub plan: PlanCode,
    /// The store; without it, the holder's.
    pub store: Option<StoreCode>,
    /// The situation in the simple way.
    pub active: Option<bool>,
    /// The situation by its name.
    pub situation: Option<Text<200>>,
    /// The discount card.
    pub card: Option<CardNumber>,
    /// Day of joining; without it, today.
    pub joined: Option<Day>,
    /// The rest.
    pub details: BenefitDetails,
    /// Additional fields, if any were sent.
    pub fields: Option<Vec<SentField>>,
    /// The vehicle, through the operation for vehicle benefits and through no other.
    pub vehicle: Option<Vehicle>,
}

/// Facts by which a benefit is saved.
#[derive(Debug, Clone, Copy)]
pub struct BenefitFacts<'a> {
    /// Stores that the user sees.
    pub access: &'a StoreAccess,
    /// The catalogue to choose from.
    pub catalogue: &'a Catalogue,
    /// Everybody with the document that was sent, seen or not.
    pub same_document: &'a [Person],
    /// The benefit with the code that was sent, seen or not.
    pub current: Option<&'a Benefit>,
    /// Values of its additional fields.
    pub current_fields: &'a FieldValues,
    /// The sellers with the codes that were sent.
    pub sellers: &'a [Seller],
    /// Whose the card is that was sent.
    pub card_owner: Option<CardOwner>,
    /// The day of the request.
    pub today: Day,
}

/// Outcome of saving.
#[derive(Debug, Clone, PartialEq)]
pub struct BenefitChange {
    /// The benefit that is updated; without it, a new one.
    pub code: Option<BenefitCode>,
    /// Its data after the change.
    pub data: BenefitData,
    /// The move into a situation, if there is one.
    pub situation: Option<SituationChange>,
    /// Additional fields that change.
    pub fields: FieldChanges,
}

/// Decides what saving a draft comes to.
pub fn save(draft: BenefitDraft, facts: &BenefitFacts<'_>) -> Result<BenefitChange, Violation> {
    check_choices(&draft, facts)?;
    let own_card = draft.code.map(CardOwner::Benefit);
    CardOwner::check(draft.card.as_ref().and(facts.card_owner), own_card)?;
    let change = match draft.code {
        None => create(draft, facts)?,
        Some(code) => update(code, draft, facts)?,
    };
    if let Some(vehicle) = &change.data.vehicle {
        vehicle.check(&facts.catalogue.vehicle_types)?;
    }
    Ok(change)
}

fn create(draft: BenefitDraft, facts: &BenefitFacts<'_>) -> Result<BenefitChange, Violation> {
    let sent_store = draft.store.map(|store| facts.access.check(store)).transpose()?;
    let person = matching(facts.same_document, sent_store, facts.access)?.ok_or_else(|| {
        Violation::new("cpfCnpj", "Não há pessoa com o CPF/CNPJ informado. Cadastre-a antes em POST /ext/associado.")
    })?;
    let plan = facts.catalogue.plans.on_sale(draft.plan)?;
    check_operation(plan, draft.vehicle.is_some())?;
    let situations = &facts.catalogue.situations;
    let situation = match asked_for(&draft, facts, None)? {
        Some(situation) => situation,
        None => situations.default_of(SituationType::Active)?,
    };
    let fields = check_fields(&draft, plan.kind, facts)?;
    let mut data = BenefitData {
        person: person.code,
        store: facts.access.moved(person.data.store, sent_store)?,
        plan: plan.code,
        kind: plan.kind,
        situation: situation.code,
        card: draft.card,
        joined: draft.joined.unwrap_or(facts.today),
        activated: None,
        cancelled: None,
        details: draft.details,
        vehicle: draft.vehicle,
    };
    data.enter(situation, facts.today);
    let change = SituationChange { from: None, to: situation.code };
    Ok(BenefitChange { code: None, data, situation: Some(change), fields })
}

fn update(code: BenefitCode, draft: BenefitDraft, facts: &BenefitFacts<'_>) -> Result<BenefitChange, Violation> {
    let current = facts.current.filter(|current| facts.access.sees(current.data.store));
    let current = current.ok_or_else(|| {
        let text = format!("codBeneficio {code} não foi encontrado. Use um benefício de uma das suas lojas.");
        Violation::new("codBeneficio", &text)
    })?;
    // The holder may belong to a store beyond the border, and is no secret to who sees the benefit.
    if !facts.same_document.iter().any(|person| person.code == current.data.person) {
        let text = format!("cpfCnpj não é o do titular do benefício {code}. Envie o CPF/CNPJ do titular.");
        return Err(Violation::new("cpfCnpj", &text));
    }
    let plans = &facts.catalogue.plans;
    let plan = if draft.plan == current.data.plan { plans.existing(draft.plan) } else { plans.on_sale(draft.plan) }?;
    check_operation(plan, draft.vehicle.is_some())?;
    if plan.kind != current.data.kind {
        let text = format!(
            "codPlano {} é de {}, e o benefício {code} é de outro tipo. Use um plano do tipo {}.",
            plan.code,
            plan.kind.benefits_in_words(),
            current.data.kind
        );
        return Err(Violation::new("codPlano", &text));
    }
    let asked = asked_for(&draft, facts, Some(current))?;
    let fields = check_fields(&draft, plan.kind, facts)?;
    let mut data = current.data.clone();
    data.plan = plan.code;
    data.store = facts.access.moved(data.store, draft.store)?;
    data.card = draft.card.or(data.card);
    data.joined = draft.joined.unwrap_or(data.joined);
    data.details.overlay(draft.details);
    if let Some(sent) = draft.vehicle {
        data.vehicle.get_or_insert_default().overlay(sent);
    }
    let situation = asked.and_then(|situation| data.move_to(situation, facts.today));
    Ok(BenefitChange { code: Some(code), data, situation, fields })
}

/// The situation that a draft asks for; `None` leaves it as it is.
fn asked_for<'a>(
    draft: &BenefitDraft,
    facts: &BenefitFacts<'a>,
    current: Option<&Benefit>,
) -> Result<Option<&'a Situation>, Violation> {
    let situations = &facts.catalogue.situations;
    let current = current.and_then(|current| situations.find(current.data.situation));
    situations.asked_for(draft.situation.as_ref().map(Text::as_str), draft.active, current)
}

fn check_choices(draft: &BenefitDraft, facts: &BenefitFacts<'_>) -> Result<(), Violation> {
    let BenefitDetails { due_day, consultant, representative, integration_code: _ } = &draft.details;
    due_day.map_or(Ok(0), |day| facts.catalogue.due_days.check(day))?;
    Seller::check(SellerKind::Consultant, *consultant, facts.sellers, facts.access)?;
    Seller::check(SellerKind::Representative, *representative, facts.sellers, facts.access)
}

/// Each of the two operations saves its own kind of benefits.
fn check_operation(plan: &Plan, has_vehicle: bool) -> Result<(), Violation> {
    let text = match (plan.kind == BenefitType::Vehicle, has_vehicle) {
        (true, false) => "Use POST /ext/beneficio/veicular, que recebe o veículo",
        (false, true) => "Use POST /ext/beneficio, que dispensa o veículo",
        _ => return Ok(()),
    };
    let kind = plan.kind.benefits_in_words();
    Err(Violation::new("codPlano", &format!("codPlano {} é de {kind}. {text}.", plan.code)))
}

fn check_fields(draft: &BenefitDraft, kind: BenefitType, facts: &BenefitFacts<'_>) -> Result<FieldChanges, Violation> {
    match &draft.fields {
        // They may come later, through their own operation.
        None => Ok(FieldChanges::new()),
        Some(sent) => additional_fields::check(kind, &facts.catalogue.fields, facts.current_fields, sent),
    }
}

#[cfg(test)]
mod tests;
