//! Bodies that nobody holds whole: one JSON array, written item by item.
//!
//! A stream of `1`, `2` and `3` becomes `[1`, `,2`, `,3` and `]`, gathered into chunks of 64 KiB. The first chunk is made
//! before anything is sent: a list that fits into it is sent with its length, like any other body, and a stream that fails
//! within it is answered with an error. After that a failure can only cut the connection, so that no caller takes a part
//! for the whole.
//!
//! The stream is asked for the next item only when the caller has taken what came before.

use std::any::Any;
use std::fmt;
use std::io;
use std::marker::PhantomData;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;

use bytes::Bytes;
use futures_util::{Stream, StreamExt, stream};
use poem::Body;
use serde::Serialize;
use tracing::Span;

use super::{Answer, json_type, with_body};
use crate::{Rejection, json};

/// Bytes of a chunk, and the most that is held back until it is certain that a list can be begun.
const CHUNK: usize = 64 * 1024;

/// A list that is sent as one JSON array while its items are made.
pub struct Items<T> {
    body: Result<Body, Rejection>,
    item: PhantomData<fn(T)>,
}

/// A JSON array on its way.
struct Array<S> {
    items: Pin<Box<S>>,
    is_begun: bool,
    is_ended: bool,
}

/// Why an array does not go on.
enum Break<E> {
    /// Its stream failed.
    Failed(E),
    /// Its stream panicked, or an item is no JSON.
    Unmade(String),
}

/// An item, or the failure of its stream; or what the stream panicked with.
type Made<T, E> = Result<Result<T, E>, Box<dyn Any + Send>>;

impl<T: Serialize> Items<T> {
    /// A list of a stream, once its first 64 KiB are there. An error before that is returned, so that it is answered like
    /// any other; one that comes later is logged and cuts the connection.
    pub async fn begin<E>(items: impl Stream<Item = Result<T, E>> + Send + 'static) -> Result<Items<T>, E>
    where
        T: 'static,
        E: fmt::Display + Send + 'static,
    {
        let items = Box::pin(AssertUnwindSafe(items).catch_unwind());
        let mut array = Array { items, is_begun: false, is_ended: false };
        let body = match array.chunk().await {
            Ok(whole) if array.is_ended => Ok(whole.into()),
            Ok(first) => Ok(Body::from_bytes_stream(stream::iter([Ok(first)]).chain(array.rest(Span::current())))),
            Err(Break::Failed(error)) => return Err(error),
            Err(Break::Unmade(why)) => Err(Rejection::internal(why)),
        };
        Ok(Items { body, item: PhantomData })
    }

    /// A list that is there already.
    pub fn of(items: &[T]) -> Items<T> {
        let body = json::write(items).map_err(|error| Rejection::internal(error.to_string()));
        Items { body: body.map(Body::from), item: PhantomData }
    }
}

/// JSON that is sent while it is made. Where the document gives a range (`*/*`), it is `application/json`.
pub fn items<T>(status: u16, media_type: &'static str, body: Items<T>) -> Answer {
    with_body(status, json_type(media_type)?, body.body?)
}

impl<T, E, S> Array<S>
where
    T: Serialize + 'static,
    E: fmt::Display + Send + 'static,
    S: Stream<Item = Made<T, E>> + Send + 'static,
{
    /// The next piece of the array: a chunk of the usual size, or what is left.
    async fn chunk(&mut self) -> Result<Bytes, Break<E>> {
        let mut text = Vec::with_capacity(1024);
        while text.len() < CHUNK {
            match self.items.next().await {
                Some(Ok(Ok(item))) => {
                    text.push(if self.is_begun { b',' } else { b'[' });
                    serde_json::to_writer(&mut text, &item).map_err(|error| Break::Unmade(error.to_string()))?;
                    self.is_begun = true;
                }
                Some(Ok(Err(error))) => return Err(Break::Failed(error)),
                Some(Err(_)) => return Err(Break::Unmade("the implementation panicked".to_owned())),
                None => {
                    text.extend_from_slice(if self.is_begun { b"]" } else { b"[]" });
                    self.is_ended = true;
                    break;
                }
            }
        }
        Ok(text.into())
    }

    /// The chunks that follow. What breaks them off is logged where the request was.
    fn rest(self, span: Span) -> impl Stream<Item = io::Result<Bytes>> + Send + 'static {
        stream::unfold(Some(self), move |array| {
            let span = span.clone();
            async move {
                let mut array = array?;
                let cause = match array.chunk().await {
                    Ok(chunk) => return Some((Ok(chunk), (!array.is_ended).then_some(array))),
                    Err(Break::Failed(error)) => error.to_string(),
                    Err(Break::Unmade(why)) => why,
                };
                span.in_scope(|| tracing::error!(cause, "a list was cut off"));
                Some((Err(io::Error::other("a list was cut off")), None))
            }
        })
    }
}

impl<T> fmt::Debug for Items<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Items").field("body", &self.body).finish()
    }
}
