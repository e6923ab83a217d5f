//! The three headers of a signed delivery.

use super::secret::Secret;

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
