//! The Benefit Administration Integration Service.
//!
//! [`domain`] is what the service knows and decides, free of HTTP, of the contract's types and of SQL; [`store`] keeps
//! what it knows. [`auth`] says who calls. Everything else in this crate stands around them.

mod announce;
pub mod auth;
pub mod clock;
pub mod delivery;
pub mod demo;
pub mod domain;
pub mod operator;
pub mod routes;
pub mod secrets;
pub mod server;
pub mod store;
pub mod transfer;
