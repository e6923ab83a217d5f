//! Bodies of requests, which must come in time, and of answers that are made while they are sent.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use bytes::Bytes;
use http_body::{Body, Frame, SizeHint};
use http_body_util::BodyExt;
use http_body_util::combinators::BoxBody;
use hyper::body::Incoming;
use tokio::time::{Sleep, sleep};

use super::activity::{Activity, Running};

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

/// The body of an answer, from poem.
type AnswerBody = BoxBody<Bytes, io::Error>;

/// A body that is made while it is sent. Making a piece of it is activity of the connection, waiting for the caller to
/// take it is not: whoever stops reading is left like whoever stops asking.
struct MadeBody {
    body: AnswerBody,
    activity: Activity,
    making: Option<Running>,
}

/// The body of an answer, as it goes on its way. Only one that is still being made, whose length nobody knows, differs.
pub(super) fn watched(body: AnswerBody, activity: Activity) -> AnswerBody {
    if body.size_hint().exact().is_some() {
        return body;
    }
    MadeBody { body, activity, making: None }.boxed()
}

impl Body for MadeBody {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        let Self { body, activity, making } = &mut *self;
        making.get_or_insert_with(|| activity.begin());
        let frame = ready!(Pin::new(body).poll_frame(context));
        *making = None;
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
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
