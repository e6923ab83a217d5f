//! IR types to Rust text. What is written was decided before; nothing is decided here.

mod check;
mod docs;
pub(super) mod literal;
mod object;
mod rust_type;
mod tuple;
mod type_def;
mod union;
mod words;

pub use check::{check, needs_check};
pub use rust_type::rust_type;
pub use type_def::{emit, emit_patterns};
pub use words::in_words;
