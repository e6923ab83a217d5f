//! Sellers.

use super::subject::{Owner, Subject};
use super::{Reading, Tx};
use crate::domain::address::Address;
use crate::domain::catalogue::Seller;
use crate::domain::search::SellerFilters;
use crate::domain::stores::StoreAccess;
use crate::store::StoreError;

impl Reading<'_> {
    /// All sellers, in the order of codes; there are few, and rules and searches choose among them.
    pub fn sellers(&mut self) -> Result<Vec<Seller>, StoreError> {
        let sql = "SELECT code, kind, name, document, email, store, is_active FROM seller ORDER BY code";
        let mut sellers = self.all(sql, &[], |columns| {
            Ok(Seller {
                code: columns.required()?,
                kind: columns.required()?,
                name: columns.required()?,
                document: columns.required()?,
                email: columns.optional()?,
                store: columns.optional()?,
                is_active: columns.required()?,
                phones: Vec::new(),
                address: Address::default(),
            })
        })?;
        let codes = || sellers.iter().map(|seller| seller.code.get()).collect::<Vec<_>>();
        let mut phones = self.phones(Owner::Seller, codes())?;
        let mut addresses = self.addresses(&[Owner::Seller], codes())?;
        for seller in &mut sellers {
            seller.phones = phones.remove(&seller.code.get()).unwrap_or_default();
            seller.address = addresses.remove(&(Owner::Seller, seller.code.get())).unwrap_or_default();
        }
        Ok(sellers)
    }

    /// The sellers whom a user finds, in the order of codes.
    pub fn find_sellers(&mut self, filters: &SellerFilters, access: &StoreAccess) -> Result<Vec<Seller>, StoreError> {
        let mut sellers = self.sellers()?;
        sellers.retain(|seller| filters.match_seller(seller, access));
        Ok(sellers)
    }
}

impl Tx<'_> {
    /// Registers a seller, or changes it.
    pub fn put_seller(&mut self, seller: &Seller) -> Result<(), StoreError> {
        let Seller { code, kind, name, document, email, phones, address, store, is_active } = seller;
        self.change_one(
            "INSERT INTO seller (code, kind, name, document, email, store, is_active) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, name = excluded.name, \
             document = excluded.document, email = excluded.email, store = excluded.store, \
             is_active = excluded.is_active",
            &[
                (*code).into(),
                (*kind).into(),
                name.into(),
                document.into(),
                email.as_ref().into(),
                (*store).into(),
                (*is_active).into(),
            ],
        )?;
        self.put_phones(Subject::Seller(*code), phones)?;
        self.put_address(Subject::Seller(*code), Some(address))
    }
}
