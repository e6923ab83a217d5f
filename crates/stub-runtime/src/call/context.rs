//! The circumstances of a call, for operations and for the wording of refusals.

use std::net::SocketAddr;

use poem::Request;
use poem::http::{Extensions, HeaderMap, Method, Uri, header};

use super::Base;
use crate::reply::Accept;

/// The circumstances of a call: who calls, and the request beside its parameters and body.
///
/// `P` is whom the operation's security lets in; where nobody is asked, it is `()`.
#[derive(Debug, Clone, Copy)]
pub struct Context<'c, P = ()> {
    /// Who calls.
    pub principal: P,
    pub(crate) request: &'c Request,
    /// The address before poem's routes took a part of it away.
    pub(crate) original_uri: &'c Uri,
    pub(crate) base: &'c Base,
    pub(crate) route: Option<&'static str>,
    pub(crate) preferred: Option<u16>,
}

impl<'c, P> Context<'c, P> {
    /// The method.
    pub fn method(&self) -> &'c Method {
        self.request.method()
    }

    /// The address that was asked for.
    pub fn uri(&self) -> &'c Uri {
        self.request.uri()
    }

    /// The document's path that fits the address: `/pets/{id}`. A refusal may come before one is found.
    pub fn route(&self) -> Option<&'static str> {
        self.route
    }

    /// The headers.
    pub fn headers(&self) -> &'c HeaderMap {
        self.request.headers()
    }

    /// The media types that the caller takes, as the caller wrote them; nothing where any will do.
    pub fn accept(&self) -> Option<&'c str> {
        self.request.headers().get(header::ACCEPT)?.to_str().ok()
    }

    /// Number of the media type that the caller likes best, by all `Accept` headers; the first where none is named, or none
    /// will do. For operations whose answers differ from one media type to another.
    pub fn best_media_type(&self, offers: &[&str]) -> usize {
        Accept::of(self.request.headers()).best(offers)
    }

    /// The status that the caller asks for by `Prefer: code=404`, where the stub honours it; mocks obey.
    pub fn preferred_status(&self) -> Option<u16> {
        self.preferred
    }

    /// Values that middleware has left for operations.
    pub fn extensions(&self) -> &'c Extensions {
        self.request.extensions()
    }

    /// The other end of the connection, where it is a socket. Behind a proxy that is the proxy, unless the server
    /// was told to believe it.
    pub fn remote_address(&self) -> Option<SocketAddr> {
        self.request.remote_addr().as_socket_addr().copied()
    }
}
