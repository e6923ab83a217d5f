//! Signing and verifying, by [Standard Webhooks](https://www.standardwebhooks.com/).
//!
//! What is signed is `{webhook-id}.{webhook-timestamp}.{body}`, the body byte by byte as it travels. Both sides are
//! here, so that one test vector holds for both.

mod secret;
mod verifier;

pub use secret::{BadSecret, Secret};
pub use verifier::{NotSigned, Verifier};

/// The header with the delivery's identifier, the same in every attempt.
pub const ID: &str = "webhook-id";

/// The header with the time of the attempt, in seconds since 1970 began.
pub const TIMESTAMP: &str = "webhook-timestamp";

/// The header with one or more signatures, a space between them.
pub const SIGNATURE: &str = "webhook-signature";

/// The value of [`SIGNATURE`]: one signature for each live secret.
pub fn sign<'s>(secrets: impl IntoIterator<Item = &'s Secret>, id: &str, timestamp: i64, body: &[u8]) -> String {
    let signatures: Vec<String> = secrets.into_iter().map(|secret| secret.sign(id, timestamp, body)).collect();
    signatures.join(" ")
}
