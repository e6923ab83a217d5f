//! Dependents of deals.

use domain::crm::{DealDependent, DealDependentData};
use domain::values::DealCode;

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// The dependents of a deal, in the order of codes.
    pub fn deal_dependents(&mut self, deal: DealCode) -> Result<Vec<DealDependent>, StoreError> {
        self.records("WHERE deal = $1 ORDER BY code", &[deal.into()])
    }
}

impl Tx<'_> {
    /// Adds a dependent to a deal.
    pub fn insert_deal_dependent(
        &mut self,
        deal: DealCode,
        data: DealDependentData,
    ) -> Result<DealDependent, StoreError> {
        let dependent = DealDependent { code: self.next("deal_dependent")?, data };
        self.insert(&dependent, &[("deal", deal.into())])?;
        Ok(dependent)
    }

    /// Overwrites a dependent of a deal; whether it is one was asked before.
    pub fn update_deal_dependent(&mut self, deal: DealCode, dependent: &DealDependent) -> Result<(), StoreError> {
        self.update(dependent, &[("deal", deal.into())])
    }
}
