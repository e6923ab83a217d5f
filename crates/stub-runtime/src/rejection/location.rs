//! Where in a request something stands.

use std::fmt;

/// Where in a request a named thing stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Location {
    /// In the path.
    Path,
    /// In the query.
    Query,
    /// In a header.
    Header,
    /// In the `Cookie` header.
    Cookie,
    /// In an `application/x-www-form-urlencoded` body.
    Form,
    /// In a `multipart/form-data` body.
    Part,
}

/// `query parameter`, `header`, …: what a thing at this place is called.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Location::Path => "path parameter",
            Location::Query => "query parameter",
            Location::Header => "header",
            Location::Cookie => "cookie",
            Location::Form => "form field",
            Location::Part => "part",
        })
    }
}
