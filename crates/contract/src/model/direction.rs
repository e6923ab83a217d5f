//! Request or response.

/// The way a value travels. Properties that are `readOnly` are no part of requests, `writeOnly` ones none of responses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// From the caller to the server.
    Request,
    /// From the server to the caller.
    Response,
}
