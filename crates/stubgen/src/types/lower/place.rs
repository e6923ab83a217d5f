//! Where a schema is lowered: which way its values travel, and what a type without a name of its own is called.

use crate::ir::{Direction, TypeId};
use rust_text::name::pascal;

use super::SchemaId;

/// Longer names are cut: a document may nest names of any length.
const MAX_NAME: usize = 100;

/// Where a schema is lowered.
#[derive(Debug, Clone)]
pub(super) struct Place<'s> {
    /// Which way values travel.
    pub(super) direction: Direction,
    /// The name of the type that is made here, or what such a type would be called.
    pub(super) name: String,
    /// How many unnamed schemas stand around this one.
    pub(super) depth: usize,
    /// The schema whose description and place a type made here has.
    pub(super) root: SchemaId<'s>,
    /// The type that is made here, if it has its number already.
    pub(super) reserved: Option<TypeId>,
}

impl<'s> Place<'s> {
    /// The outermost place: where an operation uses a schema.
    pub(super) fn outermost(direction: Direction, hint: &str, root: SchemaId<'s>) -> Self {
        Place { direction, name: cut(pascal(hint)), depth: 0, root, reserved: None }
    }

    /// The place of something inside: `PetTag` is the property `tag` of `Pet`.
    pub(super) fn inside(&self, wire: &str, root: SchemaId<'s>) -> Self {
        let name = cut(format!("{}{}", self.name, pascal(wire)));
        Place { direction: self.direction, name, depth: self.depth + 1, root, reserved: None }
    }
}

/// Names are ASCII, so they can be cut anywhere.
pub(super) fn cut(mut name: String) -> String {
    name.truncate(MAX_NAME);
    name
}
