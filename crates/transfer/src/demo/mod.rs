//! Demo data of any size: made-up people with everything that a base can hold.
//!
//! It is a function of the number of members and of the moment that is handed in, so that two demos of one size differ
//! in dates only. Whatever has a rule goes through the rule, as if somebody had sent it; nothing is written around the
//! domain.

mod attendance;
mod base;
mod benefits;
mod catalogue;
mod crm;
mod events;
mod fill;
mod identities;
mod member;
mod random;
mod vehicles;
mod words;

pub use base::DemoError;
pub use fill::{DEFAULT_MEMBERS, DEMO_PASSWORD, DEMO_USER, fill};
