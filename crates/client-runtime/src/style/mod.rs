//! OpenAPI's parameter styles, after RFC 6570.
//!
//! A value becomes a shape first, whatever Rust type it has; each style then writes the shape. Delimiters stand as
//! they are, everything else that is not unreserved (RFC 3986) is percent-encoded, so that no value can end its place.

mod flat;
mod path;
mod percent;
mod query;
mod shape;

pub(crate) use flat::{FlatValue, write_cookie, write_header};
pub use path::PathStyle;
pub(crate) use percent::encode;
pub(crate) use query::QueryPlace;
pub use query::QueryStyle;
pub(crate) use shape::ValueShape;

/// Why a value cannot be written, as the end of a sentence: `parameter "x" …`.
pub(crate) type Unwritable = std::borrow::Cow<'static, str>;
