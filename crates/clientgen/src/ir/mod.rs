//! What a client is made of, between the document and the text.

mod ty;

pub use ty::Ty;
