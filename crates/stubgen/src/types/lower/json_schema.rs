//! Schemas as JSON text, for what is checked at run time because no Rust type says it.
//!
//! The text stands alone: references lead into its own `$defs`, patterns are those of the `regex` crate, `nullable` is a
//! type, and properties that do not travel in the direction at hand are left out.

use std::collections::{HashMap, HashSet};

use contract::model::{Additional, Direction, ObjectRules, Property, Schema, Type, Use};
use contract::number::Number;
use schema_algebra::{Choice, Conjunction, SchemaId, is_absent, json};

use crate::ir::Rule;
use crate::rules::SCHEMA_TOO_LARGE;

use super::session::Types;
use super::text::message;

/// A text under way.
struct Writing<'s> {
    direction: Direction,
    /// Schemas that are referred to: the number of each, and which are still to be written.
    definitions: HashMap<SchemaId<'s>, usize>,
    waiting: Vec<SchemaId<'s>>,
}

impl<'s> Types<'_, 's> {
    /// A rule that what must hold does hold, or does not.
    pub(super) fn schema_rule(
        &mut self,
        conjunction: &Conjunction<'s>,
        is_negated: bool,
        direction: Direction,
    ) -> Option<Rule> {
        let mut writing = Writing { direction, definitions: HashMap::new(), waiting: Vec::new() };
        let held = self.conjunction_json(&mut writing, conjunction);
        let outermost = if is_negated { object(&[entry("not", &held)]) } else { held };
        let text = self.with_definitions(&mut writing, outermost);
        self.schema_budget = self.schema_budget.saturating_sub(text.len());
        if self.schema_budget == 0 {
            let root = conjunction.atoms.first().copied().or(conjunction.choices.first().map(|choice| choice.schema));
            if let Some(root) = root {
                let message = "What must be checked here at run time is too large to be part of a program.";
                let help = "Give the schemas one type each, and discriminators to the alternatives.";
                self.report(&SCHEMA_TOO_LARGE, self.api[root].node, message, help);
            }
            return None;
        }
        Some(Rule::Schema(text))
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
    fn choice_entry(&mut self, writing: &mut Writing<'s>, choice: Choice<'s>) -> String {
        let schema = &self.api[choice.schema];
        let Some((property, tagged)) = self.discriminator_tags(choice) else {
            let (key, alternatives) =
                if choice.is_exclusive { ("oneOf", &schema.one_of) } else { ("anyOf", &schema.any_of) };
            return entry(key, &self.uses_json(writing, alternatives));
        };
        let alternatives = tagged.iter().map(|(used, tags)| {
            let tags: Vec<String> = tags.iter().map(|tag| json::quoted(tag)).collect();
            let is_tag = object(&[entry(property, &object(&[entry("enum", &array(&tags))]))]);
            let is_tagged =
                object(&[entry("required", &array(&[json::quoted(property)])), entry("properties", &is_tag)]);
            object(&[entry("allOf", &array(&[is_tagged, self.use_json(writing, *used)]))])
        });
        entry("anyOf", &array(&alternatives.collect::<Vec<_>>()))
    }

    /// A schema where it is used: in place, or by a reference if the document has one.
    fn use_json(&mut self, writing: &mut Writing<'s>, used: Use<'s, Schema<'s>>) -> String {
        if used.via.is_none() && !self.is_named(used.id) {
            return self.schema_json(writing, used.id, true);
        }
        let n_known = writing.definitions.len();
        let number = *writing.definitions.entry(used.id).or_insert_with(|| {
            writing.waiting.push(used.id);
            n_known
        });
        format!(r##"{{"$ref":"#/$defs/{number}"}}"##)
    }

    fn uses_json(&mut self, writing: &mut Writing<'s>, uses: &[Use<'s, Schema<'s>>]) -> String {
        array(&uses.iter().map(|used| self.use_json(writing, *used)).collect::<Vec<_>>())
    }

    fn with_definitions(&mut self, writing: &mut Writing<'s>, outermost: String) -> String {
        if writing.waiting.is_empty() {
            return outermost;
        }
        let mut definitions = Vec::new();
        let mut n_bytes = 0;
        while definitions.len() < writing.waiting.len() && n_bytes < self.schema_budget {
            let number = definitions.len().to_string();
            let definition = entry(&number, &self.schema_json(writing, writing.waiting[definitions.len()], true));
            n_bytes += definition.len() + 1;
            definitions.push(definition);
        }
        // What was written first is an object, or it would refer to nothing.
        let inside = outermost.strip_prefix('{').unwrap_or(&outermost);
        let separator = if inside.starts_with('}') { "" } else { "," };
        format!(r#"{{"$defs":{}{separator}{inside}"#, object(&definitions))
    }

    /// A schema; without what it is composed of, if that was taken apart already.
    fn schema_json(&mut self, writing: &mut Writing<'s>, id: SchemaId<'s>, is_whole: bool) -> String {
        let api = self.api;
        let schema = &api[id];
        if schema.is_unresolved {
            return "true".to_owned();
        }
        let mut entries: Vec<String> = types_entry(schema).into_iter().collect();
        if let Some(values) = &schema.values {
            let values: Vec<String> = values.iter().map(|value| json::text(*value)).collect();
            entries.push(entry("enum", &array(&values)));
        }
        entries.extend(schema.format.map(|format| entry("format", &json::quoted(format))));
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
            // Keywords of 3.1 that the model does not hold change what these two are about.
            if let Some(items) = array.items.filter(|_| schema.node.get("prefixItems").is_none()) {
                entries.push(entry("items", &self.use_json(writing, items)));
            }
        }
        if let Some(object) = schema.object.as_deref() {
            let has_patterns = schema.node.get("patternProperties").is_some();
            entries.extend(self.object_entries(writing, object, has_patterns));
        }
        entries.extend(schema.not.map(|not| entry("not", &self.use_json(writing, not))));
        if is_whole {
            if !schema.all_of.is_empty() {
                entries.push(entry("allOf", &self.uses_json(writing, &schema.all_of)));
            }
            for (alternatives, is_exclusive) in [(&schema.any_of, false), (&schema.one_of, true)] {
                if !alternatives.is_empty() {
                    entries.push(self.choice_entry(writing, Choice { schema: id, is_exclusive }));
                }
            }
        }
        object(&entries)
    }

    fn object_entries(
        &mut self,
        writing: &mut Writing<'s>,
        rules: &ObjectRules<'s>,
        has_patterns: bool,
    ) -> Vec<String> {
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
        match rules.additional {
            Additional::Unsaid | Additional::Any => {}
            _ if has_patterns => {}
            Additional::Forbidden => entries.push(entry("additionalProperties", "false")),
            Additional::Schema(used) => entries.push(entry("additionalProperties", &self.use_json(writing, used))),
        }
        entries
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

fn counts(counts: [(&str, Option<u64>); 2]) -> Vec<String> {
    counts.into_iter().filter_map(|(name, count)| Some(entry(name, &count?.to_string()))).collect()
}

fn entry(key: &str, value: &str) -> String {
    format!("{}:{value}", json::quoted(key))
}

fn object(entries: &[String]) -> String {
    format!("{{{}}}", entries.join(","))
}

fn array(items: &[String]) -> String {
    format!("[{}]", items.join(","))
}
