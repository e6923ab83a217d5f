//! Client IR, between the document and the text.

mod operation;
mod ty;

pub use operation::{
    Answer, Answers, Argument, ArgumentKind, ArgumentShape, Body, BodyForm, BodyPart, Field, Operation, Payload,
    Scheme, SchemeKind, Serialization,
};
pub use ty::{PROVIDED, Ty};
