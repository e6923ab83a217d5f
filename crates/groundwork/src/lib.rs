//! What the service is beside its contract: [`auth`] says who calls, [`server`] listens, [`operator`] answers the operator,
//! [`announce`] tells of changes and [`delivery`] sends them, [`transfer`] takes data in and out.
//!
//! Nothing here depends on the crate `api`, so that a change of the service's contract does not compile it anew.

pub mod announce;
pub mod auth;
pub mod delivery;
pub mod demo;
pub mod operator;
pub mod secrets;
pub mod server;
pub mod transfer;
