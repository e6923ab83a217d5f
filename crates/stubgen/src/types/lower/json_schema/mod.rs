//! Schemas as JSON text, for what is checked at run time because no Rust type says it.
//!
//! The text stands alone: references lead into its own `$defs`, patterns are those of the `regex` crate, `nullable` is a
//! type, and properties that do not travel in the direction at hand are left out.

mod answers;
mod json;
mod keywords;
mod of_3_1;
mod rest;
mod scope;
mod writing;

pub use answers::Answers;
pub(super) use of_3_1::{are_places_known, asks_what_is_left, n_written, says_more};
pub(super) use scope::{Anchors, Scoped};
