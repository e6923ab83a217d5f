//! Dependents of benefits.

use auth::Principal;
use domain::dependents::{self, Dependent, DependentDraft, DependentFacts};
use store::Tx;

use crate::routes::errors::Failure;

/// Saves a dependent.
pub(in crate::routes) fn save_dependent(
    tx: &mut Tx<'_>,
    draft: DependentDraft,
    principal: &Principal,
) -> Result<Dependent, Failure> {
    let benefit = tx.benefit(draft.benefit)?;
    let current = draft.code.map(|code| tx.dependent(code)).transpose()?.flatten();
    let same_cpf = draft.cpf.as_ref().map(|cpf| tx.dependent_with(draft.benefit, cpf)).transpose()?.flatten();
    let facts = DependentFacts {
        access: &principal.access,
        catalogue: &tx.catalogue()?,
        benefit: benefit.as_ref(),
        current: current.as_ref(),
        same_cpf,
        card_owner: draft.card.as_ref().map(|card| tx.card_owner(card)).transpose()?.flatten(),
    };
    let change = dependents::save(draft, &facts)?;
    Ok(tx.put_dependent(change)?)
}
