//! The searches for leads and deals. Nothing need be given; the user's stores bound them.

use crate::crm::ContactFilter;
use crate::values::{DayRange, LeadCode, StoreCode, UserCode};

/// What active leads are searched for by.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LeadFilters {
    /// What was typed into the search box.
    pub contact: Option<ContactFilter>,
}

/// What open deals are searched for by; all that is given must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DealFilters {
    /// The lead.
    pub lead: Option<LeadCode>,
    /// What was typed into the search box.
    pub contact: Option<ContactFilter>,
    /// Days of the registration.
    pub registered: Option<DayRange>,
    /// The store.
    pub store: Option<StoreCode>,
    /// Who looks after the deal.
    pub responsible: Option<UserCode>,
}
