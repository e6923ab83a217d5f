//! Opening a deal and altering it.

use super::deal::{DealData, DealDetails, DealSituation, SentDealDetails};
use super::lead::Lead;
use super::lead_save::check_responsible;
use crate::catalogue::{BenefitType, Catalogue, Seller, SellerKind};
use crate::sent::Sent;
use crate::stores::StoreAccess;
use crate::values::{Day, FunnelCode, LeadCode, StageCode, StoreCode, Text, UserCode};
use crate::violation::Violation;

/// A deal as somebody asks it to be opened or altered.
#[derive(Debug, Clone, PartialEq)]
pub struct DealDraft {
    /// The lead.
    pub lead: LeadCode,
    /// The store; without it, the lead's.
    pub store: Option<StoreCode>,
    /// How the deal stands; without it, open.
    pub situation: Option<DealSituation>,
    /// Reason of the loss.
    pub loss_reason: Sent<Text<200>>,
    /// The funnel.
    pub funnel: Option<FunnelCode>,
    /// The stage.
    pub stage: Option<StageCode>,
    /// Who is to look after the deal; without it, who opens it.
    pub responsible: Option<UserCode>,
    /// The rest.
    pub details: SentDealDetails,
}

/// Facts by which a deal is opened or altered.
#[derive(Debug, Clone, Copy)]
pub struct DealFacts<'a> {
    /// Stores that the user sees.
    pub access: &'a StoreAccess,
    /// The user who saves.
    pub user: UserCode,
    /// The catalogue to choose from.
    pub catalogue: &'a Catalogue,
    /// The lead with the code that was sent, seen or not.
    pub lead: Option<&'a Lead>,
    /// The sellers with the codes that were sent.
    pub sellers: &'a [Seller],
    /// Whether the responsible user that was sent exists.
    pub is_user: bool,
    /// Whether the deal has dependents.
    pub has_dependents: bool,
    /// The day of the request.
    pub today: Day,
}

/// Decides what opening a deal comes to.
pub fn open(draft: DealDraft, facts: &DealFacts<'_>) -> Result<DealData, Violation> {
    let lead = facts.lead.filter(|lead| facts.access.sees(lead.data.store)).ok_or_else(|| {
        let text = format!("codLead {} não foi encontrado. Salve o lead antes, em POST /ext/crm/lead.", draft.lead);
        Violation::new("codLead", &text)
    })?;
    let data = DealData {
        lead: lead.code,
        store: facts.access.choose(Some(draft.store.unwrap_or(lead.data.store)))?,
        situation: DealSituation::Open,
        loss_reason: None,
        // It begins where the lead's funnel does, however far the lead has come.
        place: lead.data.place.and_then(|place| facts.catalogue.funnels.start_in(place.funnel)),
        responsible: facts.user,
        closed: None,
        details: DealDetails::default(),
    };
    change(data, draft, facts)
}

/// Decides what altering a deal comes to; whether the user sees the deal was asked before.
pub fn alter(current: &DealData, draft: DealDraft, facts: &DealFacts<'_>) -> Result<DealData, Violation> {
    if draft.lead != current.lead {
        let text = format!("codLead {} não é o do negócio. Envie {}.", draft.lead, current.lead);
        return Err(Violation::new("codLead", &text));
    }
    change(current.clone(), draft, facts)
}

fn change(mut data: DealData, draft: DealDraft, facts: &DealFacts<'_>) -> Result<DealData, Violation> {
    let DealDraft { lead: _, store, situation, loss_reason, funnel, stage, responsible, details } = draft;
    data.store = facts.access.moved(data.store, store)?;
    check_responsible(responsible, Some(data.responsible), facts.is_user)?;
    let consultant = data.details.consultant;
    let sent_consultant = details.consultant.value().copied();
    Seller::check(SellerKind::Consultant, sent_consultant, consultant, facts.sellers, facts.access)?;
    data.responsible = responsible.unwrap_or(data.responsible);
    data.place = facts.catalogue.funnels.place(funnel, stage, data.place)?;
    data.enter(situation.unwrap_or(data.situation), facts.today);
    if loss_reason.value().is_some() && data.situation != DealSituation::Lost {
        return Err(Violation::new(
            "motivoPerda",
            "motivoPerda só cabe em negócio perdido. Envie situacao PERDIDO ou deixe motivoPerda vazio.",
        ));
    }
    data.loss_reason = loss_reason.over(data.loss_reason);
    change_details(&mut data.details, details, facts)?;
    Ok(data)
}

fn change_details(details: &mut DealDetails, sent: SentDealDetails, facts: &DealFacts<'_>) -> Result<(), Violation> {
    let DealFacts { catalogue, has_dependents, .. } = facts;
    let before = details.clone();
    let sent_plan = sent.plan.value().map(|plan| catalogue.plans.chosen("codPlano", *plan, before.plan)).transpose()?;
    if let Some(vehicle) = sent.vehicle.value() {
        vehicle.check_type(&catalogue.vehicle_types).map_err(|violation| violation.within("veiculo"))?;
    }
    // Without a type of its own, a deal is about what its plan is about.
    let is_kind_open = sent.kind == Sent::Absent && sent_plan.is_some() || sent.kind == Sent::Null;
    details.overlay(sent);
    let plan = details.plan.and_then(|plan| catalogue.plans.find(plan));
    if is_kind_open {
        details.kind = plan.map(|plan| plan.kind);
    }
    let Some(kind) = details.kind else { return Ok(()) };
    let is_new_kind = before.kind != Some(kind);
    if let Some(plan) = plan.filter(|plan| plan.kind != kind && (is_new_kind || before.plan != details.plan)) {
        let text = format!("codPlano {} é de {}, e tipoBeneficio é {kind}. Corrija um dos dois.", plan.code, plan.kind);
        return Err(Violation::new("codPlano", &text));
    }
    let has_new_vehicle = details.vehicle.is_some() && (is_new_kind || before.vehicle != details.vehicle);
    if has_new_vehicle && kind != BenefitType::Vehicle {
        let text = format!("veiculo só cabe em negócio veicular, e tipoBeneficio é {kind}. Corrija um dos dois.");
        return Err(Violation::new("veiculo", &text));
    }
    if *has_dependents && is_new_kind && kind != BenefitType::Health {
        let text =
            format!("O negócio tem dependentes, e só o de saúde os tem. Deixe tipoBeneficio {}.", BenefitType::Health);
        return Err(Violation::new("tipoBeneficio", &text));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
