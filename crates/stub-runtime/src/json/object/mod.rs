//! Objects with declared properties.

mod declaration;
mod description;
mod reader;
mod writer;

pub use description::{Object, read_object, write_object};
pub use reader::{Reader, Undeclared};
pub use writer::Writer;
