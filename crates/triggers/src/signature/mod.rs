//! Signing and verifying, by [Standard Webhooks](https://www.standardwebhooks.com/).
//!
//! What is signed is `{webhook-id}.{webhook-timestamp}.{body}`, the body byte by byte as it travels. Both sides are
//! here, so that one test vector holds for both.

mod headers;
mod secret;
mod verifier;

pub use headers::{ID, SIGNATURE, TIMESTAMP, sign};
pub use secret::{BadSecret, Secret};
pub use verifier::{NotSigned, Verifier};
