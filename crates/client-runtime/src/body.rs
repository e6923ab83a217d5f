//! Bodies of answers: read whole, within the deadline and within a limit, or piece by piece.

use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use futures_util::{Stream, StreamExt};
use reqwest::Response;
use tokio::time::{Instant, Sleep};

use crate::error::Error;
use crate::operation::Operation;
use crate::transport;

/// Why a body could not be read whole.
pub(crate) enum Unread {
    TooLarge,
    Late,
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

/// The body of an answer, piece by piece. Each piece must come within the deadline of the connection; the whole may take
/// as long as it does and be as large as it is. Dropping it ends the transfer.
pub struct ByteStream {
    operation: &'static Operation,
    /// `None` after a failure: nothing can follow it.
    chunks: Option<Pin<Box<dyn Stream<Item = reqwest::Result<Bytes>> + Send + Sync>>>,
    timeout: Duration,
    /// When the piece that is being waited for is late. Made with the first wait, so that a stream that never waits
    /// needs no timer.
    late: Option<Pin<Box<Sleep>>>,
}

impl ByteStream {
    pub(crate) fn new(operation: &'static Operation, response: Response, timeout: Duration) -> ByteStream {
        ByteStream { operation, chunks: Some(Box::pin(response.bytes_stream())), timeout, late: None }
    }

    /// The next piece; `None` at the end.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, Error> {
        self.next().await.transpose()
    }
}

impl Stream for ByteStream {
    type Item = Result<Bytes, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = &mut *self;
        let Some(chunks) = &mut this.chunks else { return Poll::Ready(None) };
        let failure = match chunks.as_mut().poll_next(context) {
            Poll::Ready(None) => return Poll::Ready(None),
            Poll::Ready(Some(Ok(chunk))) => {
                this.late = None;
                return Poll::Ready(Some(Ok(chunk)));
            }
            Poll::Ready(Some(Err(error))) => transport::failure(this.operation, error),
            Poll::Pending => {
                if this.late.is_none() {
                    // A deadline beyond what the clock can hold is none.
                    let late = Instant::now().checked_add(this.timeout);
                    this.late = late.map(|late| Box::pin(tokio::time::sleep_until(late)));
                }
                match this.late.as_mut().map(|late| late.as_mut().poll(context)) {
                    Some(Poll::Ready(())) => transport::late(this.operation, this.timeout),
                    _ => return Poll::Pending,
                }
            }
        };
        this.chunks = None;
        Poll::Ready(Some(Err(failure.into())))
    }
}

impl fmt::Debug for ByteStream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ByteStream").field("operation", &self.operation.id).finish_non_exhaustive()
    }
}
