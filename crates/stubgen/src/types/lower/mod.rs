//! Schemas to IR types.
//!
//! A schema is first taken apart into what must hold all at once (`schema_algebra`): its own rules, those of the parts of
//! its `allOf`, and the choices that its `oneOf` and `anyOf` leave. What then stands there becomes a scalar, a list, a
//! map, a struct, an enum or a union. What no Rust type says is kept as a rule that is checked at run time
//! (`json_schema`); nothing that the document forbids gets through because a type could not say it.
//!
//! Named schemas are lowered from a queue, not by recursion: however long a chain of references is, the stack is not.

mod array;
mod choice;
mod default;
mod direction;
mod enumeration;
mod equal;
mod json_schema;
mod named;
mod names;
mod number;
mod object;
mod object_part;
mod place;
mod session;
mod shape;
mod tag;
mod text;

pub use json_schema::Answers;
pub use session::Types;
