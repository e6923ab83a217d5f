//! What a client is made of, between the document and the text.

mod operation;
mod ty;

pub use operation::{
    Answer, Answers, Argument, Body, BodyForm, Field, Kind, Operation, Part, Payload, Scheme, SchemeKind, Serialization,
};
pub use ty::{FILE, Ty};
