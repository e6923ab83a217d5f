//! Keywords of 3.1 that the model does not hold: compared as they are written, without following references in them.

use crate::diff::catalogue::{Aspect, Movement};
use crate::diff::structure::values::{are_equal, are_same};
use crate::model::Schema;
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
            if !are_same(self.old.node.get(keyword), self.new.node.get(keyword)) {
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
