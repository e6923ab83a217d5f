//! CRM: leads, and the deals that are made with them.

mod contact_filter;
mod deal;
mod deal_dependent;
mod deal_save;
mod lead;
mod lead_save;

pub use contact_filter::ContactFilter;
pub use deal::{Deal, DealData, DealDetails, DealSituation, SentDealDetails};
pub use deal_dependent::{DealDependent, DealDependentData, check as check_deal_dependent};
pub use deal_save::{DealDraft, DealFacts, alter as alter_deal, open as open_deal};
pub use lead::{Lead, LeadData, LeadDetails, SentLeadDetails};
pub use lead_save::{LeadChange, LeadDraft, LeadFacts, save as save_lead};
