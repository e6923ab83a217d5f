//! Bodies that must come in time.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::Bytes;
use http_body::{Body, Frame, SizeHint};
use http_body_util::BodyExt;
use hyper::body::Incoming;
use tokio::time::{Sleep, sleep};

/// A body that ends with [`io::ErrorKind::TimedOut`] when it takes too long as a whole; a byte now and then does not help.
struct TimedBody {
    body: Incoming,
    deadline: Pin<Box<Sleep>>,
}

/// The body of a request, for poem.
pub(super) fn timed(body: Incoming, limit: Duration) -> poem::Body {
    if body.is_end_stream() {
        return poem::Body::empty();
    }
    TimedBody { body, deadline: Box::pin(sleep(limit)) }.boxed().into()
}

impl Body for TimedBody {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(io::Error::other)));
        }
        ready!(self.deadline.as_mut().poll(context));
        Poll::Ready(Some(Err(io::ErrorKind::TimedOut.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
