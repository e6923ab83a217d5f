//! Keywords of 3.1 that the model does not hold: compared as they are written, without following references in them.

use crate::diff::catalogue::{Aspect, Movement};
use crate::diff::structure::values::are_equal;
use crate::model::{Api, Schema, Use};
use crate::number::Number;
use crate::source::Node;

use super::pair::Pair;

/// Keywords that are there, are gone, or are others.
const KEYWORDS: [(&str, Aspect); 12] = [
    ("if", Aspect::If),
    ("then", Aspect::Then),
    ("else", Aspect::Else),
    ("contains", Aspect::Contains),
    ("dependentRequired", Aspect::DependentRequired),
    ("dependentSchemas", Aspect::DependentSchema),
    ("patternProperties", Aspect::PatternProperty),
    ("propertyNames", Aspect::PropertyNames),
    ("prefixItems", Aspect::PrefixItems),
    ("unevaluatedItems", Aspect::UnevaluatedItems),
    ("unevaluatedProperties", Aspect::UnevaluatedProperties),
    ("contentSchema", Aspect::ContentSchema),
];

/// Keywords that say something by being there or not, too.
const WORDS: [(&str, Aspect); 2] =
    [("contentMediaType", Aspect::ContentMediaType), ("contentEncoding", Aspect::ContentEncoding)];

/// Keywords that count.
const COUNTS: [(&str, Aspect); 2] = [("minContains", Aspect::MinContains), ("maxContains", Aspect::MaxContains)];

/// The keywords of 3.1 that a schema has, in its order.
pub(in crate::diff::structure) fn keywords_of<'s>(
    schema: &Schema<'s>,
) -> impl Iterator<Item = (&'s str, Node<'s>)> + use<'s> {
    schema.node.entries().filter_map(|(key, value)| {
        let name = key.as_str()?;
        let is_ours = KEYWORDS.iter().chain(&WORDS).chain(&COUNTS).any(|(keyword, _)| *keyword == name);
        is_ours.then_some((name, value))
    })
}

/// What a keyword of 3.1 says of a text, whether in its own words or in those of 3.0: `byte` is base64, and `binary` a
/// stream of octets.
fn word<'s>(schema: &Schema<'s>, keyword: &str) -> Option<&'s str> {
    let written = schema.node.get(keyword).and_then(Node::as_str);
    written.or_else(|| match (keyword, schema.format?) {
        ("contentEncoding", "byte") => Some("base64"),
        ("contentMediaType", "binary") => Some("application/octet-stream"),
        _ => None,
    })
}

/// What a schema, or else all of its alternatives, or one of those that it joins, says of a text.
fn word_within<'s>(api: &Api<'s>, schema: &Schema<'s>, keyword: &str) -> Option<&'s str> {
    let of = |used: &Use<'s, Schema<'s>>| word(&api[used.id], keyword);
    let of_all = |list: &[Use<'s, Schema<'s>>]| {
        let first = list.first().and_then(of);
        first.filter(|first| list.iter().all(|used| of(used) == Some(*first)))
    };
    let own = word(schema, keyword).or_else(|| schema.all_of.iter().find_map(of));
    own.or_else(|| of_all(&schema.any_of)).or_else(|| of_all(&schema.one_of))
}

/// The format of a schema, whether in its own words or in those of 3.1.
pub(super) fn format_of<'s>(schema: &Schema<'s>) -> Option<&'s str> {
    schema.format.or_else(|| match (word(schema, "contentEncoding"), word(schema, "contentMediaType")) {
        (Some("base64"), _) => Some("byte"),
        (None, Some("application/octet-stream")) => Some("binary"),
        _ => None,
    })
}

impl Pair<'_, '_, '_> {
    pub(super) fn keywords(&mut self) {
        if keywords_of(self.old).next().is_none() && keywords_of(self.new).next().is_none() {
            return;
        }
        for (keyword, aspect) in KEYWORDS {
            let nodes = self.nodes(keyword);
            match (self.old.node.get(keyword), self.new.node.get(keyword)) {
                (None, Some(_)) => self.say(aspect, Movement::Added, nodes, ""),
                (Some(_), None) => self.say(aspect, Movement::Removed, nodes, ""),
                (Some(old), Some(new)) if !are_equal(old, new) => self.say(aspect, Movement::Changed, nodes, ""),
                _ => {}
            }
        }
        for (keyword, aspect) in WORDS {
            if word_within(self.walk.old, self.old, keyword) != word_within(self.walk.new, self.new, keyword) {
                self.say(aspect, Movement::Changed, self.nodes(keyword), "");
            }
        }
        for (keyword, aspect) in COUNTS {
            let count = |schema: &Schema<'_>| {
                schema.node.get(keyword).and_then(Node::as_number).and_then(Number::parse).and_then(Number::to_i128)
            };
            // Without a number, one is enough and none is too many.
            let nothing = if aspect == Aspect::MinContains { 1 } else { i128::MAX };
            let (before, after) = (count(self.old).unwrap_or(nothing), count(self.new).unwrap_or(nothing));
            if before < after {
                self.say(aspect, Movement::Increased, self.nodes(keyword), "");
            } else if before > after {
                self.say(aspect, Movement::Decreased, self.nodes(keyword), "");
            }
        }
    }
}
