//! What an address, a telephone or a vehicle belongs to.

use super::Param;
use crate::domain::values::{BenefitCode, DealCode, PersonCode, SellerCode};

/// The owner of something that is kept in a table of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// A person.
    Person(PersonCode),
    /// Who pays for a person.
    Payer(PersonCode),
    /// A seller.
    Seller(SellerCode),
    /// A benefit.
    Benefit(BenefitCode),
    /// A deal.
    Deal(DealCode),
}

impl Subject {
    /// The columns `subject` and `code`.
    pub(super) fn key(self) -> [Param<'static>; 2] {
        let (subject, code) = match self {
            Self::Person(code) => ("person", code.get()),
            Self::Payer(code) => ("payer", code.get()),
            Self::Seller(code) => ("seller", code.get()),
            Self::Benefit(code) => ("benefit", code.get()),
            Self::Deal(code) => ("deal", code.get()),
        };
        [subject.into(), code.into()]
    }
}
