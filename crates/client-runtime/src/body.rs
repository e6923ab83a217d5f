//! Bodies of answers, read whole: within the deadline and within a limit.

use bytes::{Bytes, BytesMut};
use reqwest::Response;
use tokio::time::Instant;

/// Why a body could not be read whole.
pub(crate) enum Unread {
    /// It is larger than allowed. What has been read of it.
    TooLarge(Bytes),
    /// The deadline passed.
    Late,
    /// The connection failed.
    Broken(reqwest::Error),
}

/// Memory that is reserved because a server says how long a body will be; more grows as it comes.
const MOST_RESERVED: usize = 1 << 20;

/// Reads a body.
pub(crate) async fn read(response: &mut Response, limit: usize, deadline: Option<Instant>) -> Result<Bytes, Unread> {
    let length = response.content_length().map(|length| usize::try_from(length).unwrap_or(usize::MAX));
    if length.is_some_and(|length| length > limit) {
        return Err(Unread::TooLarge(Bytes::new()));
    }
    let chunks = chunks(response, length.unwrap_or_default(), limit);
    match deadline {
        Some(deadline) => tokio::time::timeout_at(deadline, chunks).await.unwrap_or(Err(Unread::Late)),
        None => chunks.await,
    }
}

async fn chunks(response: &mut Response, length: usize, limit: usize) -> Result<Bytes, Unread> {
    let Some(first) = response.chunk().await.map_err(Unread::Broken)? else { return Ok(Bytes::new()) };
    if first.len() > limit {
        return Err(Unread::TooLarge(first));
    }
    // Most answers come in one piece, which need not be copied.
    let Some(mut next) = response.chunk().await.map_err(Unread::Broken)? else { return Ok(first) };
    let mut body = BytesMut::with_capacity(length.min(MOST_RESERVED).max(first.len() + next.len()));
    body.extend_from_slice(&first);
    loop {
        if body.len() + next.len() > limit {
            return Err(Unread::TooLarge(body.freeze()));
        }
        body.extend_from_slice(&next);
        match response.chunk().await.map_err(Unread::Broken)? {
            Some(chunk) => next = chunk,
            None => return Ok(body.freeze()),
        }
    }
}
