//! The Benefit Administration Integration Service.
//!
//! [`domain`] is what the service knows and decides, free of HTTP, of the contract's types and of SQL; [`store`] keeps
//! what it knows. Everything else in this crate stands around the two.

pub mod domain;
pub mod store;
