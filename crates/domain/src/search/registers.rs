//! Filters of the operator's lists; all that are given must hold. No store bounds them.

use crate::catalogue::SellerKind;
use crate::values::{SearchText, StoreCode};

/// Filters of the list of suppliers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SupplierList {
    /// Part of the name.
    pub name: Option<SearchText>,
    /// Whether they can be chosen.
    pub is_active: Option<bool>,
}

/// Filters of the list of sellers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SellerList {
    /// Part of the name.
    pub name: Option<SearchText>,
    /// Their kind.
    pub kind: Option<SellerKind>,
    /// The store that they belong to.
    pub store: Option<StoreCode>,
    /// Whether they still sell.
    pub is_active: Option<bool>,
}
