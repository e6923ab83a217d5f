//! Sellers.

use domain::catalogue::{Seller, SellerKind};
use domain::search::{SellerFilters, SellerList};
use domain::stores::StoreAccess;
use domain::values::{CpfCnpj, SellerCode};

use super::conditions::Conditions;
use super::params::Param;
use super::registers::Register;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl Register for Seller {
    fn find(reading: &mut ReadTx<'_>, rest: &str, params: &[Param<'_>]) -> Result<Vec<Self>, StoreError> {
        let mut sellers: Vec<Self> = reading.records(rest, params)?;
        let codes = || sellers.iter().map(|seller| seller.code);
        let mut phones = reading.phones(Owner::Seller, codes())?;
        let mut addresses = reading.addresses(&[Owner::Seller], codes())?;
        for seller in &mut sellers {
            seller.phones = phones.remove(&seller.code.get()).unwrap_or_default();
            seller.address = addresses.remove(&(Owner::Seller, seller.code.get())).unwrap_or_default();
        }
        Ok(sellers)
    }

    fn keep(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.put_row(self, &[], "")?;
        tx.put_phones(Subject::Seller(self.code), &self.phones)?;
        tx.put_address(Subject::Seller(self.code), Some(&self.address))
    }

    fn clear(tx: &mut Tx<'_>, code: SellerCode) -> Result<(), StoreError> {
        tx.put_phones(Subject::Seller(code), &[])?;
        tx.put_address(Subject::Seller(code), None)
    }
}

impl ReadTx<'_> {
    /// All sellers, in the order of codes; there are few, and rules and searches choose among them.
    pub fn sellers(&mut self) -> Result<Vec<Seller>, StoreError> {
        self.register()
    }

    /// The sellers whom a user finds, in the order of codes.
    pub fn find_sellers(&mut self, filters: &SellerFilters, access: &StoreAccess) -> Result<Vec<Seller>, StoreError> {
        let mut sellers = self.sellers()?;
        sellers.retain(|seller| filters.match_seller(seller, access));
        Ok(sellers)
    }

    /// The sellers of a list after a code, in the order of codes.
    pub fn list_sellers(
        &mut self,
        list: &SellerList,
        after: Option<i32>,
        most: i64,
    ) -> Result<Vec<Seller>, StoreError> {
        let SellerList { name, kind, store, is_active } = list;
        let mut conditions = Conditions::new(self.sql.engine());
        conditions.equals("kind", *kind);
        conditions.equals("store", *store);
        conditions.equals("is_active", *is_active);
        conditions.after("code", after);
        self.page(&conditions, name.as_ref(), most)
    }

    /// The sellers of a kind with a document; there should be one.
    pub fn sellers_with(&mut self, kind: SellerKind, document: &CpfCnpj) -> Result<Vec<SellerCode>, StoreError> {
        let sql = "SELECT code FROM seller WHERE document = $1 AND kind = $2 ORDER BY code";
        self.all(sql, &[document.into(), kind.into()])
    }
}
