//! Suppliers.

use domain::address::Address;
use domain::catalogue::Supplier;
use domain::search::SupplierList;
use domain::values::{CpfCnpj, SupplierCode};

use super::columns::{Columns, only};
use super::conditions::Conditions;
use super::dialect;
use super::params::Param;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

const COLUMNS: &str = "code, name, trading_name, document, state_registration, city_registration, trade, contact, \
                       email, store, is_active";

/// What may name a supplier.
const OF_SUPPLIERS: &[(&str, &str, &str)] =
    &[("equipamentos", "installation", "supplier"), ("consultas", "consultation", "clinic")];

impl ReadTx<'_> {
    /// The supplier with a code, of whatever store.
    pub fn supplier(&mut self, code: SupplierCode) -> Result<Option<Supplier>, StoreError> {
        Ok(self.suppliers(&[code])?.pop())
    }

    /// The suppliers with these codes, in the order of codes.
    pub(super) fn suppliers(&mut self, codes: &[SupplierCode]) -> Result<Vec<Supplier>, StoreError> {
        let codes = || codes.iter().map(|code| code.get());
        let is_among = dialect::is_among(self.sql.engine(), "code", "$1");
        let sql = format!("SELECT {COLUMNS} FROM supplier WHERE {is_among} ORDER BY code");
        let mut suppliers = self.all(&sql, &[dialect::codes(codes())], read)?;
        let mut phones = self.phones(Owner::Supplier, codes())?;
        let mut addresses = self.addresses(&[Owner::Supplier], codes())?;
        for supplier in &mut suppliers {
            supplier.phones = phones.remove(&supplier.code.get()).unwrap_or_default();
            supplier.address = addresses.remove(&(Owner::Supplier, supplier.code.get())).unwrap_or_default();
        }
        Ok(suppliers)
    }

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
        let codes = self.codes_of_page("supplier", &conditions, name.as_ref(), most)?;
        self.suppliers(&codes)
    }

    /// The suppliers with a document; there should be one.
    pub fn suppliers_with(&mut self, document: &CpfCnpj) -> Result<Vec<SupplierCode>, StoreError> {
        self.all("SELECT code FROM supplier WHERE document = $1 ORDER BY code", &[document.into()], only)
    }

    /// Uses of a supplier.
    pub fn uses_of_supplier(&mut self, code: SupplierCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(OF_SUPPLIERS, code.get())
    }
}

impl Tx<'_> {
    /// Gives out the code of a new supplier.
    pub fn next_supplier(&mut self) -> Result<SupplierCode, StoreError> {
        self.next("supplier", SupplierCode::new)
    }

    /// Registers a supplier, or changes it.
    pub fn put_supplier(&mut self, supplier: &Supplier) -> Result<(), StoreError> {
        let Supplier {
            code,
            name,
            trading_name,
            document,
            state_registration,
            city_registration,
            trade,
            contact,
            email,
            phones,
            address,
            store,
            is_active,
        } = supplier;
        let sql = format!(
            "INSERT INTO supplier ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
             ON CONFLICT (code) DO UPDATE SET name = excluded.name, trading_name = excluded.trading_name, \
             document = excluded.document, state_registration = excluded.state_registration, \
             city_registration = excluded.city_registration, trade = excluded.trade, contact = excluded.contact, \
             email = excluded.email, store = excluded.store, is_active = excluded.is_active"
        );
        let params: [Param<'_>; 11] = [
            (*code).into(),
            name.into(),
            trading_name.as_ref().into(),
            document.into(),
            state_registration.as_ref().into(),
            city_registration.as_ref().into(),
            trade.as_ref().into(),
            contact.as_ref().into(),
            email.as_ref().into(),
            (*store).into(),
            (*is_active).into(),
        ];
        self.change_one(&sql, &params)?;
        self.put_phones(Subject::Supplier(*code), phones)?;
        self.put_address(Subject::Supplier(*code), Some(address))
    }

    /// Removes a supplier, to whom nothing refers.
    pub fn remove_supplier(&mut self, code: SupplierCode) -> Result<(), StoreError> {
        self.put_phones(Subject::Supplier(code), &[])?;
        self.put_address(Subject::Supplier(code), None)?;
        self.remove("supplier", code)
    }
}

/// A supplier but for telephones and address.
fn read(columns: &mut Columns<'_>) -> Result<Supplier, StoreError> {
    Ok(Supplier {
        code: columns.required()?,
        name: columns.required()?,
        trading_name: columns.optional()?,
        document: columns.required()?,
        state_registration: columns.optional()?,
        city_registration: columns.optional()?,
        trade: columns.optional()?,
        contact: columns.optional()?,
        email: columns.optional()?,
        store: columns.optional()?,
        is_active: columns.required()?,
        phones: Vec::new(),
        address: Address::default(),
    })
}
