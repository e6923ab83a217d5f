//! Schemas to IR types.
//!
//! A schema is first taken apart into what must hold all at once ([`conjunction`]): its own rules, those of the parts of
//! its `allOf`, and the choices that its `oneOf` and `anyOf` leave. What then stands there becomes a scalar, a list, a
//! map, a struct, an enum or a union. What no Rust type says is kept as a rule that is checked at run time
//! ([`json_schema`]); nothing that the document forbids gets through because a type could not say it.
//!
//! Named schemas are lowered from a queue, not by recursion: however long a chain of references is, the stack is not.

mod choice;
mod conjunction;
mod default;
mod direction;
mod enumeration;
mod inheritance;
mod json;
mod json_schema;
mod list;
mod merged;
mod named;
mod null;
mod number;
mod object;
mod pattern;
mod place;
mod session;
mod shape;
mod tag;
mod text;

use contract::model::{Id, Schema};

pub use session::Types;

/// The number of a schema.
type SchemaId<'s> = Id<Schema<'s>>;
