//! Suppliers.

use super::subject::{Owner, Subject};
use super::{Reading, Tx};
use crate::domain::address::Address;
use crate::domain::catalogue::Supplier;
use crate::domain::values::SupplierCode;
use crate::store::StoreError;

impl Reading<'_> {
    /// The supplier with a code, of whatever store.
    pub fn supplier(&mut self, code: SupplierCode) -> Result<Option<Supplier>, StoreError> {
        let sql = "SELECT code, name, trading_name, document, email, store, is_active FROM supplier WHERE code = $1";
        let found = self.one(sql, &[code.into()], |columns| {
            Ok(Supplier {
                code: columns.required()?,
                name: columns.required()?,
                trading_name: columns.optional()?,
                document: columns.required()?,
                email: columns.optional()?,
                store: columns.optional()?,
                is_active: columns.required()?,
                phones: Vec::new(),
                address: Address::default(),
            })
        })?;
        let Some(mut supplier) = found else { return Ok(None) };
        supplier.phones = self.phones(Owner::Supplier, [code.get()])?.remove(&code.get()).unwrap_or_default();
        let mut addresses = self.addresses(&[Owner::Supplier], [code.get()])?;
        supplier.address = addresses.remove(&(Owner::Supplier, code.get())).unwrap_or_default();
        Ok(Some(supplier))
    }
}

impl Tx<'_> {
    /// Registers a supplier, or changes it.
    pub fn put_supplier(&mut self, supplier: &Supplier) -> Result<(), StoreError> {
        let Supplier { code, name, trading_name, document, email, phones, address, store, is_active } = supplier;
        self.change_one(
            "INSERT INTO supplier (code, name, trading_name, document, email, store, is_active) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (code) DO UPDATE SET name = excluded.name, trading_name = excluded.trading_name, \
             document = excluded.document, email = excluded.email, store = excluded.store, \
             is_active = excluded.is_active",
            &[
                (*code).into(),
                name.into(),
                trading_name.as_ref().into(),
                document.into(),
                email.as_ref().into(),
                (*store).into(),
                (*is_active).into(),
            ],
        )?;
        self.put_phones(Subject::Supplier(*code), phones)?;
        self.put_address(Subject::Supplier(*code), Some(address))
    }
}
