//! Saving a benefit: created, or updated when its code is sent.

use super::additional_fields;
use super::additional_fields::{FieldChanges, FieldValues, SentField};
use super::benefit::{Benefit, BenefitData, BenefitDetails, CardOwner, SentBenefitDetails};
use crate::catalogue::{BenefitType, Catalogue, Plan, Seller, SellerKind, Situation, SituationType};
use crate::history::SituationChange;
use crate::people::{Person, matching};
use crate::sent::Sent;
use crate::stores::StoreAccess;
use crate::values::{BenefitCode, CardNumber, CpfCnpj, Day, PersonCode, PlanCode, Plate, PlateKey, StoreCode, Text};
use crate::vehicles::SentVehicle;
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
    pub card: Sent<CardNumber>,
    /// Day of joining; without it, today.
    pub joined: Option<Day>,
    /// The rest.
    pub details: SentBenefitDetails,
    /// Additional fields, if any were sent.
    pub fields: Option<Vec<SentField>>,
    /// The vehicle, through the operation for vehicle benefits and through no other.
    pub vehicle: Option<SentVehicle>,
}

impl BenefitDraft {
    /// The plate that the benefit comes to have.
    pub fn plate<'a>(&'a self, current: Option<&'a Benefit>) -> Option<&'a Plate> {
        match &self.vehicle.as_ref()?.plate {
            Sent::Value(plate) => Some(plate),
            Sent::Null => None,
            Sent::Absent => current?.data.vehicle.as_ref()?.plate.as_ref(),
        }
    }
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
    /// Benefits with the plate that the draft comes to, whosever they are, seen or not.
    pub same_plate: &'a [Benefit],
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
    let own_card = draft.code.map(CardOwner::Benefit);
    CardOwner::check(draft.card.value().and(facts.card_owner), own_card)?;
    let change = match draft.code {
        None => create(draft, facts)?,
        Some(code) => update(code, draft, facts)?,
    };
    if let Some(vehicle) = &change.data.vehicle {
        vehicle.check(&facts.catalogue.vehicle_types)?;
    }
    check_protected_once(&change, facts)?;
    Ok(change)
}

fn create(draft: BenefitDraft, facts: &BenefitFacts<'_>) -> Result<BenefitChange, Violation> {
    let sent_store = draft.store.map(|store| facts.access.check(store)).transpose()?;
    let person = matching(facts.same_document, sent_store, facts.access)?.ok_or_else(|| {
        Violation::new("cpfCnpj", "Não há pessoa com o CPF/CNPJ informado. Cadastre-a antes em POST /ext/associado.")
    })?;
    check_choices(&draft, &BenefitDetails::default(), facts)?;
    let plan = facts.catalogue.plans.on_sale("codPlano", draft.plan)?;
    check_operation(plan, draft.vehicle.is_some())?;
    let situations = &facts.catalogue.situations;
    let situation = match asked_for(&draft, facts, None)? {
        Some(situation) => situation,
        None => situations.default_of(SituationType::Active)?,
    };
    let fields = check_fields(&draft, plan.kind, facts)?;
    let mut details = BenefitDetails::default();
    details.overlay(draft.details);
    let mut data = BenefitData {
        person: person.code,
        store: facts.access.choose(Some(sent_store.unwrap_or(person.data.store)))?,
        plan: plan.code,
        kind: plan.kind,
        situation: situation.code,
        card: draft.card.over(None),
        joined: draft.joined.unwrap_or(facts.today),
        activated: None,
        cancelled: None,
        details,
        vehicle: None,
    };
    data.overlay_vehicle(draft.vehicle);
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
    check_choices(&draft, &current.data.details, facts)?;
    let plan = facts.catalogue.plans.chosen("codPlano", draft.plan, Some(current.data.plan))?;
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
    data.card = draft.card.over(data.card);
    data.joined = draft.joined.unwrap_or(data.joined);
    data.details.overlay(draft.details);
    data.overlay_vehicle(draft.vehicle);
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

/// Checks what a draft chooses, beside what stands in the record already.
fn check_choices(draft: &BenefitDraft, current: &BenefitDetails, facts: &BenefitFacts<'_>) -> Result<(), Violation> {
    let SentBenefitDetails { due_day, consultant, representative, integration_code: _ } = &draft.details;
    let due_day = due_day.value().copied().filter(|day| current.due_day != Some(*day));
    due_day.map_or(Ok(0), |day| facts.catalogue.due_days.check(day))?;
    let BenefitFacts { sellers, access, .. } = facts;
    let [consultant, representative] = [consultant, representative].map(|seller| seller.value().copied());
    Seller::check(SellerKind::Consultant, consultant, current.consultant, sellers, access)?;
    Seller::check(SellerKind::Representative, representative, current.representative, sellers, access)
}

/// Checks that no other active benefit of the holder protects the same plate by the same plan. What was so before stays so.
fn check_protected_once(change: &BenefitChange, facts: &BenefitFacts<'_>) -> Result<(), Violation> {
    let protection = |data: &BenefitData| -> Option<(PersonCode, PlanCode, PlateKey)> {
        let situation = facts.catalogue.situations.find(data.situation);
        let plate = data.vehicle.as_ref()?.plate.as_ref().map(Plate::key)?;
        situation.filter(|it| it.kind == SituationType::Active).map(|_| (data.person, data.plan, plate))
    };
    let sought = protection(&change.data);
    if sought.is_none() || facts.current.is_some_and(|current| protection(&current.data) == sought) {
        return Ok(());
    }
    let mut others =
        facts.same_plate.iter().filter(|it| Some(it.code) != change.code && facts.access.sees(it.data.store));
    match others.find(|other| protection(&other.data) == sought) {
        None => Ok(()),
        Some(first) => {
            let text = format!(
                "O titular já tem um benefício ativo com a placa e o plano informados, codBeneficio {}. Para alterá-lo, \
                 envie esse codBeneficio.",
                first.code
            );
            Err(Violation::new("placa", &text))
        }
    }
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
