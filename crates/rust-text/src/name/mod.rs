//! Rust names for what documents name in any way they like.
//!
//! A name is a function of the wire name and of what was named before it in the document, so that adding something later
//! renames nothing earlier.

mod case;
mod package;
mod scope;

pub use case::{pascal, snake};
pub use package::package;
pub use scope::{Scope, is_keyword};
