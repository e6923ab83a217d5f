//! The searches for leads and deals. Nothing need be given; the user's stores bound them.

use crate::crm::ContactFilter;
use crate::values::{DayRange, LeadCode, StoreCode, UserCode};

/// Filters of active leads.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LeadFilters {
    /// Text of the search box.
    pub contact: Option<ContactFilter>,
}

/// Filters of open deals; all that are given must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DealFilters {
    /// The lead.
    pub lead: Option<LeadCode>,
    /// Text of the search box.
    pub contact: Option<ContactFilter>,
    /// Days of the registration.
    pub registered: Option<DayRange>,
    /// The store.
    pub store: Option<StoreCode>,
    /// The user responsible for it.
    pub responsible: Option<UserCode>,
}
