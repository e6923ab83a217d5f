//! Sets of values: whether every value that one schema allows is allowed by another.
//!
//! Three answers, and none of them guessed. **Contained** is proved by rules that each hold on their own. **Escapes**
//! comes with a value that fits the one schema and not the other, by our own reading and by that of the `jsonschema`
//! crate. **Undecided** says why: a schema that could not be read, a pattern that no automaton expresses, more
//! alternatives than can be compared.
//!
//! The way of a question: schemas become `shapes`, reduced to what forbids values in one direction, which `keywords` and
//! `evaluated` do for what 3.1 has beyond 3.0; a conjunction of shapes becomes its normal form (`normal`), a union of cubes
//! of one kind each; `cover` proves cube by cube that the union lies within another, and collects values that may show that
//! it does not; `json_schema` has them judged once more. `location` knows which names each side declares. Everything is made
//! when it is asked for, kept, and limited.
//!
//! Which schemas are compared, and how bad it is when a value escapes, is decided elsewhere.

mod apart;
mod automata;
mod candidates;
mod congruence;
mod conjunction;
mod count;
mod cover;
mod cube;
mod derivation;
mod digest;
mod engine;
mod evaluate;
mod evaluated;
mod halves;
mod json_schema;
mod keywords;
mod list_rules;
mod list_samples;
mod lists;
mod location;
mod locations;
mod made;
mod maker;
mod names;
mod normal;
mod numbers;
mod object_rules;
mod objects;
mod origins;
mod planted;
mod proofs;
mod read;
mod readable;
mod relation;
mod rules;
mod samples;
mod scopes;
mod shapes;
mod splits;
mod texts;
mod value;
mod written;

#[cfg(test)]
mod tests;

pub use derivation::Derivation;
pub use engine::Engine;
pub use maker::{Held, Unmade, ValueMaker};
pub use relation::{Relation, Witness};
