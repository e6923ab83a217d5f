//! Strings and their patterns.

use contract::pattern::{Pattern, PatternError};
use contract::source::Node;
use schema_algebra::Merged;

use crate::ir::{PatternId, Rule, Ty, Value};
use crate::rules::PATTERN_UNCHECKED;

use super::session::Types;

/// Formats with a type of their own.
const FORMATS: &[(&str, Ty)] =
    &[("date", Ty::Date), ("date-time", Ty::DateTime), ("uuid", Ty::Uuid), ("byte", Ty::Base64)];

const UUID_LENGTH: u64 = 36;

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
            let rule = self.pattern(node).map(Rule::Pattern);
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

    /// The number of a pattern, each translated once; `None` if it cannot be checked, which is reported.
    pub(super) fn pattern(&mut self, node: Node<'s>) -> Option<PatternId> {
        let text = node.as_str()?;
        if let Some(known) = self.patterns.get(text) {
            return *known;
        }
        let id = match Pattern::parse(text) {
            Ok(pattern) => {
                let id = PatternId(self.table.patterns.len());
                self.table.patterns.push((text.to_owned(), pattern.rust().to_owned()));
                Some(id)
            }
            // That it is no pattern at all is an error of the document's, which is found where documents are checked.
            Err(PatternError::Invalid { .. }) => None,
            Err(error) => {
                let message = format!("The stub does not check this pattern: {error}.");
                let help = "Write it without lookaround and backreferences, or check it in the implementation.";
                self.report(&PATTERN_UNCHECKED, node, message, help);
                None
            }
        };
        self.patterns.insert(text, id);
        id
    }
}

fn of_format(merged: &Merged<'_, '_>) -> Ty {
    let known: Vec<&'static str> = FORMATS.iter().map(|(format, _)| *format).collect();
    let format = merged.format_among(&known);
    FORMATS.iter().find(|(name, _)| Some(*name) == format).map_or(Ty::Text, |(_, ty)| ty.clone())
}
