//! Keywords that schemas of 3.1 have beyond those of 3.0.

use std::collections::HashMap;

use crate::model::{Contains, DynamicReference, JsonSchemaRules, PatternProperty, Schema, Use};
use crate::source::Node;

use super::Reader;

/// Keywords of the vocabulary "validation". A dialect that leaves it out takes their meaning away.
const VALIDATION: &[&str] = &[
    "const",
    "dependentRequired",
    "enum",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "maxContains",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minContains",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "pattern",
    "required",
    "type",
    "uniqueItems",
];

/// The place of one schema among the rules.
type Slot<'s> = for<'r> fn(&'r mut JsonSchemaRules<'s>) -> &'r mut Option<Use<'s, Schema<'s>>>;

/// The vocabulary itself.
const VALIDATION_VOCABULARY: &str = "https://json-schema.org/draft/2020-12/vocab/validation";

impl<'s> Reader<'s> {
    /// Reads one of these keywords; `false` for any other.
    pub(super) fn json_schema_field(&mut self, schema: &mut Schema<'s>, name: &str, value: Node<'s>) -> bool {
        match name {
            // Beside `enum` both hold; the model's list is then the narrower of the two, if the document makes sense.
            "const" => {
                schema.values = Some(vec![value]);
                schema.json_schema.get_or_insert_default().constant = Some(value);
            }
            "prefixItems" => {
                let items = self.schemas(value, name);
                schema.json_schema.get_or_insert_default().prefix_items = items;
            }
            "contains" => {
                let contains = self.contains(value);
                schema.json_schema.get_or_insert_default().contains = Some(contains);
            }
            // They say something only beside `contains`, with which they are read.
            "minContains" | "maxContains" => {}
            "patternProperties" => {
                let entries = self.map_at(value, name).into_iter();
                let properties = entries.map(|(pattern, node)| PatternProperty { pattern, schema: self.schema(node) });
                schema.json_schema.get_or_insert_default().pattern_properties = properties.collect();
            }
            "dependentRequired" => {
                let entries = self.map_at(value, name).into_iter();
                let names = entries.map(|(key, names)| (key, self.strings_at(names, name)));
                schema.json_schema.get_or_insert_default().dependent_required = names.collect();
            }
            "dependentSchemas" => {
                let entries = self.map_at(value, name).into_iter();
                let schemas = entries.map(|(key, node)| (key, self.schema(node)));
                schema.json_schema.get_or_insert_default().dependent_schemas = schemas.collect();
            }
            "$dynamicRef" => self.dynamic_reference(schema, value),
            "contentEncoding" => schema.json_schema.get_or_insert_default().content_encoding = self.text(value, name),
            "contentMediaType" => {
                schema.json_schema.get_or_insert_default().content_media_type = self.text(value, name);
            }
            _ => return self.json_schema_part(schema, name, value),
        }
        true
    }

    /// Keywords whose value is one schema.
    fn json_schema_part(&mut self, schema: &mut Schema<'s>, name: &str, value: Node<'s>) -> bool {
        let slot: Slot<'s> = match name {
            "unevaluatedItems" => |rules| &mut rules.unevaluated_items,
            "unevaluatedProperties" => |rules| &mut rules.unevaluated_properties,
            "propertyNames" => |rules| &mut rules.property_names,
            "if" => |rules| &mut rules.condition,
            "then" => |rules| &mut rules.consequence,
            "else" => |rules| &mut rules.alternative,
            _ => return false,
        };
        let part = self.schema(value);
        *slot(schema.json_schema.get_or_insert_default()) = Some(part);
        true
    }

    fn contains(&mut self, node: Node<'s>) -> Contains<'s> {
        let around = node.parent();
        let mut bound = |name: &str| {
            let bound = around.and_then(|around| around.get(name)).filter(|bound| self.is_in_force(*bound, name));
            bound.and_then(|bound| self.count(bound, name))
        };
        let (min, max) = (bound("minContains").unwrap_or(1), bound("maxContains"));
        Contains { schema: self.schema(node), min, max }
    }

    /// A `$dynamicRef`. One that leads to no `$dynamicAnchor` is a `$ref` by another name.
    fn dynamic_reference(&mut self, schema: &mut Schema<'s>, value: Node<'s>) {
        let Some(node) = self.follow(value, "schemas") else {
            schema.is_unresolved = true;
            return;
        };
        let target = Use { via: value.parent(), ..self.schema(node) };
        let name = value.as_str().and_then(|text| text.split_once('#')).map(|(_, fragment)| fragment);
        match name.filter(|name| node.get("$dynamicAnchor").and_then(Node::as_str) == Some(name)) {
            Some(name) => {
                let reference = DynamicReference { name, target };
                schema.json_schema.get_or_insert_default().dynamic_reference = Some(reference);
            }
            None => schema.all_of.push(target),
        }
    }

    /// True if a keyword means something in the dialect of the schema that it stands in.
    pub(super) fn is_in_force(&self, node: Node<'s>, name: &str) -> bool {
        let Some(known) = self.resources.vocabularies(node) else { return true };
        known.get(VALIDATION_VOCABULARY).is_some() || !VALIDATION.contains(&name)
    }

    /// Reads every schema to which a dynamic reference may lead. They are known when all files are. A reference that can
    /// lead to one schema only is a part like any other.
    pub(super) fn resolve_dynamic_anchors(&mut self) {
        let mut n_read = 0;
        while let Some((root, name, node)) = self.resources.dynamic_anchor(n_read) {
            n_read += 1;
            let id = self.schema(node).id;
            self.drain_queue();
            self.api.dynamic_anchors.insert((root, name), id);
        }
        self.settle_dynamic_references();
        if !self.api.dynamic_anchors.is_empty() {
            let resource = |schema: &Schema<'s>| self.resources.around(schema.node).unwrap_or(schema.node);
            self.api.schema_resources = self.api.schemas.iter().map(|(_, schema)| resource(schema)).collect();
        }
    }

    fn settle_dynamic_references(&mut self) {
        let mut n_targets: HashMap<&str, usize> = HashMap::new();
        for (_, name) in self.api.dynamic_anchors.keys() {
            *n_targets.entry(*name).or_default() += 1;
        }
        let sole = |reference: &mut DynamicReference<'s>| n_targets.get(reference.name) == Some(&1);
        for schema in self.api.schemas.iter_mut() {
            let rules = schema.json_schema.as_deref_mut();
            if let Some(reference) = rules.and_then(|rules| rules.dynamic_reference.take_if(sole)) {
                schema.all_of.push(reference.target);
            }
        }
    }
}
