//! Rust text for every generator, and nothing about any document: names, lines, files, scaffolds and
//! paths as templates.

mod file;
pub mod layout;
pub mod name;
mod scaffold;
pub mod template;
mod text;

pub use file::{File, header, made_for, one_line, plain};
pub use scaffold::{Scaffold, ScaffoldTest};
pub use text::Text;
