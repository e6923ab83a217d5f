//! Keywords that 3.1 has beyond 3.0, and `xml`: compared as they are written, without following references in them. What a schema that
//! they refer to changes is told of the whole value.

use crate::diff::Writing;
use crate::diff::catalogue::{Aspect, Movement, Subject};
use crate::diff::structure::values::are_equal;
use crate::model::{Api, Schema, Use};
use crate::number::Number;
use crate::source::Node;

use super::pair::Pair;
use super::written::{COUNTS, KEYWORDS, WORDS, keywords_of, word};

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

impl<'s> Pair<'_, '_, 's> {
    pub(super) fn keywords(&mut self) {
        if keywords_of(self.old).next().is_none() && keywords_of(self.new).next().is_none() {
            return;
        }
        for (keyword, aspect) in KEYWORDS {
            let nodes = self.nodes(keyword);
            match (self.old.node.get(keyword), self.new.node.get(keyword)) {
                (Some(old), Some(new)) if !are_equal(old, new) => self.say(aspect, Movement::Changed, nodes, ""),
                (old, new) => self.say_flag(aspect, (old.is_some(), new.is_some()), nodes),
            }
        }
        for (keyword, aspect) in WORDS {
            if word_within(self.walk.old, self.old, keyword) != word_within(self.walk.new, self.new, keyword) {
                self.say(aspect, Movement::Changed, self.nodes(keyword), "");
            }
        }
        self.xml();
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
    /// XML form of a value, which is nothing to JSON, parameters and headers.
    fn xml(&mut self) {
        let written = |schema: &Schema<'s>| schema.xml.as_deref().map(|xml| xml.node);
        let is_same = match (written(self.old), written(self.new)) {
            (Some(old), Some(new)) => are_equal(old, new),
            (old, new) => old.is_none() && new.is_none(),
        };
        if !is_same && self.step.writing != Writing::Typed && Subject::BODIES.contains(&self.step.subject) {
            self.say(Aspect::Xml, Movement::Changed, self.nodes("xml"), "");
        }
    }
}
