//! Addresses that deliveries may go to.
//!
//! An address is vetted when it is registered and again at every delivery, after its name was resolved, and the
//! delivery goes to the very address that was vetted. Nothing inside the operator's own network is reached unless the
//! operator opened it.

mod networks;
mod url;

pub use networks::{Forbidden, Networks};
pub use url::{BadUrl, ReceiverUrl};

// What a receiver's host is.
pub use ::url::Host;
