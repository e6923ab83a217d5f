//! Rules for objects and arrays, and for their parts.

use crate::model::{Additional, ArrayRules, ObjectRules, Schema};
use crate::source::Node;

use super::Validator;
use super::wording::{counted, listed};

/// Schemas that are searched for the declaration of one missing property.
const MAX_SEARCHED: usize = 100;

/// Declared names that are compared in one step.
const NAMES_PER_STEP: usize = 8;

impl<'s> Validator<'_, 's> {
    pub(super) fn check_object(&mut self, schema: &Schema<'s>, rules: &ObjectRules<'s>, value: Node<'s>) {
        let ObjectRules { properties, required, additional: _, min_properties, max_properties } = rules;
        let said = |at: &str, bound| format!("must have at {at} {}", counted(bound, "property", "properties"));
        self.check_count(schema, value, value.len() as u64, (*min_properties, *max_properties), said);
        if !self.spend(required.len() + properties.len()) {
            return;
        }
        for name in required.iter().filter_map(|name| name.as_str()) {
            if self.is_settled() {
                break;
            }
            if value.get(name).is_none() && !self.is_excused(schema, value, name) {
                self.refuse(schema, value, || format!("must have the property `{name}`"));
            }
        }
        let mut n_declared = 0;
        for property in properties {
            if self.is_settled() || n_declared == value.len() {
                break;
            }
            if let Some(inner) = value.get(property.name) {
                n_declared += 1;
                self.apply(property.schema.id, inner);
            }
        }
        let is_open = matches!(rules.additional, Additional::Unsaid | Additional::Any);
        if n_declared < value.len() && !is_open && !self.is_settled() {
            self.check_additional(schema, rules, value);
        }
    }

    fn check_additional(&mut self, schema: &Schema<'s>, rules: &ObjectRules<'s>, value: Node<'s>) {
        // The tree has an index of wide objects; the model has none.
        let declared = schema.node.get("properties");
        for (key, inner) in value.entries() {
            let Some(name) = key.as_str() else { continue };
            if self.is_settled() || !self.spend(1) {
                break;
            }
            if declared.is_some_and(|declared| declared.get(name).is_some()) {
                continue;
            }
            // Where a pattern could not be judged, whether it declares the property is in doubt as well.
            let patterns = schema.json_schema.as_deref().map_or(&[][..], |rules| &rules.pattern_properties);
            if patterns.iter().any(|pattern| self.is_matched(pattern, name) != Some(false)) {
                continue;
            }
            if let Additional::Schema(additional) = rules.additional {
                self.apply(additional.id, inner);
                continue;
            }
            self.refuse(schema, inner, || {
                let names = rules.properties.iter().map(|property| format!("`{}`", property.name));
                match rules.properties.len() {
                    0 => format!("must not be there: `{name}` is a property, and none is allowed"),
                    _ => format!("must not be there: `{name}` is none of the properties {}", listed(names, "and")),
                }
            });
        }
    }

    /// Whether a required property may be missing, since it only travels the other way.
    fn is_excused(&mut self, schema: &Schema<'s>, value: Node<'s>, name: &str) -> bool {
        if !self.spend(schema.properties().len() / NAMES_PER_STEP) {
            return true;
        }
        if let Some(property) = schema.property(name) {
            return self.travels_otherwise(&self.api[property.schema.id]);
        }
        // Where `allOf` joins schemas, one may require what another declares.
        let around = self.open.iter().rev().take_while(|(_, open_value)| *open_value == value);
        let mut joined: Vec<_> = around.map(|(id, _)| *id).collect();
        let mut idx = 0;
        while let Some(id) = joined.get(idx) {
            let schema = &self.api[*id];
            if !self.spend(1 + schema.properties().len() / NAMES_PER_STEP) {
                return true;
            }
            let property = schema.property(name);
            if property.is_some_and(|property| self.travels_otherwise(&self.api[property.schema.id])) {
                return true;
            }
            for part in &schema.all_of {
                if joined.len() < MAX_SEARCHED && !joined.contains(&part.id) {
                    joined.push(part.id);
                }
            }
            idx += 1;
        }
        false
    }

    fn travels_otherwise(&self, property: &Schema<'s>) -> bool {
        match self.direction {
            Some(direction) => property.is_hidden_in(direction),
            None => property.is_read_only || property.is_write_only,
        }
    }
}

impl<'s> Validator<'_, 's> {
    pub(super) fn check_array(&mut self, schema: &Schema<'s>, rules: &ArrayRules<'s>, value: Node<'s>) {
        let ArrayRules { items, min_items, max_items, unique_items } = rules;
        let said = |at: &str, bound| format!("must have at {at} {}", counted(bound, "item", "items"));
        self.check_count(schema, value, value.len() as u64, (*min_items, *max_items), said);
        if let Some(items) = items {
            // `items` is about those that `prefixItems` leaves.
            let n_prefix = schema.json_schema.as_deref().map_or(0, |rules| rules.prefix_items.len());
            for item in value.items().skip(n_prefix) {
                if self.is_settled() {
                    break;
                }
                self.apply(items.id, item);
            }
        }
        if *unique_items && !self.is_settled() {
            self.check_unique(schema, value);
        }
    }

    /// Refuses the first item that equals an earlier one.
    fn check_unique(&mut self, schema: &Schema<'s>, value: Node<'s>) {
        let mut digests = Vec::with_capacity(value.len());
        for (idx, item) in value.items().enumerate() {
            let Some(digest) = self.digest(item) else { return };
            digests.push((digest, idx, item));
        }
        digests.sort_unstable_by_key(|(digest, idx, _)| (*digest, *idx));
        let mut repeated: Option<(usize, usize, Node<'s>)> = None;
        for run in digests.chunk_by(|a, b| a.0 == b.0) {
            // Of equal items the first two are neighbours, unless different items share a digest by chance.
            for pair in run.windows(2) {
                let [(_, first_idx, first), (_, idx, item)] = pair else { continue };
                if repeated.is_none_or(|(_, known, _)| *idx < known) && self.equal(*first, *item) == Some(true) {
                    repeated = Some((*first_idx, *idx, *item));
                }
            }
        }
        if let Some((first_idx, idx, item)) = repeated {
            self.refuse(schema, item, || {
                format!("must differ from all other items, and item {} equals item {}", idx + 1, first_idx + 1)
            });
        }
    }
}
