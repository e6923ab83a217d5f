//! OpenAPI's parameter styles.
//!
//! Delimiters are looked for before anything is decoded, so that an escaped one is data. The exceptions are those that
//! cannot stand in a URL as they are: a space, and by the letter of RFC 3986 the pipe.

mod decode;
mod delimiter;
mod object;
mod path;
mod write;

pub(crate) use decode::{Undecodable, decode_path, decode_query};
pub use delimiter::Delimiter;
pub(crate) use delimiter::pair_up;
pub(crate) use object::Object;
pub use path::PathStyle;
pub use write::{to_json, to_text};
