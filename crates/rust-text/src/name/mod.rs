//! Rust names for what documents name in any way they like.
//!
//! A name is a function of the wire name and of what was named before it in the document, so that adding something later
//! renames nothing earlier.

mod case;
mod package;
mod scope;
mod status;

pub use case::{pascal, shouting, snake};
pub use package::package;
pub use scope::{Scope, is_keyword};
pub use status::{class_variant, status_variant};
