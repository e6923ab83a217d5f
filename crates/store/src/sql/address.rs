//! Addresses, kept apart from whom they belong to.

use std::collections::BTreeMap;

use domain::address::Address;

use super::columns::Columns;
use super::dialect;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// The addresses of many, by what their owners are and by their codes.
    pub(super) fn addresses(
        &mut self,
        owners: &[Owner],
        codes: impl IntoIterator<Item = i32>,
    ) -> Result<BTreeMap<(Owner, i32), Address>, StoreError> {
        let words: Vec<String> = owners.iter().map(|owner| format!("'{}'", owner.as_str())).collect();
        let sql = format!(
            "SELECT subject, code, kind, street_kind, street, street_with_kind, number, complement, quarter, city, uf, \
             postal_code FROM address WHERE subject IN ({}) AND {}",
            words.join(", "),
            dialect::is_among(self.sql.engine(), "code", "$1")
        );
        let found = self.all(&sql, &[dialect::codes(codes)], |columns| {
            let subject: String = columns.required()?;
            let strange = || StoreError::Corrupt("an address of somebody who was not asked for".to_owned());
            let owner = *owners.iter().find(|owner| owner.as_str() == subject).ok_or_else(strange)?;
            Ok(((owner, columns.required()?), read(columns)?))
        })?;
        Ok(found.into_iter().collect())
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
        // A new part must be kept, not forgotten.
        let Address { kind, street_kind, street, street_with_kind, number, complement, quarter, city, uf, postal_code } =
            address;
        let [subject, code] = subject.key();
        self.sql.insert(
            "address",
            "subject, code, kind, street_kind, street, street_with_kind, number, complement, quarter, city, uf, \
             postal_code",
            &[
                subject,
                code,
                kind.as_ref().into(),
                street_kind.as_ref().into(),
                street.as_ref().into(),
                street_with_kind.as_ref().into(),
                number.as_ref().into(),
                complement.as_ref().into(),
                quarter.as_ref().into(),
                city.as_ref().into(),
                (*uf).into(),
                postal_code.as_ref().into(),
            ],
        )
    }
}

/// The parts of an address, in the order of the table.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Address, StoreError> {
    Ok(Address {
        kind: columns.optional()?,
        street_kind: columns.optional()?,
        street: columns.optional()?,
        street_with_kind: columns.optional()?,
        number: columns.optional()?,
        complement: columns.optional()?,
        quarter: columns.optional()?,
        city: columns.optional()?,
        uf: columns.optional()?,
        postal_code: columns.optional()?,
    })
}
