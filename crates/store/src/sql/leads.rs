//! Leads.

use domain::crm::{Lead, LeadChange};
use domain::values::{CpfCnpj, LeadCode, Moment};

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// The lead with a code, of whatever store.
    pub fn lead(&mut self, code: LeadCode) -> Result<Option<Lead>, StoreError> {
        Ok(self.records("WHERE code = $1", &[code.into()])?.pop())
    }

    /// The active leads with a document, in the order of codes and of whatever store.
    pub fn leads_with(&mut self, document: &CpfCnpj) -> Result<Vec<Lead>, StoreError> {
        self.records("WHERE document = $1 AND is_active = 1 ORDER BY code", &[document.into()])
    }
}

impl Tx<'_> {
    /// Carries out what saving a lead came to, and returns the lead as it is now.
    pub fn put_lead(&mut self, change: LeadChange, now: Moment) -> Result<Lead, StoreError> {
        let LeadChange { code, data } = change;
        let lead = match code {
            None => Lead { code: self.next("lead")?, registered: now, data },
            Some(code) => {
                let missing = || StoreError::Corrupt("a lead that is updated is gone".to_owned());
                Lead { data, ..self.lead(code)?.ok_or_else(missing)? }
            }
        };
        self.write_lead(&lead, code.is_none())?;
        Ok(lead)
    }

    /// Closes a lead: it is active no longer.
    pub fn close_lead(&mut self, code: LeadCode) -> Result<(), StoreError> {
        self.change_one("UPDATE lead SET is_active = 0 WHERE code = $1", &[code.into()])
    }

    pub(super) fn write_lead(&mut self, lead: &Lead, is_new: bool) -> Result<(), StoreError> {
        let search_name = lead.data.name.search_text();
        self.write(lead, &[("search_name", (&search_name).into())], is_new)
    }
}
