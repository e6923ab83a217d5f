//! Types of values: records, fields and enums.

use contract::model::{Schema, Type as Word, Use};

use crate::interface::facts::{Form, Kind, Presence, Row, Type, Values};

use super::context::{Check, Item, Origin};
use super::mismatch::Topic;
use super::reading::{self, origin, properties, requires, text, value_origin};

impl<'s> Check<'_, 's> {
    /// Holds a schema, where it is used, against a type.
    pub(super) fn hold_type(&mut self, item: &Item<'s>, used: Use<'s, Schema<'s>>, is: &Type) {
        let chain = reading::chain(self.api, used);
        self.reached.extend(chain.iter().map(|schema| schema.node));
        match is.kind {
            Kind::Unsaid => {}
            Kind::Boolean => self.hold_word(item, &chain, Word::Boolean),
            Kind::Integer => self.hold_word(item, &chain, Word::Integer),
            Kind::Number => self.hold_word(item, &chain, Word::Number),
            Kind::String => self.hold_word(item, &chain, Word::String),
            Kind::Record(name) => self.hold_name(item, &chain, name),
            Kind::Listed(name) => match chain.iter().find_map(|schema| schema.array.as_deref()?.items) {
                Some(items) => self.hold_name(item, &reading::chain(self.api, items), name),
                None => self.hold_name(item, &chain, name),
            },
            Kind::Object(rows) => {
                let last = chain[chain.len() - 1];
                self.hold_rows(item.topic, &lower_first(&item.what), last, rows);
            }
            Kind::Array(items) => self.hold_items(item, &chain, items),
        }
        self.hold_limits(item, &chain, is);
        self.hold_values(item, &chain, is);
        self.hold_form(item, &chain, is.form);
    }

    /// Holds the fields of a record against rows that name them.
    pub(super) fn hold_rows(&mut self, topic: Topic, record: &str, schema: &Schema<'s>, rows: &[Row]) {
        for row in rows {
            self.hold_row(topic, record, schema, row, true);
        }
    }

    /// As [`Check::hold_rows`], of fields that have another origin.
    pub(super) fn hold_refined(&mut self, topic: Topic, record: &str, schema: &Schema<'s>, rows: &[Row]) {
        for row in rows {
            self.hold_row(topic, record, schema, row, false);
        }
    }

    fn hold_row(&mut self, topic: Topic, record: &str, schema: &Schema<'s>, row: &Row, is_claimed: bool) {
        let properties = properties(self.api, schema);
        for name in row.names {
            let Some(property) = properties.iter().find(|property| property.name == *name) else {
                let near = properties.iter().find(|property| property.name.eq_ignore_ascii_case(name));
                let hint = near.map(|near| format!(" It has `{}`: mind the case.", near.name)).unwrap_or_default();
                self.say(topic, schema.node, format!("Field `{name}` is missing from {record}.{hint}"));
                continue;
            };
            let own = &self.api[property.schema.id];
            let is_bare = property.schema.via.is_some();
            let item = Item {
                topic,
                what: format!("Field `{name}` of {record}"),
                node: property.schema.via.unwrap_or(own.node),
                description: own.description,
                // What stands behind a bare reference says nothing of this field.
                origin: if is_bare { None } else { origin(&own.extensions) },
            };
            if is_claimed {
                self.claim(&item);
            }
            let is_required = requires(self.api, schema, name);
            match row.presence {
                Presence::Optional if is_required => self.say_of(&item, "is required, but it is optional."),
                Presence::Required if !is_required => self.say_of(&item, "is optional, but it is required."),
                _ => {}
            }
            self.hold_type(&item, property.schema, &row.is);
        }
    }

    fn hold_word(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], word: Word) {
        let found = chain.iter().find_map(|schema| schema.types.single());
        if found != Some(word) {
            let found = found.map_or("of no single type", Word::name);
            self.say_of(item, format_args!("is {found}, but {} says {}.", self.origin.source(), word.name()));
        }
    }

    fn hold_name(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], name: &str) {
        if chain.iter().all(|schema| schema.name != Some(name)) {
            self.say_of(item, format_args!("is not the record `{name}`."));
        }
    }

    fn hold_items(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], is: &Type) {
        self.hold_word(item, chain, Word::Array);
        let Some(items) = chain.iter().find_map(|schema| schema.array.as_deref()?.items) else {
            return self.say_of(item, "does not say what its elements are.");
        };
        let what = format!("Each element of {}", lower_first(&item.what));
        self.hold_type(&Item { what, ..*item }, items, is);
    }

    fn hold_values(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], is: &Type) {
        let (said, is_closed) = match is.values {
            Values::Unsaid => return,
            Values::Closed(values) => (values, true),
            Values::Open(values) => (values, false),
        };
        let item = &Item { topic: Topic::Values, what: item.what.clone(), ..*item };
        let with_values = chain.iter().find_map(|schema| Some((schema, schema.values.as_ref()?)));
        let Some((schema, values)) = with_values else {
            return self.say_of(item, format_args!("has no `enum`; the values are {}.", said.join(", ")));
        };
        if schema.node != item.node && origin(&schema.extensions) == Some("decided") {
            let name = schema.name.unwrap_or("its schema");
            self.say_of(item, format_args!("has its values from `{name}`, which is called decided."));
        }
        for name in said {
            let Some(value) = values.iter().find(|value| text(**value) == *name) else {
                self.say_of(item, format_args!("lacks the value `{name}`."));
                continue;
            };
            self.reached.insert(*value);
            let called = value_origin(schema, name, item.origin).unwrap_or("nothing");
            let word = self.origin.word();
            if called != word {
                self.say_of(item, format_args!("has the value `{name}`, called {called}, but it is {word}."));
            }
        }
        let extra = values.iter().filter(|value| !value.is_null()).map(|value| text(*value));
        for name in extra.filter(|name| is_closed && !said.contains(&name.as_str())) {
            self.say_of(item, format_args!("has the value `{name}`, but {} allows no more.", self.origin.source()));
        }
    }

    fn hold_form(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], form: Form) {
        match form {
            Form::Unsaid => {}
            Form::Colour => {
                self.accepts(item, chain, &["1565C0", "000000", "FFFFFF"]);
                self.refuses(item, chain, &["#1565C0", "1565C", "1565C00", "1565CG", ""]);
            }
            Form::Bracketed => {
                self.accepts(item, chain, &[r#"["Baixa"]"#, r#"["Help Desk"]"#, r#"["Assistência 24H"]"#]);
                self.hold_brackets(item, chain);
            }
            Form::Named(names) => {
                let told = item.told(chain);
                for name in names.iter().filter(|name| !told.contains(**name)) {
                    self.say_of(item, format_args!("does not name `{name}` in a description."));
                }
            }
            Form::Accepts(samples) => self.accepts(item, chain, samples),
        }
    }

    fn hold_brackets(&mut self, item: &Item<'s>, chain: &[&Schema<'s>]) {
        let values = chain.iter().find_map(|schema| schema.values.as_ref());
        let Some(values) = values else {
            return self.refuses(item, chain, &["Baixa", "Evento", ""]);
        };
        for value in values.iter().map(|value| text(*value)) {
            if !(value.starts_with("[\"") && value.ends_with("\"]")) {
                self.say_of(item, format_args!("has the value `{value}`, which is not in brackets and quotes."));
            }
        }
    }

    /// Whether what the table does not hold has to be owned up to. The observed records are a lower bound.
    pub(super) fn is_exhaustive(&self) -> bool {
        self.origin == Origin::Stated
    }
}

fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}
