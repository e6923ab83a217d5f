//! Suppliers of services and equipment.

use crate::address::Address;
use crate::people::PersonPhone;
use crate::stores::StoreAccess;
use crate::values::{CpfCnpj, Email, StoreCode, SupplierCode, Text};

/// A supplier.
#[derive(Debug, Clone, PartialEq)]
pub struct Supplier {
    /// Code.
    pub code: SupplierCode,
    /// Name.
    pub name: Text<200>,
    /// Trading name.
    pub trading_name: Option<Text<200>>,
    /// CPF or CNPJ.
    pub document: CpfCnpj,
    /// Registration with the state.
    pub state_registration: Option<Text<20>>,
    /// Registration with the city.
    pub city_registration: Option<Text<20>>,
    /// Its trade, in words.
    pub trade: Option<Text<60>>,
    /// Whom to ask for.
    pub contact: Option<Text<200>>,
    /// E-mail.
    pub email: Option<Email>,
    /// Telephones.
    pub phones: Vec<PersonPhone>,
    /// Address.
    pub address: Address,
    /// The store that registered the supplier; without one, all use it.
    pub store: Option<StoreCode>,
    /// Whether it can be chosen.
    pub is_active: bool,
}

impl Supplier {
    /// Whether a user sees this supplier.
    pub fn is_seen_by(&self, access: &StoreAccess) -> bool {
        self.store.is_none_or(|store| access.sees(store))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{access, supplier};

    #[test]
    fn a_supplier_is_of_one_store_or_of_all() {
        let is_seen = |supplier: &Supplier| [access(&[1]), access(&[2])].map(|access| supplier.is_seen_by(&access));
        assert_eq!(is_seen(&supplier(9, Some(1))), [true, false]);
        assert_eq!(is_seen(&supplier(9, None)), [true, true]);
    }
}
