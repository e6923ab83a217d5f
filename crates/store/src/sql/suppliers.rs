//! Suppliers.

use domain::catalogue::Supplier;
use domain::search::SupplierList;
use domain::values::{CpfCnpj, SupplierCode};

use super::conditions::Conditions;
use super::params::Param;
use super::registers::Register;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl Register for Supplier {
    fn find(reading: &mut ReadTx<'_>, rest: &str, params: &[Param<'_>]) -> Result<Vec<Self>, StoreError> {
        let mut suppliers: Vec<Self> = reading.records(rest, params)?;
        let codes = || suppliers.iter().map(|supplier| supplier.code);
        let mut phones = reading.phones(Owner::Supplier, codes())?;
        let mut addresses = reading.addresses(&[Owner::Supplier], codes())?;
        for supplier in &mut suppliers {
            supplier.phones = phones.remove(&supplier.code.get()).unwrap_or_default();
            supplier.address = addresses.remove(&(Owner::Supplier, supplier.code.get())).unwrap_or_default();
        }
        Ok(suppliers)
    }

    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.put_row(self, &[], "")?;
        tx.put_phones(Subject::Supplier(self.code), &self.phones)?;
        tx.put_address(Subject::Supplier(self.code), Some(&self.address))
    }

    fn clear(tx: &mut Tx<'_>, code: SupplierCode) -> Result<(), StoreError> {
        tx.put_phones(Subject::Supplier(code), &[])?;
        tx.put_address(Subject::Supplier(code), None)
    }
}

impl ReadTx<'_> {
    /// The suppliers of a list after a code, in the order of codes.
    pub fn list_suppliers(
        &mut self,
        list: &SupplierList,
        after: Option<i32>,
        most: i64,
    ) -> Result<Vec<Supplier>, StoreError> {
        let SupplierList { name, is_active } = list;
        let mut conditions = Conditions::new(self.sql.engine());
        conditions.equals("is_active", *is_active);
        conditions.after("code", after);
        self.page(&conditions, name.as_ref(), most)
    }

    /// The suppliers with a document; there should be one.
    pub fn suppliers_with(&mut self, document: &CpfCnpj) -> Result<Vec<SupplierCode>, StoreError> {
        self.all("SELECT code FROM supplier WHERE document = $1 ORDER BY code", &[document.into()])
    }
}
