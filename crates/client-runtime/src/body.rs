//! Bodies of answers, read whole: within the deadline and within a limit.

use bytes::{Bytes, BytesMut};
use reqwest::Response;
use tokio::time::Instant;

/// Why a body could not be read whole.
pub(crate) enum Unread {
    /// It is larger than allowed.
    TooLarge,
    /// The deadline passed.
    Late,
    /// The connection failed.
    Broken(reqwest::Error),
}

/// Memory that is reserved because a server says how long a body will be; more grows as it comes.
const MOST_RESERVED: usize = 1 << 20;

/// Reads a body whole.
pub(crate) async fn read(response: &mut Response, limit: usize, deadline: Option<Instant>) -> Result<Bytes, Unread> {
    let is_announced = response.content_length().is_some_and(|length| length > limit as u64);
    if is_announced {
        return Err(Unread::TooLarge);
    }
    match read_beginning(response, limit, deadline).await? {
        (body, true) => Ok(body),
        (_, false) => Err(Unread::TooLarge),
    }
}

/// Reads a body as far as the limit allows, and says whether that was all.
pub(crate) async fn read_beginning(
    response: &mut Response,
    limit: usize,
    deadline: Option<Instant>,
) -> Result<(Bytes, bool), Unread> {
    let chunks = async { chunks(response, limit).await.map_err(Unread::Broken) };
    match deadline {
        Some(deadline) => tokio::time::timeout_at(deadline, chunks).await.unwrap_or(Err(Unread::Late)),
        None => chunks.await,
    }
}

async fn chunks(response: &mut Response, limit: usize) -> reqwest::Result<(Bytes, bool)> {
    let length = response.content_length().and_then(|length| usize::try_from(length).ok()).unwrap_or_default();
    let Some(mut first) = response.chunk().await? else { return Ok((Bytes::new(), true)) };
    if first.len() > limit {
        return Ok((first.split_to(limit), false));
    }
    // Most answers come in one piece, which need not be copied.
    let Some(mut next) = response.chunk().await? else { return Ok((first, true)) };
    let mut body = BytesMut::with_capacity(length.min(MOST_RESERVED).max(first.len()));
    body.extend_from_slice(&first);
    loop {
        let room = limit - body.len();
        if next.len() > room {
            body.extend_from_slice(&next[..room]);
            return Ok((body.freeze(), false));
        }
        body.extend_from_slice(&next);
        match response.chunk().await? {
            Some(chunk) => next = chunk,
            None => return Ok((body.freeze(), true)),
        }
    }
}
