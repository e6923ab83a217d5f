//! Saving by the domain's rules: what is known is looked up, the rule decides, and what it comes to is kept.
//!
//! All of it happens in one transaction, so that what was looked up still holds when the outcome is written.

mod benefit;
mod crm;
mod dependent;

pub(super) use benefit::save_benefit;
pub(super) use crm::{alter_deal, open_deal, save_lead};
pub(super) use dependent::save_dependent;
