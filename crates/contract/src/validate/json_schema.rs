//! Keywords that schemas of 3.1 have beyond those of 3.0, but for what is unevaluated.

use crate::model::{Contains, DynamicReference, Id, JsonSchemaRules, PatternProperty, Schema, Use};
use crate::source::{Node, NodeKind};

use super::Validator;
use super::validator::Fit;
use super::wording::counted;

impl<'s> Validator<'_, 's> {
    pub(super) fn check_json_schema(&mut self, schema: &Schema<'s>, rules: &JsonSchemaRules<'s>, value: Node<'s>) {
        // A new keyword must be judged here, not ignored.
        let JsonSchemaRules {
            // Judged with the list of values.
            constant: _,
            prefix_items,
            pattern_properties,
            contains,
            property_names,
            dependent_required,
            dependent_schemas,
            condition,
            consequence,
            alternative,
            dynamic_reference,
            // Judged last of all.
            unevaluated_items: _,
            unevaluated_properties: _,
            // They describe a value and forbid none.
            content_encoding: _,
            content_media_type: _,
        } = rules;
        match value.kind() {
            NodeKind::Array => {
                for (prefix, item) in prefix_items.iter().zip(value.items()) {
                    self.apply(prefix.id, item);
                }
                if let Some(contains) = contains {
                    self.check_contains(schema, contains, value);
                }
            }
            NodeKind::Object => {
                self.check_patterns(pattern_properties, value);
                if let Some(names) = property_names {
                    self.check_names(*names, value);
                }
                self.check_dependent_names(schema, dependent_required, value);
                for (name, dependent) in dependent_schemas {
                    if name.as_str().is_some_and(|name| value.get(name).is_some()) {
                        self.apply(dependent.id, value);
                    }
                }
            }
            _ => {}
        }
        if let Some(chosen) = condition.and_then(|condition| self.chosen(condition, *consequence, *alternative, value))
        {
            self.apply(chosen.id, value);
        }
        if let Some(reference) = dynamic_reference {
            let target = self.dynamic_target(*reference);
            self.apply(target, value);
        }
    }

    /// The schema that holds by `if`, `then` and `else`.
    fn chosen(
        &mut self,
        condition: Use<'s, Schema<'s>>,
        consequence: Option<Use<'s, Schema<'s>>>,
        alternative: Option<Use<'s, Schema<'s>>>,
        value: Node<'s>,
    ) -> Option<Use<'s, Schema<'s>>> {
        match self.fit(condition.id, value) {
            Fit::Yes => consequence,
            Fit::No => alternative,
            Fit::Unknown => {
                self.doubt();
                None
            }
        }
    }

    /// The schema that a dynamic reference means: of its name in the outermost resource on the way here that has one.
    pub(super) fn dynamic_target(&mut self, reference: DynamicReference<'s>) -> Id<Schema<'s>> {
        let api = self.api;
        self.spend(self.open.len());
        let resources = self.open.iter().filter_map(|(id, _)| api.schema_resources.get(id.index()).copied());
        let mut named = resources.filter_map(|resource| api.dynamic_anchors.get(&(resource, reference.name)));
        named.next().copied().unwrap_or(reference.target.id)
    }

    fn check_contains(&mut self, schema: &Schema<'s>, contains: &Contains<'s>, value: Node<'s>) {
        let (mut n_fitting, mut n_unknown) = (0, 0);
        for item in value.items() {
            match self.fit(contains.schema.id, item) {
                Fit::Yes => n_fitting += 1,
                Fit::No => {}
                Fit::Unknown => n_unknown += 1,
            }
        }
        let is_too_many = |n| contains.max.is_some_and(|max| n > max);
        let (least, most) = (n_fitting, n_fitting + n_unknown);
        if most < contains.min || is_too_many(least) {
            let (at, bound) =
                if most < contains.min { ("least", contains.min) } else { ("most", contains.max.unwrap_or(0)) };
            self.refuse(schema, value, || {
                format!("must have at {at} {} of `contains`, and has {least}", counted(bound, "item", "items"))
            });
        } else if least < contains.min || is_too_many(most) {
            self.doubt();
        }
    }

    fn check_names(&mut self, names: Use<'s, Schema<'s>>, value: Node<'s>) {
        for (key, _) in value.entries() {
            if self.is_settled() {
                break;
            }
            self.apply(names.id, key);
        }
    }

    fn check_dependent_names(&mut self, schema: &Schema<'s>, dependent: &[(Node<'s>, Vec<Node<'s>>)], value: Node<'s>) {
        for (key, names) in dependent {
            let Some(key) = key.as_str().filter(|key| value.get(key).is_some()) else { continue };
            for name in names.iter().filter_map(|name| name.as_str()) {
                if self.is_settled() || !self.spend(1) {
                    return;
                }
                if value.get(name).is_none() {
                    self.refuse(schema, value, || format!("must have the property `{name}`, since it has `{key}`"));
                }
            }
        }
    }

    fn check_patterns(&mut self, patterns: &[PatternProperty<'s>], value: Node<'s>) {
        for (key, inner) in value.entries() {
            for property in patterns {
                if self.is_settled() {
                    return;
                }
                if key.as_str().and_then(|name| self.is_matched(property, name)) == Some(true) {
                    self.apply(property.schema.id, inner);
                }
            }
        }
    }

    /// True if a pattern declares a property of this name; `None` when that cannot be told.
    pub(super) fn is_matched(&mut self, property: &PatternProperty<'s>, name: &str) -> Option<bool> {
        let pattern = property.pattern.as_str()?;
        let is_granted = self.spend(1) && self.spend_on_match(pattern, name);
        let is_matched = if is_granted { self.patterns.matches(pattern, name, &mut self.budget) } else { None };
        if is_matched.is_none() {
            self.doubt();
        }
        is_matched
    }
}
