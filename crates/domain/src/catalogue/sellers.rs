//! Sellers: consultants and representatives.

use crate::address::Address;
use crate::people::PersonPhone;
use crate::stores::StoreAccess;
use crate::values::{CpfCnpj, Email, PersonName, SellerCode, StoreCode, value_set};
use crate::violation::Violation;

value_set! {
    /// Kinds of sellers.
    pub enum SellerKind {
        /// Consultant.
        Consultant = "CONSULTOR",
        /// Representative.
        Representative = "REPRESENTANTE",
    }
}

impl SellerKind {
    /// The field in which a body names a seller of this kind.
    pub fn field(self) -> &'static str {
        match self {
            Self::Consultant => "codConsultor",
            Self::Representative => "codRepresentante",
        }
    }
}

/// A seller.
#[derive(Debug, Clone, PartialEq)]
pub struct Seller {
    /// Code, the `codConsultor` or `codRepresentante` of the interface.
    pub code: SellerCode,
    /// Consultant or representative.
    pub kind: SellerKind,
    /// Name.
    pub name: PersonName,
    /// CPF or CNPJ.
    pub document: CpfCnpj,
    /// E-mail.
    pub email: Option<Email>,
    /// Telephones.
    pub phones: Vec<PersonPhone>,
    /// Address.
    pub address: Address,
    /// The store that the seller belongs to; without one, all.
    pub store: Option<StoreCode>,
    /// Whether the seller still sells.
    pub is_active: bool,
}

impl Seller {
    /// Whether a user sees this seller.
    pub fn is_seen_by(&self, access: &StoreAccess) -> bool {
        self.store.is_none_or(|store| access.sees(store))
    }

    /// Checks a seller whom a body names, among those that were looked up for it. Whoever stands in the record already
    /// may stay there.
    pub fn check(
        kind: SellerKind,
        sent: Option<SellerCode>,
        current: Option<SellerCode>,
        known: &[Self],
        access: &StoreAccess,
    ) -> Result<(), Violation> {
        let Some(code) = sent.filter(|_| sent != current) else { return Ok(()) };
        let is_meant =
            |seller: &Self| seller.code == code && seller.kind == kind && seller.is_active && seller.is_seen_by(access);
        if known.iter().any(is_meant) {
            Ok(())
        } else {
            Err(Violation::unknown_code(kind.field(), code, "Use um código de GET /ext/administracao/vendedor"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::seller;

    #[test]
    fn a_seller_is_of_its_kind_active_and_seen() {
        let access = StoreAccess::to([StoreCode::new(1).unwrap()]);
        let known = [
            seller(71, SellerKind::Consultant, Some(1)),
            seller(40, SellerKind::Representative, None),
            seller(72, SellerKind::Consultant, Some(2)),
            Seller { is_active: false, ..seller(73, SellerKind::Consultant, Some(1)) },
        ];
        let code = |number| Some(SellerCode::new(number).unwrap());
        let check = |kind, sent| Seller::check(kind, code(sent), None, &known, &access);
        assert!(check(SellerKind::Consultant, 71).is_ok());
        assert!(check(SellerKind::Representative, 40).is_ok());
        assert!(Seller::check(SellerKind::Consultant, None, None, &known, &access).is_ok());
        for sent in [40, 72, 73, 99] {
            let violation = check(SellerKind::Consultant, sent).unwrap_err();
            assert!(violation.text().starts_with(&format!("codConsultor {sent} não existe.")), "{violation}");
            let kept = Seller::check(SellerKind::Consultant, code(sent), code(sent), &known, &access);
            assert_eq!(kept, Ok(()), "{sent} stands there already");
        }
    }
}
