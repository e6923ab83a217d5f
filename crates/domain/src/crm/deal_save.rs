//! Opening a deal and altering it.

use super::deal::{DealData, DealDetails, DealSituation};
use super::lead::Lead;
use super::lead_save::check_responsible;
use crate::catalogue::{BenefitType, Catalogue, Seller, SellerKind};
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
    pub loss_reason: Option<Text<200>>,
    /// The funnel.
    pub funnel: Option<FunnelCode>,
    /// The stage.
    pub stage: Option<StageCode>,
    /// Who is to look after the deal; without it, who opens it.
    pub responsible: Option<UserCode>,
    /// The rest.
    pub details: DealDetails,
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
        store: lead.data.store,
        situation: DealSituation::Open,
        loss_reason: None,
        // It begins where the lead's funnel does, however far the lead has come.
        place: lead.data.place.and_then(|place| facts.catalogue.funnels.start_of(place.funnel)),
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
    check_responsible(responsible, facts.is_user)?;
    Seller::check(SellerKind::Consultant, details.consultant, facts.sellers, facts.access)?;
    data.responsible = responsible.unwrap_or(data.responsible);
    data.place = facts.catalogue.funnels.place(funnel, stage, data.place)?;
    data.enter(situation.unwrap_or(data.situation), facts.today);
    if loss_reason.is_some() {
        if data.situation != DealSituation::Lost {
            return Err(Violation::new(
                "motivoPerda",
                "motivoPerda só cabe em negócio perdido. Envie situacao PERDIDO ou deixe motivoPerda vazio.",
            ));
        }
        data.loss_reason = loss_reason;
    }
    change_details(&mut data.details, details, facts.catalogue)?;
    Ok(data)
}

fn change_details(current: &mut DealDetails, sent: DealDetails, catalogue: &Catalogue) -> Result<(), Violation> {
    let sent_plan = sent.plan.map(|plan| catalogue.plans.on_sale(plan)).transpose()?;
    let sent_kind = sent.kind.or(sent_plan.map(|plan| plan.kind));
    let has_vehicle = sent.vehicle.is_some();
    if let Some(vehicle) = &sent.vehicle {
        vehicle.check_type(&catalogue.vehicle_types).map_err(|violation| violation.within("veiculo"))?;
    }
    current.overlay(sent);
    current.kind = sent_kind.or(current.kind);
    let plan = current.plan.and_then(|plan| catalogue.plans.find(plan));
    match (plan, current.kind) {
        (Some(plan), Some(kind)) if plan.kind != kind => Err(Violation::new(
            "codPlano",
            &format!("codPlano {} é de {}, e tipoBeneficio é {kind}. Corrija um dos dois.", plan.code, plan.kind),
        )),
        (_, Some(kind)) if has_vehicle && kind != BenefitType::Vehicle => Err(Violation::new(
            "veiculo",
            &format!("veiculo só cabe em negócio veicular, e tipoBeneficio é {kind}. Corrija um dos dois."),
        )),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests;
