//! The document as one JSON text, embedded in the stubs: what the server serves, and what its mock answers from.
//!
//! The text means what the document means and keeps its order. Parts of other files become components under names that
//! are free, references within the document stay as they are, and numbers stay as they were written. Only what JSON
//! cannot write is written anew: YAML's aliases are spelled out, and `0x1F` becomes `31`. A document of 3.1 stays one.

mod bundle;
mod grammar;
mod json;
mod paths;
mod reference;
#[cfg(test)]
mod tests;

pub use bundle::document_json;
