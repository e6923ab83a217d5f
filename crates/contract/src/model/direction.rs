//! Request or response.

use crate::words::words;

words! {
    /// The way a value travels. Properties that are `readOnly` are no part of requests, `writeOnly` ones none of responses.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Direction by name {
        /// From the caller to the server.
        Request = "request",
        /// From the server to the caller.
        Response = "response",
    }
}
