//! Strings and their patterns.

use contract::model::Schema;
use contract::pattern::{Pattern, PatternError};
use contract::source::Node;
use schema_algebra::Merged;

use crate::ir::{PatternDef, PatternId, Rule, Ty, Value};
use crate::rules::PATTERN_UNCHECKED;

use super::session::Types;

/// Formats with a type of their own.
const FORMATS: &[(&str, Ty)] =
    &[("date", Ty::Date), ("date-time", Ty::DateTime), ("uuid", Ty::Uuid), ("byte", Ty::Base64)];

const UUID_LENGTH: u64 = 36;

/// Formats that say how a value is shown or sent, and nothing about its text.
const UNSPOKEN_FORMATS: [&str; 2] = ["password", "binary"];

/// Characters of an example that a sentence may hold.
const MAX_EXAMPLE: usize = 100;

impl<'s> Types<'_, 's> {
    /// A string that is not one of a list.
    pub(super) fn text(&mut self, merged: &Merged<'_, 's>) -> Value {
        let rules: Vec<_> = merged.schemas.iter().filter_map(|schema| schema.string.as_deref()).collect();
        let min = rules.iter().filter_map(|rules| rules.min_length).max().filter(|min| *min > 0);
        let max = rules.iter().filter_map(|rules| rules.max_length).min();
        let mut value = Value::plain(of_format(merged));
        value.rules.extend(min.map(Rule::MinLength));
        value.rules.extend(max.map(Rule::MaxLength));
        if value.ty == Ty::Uuid {
            value.rules.retain(|rule| match rule {
                Rule::MinLength(min) => *min > UUID_LENGTH,
                Rule::MaxLength(max) => *max < UUID_LENGTH,
                _ => true,
            });
        }
        for node in rules.iter().filter_map(|rules| rules.pattern) {
            let rule = self.pattern(node, &merged.schemas).map(Rule::Pattern);
            value.rules.extend(rule.filter(|rule| !value.rules.contains(rule)));
        }
        // A UUID, a time and a day can be written in several ways, and the rules are about the way it was written. As a
        // text it is kept as it came; the format is then a rule.
        let is_respelled = matches!(value.ty, Ty::Uuid | Ty::DateTime | Ty::Base64);
        if is_respelled && !value.rules.is_empty() {
            let format = FORMATS.iter().find(|(_, ty)| *ty == value.ty).map_or("", |(format, _)| format);
            value.ty = Ty::Text;
            value.rules.push(Rule::Schema(format!(r#"{{"format":"{format}"}}"#)));
        }
        value
    }

    /// The number of a pattern; `None` if it cannot be checked. What is told of texts that do not match comes from the
    /// schemas that it stands among.
    pub(super) fn pattern(&mut self, node: Node<'s>, among: &[&Schema<'s>]) -> Option<PatternId> {
        let text = node.as_str()?;
        if !self.patterns.contains_key(text) {
            let parsed = self.parsed(text, node);
            self.patterns.insert(text, parsed);
        }
        let pattern = self.patterns.get(text)?.as_ref()?;
        let is_said = among.iter().any(|schema| message(schema).is_some());
        let hints = if is_said { &[] } else { among };
        let format = hints.iter().find_map(|schema| schema.format).filter(|format| !UNSPOKEN_FORMATS.contains(format));
        let def = PatternDef {
            ecmascript: text.to_owned(),
            rust: pattern.rust().to_owned(),
            format: format.map(str::to_owned),
            example: hints.iter().find_map(|schema| example(schema, pattern)).map(str::to_owned),
        };
        let patterns = &mut self.table.patterns;
        Some(*self.pattern_ids.entry(def).or_insert_with_key(|def| {
            patterns.push(def.clone());
            PatternId(patterns.len() - 1)
        }))
    }

    /// A pattern that can be checked; of others it is reported that they cannot.
    fn parsed(&mut self, text: &str, node: Node<'s>) -> Option<Pattern> {
        match Pattern::parse(text) {
            Ok(pattern) => Some(pattern),
            // That it is no pattern at all is an error of the document's, which is found where documents are checked.
            Err(PatternError::Invalid { .. }) => None,
            Err(error) => {
                let message = format!("The stub does not check this pattern: {error}.");
                let help = "Write it without lookaround and backreferences, or check it in the implementation.";
                self.report(&PATTERN_UNCHECKED, node, message, help);
                None
            }
        }
    }
}

/// What a schema asks for in its own words.
pub(super) fn message<'s>(schema: &Schema<'s>) -> Option<&'s str> {
    schema.extensions.iter().find(|(name, _)| *name == "x-message").and_then(|(_, node)| node.as_str())
}

/// An example that a pattern lets pass, short enough for a sentence.
fn example<'s>(schema: &Schema<'s>, pattern: &Pattern) -> Option<&'s str> {
    let mut texts = schema.examples.iter().filter_map(|node| node.as_str());
    texts.find(|text| !text.is_empty() && text.chars().count() <= MAX_EXAMPLE && pattern.is_match(text))
}

/// The format of a schema; `byte` is a `contentEncoding` of 3.1.
pub(super) fn format_of<'s>(schema: &Schema<'s>) -> Option<&'s str> {
    let encoding = schema.json_schema.as_deref().and_then(|rules| rules.content_encoding);
    schema.format.or(encoding.filter(|encoding| *encoding == "base64").map(|_| "byte"))
}

fn of_format(merged: &Merged<'_, '_>) -> Ty {
    let known: Vec<&'static str> = FORMATS.iter().map(|(format, _)| *format).collect();
    let encoded = || merged.schemas.iter().find_map(|schema| format_of(schema));
    let format = merged.format_among(&known).or_else(encoded);
    FORMATS.iter().find(|(name, _)| Some(*name) == format).map_or(Ty::Text, |(_, ty)| ty.clone())
}
