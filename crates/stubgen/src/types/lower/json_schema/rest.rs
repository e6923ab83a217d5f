//! Rules of schemas of 3.1 beyond those that the type at hand keeps.

use contract::model::{Additional, Direction, Schema};
use schema_algebra::{Conjunction, SchemaId, json};

use crate::ir::Rule;
use crate::types::lower::session::Types;

use super::json::{array, entry, object};
use super::of_3_1::{asks_what_is_left, says_more};
use super::writing::Writing;

impl<'s> Types<'_, 's> {
    /// Rules of all that the schemas say by keywords of 3.1. Their elements are left out where the type says what each is.
    pub(in crate::types::lower) fn rest_rules(
        &mut self,
        conjunction: &Conjunction<'s>,
        are_elements_typed: bool,
        direction: Direction,
    ) -> Vec<Rule> {
        let api = self.api;
        let has_rules = |id: &&SchemaId<'s>| says_more(&api[**id]);
        let atoms = conjunction.atoms.iter().filter(has_rules);
        atoms.filter_map(|id| self.rest_rule(*id, are_elements_typed, direction)).collect()
    }

    fn rest_rule(&mut self, id: SchemaId<'s>, are_elements_typed: bool, direction: Direction) -> Option<Rule> {
        // What is left is known only to the whole, unless the type knows it as well.
        let rules = self.api[id].json_schema.as_deref()?;
        let is_typed = rules.unevaluated_items.is_none() && self.left_to_itself(id).is_some();
        if asks_what_is_left(&self.api[id]) && !is_typed {
            return self.whole_rule(&[id], direction);
        }
        let text = self.text_of(Some(id), direction, |types, writing| {
            types.inside(writing, id, |types, writing| object(&types.rest_entries(writing, id, are_elements_typed)))
        });
        text.filter(|text| text != "{}").map(Rule::Deep)
    }

    fn rest_entries(&mut self, writing: &mut Writing<'s>, id: SchemaId<'s>, are_elements_typed: bool) -> Vec<String> {
        let api = self.api;
        let schema = &api[id];
        let mut entries = Vec::new();
        let Some(rules) = schema.json_schema.as_deref() else { return entries };
        // Of the two lists only the `const` is the model's.
        if let Some(others) = rules.constant.and(schema.node.get("enum")) {
            let others: Vec<String> = others.items().map(json::text).collect();
            entries.push(entry("enum", &array(&others)));
        }
        if !rules.prefix_items.is_empty() && !are_elements_typed {
            entries.extend(self.element_entries(writing, schema));
        }
        if !rules.pattern_properties.is_empty() {
            let (patterns, are_known) = self.pattern_entries(writing, schema);
            entries.extend(patterns);
            if are_known && !matches!(additional(schema), Additional::Unsaid | Additional::Any) {
                let names = schema.properties().iter().map(|property| entry(property.name, "true"));
                let names: Vec<String> = names.collect();
                entries.extend((!names.is_empty()).then(|| entry("properties", &object(&names))));
                entries.extend(self.others_entry(writing, schema, are_known));
            }
        }
        entries.extend(self.entries_of_3_1(writing, schema));
        entries
    }
}

fn additional<'s>(schema: &Schema<'s>) -> Additional<'s> {
    schema.object.as_deref().map_or(Additional::Unsaid, |object| object.additional)
}
