//! A text as a whole: what it begins with, and what it refers to.

use std::collections::HashMap;

use contract::model::{Direction, DynamicReference, Schema, Use};
use schema_algebra::json::quoted;
use schema_algebra::{Choice, Conjunction, SchemaId};

use crate::ir::Rule;
use crate::rules::SCHEMA_TOO_LARGE;
use crate::types::lower::session::Types;

use super::json::{array, entry, object};
use super::scope::{Scope, Scopes};

/// Schemas without a name inside one another; deeper ones are referred to, since readers of JSON go only so deep.
const MAX_DEPTH: usize = 48;

/// A text under way.
pub(super) struct Writing<'s> {
    pub(super) direction: Direction,
    /// Schemas that are referred to, each within a scope: the number of each, and which are still to be written.
    definitions: HashMap<(SchemaId<'s>, Scope), usize>,
    waiting: Vec<(SchemaId<'s>, Scope)>,
    scopes: Scopes<'s>,
    /// The scope of the schema that is being written, and how many are around it.
    scope: Scope,
    depth: usize,
}

impl<'s> Writing<'s> {
    pub(super) fn new(direction: Direction) -> Self {
        let (definitions, waiting) = (HashMap::new(), Vec::new());
        Writing { direction, definitions, waiting, scopes: Scopes::default(), scope: Scope::default(), depth: 0 }
    }

    /// A reference to a schema, which is written when its turn comes.
    fn reference(&mut self, id: SchemaId<'s>) -> String {
        let n_known = self.definitions.len();
        let number = *self.definitions.entry((id, self.scope)).or_insert_with(|| {
            self.waiting.push((id, self.scope));
            n_known
        });
        format!(r##"{{"$ref":"#/$defs/{number}"}}"##)
    }

    /// A reference to what a dynamic one means in the scope at hand.
    pub(super) fn dynamic_reference(&mut self, reference: DynamicReference<'s>) -> String {
        let target = self.scopes.target(self.scope, reference.name);
        self.reference(target.unwrap_or(reference.target.id))
    }
}

impl<'s> Types<'_, 's> {
    /// A rule that what must hold does hold, or does not.
    pub(in crate::types::lower) fn schema_rule(
        &mut self,
        conjunction: &Conjunction<'s>,
        is_negated: bool,
        direction: Direction,
    ) -> Option<Rule> {
        let root = conjunction.atoms.first().copied().or(conjunction.choices.first().map(|choice| choice.schema));
        let text = self.text_of(root, direction, |types, writing| {
            let held = types.conjunction_json(writing, conjunction);
            if is_negated { object(&[entry("not", &held)]) } else { held }
        });
        text.map(Rule::Schema)
    }

    /// A rule that schemas hold, each with all that it is composed of.
    pub(in crate::types::lower) fn whole_rule(
        &mut self,
        schemas: &[SchemaId<'s>],
        direction: Direction,
    ) -> Option<Rule> {
        let text = self.text_of(schemas.first().copied(), direction, |types, writing| {
            let texts: Vec<String> = schemas.iter().map(|id| types.schema_json(writing, *id, true)).collect();
            match texts.as_slice() {
                [only] => only.clone(),
                several => object(&[entry("allOf", &array(several))]),
            }
        });
        text.map(Rule::Deep)
    }

    /// A schema as it is checked at run time where no type says any of it; `None` if it is too large for that.
    pub fn schema_text(&mut self, schema: SchemaId<'s>, direction: Direction) -> Option<String> {
        self.text_of(Some(schema), direction, |types, writing| types.schema_json(writing, schema, true))
    }

    /// The text of what is written; `None`, and a finding at its root, where that is too large.
    pub(super) fn text_of(
        &mut self,
        root: Option<SchemaId<'s>>,
        direction: Direction,
        write: impl FnOnce(&mut Self, &mut Writing<'s>) -> String,
    ) -> Option<String> {
        let mut writing = Writing::new(direction);
        let outermost = write(self, &mut writing);
        let text = self.with_definitions(&mut writing, outermost, self.schema_budget);
        self.schema_budget = self.schema_budget.saturating_sub(text.len());
        if self.schema_budget == 0 {
            if let Some(root) = root {
                let message = "What must be checked here at run time is too large to be part of a program.";
                let help = "Give the schemas one type each, and discriminators to the alternatives.";
                self.report(&SCHEMA_TOO_LARGE, self.api[root].node, message, help);
            }
            return None;
        }
        Some(text)
    }

    fn conjunction_json(&mut self, writing: &mut Writing<'s>, conjunction: &Conjunction<'s>) -> String {
        let atoms = conjunction.atoms.iter().map(|atom| self.schema_json(writing, *atom, false));
        let mut parts: Vec<String> = atoms.collect();
        for choice in &conjunction.choices {
            parts.push(object(&[self.choice_entry(writing, *choice)]));
        }
        match parts.as_slice() {
            [] => "true".to_owned(),
            [only] => only.clone(),
            several => object(&[entry("allOf", &array(several))]),
        }
    }

    /// `oneOf` or `anyOf`, by the discriminator where there is one: the alternative that is named must fit.
    pub(super) fn choice_entry(&mut self, writing: &mut Writing<'s>, choice: Choice<'s>) -> String {
        let schema = &self.api[choice.schema];
        let Some((property, tagged)) = self.discriminator_tags(choice) else {
            let (key, alternatives) =
                if choice.is_exclusive { ("oneOf", &schema.one_of) } else { ("anyOf", &schema.any_of) };
            return entry(key, &self.uses_json(writing, alternatives));
        };
        let alternatives = tagged.iter().map(|(used, tags)| {
            let tags: Vec<String> = tags.iter().map(|tag| quoted(tag)).collect();
            let is_tag = object(&[entry(property, &object(&[entry("enum", &array(&tags))]))]);
            let required = array(&[quoted(property)]);
            let is_tagged = object(&[entry("required", &required), entry("properties", &is_tag)]);
            object(&[entry("allOf", &array(&[is_tagged, self.use_json(writing, *used)]))])
        });
        entry("anyOf", &array(&alternatives.collect::<Vec<_>>()))
    }

    /// A schema where it is used: in place, or by a reference if the document has one.
    pub(super) fn use_json(&mut self, writing: &mut Writing<'s>, used: Use<'s, Schema<'s>>) -> String {
        if let Some(word) = self.api[used.id].node.as_bool() {
            return word.to_string();
        }
        if used.via.is_none() && !self.is_named(used.id) && writing.depth < MAX_DEPTH {
            return self.schema_json(writing, used.id, true);
        }
        writing.reference(used.id)
    }

    pub(super) fn uses_json(&mut self, writing: &mut Writing<'s>, uses: &[Use<'s, Schema<'s>>]) -> String {
        array(&uses.iter().map(|used| self.use_json(writing, *used)).collect::<Vec<_>>())
    }

    pub(super) fn with_definitions(&mut self, writing: &mut Writing<'s>, outermost: String, budget: usize) -> String {
        if writing.waiting.is_empty() {
            return outermost;
        }
        let mut definitions = Vec::new();
        let mut n_bytes = 0;
        while definitions.len() < writing.waiting.len() && n_bytes < budget {
            let number = definitions.len().to_string();
            let (id, scope) = writing.waiting[definitions.len()];
            writing.scope = scope;
            let definition = entry(&number, &self.schema_json(writing, id, true));
            n_bytes += definition.len() + 1;
            definitions.push(definition);
        }
        // What was written first is an object, or it would refer to nothing.
        let inside = outermost.strip_prefix('{').unwrap_or(&outermost);
        let separator = if inside.starts_with('}') { "" } else { "," };
        format!(r#"{{"$defs":{}{separator}{inside}"#, object(&definitions))
    }

    /// A schema; without what it is composed of, if that was taken apart already.
    pub(super) fn schema_json(&mut self, writing: &mut Writing<'s>, id: SchemaId<'s>, is_whole: bool) -> String {
        let schema = &self.api[id];
        if let Some(word) = schema.node.as_bool().or(schema.is_unresolved.then_some(true)) {
            return word.to_string();
        }
        self.inside(writing, id, |types, writing| object(&types.keywords(writing, id, is_whole)))
    }

    /// Keywords written inside of a schema, in its scope.
    pub(super) fn inside(
        &mut self,
        writing: &mut Writing<'s>,
        id: SchemaId<'s>,
        write: impl FnOnce(&mut Self, &mut Writing<'s>) -> String,
    ) -> String {
        let around = writing.scope;
        writing.scope = writing.scopes.inside(&self.anchors, around, id);
        writing.depth += 1;
        let text = write(self, writing);
        writing.depth -= 1;
        writing.scope = around;
        text
    }
}
