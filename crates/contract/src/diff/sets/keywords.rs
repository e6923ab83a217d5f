//! Keywords of JSON Schema 2020-12 as shapes: what 3.0 has not, said with what it has as far as that goes.
//!
//! ```text
//! if: A, then: B, else: C              one of: A and B; C, and not A
//! dependentRequired: {a: [b, c]}       one of: `b` and `c`; no `a`
//! dependentSchemas: {a: S}             one of: an object that fits S; no `a`
//! contains: A, min 0, max 0            items: not A
//! additionalProperties: A              beside patterns: names that match none of them
//! ```
//!
//! `unevaluatedProperties` and `unevaluatedItems` are read by [`evaluated`](super::evaluated).

use crate::model::{Contains, JsonSchemaRules, PatternProperty, Schema, Use};
use crate::source::Node;

use super::conjunction::{ShapeId, join};
use super::count::Count;
use super::list_rules::{ContainsRules, ListRules};
use super::object_rules::{PatternRules, PropertyRules};
use super::rules::Kinds;
use super::shapes::{Origin, SchemaShape, Shapes};

/// Places of a list that have schemas of their own.
const MAX_PREFIX: usize = 500;

/// A rule of names that decide about others.
type Dependent<'s, T> = [(Node<'s>, T)];

impl<'s> Shapes<'_, 's> {
    /// Adds what the keywords say of a schema whose other keywords are read.
    pub(super) fn add_json_schema(
        &mut self,
        shape: &mut SchemaShape<'s>,
        inside: &Origin<'s>,
        rules: &JsonSchemaRules<'s>,
    ) {
        // A new keyword must be judged here, not ignored.
        let JsonSchemaRules {
            // Among the listed values.
            constant: _,
            prefix_items,
            contains,
            unevaluated_items,
            pattern_properties,
            property_names,
            unevaluated_properties,
            dependent_required,
            dependent_schemas,
            condition,
            consequence,
            alternative,
            dynamic_reference,
            // Among the formats of texts.
            content_encoding: _,
            // A note for readers.
            content_media_type: _,
        } = rules;
        self.add_prefix(shape, inside, prefix_items);
        if let Some(contains) = contains {
            self.add_contains(&mut shape.rules.list, inside, contains);
        }
        self.add_patterns(shape, inside, pattern_properties);
        shape.rules.object.names.extend(property_names.map(|used| self.within(inside, used)));
        self.add_dependent_names(shape, dependent_required);
        self.add_dependent_schemas(shape, inside, dependent_schemas);
        if let Some(condition) = condition {
            let conditional = self.conditional(inside, *condition, *consequence, *alternative);
            shape.all_of.extend(conditional);
        }
        if let Some(reference) = dynamic_reference {
            let schema = self.scopes[inside.revision as usize].target(inside.scope, *reference);
            shape.all_of.push(self.of_origin(Origin { schema, ..inside.clone() }));
        }
        if unevaluated_items.is_some() || unevaluated_properties.is_some() {
            self.add_unevaluated(shape, inside, rules);
        }
    }

    fn add_prefix(&mut self, shape: &mut SchemaShape<'s>, inside: &Origin<'s>, prefix: &[Use<'s, Schema<'s>>]) {
        if prefix.len() > MAX_PREFIX {
            shape.unknown = Some("`prefixItems` has more places than can be compared");
            shape.rules.list.items.clear();
            return;
        }
        shape.rules.list.prefix = prefix.iter().map(|used| vec![self.within(inside, *used)]).collect();
    }

    fn add_contains(&mut self, list: &mut ListRules, inside: &Origin<'s>, contains: &Contains<'s>) {
        let shape = self.within(inside, contains.schema);
        let count = Count { min: contains.min, max: contains.max };
        if count.is_empty() {
            list.count.restrict(count);
        } else if count.max == Some(0) {
            let others = self.complement(shape);
            list.prefix.iter_mut().chain([&mut list.items]).for_each(|items| join(items, &[others]));
        } else if !count.is_free() {
            list.contains.push(ContainsRules { shape, count });
        }
    }

    fn add_patterns(&mut self, shape: &mut SchemaShape<'s>, inside: &Origin<'s>, properties: &[PatternProperty<'s>]) {
        if properties.is_empty() {
            return;
        }
        let object = &mut shape.rules.object;
        let mut patterns = Vec::new();
        let mut is_whole = true;
        for property in properties {
            let pattern = property.pattern.as_str().and_then(|source| self.name_pattern(source));
            is_whole &= pattern.is_some();
            let Some(pattern) = pattern else { continue };
            patterns.push(pattern.clone());
            let part = PropertyRules { all: vec![self.within(inside, property.schema)], is_forbidden: false };
            for (_, declared) in object.properties.iter_mut().filter(|(name, _)| pattern.pattern.is_match(name)) {
                declared.restrict(&part);
            }
            object.patterns.push(PatternRules { within: Some(pattern), without: Vec::new(), part });
        }
        let others = std::mem::take(&mut object.rest);
        if !is_whole {
            shape.unknown = Some("a pattern of names is too large or cannot be expressed");
        } else if !others.is_free() {
            object.patterns.push(PatternRules { within: None, without: patterns, part: others });
        }
    }

    fn add_dependent_names(&mut self, shape: &mut SchemaShape<'s>, dependent: &Dependent<'s, Vec<Node<'s>>>) {
        for (key, names) in dependent {
            let names: Vec<&str> = names.iter().filter_map(|name| name.as_str()).collect();
            let Some(key) = key.as_str().filter(|_| !names.is_empty()) else { continue };
            let alternatives = vec![self.requiring(&names), self.lacking(key)];
            shape.all_of.push(self.any(alternatives));
        }
    }

    fn add_dependent_schemas(
        &mut self,
        shape: &mut SchemaShape<'s>,
        inside: &Origin<'s>,
        dependent: &Dependent<'s, Use<'s, Schema<'s>>>,
    ) {
        for (key, used) in dependent {
            let Some(key) = key.as_str() else { continue };
            let object = vec![self.of_kinds(Kinds::OBJECT), self.beside(inside, *used)];
            let alternatives = vec![self.all(object), self.lacking(key)];
            shape.all_of.push(self.any(alternatives));
        }
    }

    fn conditional(
        &mut self,
        inside: &Origin<'s>,
        condition: Use<'s, Schema<'s>>,
        consequence: Option<Use<'s, Schema<'s>>>,
        alternative: Option<Use<'s, Schema<'s>>>,
    ) -> Option<ShapeId> {
        let condition = self.beside(inside, condition);
        let otherwise = self.complement(condition);
        let [consequence, alternative] = [consequence, alternative].map(|used| Some(self.beside(inside, used?)));
        let alternatives = match (consequence, alternative) {
            (None, None) => return None,
            (Some(consequence), None) => vec![consequence, otherwise],
            (None, Some(alternative)) => vec![condition, alternative],
            (Some(consequence), Some(alternative)) => {
                vec![self.all(vec![condition, consequence]), self.all(vec![otherwise, alternative])]
            }
        };
        Some(self.any(alternatives))
    }
}
