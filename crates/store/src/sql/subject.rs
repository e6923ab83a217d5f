//! Owners of addresses, telephones and vehicles.

use domain::values::{BenefitCode, DealCode, EventCode, PersonCode, SellerCode, SupplierCode};

use super::params::Param;

/// The owner of something that is kept in a table of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// A person.
    Person(PersonCode),
    /// Who pays for a person.
    Payer(PersonCode),
    /// A seller.
    Seller(SellerCode),
    /// A supplier.
    Supplier(SupplierCode),
    /// A benefit.
    Benefit(BenefitCode),
    /// A deal.
    Deal(DealCode),
    /// An event, whose address is where it happened and whose vehicle is a third party's.
    Event(EventCode),
}

/// What kind of owner it is, where many are looked up at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Owner {
    /// People.
    Person,
    /// Those who pay for people.
    Payer,
    /// Sellers.
    Seller,
    /// Suppliers.
    Supplier,
    /// Benefits.
    Benefit,
    /// Deals.
    Deal,
    /// Events.
    Event,
}

impl Subject {
    /// The columns `subject` and `code`.
    pub(super) fn key(self) -> [Param<'static>; 2] {
        let (owner, code) = match self {
            Self::Person(code) => (Owner::Person, code.get()),
            Self::Payer(code) => (Owner::Payer, code.get()),
            Self::Seller(code) => (Owner::Seller, code.get()),
            Self::Supplier(code) => (Owner::Supplier, code.get()),
            Self::Benefit(code) => (Owner::Benefit, code.get()),
            Self::Deal(code) => (Owner::Deal, code.get()),
            Self::Event(code) => (Owner::Event, code.get()),
        };
        [owner.as_str().into(), code.into()]
    }
}

impl Owner {
    /// The column `subject`.
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Payer => "payer",
            Self::Seller => "seller",
            Self::Supplier => "supplier",
            Self::Benefit => "benefit",
            Self::Deal => "deal",
            Self::Event => "event",
        }
    }
}
