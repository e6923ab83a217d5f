//! What every generator needs to write Rust, and nothing about any document: names, lines, files, and
//! paths as templates.

mod file;
pub mod name;
pub mod template;
mod text;

pub use file::{File, header, plain};
pub use text::Text;
