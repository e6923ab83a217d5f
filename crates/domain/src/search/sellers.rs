//! The search for sellers. Nothing need be given; the user's stores bound it.

use crate::catalogue::{Seller, SellerKind};
use crate::stores::StoreAccess;
use crate::values::{CpfCnpj, SearchText, Text, Uf};

/// Filters of active sellers; all that are given must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SellerFilters {
    /// The word of a kind, whatever its case; another word is nobody's.
    pub kind: Option<Text<30>>,
    /// Part of the name.
    pub name: Option<SearchText>,
    /// CPF or CNPJ.
    pub document: Option<CpfCnpj>,
    /// Quarter.
    pub quarter: Option<SearchText>,
    /// City.
    pub city: Option<SearchText>,
    /// State.
    pub uf: Option<Uf>,
}

impl SellerFilters {
    /// Whether a seller is found by a user.
    pub fn match_seller(&self, seller: &Seller, access: &StoreAccess) -> bool {
        let Self { kind, name, document, quarter, city, uf } = self;
        let is_place = |filter: &Option<SearchText>, place: Option<&Text<100>>| {
            filter.as_ref().is_none_or(|filter| place.is_some_and(|place| SearchText::of(place.as_str()) == *filter))
        };
        seller.is_active
            && seller.is_seen_by(access)
            && kind.as_ref().is_none_or(|word| SellerKind::parse(&word.as_str().to_uppercase()) == Ok(seller.kind))
            && name.as_ref().is_none_or(|name| name.is_within(&seller.name.search_text()))
            && document.as_ref().is_none_or(|document| *document == seller.document)
            && is_place(quarter, seller.address.quarter.as_ref())
            && is_place(city, seller.address.city.as_ref())
            && uf.is_none_or(|uf| seller.address.uf == Some(uf))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{access, seller};

    #[test]
    fn sellers_are_found_by_all_that_is_given() {
        let mut found = seller(71, SellerKind::Consultant, Some(1));
        found.address.city = Text::parse("São Luís").ok();
        found.address.uf = Some(Uf::Ma);
        let is_found = |filters: &SellerFilters| filters.match_seller(&found, &access(&[1]));
        let search = |text| SearchText::parse(text).ok();
        assert!(is_found(&SellerFilters::default()));
        assert!(is_found(&SellerFilters { kind: Text::parse("consultor").ok(), ..SellerFilters::default() }));
        assert!(!is_found(&SellerFilters { kind: Text::parse("gerente").ok(), ..SellerFilters::default() }));
        assert!(is_found(&SellerFilters {
            name: search("EXEMPLO"),
            city: search("sao luis"),
            ..SellerFilters::default()
        }));
        assert!(!is_found(&SellerFilters { quarter: search("centro"), ..SellerFilters::default() }));
        assert!(!is_found(&SellerFilters { city: search("são luís"), uf: Some(Uf::Pi), ..SellerFilters::default() }));
        let document = |text| SellerFilters { document: CpfCnpj::parse(text).ok(), ..SellerFilters::default() };
        assert!(is_found(&document("168.995.350-09")));
        assert!(!is_found(&document("529.982.247-25")));
        assert!(!SellerFilters::default().match_seller(&found, &access(&[2])), "another store's");
    }
}
