//! Records of the domain, shown as the contract's.
//!
//! Values of the domain fit the contract, so nothing here fails. A field without a value is left out; telephones are
//! null then, and a day on which something ends is empty while it has not.

mod access;
mod address;
mod administration;
mod benefit;
mod crm;
mod dependent;
mod event;
mod member;
mod names;
mod person;
mod value;
mod vehicle;

pub(super) use access::access;
pub(super) use administration::{field_definition, seller, store, supplier};
pub(super) use benefit::{
    due_day, equipment, found_benefit, item, page_of_benefits, saved_benefit, situation, validated, vehicle_type,
};
pub(super) use crm::{deal, deal_dependent, found_deal, funnel, lead, saved_deal, saved_lead};
pub(super) use dependent::{complete_dependent, found_dependent, saved_dependent};
pub(super) use event::{EventNames, event, listed_event};
pub(super) use member::page_of_members;
pub(super) use names::CatalogueNames;
pub(super) use person::{credit_card, saved_person};
