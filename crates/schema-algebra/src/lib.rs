//! Schema algebra of both generators: conjunctions (`allOf`), null, cycles, subtypes, discriminators, media types, statuses.
//!
//! A generator asks what a schema comes to and makes of it types of its own; nothing here knows Rust or writes text. For
//! `Dog: {allOf: [{$ref: Pet}], properties: {breed: {type: string}}, oneOf: [{$ref: Big}, {$ref: Small}]}` the
//! [`Conjunction`] has the atoms `Pet` and `Dog`, in this order, and one [`Choice`], the `oneOf`; [`Merged`] then says that
//! the atoms allow objects.
//!
//! Where the letter of a document and the intention of its author differ, a server keeps to the letter and refuses what
//! the document forbids, and a client follows the intention and takes what it can. Every such difference is a `match` on
//! [`Perspective`].

mod algebra;
mod conjunction;
mod discriminator;
pub mod graph;
pub mod json;
mod media;
mod merged;
mod null;
mod status;
mod subtypes;
#[cfg(test)]
mod tests;
mod travel;

use contract::model::{Id, Schema};

pub use algebra::{Algebra, Perspective, is_composed};
pub use conjunction::{Choice, Conjunction, MAX_PARTS, MadeOf, is_null};
pub use discriminator::{are_distinct, sole_constant};
pub use media::{Media, essence, is_binary};
pub use merged::{Form, Merged, integer};
pub use null::Nulls;
pub use status::{is_bodiless, is_error, is_interim, variant};
pub use subtypes::Subtypes;
pub use travel::{answered, is_absent, is_ignored, of_content, of_parameters, reached, wire_name};

/// Number of a schema.
pub type SchemaId<'s> = Id<Schema<'s>>;
