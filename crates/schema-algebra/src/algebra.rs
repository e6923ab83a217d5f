//! The document that is asked about, and the side that asks.

use contract::model::{Api, JsonSchemaRules, Schema};

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
        self.has_only_types_of_3_0(schema) && !self.speaks_of_types(schema)
    }

    /// True if keywords that only 3.1 has count: for a server, which holds values to all of them, what says something about
    /// values; for a client what decides which type a value has.
    pub fn speaks_of_types(self, schema: &Schema<'_>) -> bool {
        let Some(rules) = schema.json_schema.as_deref() else { return false };
        match self.perspective {
            Perspective::Server => says_something(rules),
            Perspective::Client => decides_type(rules),
        }
    }

    /// True if a schema, apart from its type and what it is composed of, only says that nothing undeclared is allowed.
    pub fn only_closes(self, schema: &Schema<'_>) -> bool {
        let Some(rules) = schema.json_schema.as_deref() else { return false };
        let JsonSchemaRules { unevaluated_items, unevaluated_properties, .. } = rules;
        let closing = [unevaluated_items, unevaluated_properties].into_iter().flatten();
        let n_closing = closing.filter(|used| self.api[used.id].is_false()).count();
        let says_more =
            rules.children().count() > n_closing || rules.content_encoding.or(rules.content_media_type).is_some();
        n_closing > 0 && !says_more && self.has_only_types_of_3_0(schema)
    }

    fn has_only_types_of_3_0(self, schema: &Schema<'_>) -> bool {
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
            json_schema: _,
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

/// True if keywords that only 3.1 has say something about values.
fn says_something(rules: &JsonSchemaRules<'_>) -> bool {
    !rules.allow_all() || rules.content_encoding.is_some() || rules.content_media_type.is_some()
}

/// True if keywords that only 3.1 has decide what type a client has for a value.
fn decides_type(rules: &JsonSchemaRules<'_>) -> bool {
    // A new keyword must be judged here, not ignored.
    let JsonSchemaRules {
        prefix_items,
        unevaluated_items,
        pattern_properties,
        unevaluated_properties,
        consequence,
        alternative,
        dynamic_reference,
        content_encoding,
        content_media_type,
        // Without `then` and `else` it decides nothing.
        condition: _,
        // It stands among the values.
        constant: _,
        // They only forbid: `lost-from-3-1` tells that.
        contains: _,
        property_names: _,
        dependent_required: _,
        dependent_schemas: _,
    } = rules;
    !prefix_items.is_empty()
        || unevaluated_items.is_some()
        || !pattern_properties.is_empty()
        || unevaluated_properties.is_some()
        || consequence.is_some()
        || alternative.is_some()
        || dynamic_reference.is_some()
        || content_encoding.is_some()
        || content_media_type.is_some()
}

/// True if a schema has parts or alternatives.
pub fn is_composed(schema: &Schema<'_>) -> bool {
    !(schema.all_of.is_empty() && schema.any_of.is_empty() && schema.one_of.is_empty())
}
