//! The Benefit Administration Integration Service.
//!
//! [`domain`] is what the service knows and decides, free of HTTP, of the contract's types and of SQL; everything else
//! in this crate stands around it.

pub mod domain;
