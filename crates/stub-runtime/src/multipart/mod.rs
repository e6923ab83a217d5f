//! `multipart/form-data` bodies.
//!
//! They are read whole, up to the limit for bodies; a table says which parts there are, and what it does not name is
//! refused as an unknown query parameter is.

mod part;
mod parts;

pub use part::{Part, Upload};
pub use parts::Parts;
pub(crate) use parts::read;
