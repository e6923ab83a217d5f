//! The Benefit Administration Integration Service.
//!
//! The crate `domain` is what the service knows and decides, the crate `store` keeps what it knows, and `groundwork` is what
//! stands around them and knows nothing of the contract. This one answers the contract, and has the program.

pub mod routes;
