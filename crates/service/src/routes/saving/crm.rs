//! Leads and deals.

use auth::Principal;
use domain::Violation;
use domain::crm::{self, Deal, DealData, DealDraft, DealFacts, Lead, LeadDraft, LeadFacts};
use domain::values::{Moment, UserCode};
use store::{StoreError, Tx};

use crate::routes::errors::Failure;
use crate::routes::reading::SentDeal;

/// Saves a lead.
pub(in crate::routes) fn save_lead(
    tx: &mut Tx<'_>,
    draft: LeadDraft,
    principal: &Principal,
    now: Moment,
) -> Result<Lead, Failure> {
    let current = draft.code.map(|code| tx.lead(code)).transpose()?.flatten();
    let document = draft.details.document.value();
    let same_document = document.map(|document| tx.leads_with(document)).transpose()?.unwrap_or_default();
    let people = document.map(|document| tx.people_with(document)).transpose()?.unwrap_or_default();
    let facts = LeadFacts {
        access: &principal.access,
        user: principal.user,
        catalogue: &tx.catalogue()?,
        current: current.as_ref(),
        same_document: &same_document,
        people: &people,
        sellers: &tx.sellers()?,
        is_user: is_user(tx, draft.responsible, principal)?,
    };
    let change = crm::save_lead(draft, &facts)?;
    Ok(tx.put_lead(change, now)?)
}

/// Opens a deal.
pub(in crate::routes) fn open_deal(
    tx: &mut Tx<'_>,
    sent: &SentDeal,
    principal: &Principal,
    now: Moment,
) -> Result<Deal, Failure> {
    let data = decide(tx, sent, false, principal, now, crm::open_deal)?;
    Ok(tx.insert_deal(data, now)?)
}

/// Alters a deal that the user sees.
pub(in crate::routes) fn alter_deal(
    tx: &mut Tx<'_>,
    deal: &Deal,
    sent: &SentDeal,
    principal: &Principal,
    now: Moment,
) -> Result<Deal, Failure> {
    let has_dependents = !tx.deal_dependents(deal.code)?.is_empty();
    let data =
        decide(tx, sent, has_dependents, principal, now, |draft, facts| crm::alter_deal(&deal.data, draft, facts))?;
    Ok(tx.update_deal(deal.code, data, now)?)
}

/// Looks up what a rule about deals must know, and asks it.
fn decide(
    tx: &mut Tx<'_>,
    sent: &SentDeal,
    has_dependents: bool,
    principal: &Principal,
    now: Moment,
    rule: impl FnOnce(DealDraft, &DealFacts<'_>) -> Result<DealData, Violation>,
) -> Result<DealData, Failure> {
    let catalogue = tx.catalogue()?;
    let draft = sent.draft(&catalogue.vehicle_types)?;
    let lead = tx.lead(draft.lead)?;
    let facts = DealFacts {
        access: &principal.access,
        user: principal.user,
        catalogue: &catalogue,
        lead: lead.as_ref(),
        sellers: &tx.sellers()?,
        is_user: is_user(tx, draft.responsible, principal)?,
        has_dependents,
        today: now.day(),
    };
    Ok(rule(draft, &facts)?)
}

/// Whether a user whom a body makes responsible can be: one who is let in and works in a store that the caller sees.
/// Others are as unknown as the stores they work in.
fn is_user(tx: &mut Tx<'_>, sent: Option<UserCode>, principal: &Principal) -> Result<bool, StoreError> {
    let user = sent.map(|code| tx.user(code)).transpose()?.flatten();
    Ok(user.is_some_and(|user| user.is_active && user.access.stores().any(|store| principal.access.sees(store))))
}
