//! Schemas → types of the client.
//!
//! [`Types`] gives the type of every schema that an operation uses, and collects what these types need: components of the
//! lowered document for typify, and types that this generator writes itself.
//!
//! A schema is first taken apart into what must hold all at once (`conjunction`): its own rules, those of the parts of
//! its `allOf`, and the choices that its `oneOf` and `anyOf` leave. What then stands there becomes a struct, a list, a
//! map or a primitive, which typify writes, or an enum, a checked text or a union, which are ours. Everything with a name
//! waits in a queue instead of being reached by recursion: however deep a document is, the stack is not.
//!
//! typify is given no keyword that it could refuse: see `lowered`.

mod alias;
mod boxes;
mod choice;
mod conjunction;
mod definition;
mod enumeration;
mod graph;
mod heirs;
mod lower;
mod lowered;
mod merged;
mod naming;
mod null;
mod object;
mod session;
mod source;
mod tag;
mod text;
mod travels;
mod unsent;

use contract::model::{Id, Schema};

pub use session::{Collected, Types, Way};

/// The number of a schema.
type SchemaId<'s> = Id<Schema<'s>>;
