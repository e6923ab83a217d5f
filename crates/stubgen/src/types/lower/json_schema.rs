//! Schemas as JSON text, for what is checked at run time because no Rust type says it.
//!
//! The text stands alone: references lead into its own `$defs`, patterns are those of the `regex` crate, `nullable` is a
//! type, and properties that do not travel in the direction at hand are left out.

use std::collections::HashMap;

use contract::model::{Additional, Direction, ObjectRules, Schema, Type, Use};
use schema_algebra::{Choice, Conjunction, SchemaId, is_absent, json};

use crate::ir::Rule;
use crate::rules::SCHEMA_TOO_LARGE;

use super::session::Types;

/// A text under way.
struct Writing<'s> {
    out: String,
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
        let mut writing = Writing { out: String::new(), direction, definitions: HashMap::new(), waiting: Vec::new() };
        if is_negated {
            writing.out.push_str(r#"{"not":"#);
        }
        self.write_conjunction(&mut writing, conjunction);
        if is_negated {
            writing.out.push('}');
        }
        self.write_definitions(&mut writing);
        self.schema_budget = self.schema_budget.saturating_sub(writing.out.len());
        if self.schema_budget == 0 {
            let root = conjunction.atoms.first().copied().or(conjunction.choices.first().map(|choice| choice.schema));
            if let Some(root) = root {
                let message = "What must be checked here at run time is too large to be part of a program.";
                let help = "Give the schemas one type each, and discriminators to the alternatives.";
                self.report(&SCHEMA_TOO_LARGE, self.api[root].node, message, help);
            }
            return None;
        }
        Some(Rule::Schema(writing.out))
    }

    fn write_conjunction(&mut self, writing: &mut Writing<'s>, conjunction: &Conjunction<'s>) {
        match (conjunction.atoms.as_slice(), conjunction.choices.as_slice()) {
            ([], []) => writing.out.push_str("true"),
            ([atom], []) => self.write_schema(writing, *atom, false),
            ([], [choice]) => self.write_choice(writing, *choice),
            (atoms, choices) => {
                writing.out.push_str(r#"{"allOf":["#);
                for (idx, atom) in atoms.iter().enumerate() {
                    comma(&mut writing.out, idx);
                    self.write_schema(writing, *atom, false);
                }
                for (idx, choice) in choices.iter().enumerate() {
                    comma(&mut writing.out, idx + atoms.len());
                    self.write_choice(writing, *choice);
                }
                writing.out.push_str("]}");
            }
        }
    }

    fn write_choice(&mut self, writing: &mut Writing<'s>, choice: Choice<'s>) {
        writing.out.push('{');
        self.write_alternatives(writing, choice);
        writing.out.push('}');
    }

    /// `oneOf` or `anyOf`, by the discriminator where there is one: the alternative that is named must fit.
    fn write_alternatives(&mut self, writing: &mut Writing<'s>, choice: Choice<'s>) {
        let api = self.api;
        let schema = &api[choice.schema];
        let alternatives = if choice.is_exclusive { &schema.one_of } else { &schema.any_of };
        let tags = self.discriminator_tags(choice);
        let word = if choice.is_exclusive && tags.is_none() { r#""oneOf":["# } else { r#""anyOf":["# };
        writing.out.push_str(word);
        match tags {
            Some((property, tagged)) => {
                for (idx, (used, tags)) in tagged.iter().enumerate() {
                    comma(&mut writing.out, idx);
                    writing.out.push_str(r#"{"allOf":[{"required":["#);
                    json::string(property, &mut writing.out);
                    writing.out.push_str(r#"],"properties":{"#);
                    json::string(property, &mut writing.out);
                    writing.out.push_str(r#":{"enum":"#);
                    json::list(&mut writing.out, ['[', ']'], tags, |out, tag| json::string(tag, out));
                    writing.out.push_str("}}},");
                    self.write_use(writing, *used);
                    writing.out.push_str("]}");
                }
            }
            None => {
                for (idx, used) in alternatives.iter().enumerate() {
                    comma(&mut writing.out, idx);
                    self.write_use(writing, *used);
                }
            }
        }
        writing.out.push(']');
    }

    /// A schema where it is used: in place, or by a reference if the document has one.
    fn write_use(&mut self, writing: &mut Writing<'s>, used: Use<'s, Schema<'s>>) {
        if used.via.is_none() && !self.is_named(used.id) {
            return self.write_schema(writing, used.id, true);
        }
        let n_known = writing.definitions.len();
        let number = *writing.definitions.entry(used.id).or_insert_with(|| {
            writing.waiting.push(used.id);
            n_known
        });
        writing.out.push_str(&format!(r##"{{"$ref":"#/$defs/{number}"}}"##));
    }

    fn write_definitions(&mut self, writing: &mut Writing<'s>) {
        if writing.waiting.is_empty() {
            return;
        }
        let outermost = std::mem::take(&mut writing.out);
        let mut n_written = 0;
        let mut definitions = String::new();
        while n_written < writing.waiting.len() && definitions.len() < self.schema_budget {
            let id = writing.waiting[n_written];
            writing.out.clear();
            self.write_schema(writing, id, true);
            comma(&mut definitions, n_written);
            definitions.push_str(&format!(r#""{n_written}":{}"#, writing.out));
            n_written += 1;
        }
        // What was written first is an object, or it would refer to nothing.
        let inside = outermost.strip_prefix('{').unwrap_or(&outermost);
        let separator = if inside.starts_with('}') { "" } else { "," };
        writing.out = format!(r#"{{"$defs":{{{definitions}}}{separator}{inside}"#);
    }

    /// A schema; without what it is composed of, if that was taken apart already.
    fn write_schema(&mut self, writing: &mut Writing<'s>, id: SchemaId<'s>, is_whole: bool) {
        let api = self.api;
        let schema = &api[id];
        if schema.is_unresolved {
            writing.out.push_str("true");
            return;
        }
        writing.out.push('{');
        let start = writing.out.len();
        write_types(schema, &mut writing.out);
        if let Some(values) = &schema.values {
            key(&mut writing.out, "enum");
            json::list(&mut writing.out, ['[', ']'], values, |out, value| json::write(*value, out));
        }
        if let Some(format) = schema.format {
            key(&mut writing.out, "format");
            json::string(format, &mut writing.out);
        }
        write_number_rules(schema, &mut writing.out);
        if let Some(string) = schema.string.as_deref() {
            counts(&mut writing.out, [("minLength", string.min_length), ("maxLength", string.max_length)]);
            if let Some(pattern) = string.pattern.and_then(|node| self.pattern(node)) {
                key(&mut writing.out, "pattern");
                json::string(&self.table[pattern].1, &mut writing.out);
            }
        }
        if let Some(array) = schema.array.as_deref() {
            counts(&mut writing.out, [("minItems", array.min_items), ("maxItems", array.max_items)]);
            if array.unique_items {
                key(&mut writing.out, "uniqueItems");
                writing.out.push_str("true");
            }
            // Keywords of 3.1 that the model does not hold change what these two are about.
            if let Some(items) = array.items.filter(|_| schema.node.get("prefixItems").is_none()) {
                key(&mut writing.out, "items");
                self.write_use(writing, items);
            }
        }
        if let Some(object) = schema.object.as_deref() {
            self.write_object_rules(writing, object, schema.node.get("patternProperties").is_some());
        }
        if let Some(not) = schema.not {
            key(&mut writing.out, "not");
            self.write_use(writing, not);
        }
        if is_whole {
            self.write_composition(writing, id);
        }
        // Every entry was written with a comma before it.
        if writing.out.len() > start {
            writing.out.remove(start);
        }
        writing.out.push('}');
    }

    fn write_composition(&mut self, writing: &mut Writing<'s>, id: SchemaId<'s>) {
        let schema = &self.api[id];
        if !schema.all_of.is_empty() {
            key(&mut writing.out, "allOf");
            writing.out.push('[');
            for (idx, part) in schema.all_of.iter().enumerate() {
                comma(&mut writing.out, idx);
                self.write_use(writing, *part);
            }
            writing.out.push(']');
        }
        for (alternatives, is_exclusive) in [(&schema.any_of, false), (&schema.one_of, true)] {
            if !alternatives.is_empty() {
                writing.out.push(',');
                self.write_alternatives(writing, Choice { schema: id, is_exclusive });
            }
        }
    }

    fn write_object_rules(&mut self, writing: &mut Writing<'s>, object: &ObjectRules<'s>, has_patterns: bool) {
        let api = self.api;
        counts(&mut writing.out, [("minProperties", object.min_properties), ("maxProperties", object.max_properties)]);
        let travels: Vec<_> = object
            .properties
            .iter()
            .filter(|property| !is_absent(&api[property.schema.id], writing.direction))
            .collect();
        let stays: std::collections::HashSet<&str> = object
            .properties
            .iter()
            .filter(|property| is_absent(&api[property.schema.id], writing.direction))
            .map(|property| property.name)
            .collect();
        let names = object.required.iter().filter_map(|name| name.as_str()).filter(|name| !stays.contains(name));
        let names: Vec<&str> = names.collect();
        if !names.is_empty() {
            key(&mut writing.out, "required");
            json::list(&mut writing.out, ['[', ']'], names, |out, name| json::string(name, out));
        }
        if !travels.is_empty() {
            key(&mut writing.out, "properties");
            writing.out.push('{');
            for (idx, property) in travels.into_iter().enumerate() {
                comma(&mut writing.out, idx);
                json::string(property.name, &mut writing.out);
                writing.out.push(':');
                self.write_use(writing, property.schema);
            }
            writing.out.push('}');
        }
        match object.additional {
            Additional::Unsaid | Additional::Any => {}
            _ if has_patterns => {}
            Additional::Forbidden => {
                key(&mut writing.out, "additionalProperties");
                writing.out.push_str("false");
            }
            Additional::Schema(used) => {
                key(&mut writing.out, "additionalProperties");
                self.write_use(writing, used);
            }
        }
    }
}

fn write_types(schema: &Schema<'_>, out: &mut String) {
    if schema.is_null_only {
        key(out, "type");
        out.push_str(r#""null""#);
    } else if !schema.types.is_empty() {
        key(out, "type");
        let null = schema.is_nullable.then_some("null");
        let types: Vec<&str> = schema.types.iter().map(Type::name).chain(null).collect();
        match types.as_slice() {
            [only] => json::string(only, out),
            _ => json::list(out, ['[', ']'], types, |out, name| json::string(name, out)),
        }
    }
}

fn write_number_rules(schema: &Schema<'_>, out: &mut String) {
    let Some(rules) = schema.number.as_deref() else { return };
    let bounds = [(rules.minimum, "minimum", "exclusiveMinimum"), (rules.maximum, "maximum", "exclusiveMaximum")];
    for (bound, plain, exclusive) in bounds {
        if let Some(bound) = bound {
            key(out, if bound.is_exclusive { exclusive } else { plain });
            out.push_str(&json::of_number(bound.value));
        }
    }
    if let Some((_, divisor)) = rules.multiple_of.filter(|(_, divisor)| *divisor > contract::number::Number::ZERO) {
        key(out, "multipleOf");
        out.push_str(&divisor.to_string());
    }
}

fn counts(out: &mut String, counts: [(&str, Option<u64>); 2]) {
    for (name, count) in counts {
        if let Some(count) = count {
            key(out, name);
            out.push_str(&count.to_string());
        }
    }
}

/// A key with the comma before it.
fn key(out: &mut String, name: &str) {
    out.push(',');
    json::string(name, out);
    out.push(':');
}

fn comma(out: &mut String, idx: usize) {
    if idx > 0 {
        out.push(',');
    }
}
