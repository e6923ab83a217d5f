//! The Benefit Administration Integration Service.
//!
//! This crate answers the contract, and has the program. The crate `domain` is what the service knows and decides, and
//! `store` keeps what it knows; `http-server`, `auth`, `trigger-delivery`, `operator-service` and `transfer` stand around
//! them and know nothing of the contract.

pub mod routes;
