//! Objects with declared properties.

mod declaration;
mod reader;
mod writer;

pub use declaration::{Object, read_object, write_object};
pub use reader::{Reader, Undeclared};
pub use writer::Writer;
