//! Keywords of one schema; those that only 3.1 has stand in `of_3_1`.

use std::collections::HashSet;

use contract::model::{Additional, ObjectRules, Property, Schema, Type};
use contract::number::Number;
use contract::source::Node;
use schema_algebra::{Choice, SchemaId, is_absent, json};

use crate::types::lower::session::Types;
use crate::types::lower::text::{format_of, message};

use super::json::{array, counts, entry, object};
use super::of_3_1::asks_what_is_left;
use super::writing::Writing;

impl<'s> Types<'_, 's> {
    /// Keywords of a schema; without those that compose it, if it was taken apart already.
    pub(super) fn keywords(&mut self, writing: &mut Writing<'s>, id: SchemaId<'s>, is_whole: bool) -> Vec<String> {
        let api = self.api;
        let schema = &api[id];
        let mut entries: Vec<String> = types_entry(schema).into_iter().collect();
        entries.extend(values_entries(schema));
        entries.extend(format_of(schema).map(|format| entry("format", &json::quoted(format))));
        entries.extend(number_entries(schema));
        if let Some(string) = schema.string.as_deref() {
            entries.extend(counts([("minLength", string.min_length), ("maxLength", string.max_length)]));
            if let Some(pattern) = string.pattern.and_then(|node| self.pattern(node, &[schema])) {
                let def = &self.table[pattern];
                entries.push(entry("pattern", &json::quoted(&def.rust)));
                entries.extend(def.example.as_deref().map(|example| entry("example", &json::quoted(example))));
            }
        }
        entries.extend(message(schema).map(|message| entry("x-message", &json::quoted(message))));
        if let Some(array) = schema.array.as_deref() {
            entries.extend(counts([("minItems", array.min_items), ("maxItems", array.max_items)]));
            entries.extend(array.unique_items.then(|| entry("uniqueItems", "true")));
        }
        entries.extend(self.element_entries(writing, schema));
        let (patterns, are_patterns_known) = self.pattern_entries(writing, schema);
        if let Some(object) = schema.object.as_deref() {
            entries.extend(self.object_entries(writing, object));
        }
        entries.extend(self.others_entry(writing, schema, are_patterns_known));
        entries.extend(patterns);
        entries.extend(schema.not.map(|not| entry("not", &self.use_json(writing, not))));
        // What is looked at by the parts counts too where it is asked what is left.
        if is_whole || asks_what_is_left(schema) {
            if !schema.all_of.is_empty() {
                entries.push(entry("allOf", &self.uses_json(writing, &schema.all_of)));
            }
            for (alternatives, is_exclusive) in [(&schema.any_of, false), (&schema.one_of, true)] {
                if !alternatives.is_empty() {
                    entries.push(self.choice_entry(writing, Choice { schema: id, is_exclusive }));
                }
            }
        }
        entries.extend(self.entries_of_3_1(writing, schema));
        entries.extend(self.left_entries(writing, schema));
        entries
    }

    fn object_entries(&mut self, writing: &mut Writing<'s>, rules: &ObjectRules<'s>) -> Vec<String> {
        let api = self.api;
        let mut entries = counts([("minProperties", rules.min_properties), ("maxProperties", rules.max_properties)]);
        let (absent, present): (Vec<&Property<'s>>, Vec<_>) =
            rules.properties.iter().partition(|property| is_absent(&api[property.schema.id], writing.direction));
        let absent: HashSet<&str> = absent.iter().map(|property| property.name).collect();
        let required = rules.required.iter().filter_map(|name| name.as_str()).filter(|name| !absent.contains(name));
        let required: Vec<String> = required.map(json::quoted).collect();
        if !required.is_empty() {
            entries.push(entry("required", &array(&required)));
        }
        if !present.is_empty() {
            let properties = present.iter().map(|one| entry(one.name, &self.use_json(writing, one.schema)));
            entries.push(entry("properties", &object(&properties.collect::<Vec<_>>())));
        }
        entries
    }

    /// `additionalProperties`. Of names that an unreadable pattern may declare nothing can be said.
    pub(super) fn others_entry(
        &mut self,
        writing: &mut Writing<'s>,
        schema: &Schema<'s>,
        are_patterns_known: bool,
    ) -> Option<String> {
        let additional = schema.object.as_deref().map_or(Additional::Unsaid, |object| object.additional);
        let others = match additional {
            Additional::Unsaid if are_patterns_known => return None,
            Additional::Any => None,
            _ if !are_patterns_known => None,
            Additional::Schema(used) => Some(self.use_json(writing, used)),
            Additional::Unsaid | Additional::Forbidden => Some("false".to_owned()),
        };
        // That anything may be there is worth saying only where it is asked what is left.
        let others = others.or_else(|| self.asks_what_is_left.then(|| "true".to_owned()))?;
        Some(entry("additionalProperties", &others))
    }
}

/// The values that are listed. A `const` and an `enum` both hold, and the model's list is the former.
fn values_entries(schema: &Schema<'_>) -> Vec<String> {
    let listed = |values: &[Node<'_>]| {
        let values: Vec<String> = values.iter().map(|value| json::text(*value)).collect();
        entry("enum", &array(&values))
    };
    let constant = schema.json_schema.as_deref().and_then(|rules| rules.constant);
    match (constant, schema.node.get("enum")) {
        (Some(constant), Some(others)) => {
            vec![entry("const", &json::text(constant)), listed(&others.items().collect::<Vec<_>>())]
        }
        _ => schema.values.as_deref().map(listed).into_iter().collect(),
    }
}

fn types_entry(schema: &Schema<'_>) -> Option<String> {
    if schema.is_null_only {
        return Some(entry("type", r#""null""#));
    }
    let null = schema.is_nullable.then_some("null");
    let types: Vec<String> = schema.types.iter().map(Type::name).chain(null).map(json::quoted).collect();
    let is_said = !schema.types.is_empty();
    is_said.then(|| entry("type", if let [only] = types.as_slice() { only.clone() } else { array(&types) }.as_str()))
}

fn number_entries(schema: &Schema<'_>) -> Vec<String> {
    let Some(rules) = schema.number.as_deref() else { return Vec::new() };
    let bounds = [(rules.minimum, "minimum", "exclusiveMinimum"), (rules.maximum, "maximum", "exclusiveMaximum")];
    let bounds = bounds.into_iter().filter_map(|(bound, plain, exclusive)| {
        bound.map(|bound| entry(if bound.is_exclusive { exclusive } else { plain }, &json::of_number(bound.value)))
    });
    let divisor = rules.multiple_of.filter(|(_, divisor)| *divisor > Number::ZERO);
    bounds.chain(divisor.map(|(_, divisor)| entry("multipleOf", &divisor.to_string()))).collect()
}
