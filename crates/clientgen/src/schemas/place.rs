//! Where a schema is met.

use schema_algebra::{Conjunction, SchemaId};

use super::travels::Uses;

/// Place where a schema is met.
#[derive(Debug, Clone)]
pub(super) struct TypePlace<'s> {
    /// The name that a type there gets if it needs one.
    pub(super) name: String,
    /// The schema that stands there.
    pub(super) root: SchemaId<'s>,
    pub(super) uses: Uses,
    /// How many lists and maps are around it.
    pub(super) depth: usize,
}

/// A type that has its name and waits for its kind.
#[derive(Debug)]
pub(super) struct Queued<'s> {
    pub(super) definition: usize,
    pub(super) made_of: MadeOf<'s>,
    pub(super) place: TypePlace<'s>,
}

/// What a queued type is made of.
#[derive(Debug)]
pub(super) enum MadeOf<'s> {
    /// A schema with a name.
    Schema(SchemaId<'s>),
    /// What must hold, where no single schema says it.
    Conjunction(Conjunction<'s>),
}
