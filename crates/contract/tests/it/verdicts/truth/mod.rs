//! What is true of two sides, found by trying values: nothing here knows how the crate compares schemas.
//!
//! A side becomes JSON Schema (`translation`), and the `jsonschema` crate says which values are in it (`values`). A value
//! counts only if docs/policy.md leaves no room: its texts are clearly of a format or clearly not (`formats`), and whoever
//! writes values of the one side may have written it (`scope`). Parameters and headers are text (`wire`).

mod formats;
mod scope;
mod search;
mod translation;
mod trying;
mod values;
mod wire;

pub(super) use scope::travelling_names;
pub(super) use search::find_refused;
pub(super) use values::Set;
