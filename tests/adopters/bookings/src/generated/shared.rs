//! Types that several traits need.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

/// Schema at `#/paths/~1harbours/get/responses/200/content/application~1json/schema/allOf/2/properties/links`.
#[derive(Debug, Clone, PartialEq)]
pub struct SelfLinkAndPageLinks {
    /// Property `self`.
    pub self_: Option<String>,
    /// Property `next`.
    pub next: Option<String>,
    /// Property `prev`.
    pub prev: Option<String>,
}
crate::runtime::object! {
    SelfLinkAndPageLinks {
        0 self_ "self" optional,
        1 next "next" optional,
        2 prev "prev" optional,
    }
}

/// A problem, as RFC 9457 has it.
///
/// Schema `Problem`.
#[derive(Debug, Clone, PartialEq)]
pub struct Problem {
    /// Property `type`.
    pub r#type: Option<String>,
    /// Property `title`.
    pub title: String,
    /// Property `detail`.
    pub detail: Option<String>,
    /// Property `status`.
    pub status: i64,
}
crate::runtime::object! {
    Problem {
        0 r#type "type" optional,
        1 title "title" required,
        2 detail "detail" optional,
        3 status "status" required,
    }
}
