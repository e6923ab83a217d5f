//! Text to tree: files, their YAML or JSON nodes, and where each node stands.
//!
//! A file becomes one compact [`Tree`] that borrows its strings from the text. Everything later in the crate holds
//! [`Node`]s, which know their file, line, column and JSON pointer. What the text means as OpenAPI is not known here.

mod budget;
mod fault;
mod file;
mod json;
mod node;
mod place;
mod rewrite;
mod sources;
pub mod text;
mod tree;
mod yaml;

pub use budget::Limits;
pub use file::{Position, SourceFile};
pub use node::{Node, NodeKind};
pub(crate) use rewrite::Rewriter;
pub use sources::{Disk, Files, Memory, Sources};
pub(crate) use sources::{Unavailable, decode_percent};
pub use tree::{NodeId, Tree};
