//! Objects with declared properties.

mod declaration;
mod description;
mod reader;
mod writer;

pub use description::{Object, Undeclared};
pub use reader::{Reader, read_object};
pub use writer::{Writer, write_object};
