//! What every generator needs to write Rust, and nothing about any document: names, lines, files.

mod file;
pub mod name;
mod text;

pub use file::{File, header, plain};
pub use text::Text;
