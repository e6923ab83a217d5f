//! Requests, read into the domain's drafts and searches.
//!
//! The stubs have parsed it already; here every field becomes a value of the domain, or a violation that names the field.
//! Records are taken apart whole, so that a new field of the contract cannot be passed over. Searches are read where their
//! parameters are, of which none can be left unused.

mod address;
mod benefit;
mod crm;
mod dependent;
mod field;
mod person;
mod vehicle;

pub(super) use benefit::{additional_fields, benefit, benefit_type, item, validation, vehicle_benefit};
pub(super) use crm::{SentDeal, deal, deal_dependent, lead};
pub(super) use dependent::dependent;
pub(super) use field::{code, days, number, page, search, text, word};
pub(super) use person::person;
