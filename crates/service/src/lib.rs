//! The Benefit Administration Integration Service.
//!
//! The crate `domain` is what the service knows and decides, the crate `store` keeps what it knows. This one is what stands
//! around them: [`routes`] and [`operator`] answer, [`auth`] says who calls, [`server`] listens, [`delivery`] sends.

mod announce;
pub mod auth;
pub mod clock;
pub mod delivery;
pub mod demo;
mod failed;
pub mod operator;
pub mod routes;
pub mod secrets;
pub mod server;
pub mod transfer;
