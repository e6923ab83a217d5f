//! What the operator lists registers by; all that is given must hold. No store bounds it.

use crate::catalogue::SellerKind;
use crate::values::{SearchText, StoreCode};

/// What suppliers are listed by.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SupplierList {
    /// Part of the name.
    pub name: Option<SearchText>,
    /// Whether they can be chosen.
    pub is_active: Option<bool>,
}

/// What sellers are listed by.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SellerList {
    /// Part of the name.
    pub name: Option<SearchText>,
    /// What they are.
    pub kind: Option<SellerKind>,
    /// The store that they belong to.
    pub store: Option<StoreCode>,
    /// Whether they still sell.
    pub is_active: Option<bool>,
}
