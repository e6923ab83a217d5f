//! Places of schemas: the direction in which values travel, and the name of a type that has none of its own.

use contract::model::Direction;
use rust_text::name::pascal;
use schema_algebra::{MadeOf, SchemaId};

use crate::ir::TypeId;

/// Longer names are cut: a document may nest names of any length.
const MAX_NAME: usize = 100;

#[derive(Debug, Clone)]
pub(super) struct TypePlace<'s> {
    pub(super) direction: Direction,
    /// The name of the type that is made here, or what such a type would be called.
    pub(super) name: String,
    /// The same without regard to the direction, for types that are the same in both.
    pub(super) stem: String,
    /// How many unnamed schemas stand around this one.
    pub(super) depth: usize,
    /// The schema whose description and place a type made here has.
    pub(super) root: SchemaId<'s>,
    /// The type that is made here, if it has its number already.
    pub(super) reserved: Option<TypeId>,
    /// True if values are written as text and not as JSON, where nothing reads a tuple.
    pub(super) is_text: bool,
}

/// A type that has its number and waits for its kind.
#[derive(Debug)]
pub(super) struct Queued<'s> {
    pub(super) id: TypeId,
    pub(super) made_of: MadeOf<'s>,
    pub(super) place: TypePlace<'s>,
}

impl<'s> TypePlace<'s> {
    /// The outermost place: where an operation uses a schema.
    pub(super) fn outermost(direction: Direction, hint: &str, root: SchemaId<'s>) -> Self {
        let name = cut(pascal(hint));
        TypePlace { direction, stem: name.clone(), name, depth: 0, root, reserved: None, is_text: false }
    }

    /// The place of something inside: `PetTag` is the property `tag` of `Pet`.
    pub(super) fn inside(&self, wire: &str, root: SchemaId<'s>) -> Self {
        let wire = pascal(wire);
        let (name, stem) = (cut(format!("{}{wire}", self.name)), cut(format!("{}{wire}", self.stem)));
        let (direction, depth) = (self.direction, self.depth + 1);
        TypePlace { direction, name, stem, depth, root, reserved: None, is_text: false }
    }
}

/// Names are ASCII, so they can be cut anywhere.
pub(super) fn cut(mut name: String) -> String {
    name.truncate(MAX_NAME);
    name
}
