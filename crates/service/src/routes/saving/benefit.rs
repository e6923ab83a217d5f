//! Benefits.

use auth::Principal;
use domain::benefits::{self, Benefit, BenefitDraft, BenefitFacts};
use domain::catalogue::Situation;
use domain::values::Moment;
use store::{SavedBenefit, Tx};
use trigger_delivery::announce::announce_benefit;

use crate::routes::errors::Failure;

/// Saves a benefit, and tells in which situation it is now.
pub(in crate::routes) fn save_benefit(
    tx: &mut Tx<'_>,
    draft: BenefitDraft,
    principal: &Principal,
    now: Moment,
) -> Result<(Benefit, Option<Situation>), Failure> {
    let same_document = tx.people_with(&draft.document)?;
    let current = draft.code.map(|code| tx.benefit(code)).transpose()?.flatten();
    let current_fields = draft.code.map(|code| tx.field_values(code)).transpose()?.unwrap_or_default();
    let plate = draft.plate(current.as_ref());
    let same_plate = plate.map(|plate| tx.benefits_with_plate(plate)).transpose()?.unwrap_or_default();
    let catalogue = tx.catalogue()?;
    let facts = BenefitFacts {
        access: &principal.access,
        catalogue: &catalogue,
        same_document: &same_document,
        current: current.as_ref(),
        same_plate: &same_plate,
        current_fields: &current_fields,
        sellers: &tx.sellers()?,
        card_owner: draft.card.value().map(|card| tx.card_owner(card)).transpose()?.flatten(),
        today: now.day(),
    };
    let change = benefits::save(draft, &facts)?;
    let saved = tx.put_benefit(change, now)?;
    let (SavedBenefit { benefit, .. }, _) = announce_benefit(tx, saved)?;
    let situation = catalogue.situations.find(benefit.data.situation).cloned();
    Ok((benefit, situation))
}
