//! XML bodies: JSON values to XML and back, by a layout that generated code holds as constants.
//!
//! A `Pet` with the property `id` as an attribute and the unwrapped list `tags` of elements `tag`:
//!
//! ```text
//! {"id": 5, "tags": ["a", "b"]}   ⇄   <pet id="5"><tag>a</tag><tag>b</tag></pet>
//! ```
//!
//! Types are read and written by way of JSON, so that every rule is kept, and every fault told, as for a JSON body. Schemas
//! are not looked at here: a layout tells names and kinds, and the typed reader decides what fits.

mod characters;
mod element;
mod fault;
mod layout;
mod namespaces;
mod parse;
mod read;
mod scope;
mod write;

pub use fault::{XmlFault, XmlSyntax};
pub use layout::{Field, Name, Node, Xml};
pub use read::to_json;
pub use write::{WriteError, write};

/// Namespace of `xsi:nil`.
const XSI: &str = "http://www.w3.org/2001/XMLSchema-instance";

#[cfg(test)]
mod tests;
