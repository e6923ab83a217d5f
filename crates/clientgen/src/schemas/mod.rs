//! Schemas → types of the client.
//!
//! [`Types`] gives the type of every schema that an operation uses, and collects what these types need: components of the
//! lowered document for typify, and types that this generator writes itself.
//!
//! A schema is first taken apart into what must hold all at once (`schema_algebra`): its own rules, those of the parts of
//! its `allOf`, and the choices that its `oneOf` and `anyOf` leave. What then stands there becomes a struct, a list, a
//! map or a primitive, which typify writes, or an enum, a checked text or a union, which are ours. Everything with a name
//! waits in a queue instead of being reached by recursion: however deep a document is, the stack is not.
//!
//! typify is given no keyword that it could refuse: see `lowered`.

mod alias;
mod array;
mod choice;
mod collect;
mod condition;
mod definition;
mod enumeration;
mod held;
mod lower;
mod lowered;
mod naming;
mod object;
mod pattern;
mod session;
mod source;
mod tag;
mod text;
mod travels;

pub use collect::Collected;
pub use session::Types;
