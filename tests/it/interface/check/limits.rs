//! Limits of values: keywords of their schemas.

use contract::model::{Bound, Schema};
use contract::pattern::Pattern;

use crate::interface::facts::{Form, Type, Values};

use super::context::{Check, Item};
use super::reading::{beside_null, origin, text, value_origin};

impl<'s> Check<'_, 's> {
    /// Every stated limit stands in the document as it is stated; any other is owned up to as a decision.
    pub(super) fn hold_limits(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], is: &Type) {
        for (keyword, said) in is.limits {
            self.hold_limit(item, chain, keyword, said);
        }
        if !self.is_exhaustive() {
            return;
        }
        for (schema_idx, schema) in chain.iter().enumerate() {
            for (keyword, value) in limits(schema) {
                // That `null` clears a field is told once, by the schema of `null`.
                if keyword == "anyOf" && beside_null(self.api, schema).is_some() {
                    continue;
                }
                let is_said = is.limits.iter().any(|(said, _)| *said == keyword);
                // The words on its form already settle pattern and length.
                let is_formed = is.form == Form::Colour && ["pattern", "minLength", "maxLength"].contains(&keyword);
                if !is_said && !is_formed && !self.is_owned_up(item, &chain[..=schema_idx]) {
                    self.say_of(
                        item,
                        format_args!(
                            "has `{keyword}: {value}`, which {} does not state for it; say \"decisão: …\" in its \
                             description.",
                            self.origin.source()
                        ),
                    );
                }
            }
        }
        self.hold_narrowing(item, chain, is);
    }

    pub(super) fn accepts(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], samples: &[&str]) {
        for sample in samples {
            if let Some(reason) = refusal(chain, sample) {
                self.say_of(item, format_args!("must accept `{sample}`, but {reason} refuses it."));
            }
        }
    }

    pub(super) fn refuses(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], samples: &[&str]) {
        for sample in samples {
            if refusal(chain, sample).is_none() {
                self.say_of(item, format_args!("must refuse `{sample}`."));
            }
        }
    }

    fn hold_limit(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], keyword: &str, said: &str) {
        let found = chain.iter().flat_map(|schema| limits(schema).into_iter().map(move |limit| (schema, limit)));
        let found: Vec<_> = found.filter(|(_, (name, _))| *name == keyword).collect();
        if found.is_empty() {
            self.say_of(item, format_args!("has no `{keyword}`, but {} says {said}.", self.origin.source()));
        }
        for (schema, (_, value)) in found {
            if value != said {
                let source = self.origin.source();
                self.say_of(item, format_args!("has `{keyword}: {value}`, but {source} says {said}."));
            }
            // The format of an integer is stated nearly everywhere; a shared code is still ours for its range.
            if keyword != "format" && origin(&schema.extensions) == Some("decided") {
                let name = schema.name.unwrap_or("its schema");
                self.say_of(item, format_args!("has `{keyword}: {value}` from `{name}`, which calls it decided."));
            }
        }
    }

    /// An enum where the table knows none must be of values that are not the table's.
    fn hold_narrowing(&mut self, item: &Item<'s>, chain: &[&Schema<'s>], is: &Type) {
        if !matches!(is.values, Values::Unsaid) {
            return;
        }
        for (schema_idx, schema) in chain.iter().enumerate() {
            let values = schema.values.iter().flatten().map(|value| text(*value));
            let claimed = values.filter(|value| value_origin(schema, value, item.origin) == Some(self.origin.word()));
            let claimed: Vec<_> = claimed.collect();
            if !claimed.is_empty() && !self.is_owned_up(item, &chain[..=schema_idx]) {
                let source = self.origin.source();
                let values = claimed.join(", ");
                self.say_of(item, format_args!("may only be {values}, which {source} does not state for it."));
            }
        }
    }

    /// Whether a limit of the last of these schemas is told to be a decision: by its origin or in words.
    fn is_owned_up(&self, item: &Item<'s>, way: &[&Schema<'s>]) -> bool {
        let bearer = way[way.len() - 1];
        let is_ours =
            bearer.node != item.node && origin(&bearer.extensions).is_some_and(|word| word != self.origin.word());
        is_ours || item.told(way).to_lowercase().contains("decis")
    }
}

/// The keywords that narrow or widen a schema, each with the text of its value. One that says nothing is left out.
fn limits(schema: &Schema<'_>) -> Vec<(&'static str, String)> {
    let number = schema.number.as_deref();
    let string = schema.string.as_deref();
    let array = schema.array.as_deref();
    let at_least = |least: Option<u64>| least.filter(|least| *least > 0);
    let count = |count: Option<u64>| count.map(|count| count.to_string());
    let given = [
        ("format", schema.format.map(str::to_owned)),
        ("default", schema.default.map(text)),
        ("nullable", schema.is_nullable.then(|| "true".to_owned())),
        ("minimum", number.and_then(|rules| bound(rules.minimum))),
        ("maximum", number.and_then(|rules| bound(rules.maximum))),
        ("multipleOf", number.and_then(|rules| rules.multiple_of).map(|(_, divisor)| divisor.to_string())),
        ("minLength", count(string.and_then(|rules| at_least(rules.min_length)))),
        ("maxLength", count(string.and_then(|rules| rules.max_length))),
        ("pattern", string.and_then(|rules| rules.pattern).map(text)),
        ("minItems", count(array.and_then(|rules| at_least(rules.min_items)))),
        ("maxItems", count(array.and_then(|rules| rules.max_items))),
        ("uniqueItems", array.filter(|rules| rules.unique_items).map(|_| "true".to_owned())),
        ("anyOf", (!schema.any_of.is_empty()).then(|| schema.any_of.len().to_string())),
        ("oneOf", (!schema.one_of.is_empty()).then(|| schema.one_of.len().to_string())),
        ("not", schema.not.map(|_| "…".to_owned())),
    ];
    given.into_iter().filter_map(|(keyword, value)| Some((keyword, value?))).collect()
}

fn bound(bound: Option<Bound<'_>>) -> Option<String> {
    let Bound { node: _, value, is_exclusive } = bound?;
    Some(if is_exclusive { format!("{value} (exclusive)") } else { value.to_string() })
}

/// The first keyword that refuses a text. Enums are left out: they are compared by value.
fn refusal(chain: &[&Schema<'_>], sample: &str) -> Option<String> {
    let n_chars = sample.chars().count() as u64;
    chain.iter().filter_map(|schema| schema.string.as_deref()).find_map(|rules| {
        if let Some(least) = rules.min_length.filter(|least| n_chars < *least) {
            return Some(format!("`minLength: {least}`"));
        }
        if let Some(most) = rules.max_length.filter(|most| n_chars > *most) {
            return Some(format!("`maxLength: {most}`"));
        }
        let pattern = text(rules.pattern?);
        let is_match = Pattern::parse(&pattern).is_ok_and(|parsed| parsed.is_match(sample));
        (!is_match).then(|| format!("`pattern: {pattern}`"))
    })
}
