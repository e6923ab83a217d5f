//! The document that is asked about, and the side that asks.

use contract::model::{Api, Schema};

use crate::SchemaId;

/// A document, seen from one side.
#[derive(Debug, Clone, Copy)]
pub struct Algebra<'a, 's> {
    /// The document.
    pub api: &'a Api<'s>,
    /// The side.
    pub perspective: Perspective,
}

/// Side for which a document is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Perspective {
    /// A server keeps to the letter: it refuses what the document forbids.
    Server,
    /// A client follows the intention: it takes what it can.
    Client,
}

impl<'s> Algebra<'_, 's> {
    /// Whether a schema, apart from what it is composed of, says nothing about values.
    pub fn says_nothing(self, schema: &Schema<'_>) -> bool {
        schema.types.is_empty() && self.has_only_types(schema)
    }

    /// Whether a schema, apart from what it is composed of, says nothing about values but their type.
    pub fn has_only_types(self, schema: &Schema<'_>) -> bool {
        // A new schema keyword must be judged here, not ignored.
        let Schema {
            is_unresolved,
            is_null_only,
            format,
            values,
            number,
            string,
            array,
            object,
            not,
            types: _,
            is_nullable: _,
            all_of: _,
            any_of: _,
            one_of: _,
            discriminator: _,
            node: _,
            name: _,
            title: _,
            description: _,
            default: _,
            examples: _,
            is_read_only: _,
            is_write_only: _,
            is_deprecated: _,
            xml: _,
            external_docs: _,
            extensions: _,
        } = schema;
        // What an unresolved schema allows is not known. A server lets it be one of the parts, a client leaves it out.
        let is_unknown = *is_unresolved && self.perspective == Perspective::Server;
        !is_unknown
            && !is_null_only
            && format.is_none()
            && values.is_none()
            && number.is_none()
            && string.is_none()
            && array.is_none()
            && object.is_none()
            && not.is_none()
    }

    /// Whether a schema allows every value.
    pub fn allows_all(self, id: SchemaId<'s>) -> bool {
        let schema = &self.api[id];
        self.says_nothing(schema) && !is_composed(schema)
    }
}

/// True if a schema has parts or alternatives.
pub fn is_composed(schema: &Schema<'_>) -> bool {
    !(schema.all_of.is_empty() && schema.any_of.is_empty() && schema.one_of.is_empty())
}
