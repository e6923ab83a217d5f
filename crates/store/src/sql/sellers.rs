//! Sellers.

use domain::address::Address;
use domain::catalogue::{Seller, SellerKind};
use domain::search::{SellerFilters, SellerList};
use domain::stores::StoreAccess;
use domain::values::{CpfCnpj, SellerCode};

use super::columns::{Columns, only};
use super::conditions::Conditions;
use super::dialect;
use super::params::Param;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

const COLUMNS: &str = "code, kind, name, document, email, store, is_active";

/// What may name a seller.
const OF_SELLERS: &[(&str, &str, &str)] = &[
    ("beneficiosComoConsultor", "benefit", "consultant"),
    ("beneficiosComoRepresentante", "benefit", "representative"),
    ("leads", "lead", "consultant"),
    ("negocios", "deal", "consultant"),
];

impl ReadTx<'_> {
    /// All sellers, in the order of codes; there are few, and rules and searches choose among them.
    pub fn sellers(&mut self) -> Result<Vec<Seller>, StoreError> {
        self.sellers_where("1 = 1", &[])
    }

    /// The seller with a code, of whatever store.
    pub fn seller(&mut self, code: SellerCode) -> Result<Option<Seller>, StoreError> {
        Ok(self.sellers_where("code = $1", &[code.into()])?.pop())
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
        let codes: Vec<SellerCode> = self.codes_of_page("seller", &conditions, name.as_ref(), most)?;
        let codes = dialect::codes(codes.iter().map(|code| code.get()));
        self.sellers_where(&dialect::is_among(self.sql.engine(), "code", "$1"), &[codes])
    }

    /// The sellers of a kind with a document; there should be one.
    pub fn sellers_with(&mut self, kind: SellerKind, document: &CpfCnpj) -> Result<Vec<SellerCode>, StoreError> {
        let sql = "SELECT code FROM seller WHERE document = $1 AND kind = $2 ORDER BY code";
        self.all(sql, &[document.into(), kind.into()], only)
    }

    /// Uses of a seller.
    pub fn uses_of_seller(&mut self, code: SellerCode) -> Result<Vec<(&'static str, u64)>, StoreError> {
        self.uses(OF_SELLERS, code.get())
    }

    fn sellers_where(&mut self, condition: &str, params: &[Param<'_>]) -> Result<Vec<Seller>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM seller WHERE {condition} ORDER BY code");
        let mut sellers = self.all(&sql, params, read)?;
        let codes = || sellers.iter().map(|seller| seller.code.get()).collect::<Vec<_>>();
        let mut phones = self.phones(Owner::Seller, codes())?;
        let mut addresses = self.addresses(&[Owner::Seller], codes())?;
        for seller in &mut sellers {
            seller.phones = phones.remove(&seller.code.get()).unwrap_or_default();
            seller.address = addresses.remove(&(Owner::Seller, seller.code.get())).unwrap_or_default();
        }
        Ok(sellers)
    }
}

impl Tx<'_> {
    /// Gives out the code of a new seller.
    pub fn next_seller(&mut self) -> Result<SellerCode, StoreError> {
        self.next("seller", SellerCode::new)
    }

    /// Registers a seller, or changes it.
    pub fn put_seller(&mut self, seller: &Seller) -> Result<(), StoreError> {
        let Seller { code, kind, name, document, email, phones, address, store, is_active } = seller;
        let sql = format!(
            "INSERT INTO seller ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, name = excluded.name, \
             document = excluded.document, email = excluded.email, store = excluded.store, \
             is_active = excluded.is_active"
        );
        self.change_one(
            &sql,
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

    /// Removes a seller, to whom nothing refers.
    pub fn remove_seller(&mut self, code: SellerCode) -> Result<(), StoreError> {
        self.put_phones(Subject::Seller(code), &[])?;
        self.put_address(Subject::Seller(code), None)?;
        self.remove("seller", code)
    }
}

/// A seller but for telephones and address.
fn read(columns: &mut Columns<'_>) -> Result<Seller, StoreError> {
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
}
