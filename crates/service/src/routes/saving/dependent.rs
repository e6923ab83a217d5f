//! Dependents of benefits.

use auth::Principal;
use domain::dependents::{self, Dependent, DependentDraft, DependentFacts};
use domain::values::{Moment, StoreCode};
use store::Tx;

use crate::routes::errors::Failure;

/// Saves a dependent, which is a change of its benefit too; returned with the benefit's store.
pub(in crate::routes) fn save_dependent(
    tx: &mut Tx<'_>,
    draft: DependentDraft,
    principal: &Principal,
    now: Moment,
) -> Result<(Dependent, StoreCode), Failure> {
    let benefit = tx.benefit(draft.benefit)?;
    let current = draft.code.map(|code| tx.dependent(code)).transpose()?.flatten();
    let same_cpf = draft.cpf.as_ref().map(|cpf| tx.dependent_with(draft.benefit, cpf)).transpose()?.flatten();
    let facts = DependentFacts {
        access: &principal.access,
        catalogue: &tx.catalogue()?,
        benefit: benefit.as_ref(),
        current: current.as_ref(),
        same_cpf,
        card_owner: draft.card.value().map(|card| tx.card_owner(card)).transpose()?.flatten(),
        today: now.day(),
    };
    let change = dependents::save(draft, &facts)?;
    let store = benefit.as_ref().expect("no dependent is saved without its benefit").data.store;
    let dependent = tx.put_dependent(change)?;
    tx.touch_benefit(dependent.data.benefit, now)?;
    Ok((dependent, store))
}
