//! The operations of the contract, over the domain's rules and the store.
//!
//! Wire types stop here: `reading` makes drafts and searches of what was sent, `saving` looks up what a rule must know,
//! asks it and keeps what it comes to, and `showing` makes the contract's records of what is known. Between them stands
//! one file per tag with the operations themselves. An operation's work is done in one transaction, and `errors` is the
//! one way from what went wrong to what the operation declares.

mod administration;
mod benefits;
mod crm;
mod errors;
mod events;
mod members;
mod once;
mod operations;
mod reading;
mod saving;
mod security;
mod service;
mod showing;

pub use operations::{ServiceOperations, stub};
pub use service::Service;
