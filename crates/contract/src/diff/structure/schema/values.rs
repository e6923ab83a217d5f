//! Allowed values and default values.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};

use crate::diff::catalogue::{Aspect, Movement, Subject};
use crate::diff::structure::lifecycle::extension;
use crate::diff::structure::values::{add_to, are_equal, quoted, shown};
use crate::model::Schema;
use crate::source::{Node, NodeKind};

use super::pair::{Nodes, Pair};
use super::transitions::Transition;

impl<'s> Pair<'_, '_, 's> {
    pub(super) fn values(&mut self) {
        let (before, after) = (constant(self.old), constant(self.new));
        match (before, after, &self.old.values, &self.new.values) {
            (Some(before), Some(after), ..) => {
                if !are_equal(before, after) {
                    let details = format!(": {} and not {}", shown(after), shown(before));
                    self.say(Aspect::Const, Movement::Changed, (Some(before), Some(after)), &details);
                }
            }
            (None, Some(after), None, _) => {
                let nodes = (Some(self.old.node), Some(after));
                self.say(Aspect::Const, Movement::Added, nodes, &format!(": {}", shown(after)));
            }
            (Some(before), None, _, None) => {
                let nodes = (Some(before), Some(self.new.node));
                self.say(Aspect::Const, Movement::Removed, nodes, &format!(": it was {}", shown(before)));
            }
            (_, _, Some(before), Some(after)) => {
                self.listed_values(Aspect::EnumValue, (before, after), self.nodes("enum"));
            }
            (_, _, before, after) => {
                self.say_flag(Aspect::Enum, (before.is_some(), after.is_some()), self.nodes("enum"));
            }
        }
        self.pattern();
        self.open_values();
    }

    /// `x-extensible-enum`: values that are known, among others.
    fn open_values(&mut self) {
        let list = |schema: &Schema<'s>| {
            extension(&schema.extensions, "x-extensible-enum").filter(|v| v.kind() == NodeKind::Array)
        };
        let (Some(old), Some(new)) = (list(self.old), list(self.new)) else { return };
        let (before, after): (Vec<_>, Vec<_>) = (old.items().collect(), new.items().collect());
        self.listed_values(Aspect::ExtensibleEnumValue, (&before, &after), (Some(old), Some(new)));
    }

    /// The values that only one of two lists has; `nodes` are where the lists stand.
    fn listed_values(&mut self, aspect: Aspect, (old, new): (&[Node<'s>], &[Node<'s>]), nodes: Nodes<'s>) {
        let (known, kept) = (digests(old), digests(new));
        for value in old.iter().filter(|value| !kept.contains(&digest(**value))) {
            self.say(aspect, Movement::Removed, (Some(*value), nodes.1), &format!(": {}", shown(*value)));
        }
        for value in new.iter().filter(|value| !known.contains(&digest(**value))) {
            self.say(aspect, Movement::Added, (nodes.0, Some(*value)), &format!(": {}", shown(*value)));
        }
    }

    fn pattern(&mut self) {
        let pattern = |schema: &Schema<'s>| {
            let pattern = schema.string.as_deref().and_then(|rules| rules.pattern).and_then(Node::as_str);
            pattern.filter(|pattern| !pattern.is_empty())
        };
        let patterns = (pattern(self.old), pattern(self.new));
        self.say_value(
            Aspect::Pattern,
            self.nodes("pattern"),
            patterns,
            |text| quoted(text),
            |before, after| {
                let movement = if *after == ".*" { Movement::Generalized } else { Movement::Changed };
                (before != after).then(|| (movement, format!(", from {} to {}", quoted(before), quoted(after))))
            },
        );
    }

    pub(super) fn default_value(&mut self) {
        // Who always gives a parameter is not served otherwise by another default.
        if self.step.subject == Subject::RequestParameter && !self.step.is_left_out {
            return;
        }
        let defaults = (self.old.default, self.new.default);
        self.say_value(
            Aspect::DefaultValue,
            self.nodes("default"),
            defaults,
            |value| shown(*value),
            |before, after| {
                let details = || format!(" from {} to {}", shown(*before), shown(*after));
                (!are_equal(*before, *after)).then(|| (Movement::Changed, details()))
            },
        );
    }

    pub(super) fn nullable(&mut self, transition: &Transition) {
        let are_nullable = match transition {
            Transition::Nullable(is_nullable) => (!is_nullable, *is_nullable),
            // A side without types says nothing about null.
            _ => (self.old.is_nullable, self.new.is_nullable),
        };
        self.say_flag(Aspect::Nullable, are_nullable, self.nodes("nullable"));
    }
}

/// The only value allowed, by `const` of 3.1.
fn constant<'s>(schema: &Schema<'s>) -> Option<Node<'s>> {
    schema.values.as_ref()?;
    schema.node.get("const")
}

fn digests(values: &[Node<'_>]) -> HashSet<u64> {
    values.iter().map(|value| digest(*value)).collect()
}

fn digest(value: Node<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    add_to(&mut hasher, value);
    hasher.finish()
}
