//! Rules for an object in one of several schemas that all hold.

use std::collections::HashSet;
use std::rc::Rc;

use contract::model::{Additional, JsonSchemaRules, Property, Schema, Use};
use contract::pattern::Pattern;
use contract::source::Node;
use schema_algebra::SchemaId;

use super::json_schema::n_written;
use super::session::Types;

/// Rules of one schema for an object.
pub(super) struct ObjectPart<'m, 's> {
    pub(super) schema: SchemaId<'s>,
    pub(super) properties: &'m [Property<'s>],
    pub(super) required: &'m [Node<'s>],
    pub(super) min_properties: Option<u64>,
    pub(super) max_properties: Option<u64>,
    /// Rule for properties that it does not know.
    additional: Additional<'s>,
    /// Names that it knows beyond those that it declares.
    left: Option<Rc<Left<'s>>>,
    patterns: Vec<(Pattern, Use<'s, Schema<'s>>)>,
}

/// Rule of `unevaluatedProperties`, and the names to which it does not apply.
#[derive(Debug)]
pub(super) struct Left<'s> {
    additional: Additional<'s>,
    known: HashSet<&'s str>,
}

/// Rule of a schema for a property that it does not declare.
pub(super) enum Undeclared<'s> {
    /// These must all hold.
    Held(Vec<SchemaId<'s>>),
    /// It must not be there.
    Forbidden,
}

impl<'a, 's> Types<'a, 's> {
    /// `None` of a schema that says nothing of objects.
    pub(super) fn object_part(&mut self, id: SchemaId<'s>) -> Option<ObjectPart<'a, 's>> {
        let api = self.api;
        let schema = &api[id];
        let object = schema.object.as_deref();
        let declared = schema.json_schema.as_deref().map_or(&[][..], |rules| &rules.pattern_properties);
        let left = self.left_to_itself(id);
        if object.is_none() && declared.is_empty() && left.is_none() {
            return None;
        }
        let patterns: Vec<_> =
            declared.iter().filter_map(|property| Some((self.readable(property.pattern)?, property.schema))).collect();
        let additional = match &left {
            // Of a name that it cannot match, nothing is known.
            _ if patterns.len() < n_written(schema, "patternProperties") => Additional::Any,
            Some(left) => left.additional,
            None => object.map_or(Additional::Unsaid, |object| object.additional),
        };
        Some(ObjectPart {
            schema: id,
            properties: schema.properties(),
            required: object.map_or(&[], |object| &object.required),
            min_properties: object.and_then(|object| object.min_properties),
            max_properties: object.and_then(|object| object.max_properties),
            additional,
            left,
            patterns,
        })
    }

    fn readable(&mut self, node: Node<'s>) -> Option<Pattern> {
        self.pattern(node, &[])?;
        self.patterns.get(node.as_str()?)?.clone()
    }

    /// Rule of `unevaluatedProperties` of a schema, where that is the same for every object.
    pub(super) fn left_to_itself(&mut self, id: SchemaId<'s>) -> Option<Rc<Left<'s>>> {
        let left = self.api[id].json_schema.as_deref()?.unevaluated_properties?;
        if let Some(known) = self.left.get(&id) {
            return known.clone();
        }
        let found = self.find_left(id, left).map(Rc::new);
        self.left.insert(id, found.clone());
        found
    }

    /// All parts are known, and each only declares properties.
    fn find_left(&self, id: SchemaId<'s>, left: Use<'s, Schema<'s>>) -> Option<Left<'s>> {
        let api = self.api;
        let parts = self.algebra.conjunction(&[id]);
        let is_plain = |part: &SchemaId<'s>| {
            let schema = &api[*part];
            let object = schema.object.as_deref();
            let says_rest = object.is_some_and(|object| !matches!(object.additional, Additional::Unsaid));
            !schema.is_unresolved && !says_rest && (*part == id || !asks(schema)) && !looks_further(schema)
        };
        if parts.is_cut || !parts.choices.is_empty() || !parts.atoms.iter().all(is_plain) {
            return None;
        }
        let additional = match api[left.id].node.as_bool() {
            Some(false) => Additional::Forbidden,
            Some(true) => Additional::Any,
            None => Additional::Schema(left),
        };
        let names = parts.atoms.iter().flat_map(|part| api[*part].properties()).map(|property| property.name);
        Some(Left { additional, known: names.collect() })
    }
}

impl<'s> ObjectPart<'_, 's> {
    /// Rule for a property that it does not declare.
    pub(super) fn undeclared(&self, name: &str) -> Undeclared<'s> {
        let matching: Vec<SchemaId<'s>> = self.matching(name).collect();
        match self.additional {
            _ if !matching.is_empty() || self.left.as_ref().is_some_and(|left| left.known.contains(name)) => {
                Undeclared::Held(matching)
            }
            Additional::Forbidden => Undeclared::Forbidden,
            Additional::Schema(used) => Undeclared::Held(vec![used.id]),
            Additional::Unsaid | Additional::Any => Undeclared::Held(Vec::new()),
        }
    }

    /// Schemas for properties with such a name, declared or not.
    pub(super) fn matching(&self, name: &str) -> impl Iterator<Item = SchemaId<'s>> {
        self.patterns.iter().filter(move |(pattern, _)| pattern.is_match(name)).map(|(_, used)| used.id)
    }

    /// Rule for all properties that no schema declares: anything, where patterns tell some of them from others.
    pub(super) fn others(&self) -> Additional<'s> {
        let Some((_, first)) = self.patterns.first() else { return self.additional };
        let is_first = |used: &Use<'s, Schema<'s>>| used.id == first.id;
        let are_alike = self.patterns.iter().all(|(_, used)| is_first(used));
        match self.additional {
            Additional::Forbidden if are_alike => Additional::Schema(*first),
            Additional::Schema(used) if are_alike && is_first(&used) => Additional::Schema(*first),
            _ => Additional::Any,
        }
    }
}

fn asks(schema: &Schema<'_>) -> bool {
    schema.json_schema.as_deref().is_some_and(|rules| rules.unevaluated_properties.is_some())
}

/// True if it depends on the value which properties a schema looks at.
fn looks_further(schema: &Schema<'_>) -> bool {
    let further = |rules: &JsonSchemaRules<'_>| {
        !rules.pattern_properties.is_empty()
            || !rules.dependent_schemas.is_empty()
            || rules.condition.is_some()
            || rules.dynamic_reference.is_some()
    };
    schema.json_schema.as_deref().is_some_and(further)
}
