//! Keywords of JSON Schema 2020-12 that OpenAPI 3.0 has not.

use crate::source::Node;

use super::arena::Use;
use super::schema::Schema;

/// Rules that only schemas of 3.1 have.
#[derive(Debug, Default)]
pub struct JsonSchemaRules<'s> {
    /// The only value allowed. Beside `enum` both hold.
    pub constant: Option<Node<'s>>,
    /// Schemas of the first elements, one for each place; `items` is about those that follow.
    pub prefix_items: Vec<Use<'s, Schema<'s>>>,
    /// A kind of elements, and how many of them there are.
    pub contains: Option<Contains<'s>>,
    /// Schema of elements of which no other keyword says anything.
    pub unevaluated_items: Option<Use<'s, Schema<'s>>>,
    /// Schemas of properties whose names match a pattern.
    pub pattern_properties: Vec<PatternProperty<'s>>,
    /// Schema of the names of properties.
    pub property_names: Option<Use<'s, Schema<'s>>>,
    /// Schema of properties of which no other keyword says anything.
    pub unevaluated_properties: Option<Use<'s, Schema<'s>>>,
    /// Names that must be there where another is: the key is that other.
    pub dependent_required: Vec<(Node<'s>, Vec<Node<'s>>)>,
    /// Schema of an object that has a certain property: the key is its name.
    pub dependent_schemas: Vec<(Node<'s>, Use<'s, Schema<'s>>)>,
    /// Decides which of the two that follow holds.
    pub condition: Option<Use<'s, Schema<'s>>>,
    /// `then`
    pub consequence: Option<Use<'s, Schema<'s>>>,
    /// `else`
    pub alternative: Option<Use<'s, Schema<'s>>>,
    /// `$dynamicRef`, where it means another schema from one way in to another.
    pub dynamic_reference: Option<DynamicReference<'s>>,
    /// `contentEncoding`: how bytes are written as a string.
    pub content_encoding: Option<&'s str>,
    /// `contentMediaType`: what a string holds.
    pub content_media_type: Option<&'s str>,
}

/// Number of elements of a kind.
#[derive(Debug, Clone, Copy)]
pub struct Contains<'s> {
    /// The kind.
    pub schema: Use<'s, Schema<'s>>,
    /// Fewest of them: one, unless `minContains` says otherwise.
    pub min: u64,
    /// Most of them.
    pub max: Option<u64>,
}

/// Properties that are declared by a pattern of their names.
#[derive(Debug, Clone, Copy)]
pub struct PatternProperty<'s> {
    /// ECMAScript pattern, unanchored.
    pub pattern: Node<'s>,
    /// Their schema.
    pub schema: Use<'s, Schema<'s>>,
}

/// A reference that leads to the outermost schema of its name on the way by which it was reached.
#[derive(Debug, Clone, Copy)]
pub struct DynamicReference<'s> {
    /// The `$dynamicAnchor`.
    pub name: &'s str,
    /// Its target if nothing on the way has that name.
    pub target: Use<'s, Schema<'s>>,
}

impl<'s> JsonSchemaRules<'s> {
    /// True if they forbid no value that the list of values allows.
    pub fn allow_all(&self) -> bool {
        self.dependent_required.is_empty() && self.children().next().is_none()
    }

    /// Schemas directly inside.
    pub fn children(&self) -> impl Iterator<Item = Use<'s, Schema<'s>>> {
        // A new keyword with a schema in it must be walked into, not forgotten.
        let JsonSchemaRules {
            constant: _,
            prefix_items,
            contains,
            unevaluated_items,
            pattern_properties,
            property_names,
            unevaluated_properties,
            dependent_required: _,
            dependent_schemas,
            condition,
            consequence,
            alternative,
            dynamic_reference,
            content_encoding: _,
            content_media_type: _,
        } = self;
        let single = [unevaluated_items, property_names, unevaluated_properties, condition, consequence, alternative];
        let patterns = pattern_properties.iter().map(|property| property.schema);
        let dependent = dependent_schemas.iter().map(|(_, schema)| *schema);
        let referred = dynamic_reference.map(|reference| reference.target);
        let items = prefix_items.iter().copied().chain(contains.map(|contains| contains.schema));
        items.chain(patterns).chain(dependent).chain(single.into_iter().filter_map(|schema| *schema)).chain(referred)
    }
}
