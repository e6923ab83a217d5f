//! `unevaluatedProperties` and `unevaluatedItems`: what no other keyword of the schema, or of one that it is composed of, has
//! looked at.
//!
//! ```text
//! allOf: [{properties: {a: {}}}, {anyOf: [{properties: {b: {type: string}}}, {properties: {c: {}}}]}]
//! unevaluatedProperties: false
//!
//! {a: 1, b: x}    fits: the first part looks at `a`, the first alternative, which fits, at `b`
//! {a: 1, b: 2}    does not: that alternative does not fit, and the other one does not look at `b`
//! ```
//!
//! Which parts of a value were looked at is asked only where one of these keywords stands, after all others have allowed the value.

use std::collections::HashSet;

use crate::model::{Additional, Id, JsonSchemaRules, ObjectRules, Schema, Use};
use crate::source::{Node, NodeKind};

use super::Validator;
use super::validator::Fit;

/// Declared names that are looked for in one step.
const NAMES_PER_STEP: usize = 8;

/// Parts of one value that were looked at.
#[derive(Default)]
struct Evaluated<'s> {
    /// By `items`, `additionalProperties` or one of these keywords further inside: what else there is.
    is_all: bool,
    /// Elements and values of properties.
    parts: HashSet<Node<'s>>,
    /// True where a schema could not be judged, so that there may be more.
    is_uncertain: bool,
}

impl<'s> Validator<'_, 's> {
    pub(super) fn check_unevaluated(&mut self, id: Id<Schema<'s>>, rules: &JsonSchemaRules<'s>, value: Node<'s>) {
        let unevaluated = match value.kind() {
            NodeKind::Array => rules.unevaluated_items,
            NodeKind::Object => rules.unevaluated_properties,
            _ => None,
        };
        let Some(unevaluated) = unevaluated.filter(|_| !value.is_empty()) else { return };
        let mut evaluated = Evaluated::default();
        self.add_own(id, value, IsOwn::Yes, &mut evaluated);
        if evaluated.is_uncertain {
            self.doubt();
            return;
        }
        let parts: Vec<Node<'s>> = match value.kind() {
            NodeKind::Array => value.items().collect(),
            _ => value.entries().map(|(_, inner)| inner).collect(),
        };
        let is_left = |part: &Node<'s>| !evaluated.is_all && !evaluated.parts.contains(part);
        for part in parts.into_iter().filter(is_left) {
            if self.is_settled() {
                break;
            }
            self.apply_unevaluated(id, unevaluated, part);
        }
    }

    fn apply_unevaluated(&mut self, id: Id<Schema<'s>>, unevaluated: Use<'s, Schema<'s>>, part: Node<'s>) {
        let api = self.api;
        if api[unevaluated.id].node.as_bool() != Some(false) {
            return self.apply(unevaluated.id, part);
        }
        self.refuse(&api[id], part, || match part.key().and_then(Node::as_str) {
            Some(name) => format!("must not be there: `{name}` is a property of which nothing else is said"),
            None => "must not be there: it is an item of which nothing else is said".to_owned(),
        });
    }

    /// Adds what a schema that the value fits looks at, itself and by its parts.
    fn add(&mut self, id: Id<Schema<'s>>, value: Node<'s>, evaluated: &mut Evaluated<'s>) {
        if evaluated.is_all {
            return;
        }
        // Whoever goes round a cycle, or too deep, learns nothing.
        if !self.enter(id, value) {
            evaluated.is_uncertain = true;
            return;
        }
        self.add_own(id, value, IsOwn::No, evaluated);
        self.open.pop();
    }

    /// Adds it if the value fits.
    fn add_if_fit(&mut self, used: Use<'s, Schema<'s>>, value: Node<'s>, evaluated: &mut Evaluated<'s>) -> Fit {
        let fit = self.fit(used.id, value);
        match fit {
            Fit::Yes => self.add(used.id, value, evaluated),
            Fit::No => {}
            Fit::Unknown => evaluated.is_uncertain = true,
        }
        fit
    }

    fn add_own(&mut self, id: Id<Schema<'s>>, value: Node<'s>, is_own: IsOwn, evaluated: &mut Evaluated<'s>) {
        let api = self.api;
        let schema = &api[id];
        evaluated.is_uncertain |= schema.is_unresolved;
        let no_rules = JsonSchemaRules::default();
        let rules = schema.json_schema.as_deref().unwrap_or(&no_rules);
        match value.kind() {
            NodeKind::Array => self.add_items(schema, rules, value, is_own, evaluated),
            _ => self.add_properties(schema, rules, value, is_own, evaluated),
        }
        for part in &schema.all_of {
            self.add(part.id, value, evaluated);
        }
        for alternative in schema.any_of.iter().chain(&schema.one_of) {
            self.add_if_fit(*alternative, value, evaluated);
        }
        if let Some(condition) = rules.condition {
            let chosen = match self.add_if_fit(condition, value, evaluated) {
                Fit::Yes => rules.consequence,
                Fit::No => rules.alternative,
                Fit::Unknown => None,
            };
            if let Some(chosen) = chosen {
                self.add(chosen.id, value, evaluated);
            }
        }
        if let Some(reference) = rules.dynamic_reference {
            let target = self.dynamic_target(reference);
            self.add(target, value, evaluated);
        }
    }

    fn add_items(
        &mut self,
        schema: &Schema<'s>,
        rules: &JsonSchemaRules<'s>,
        value: Node<'s>,
        is_own: IsOwn,
        evaluated: &mut Evaluated<'s>,
    ) {
        let has_items = schema.array.as_deref().is_some_and(|array| array.items.is_some());
        evaluated.is_all |= has_items || (is_own == IsOwn::No && rules.unevaluated_items.is_some());
        evaluated.parts.extend(value.items().take(rules.prefix_items.len()));
        if let Some(contains) = rules.contains {
            for item in value.items() {
                match self.fit(contains.schema.id, item) {
                    Fit::Yes => {
                        evaluated.parts.insert(item);
                    }
                    Fit::No => {}
                    Fit::Unknown => evaluated.is_uncertain = true,
                }
            }
        }
    }

    fn add_properties(
        &mut self,
        schema: &Schema<'s>,
        rules: &JsonSchemaRules<'s>,
        value: Node<'s>,
        is_own: IsOwn,
        evaluated: &mut Evaluated<'s>,
    ) {
        let says_rest = |object: &ObjectRules<'s>| !matches!(object.additional, Additional::Unsaid);
        let has_rest = schema.object.as_deref().is_some_and(says_rest);
        evaluated.is_all |= has_rest || (is_own == IsOwn::No && rules.unevaluated_properties.is_some());
        self.spend(schema.properties().len() / NAMES_PER_STEP);
        let declared = schema.properties().iter().filter_map(|property| value.get(property.name));
        evaluated.parts.extend(declared);
        for (key, inner) in value.entries() {
            for property in &rules.pattern_properties {
                match key.as_str().and_then(|name| self.is_matched(property, name)) {
                    Some(true) => {
                        evaluated.parts.insert(inner);
                    }
                    Some(false) => {}
                    None => evaluated.is_uncertain = true,
                }
            }
        }
        for (name, dependent) in &rules.dependent_schemas {
            if name.as_str().is_some_and(|name| value.get(name).is_some()) {
                self.add(dependent.id, value, evaluated);
            }
        }
    }
}

/// Yes for the schema whose keyword asks: that keyword has looked at nothing yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IsOwn {
    Yes,
    No,
}
