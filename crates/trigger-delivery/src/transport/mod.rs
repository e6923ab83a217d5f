//! The way to a receiver: signed, to an address that was vetted, and no further.
//!
//! [`Webhooks`] sends. It goes through the generated sender's operations, so that path, headers and media type are the
//! contract's; the body is the bytes that were committed. Names are resolved by [`Resolver`], and every address is held
//! against the operator's networks at the moment of connecting: a connection is made to an address that was vetted or
//! not at all, while the certificate must still be the host's. Nothing is followed: no redirect, no proxy, no cookie.

mod clients;
mod failure;
mod ping;
mod registration;
mod resolver;
mod webhooks;

pub use clients::Reach;
pub use ping::Ping;
pub use registration::{Directory, LiveSecret, Registration};
pub use resolver::{NotReached, Resolved, Resolver, SystemResolver, vetted};
pub use webhooks::Webhooks;
