//! What the stubs are made of, between the document and the text: every name chosen, every question answered.
//!
//! Nothing here is Rust text; the emitters write what stands here and decide nothing.

mod types;
mod value;

pub use types::{Additional, Alternative, Direction, Field, Home, Presence, TypeDef, TypeId, TypeKind, TypeTable};
pub use value::{Bound, PatternId, Rule, Ty, Value};
