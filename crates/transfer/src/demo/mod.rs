//! Demo data of any size: made-up people with everything that a base can hold.
//!
//! It is a function of the number of members and of the moment that is handed in, so that two demos of one size differ
//! in dates only. Whatever has a rule goes through the rule, as if somebody had sent it; nothing is written around the
//! domain.

mod attendance;
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

pub use fill::{DEFAULT_MEMBERS, DEMO_PASSWORD, DEMO_USER, DemoError, fill};

/// A value that the demo is made of. What is typed into this module is valid, or its tests fail.
fn sure<T>(read: Result<T, domain::Flaw>) -> T {
    read.expect("what the demo is made of is valid")
}
