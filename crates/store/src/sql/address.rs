//! Addresses, kept apart from whom they belong to.

use std::collections::BTreeMap;

use domain::address::Address;

use super::dialect;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::{Code, Record};

impl ReadTx<'_> {
    /// The addresses of many, by what their owners are and by their codes.
    pub(super) fn addresses(
        &mut self,
        owners: &[Owner],
        codes: impl IntoIterator<Item = impl Code>,
    ) -> Result<BTreeMap<(Owner, i32), Address>, StoreError> {
        let words: Vec<String> = owners.iter().map(|owner| format!("'{}'", owner.as_str())).collect();
        let sql = format!(
            "SELECT subject, code, {} FROM address WHERE subject IN ({}) AND {}",
            Address::names(),
            words.join(", "),
            dialect::is_among(self.sql.engine(), "code", "$1")
        );
        let strange = || StoreError::Corrupt("an address of somebody who was not asked for".to_owned());
        let found: Vec<(String, i32, Address)> = self.all(&sql, &[dialect::codes(codes)])?;
        let found = found.into_iter().map(|(subject, code, address)| {
            let owner = *owners.iter().find(|owner| owner.as_str() == subject).ok_or_else(strange)?;
            Ok(((owner, code), address))
        });
        found.collect()
    }
}

impl Tx<'_> {
    /// Puts an address in the place of whatever was there.
    pub(super) fn put_address(&mut self, subject: Subject, address: Option<&Address>) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM address WHERE subject = $1 AND code = $2", &subject.key())?;
        self.insert_address(subject, address)
    }

    /// Writes down the address of something that has none.
    pub(super) fn insert_address(&mut self, subject: Subject, address: Option<&Address>) -> Result<(), StoreError> {
        let Some(address) = address else { return Ok(()) };
        let [subject, code] = subject.key();
        self.insert(address, &[("subject", subject), ("code", code)])
    }
}
