//! Values of answers, with status and headers.

use std::fmt;
use std::ops::{Deref, DerefMut};

use reqwest::header::HeaderMap;

/// The value of an answer, with its status and headers. It can be used as the value itself.
#[derive(Clone)]
pub struct ResponseValue<T> {
    inner: T,
    status: u16,
    headers: HeaderMap,
}

impl<T> ResponseValue<T> {
    /// A value as if it had been answered; for tests of what calls a client.
    pub fn new(inner: T, status: u16, headers: HeaderMap) -> ResponseValue<T> {
        ResponseValue { inner, status, headers }
    }

    /// The value alone.
    pub fn into_inner(self) -> T {
        self.inner
    }

    /// The status of the answer.
    pub fn status(&self) -> u16 {
        self.status
    }

    /// The headers of the answer.
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    /// The first header of a name, if it is there and is text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// Another value in the same answer.
    #[must_use]
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> ResponseValue<U> {
        let ResponseValue { inner, status, headers } = self;
        ResponseValue { inner: change(inner), status, headers }
    }
}

impl<T> Deref for ResponseValue<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.inner
    }
}

impl<T> DerefMut for ResponseValue<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.inner
    }
}

impl<T> AsRef<T> for ResponseValue<T> {
    fn as_ref(&self) -> &T {
        &self.inner
    }
}

// Headers may hold cookies and tokens; they are left out.
impl<T: fmt::Debug> fmt::Debug for ResponseValue<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ResponseValue")
            .field("status", &self.status)
            .field("inner", &self.inner)
            .finish_non_exhaustive()
    }
}
