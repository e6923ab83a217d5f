//! Searches, one file per kind of what is searched for.
//!
//! Each answers with all that a list shows, in a number of questions that does not depend on how much is found.

mod benefits;
mod crm;
mod dependents;
mod events;
mod found;
mod list;
mod listing;
mod member_query;
mod members;

pub use found::{FoundBenefit, FoundDeal, FoundDependent, FoundEvent, FoundMember, MemberBenefit};
pub use listing::{Listed, Listing};
