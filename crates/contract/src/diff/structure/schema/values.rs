//! Allowed values, default values, and bounds of numbers, lengths and counts.

use std::cmp::Ordering;
use std::collections::HashSet;
use std::fmt::Display;
use std::hash::{DefaultHasher, Hasher};

use crate::diff::catalogue::{Aspect, Movement, Subject};
use crate::diff::structure::lifecycle::extension;
use crate::diff::structure::values::{add_to, are_equal, quoted, shown};
use crate::model::{Bound, ObjectRules, Schema};
use crate::number::Number;
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

impl<'s> Pair<'_, '_, 's> {
    pub(super) fn bounds(&mut self) {
        self.range();
        let string = |schema: &Schema<'s>| {
            schema.string.as_deref().map_or((0, None), |rules| (rules.min_length.unwrap_or_default(), rules.max_length))
        };
        let array = |schema: &Schema<'s>| {
            schema.array.as_deref().map_or((0, None), |rules| (rules.min_items.unwrap_or_default(), rules.max_items))
        };
        let object = |schema: &Schema<'s>| {
            let counts = |rules: &ObjectRules<'s>| (rules.min_properties.unwrap_or_default(), rules.max_properties);
            schema.object.as_deref().map_or((0, None), counts)
        };
        let (old, new) = (self.old, self.new);
        let counts = [
            (Aspect::MinLength, Aspect::MaxLength, "minLength", "maxLength", string(old), string(new)),
            (Aspect::MinItems, Aspect::MaxItems, "minItems", "maxItems", array(old), array(new)),
            (Aspect::MinProperties, Aspect::MaxProperties, "minProperties", "maxProperties", object(old), object(new)),
        ];
        for (least, most, least_name, most_name, before, after) in counts {
            // Nothing said means none at least.
            self.bound(least, Some(before.0), Some(after.0), self.nodes(least_name));
            self.bound(most, before.1, after.1, self.nodes(most_name));
        }
        self.multiple_of();
        self.unique_items();
    }

    fn range(&mut self) {
        let bounds =
            |schema: &Schema<'s>| schema.number.as_deref().map_or((None, None), |rules| (rules.minimum, rules.maximum));
        let (old, new) = (bounds(self.old), bounds(self.new));
        self.end_of_range((Aspect::Min, Aspect::ExclusiveMin), old.0, new.0, self.nodes("minimum"));
        self.end_of_range((Aspect::Max, Aspect::ExclusiveMax), old.1, new.1, self.nodes("maximum"));
    }

    fn end_of_range(
        &mut self,
        (inclusive, exclusive): (Aspect, Aspect),
        old: Option<Bound<'s>>,
        new: Option<Bound<'s>>,
        nodes: Nodes<'s>,
    ) {
        let aspect = |bound: Option<Bound<'s>>| match bound {
            Some(bound) if bound.is_exclusive => exclusive,
            _ => inclusive,
        };
        match (old, new) {
            (Some(before), Some(after)) if before.value == after.value => {
                match (before.is_exclusive, after.is_exclusive) {
                    (false, true) => self.say(exclusive, Movement::Added, nodes, &format!(" at {}", after.value)),
                    (true, false) => {
                        self.say(exclusive, Movement::Removed, nodes, &format!(": {} is allowed", after.value));
                    }
                    _ => {}
                }
            }
            _ => self.bound(aspect(new.or(old)), old.map(|bound| bound.value), new.map(|bound| bound.value), nodes),
        }
    }

    fn bound<T: Ord + Display>(&mut self, aspect: Aspect, old: Option<T>, new: Option<T>, nodes: Nodes<'s>) {
        self.say_value(aspect, nodes, (old, new), T::to_string, |before, after| {
            let movement = match before.cmp(after) {
                Ordering::Less => Movement::Increased,
                Ordering::Equal => return None,
                Ordering::Greater => Movement::Decreased,
            };
            Some((movement, format!(" from {before} to {after}")))
        });
    }

    fn multiple_of(&mut self) {
        let of = |schema: &Schema<'s>| schema.number.as_deref()?.multiple_of.map(|(_, divisor)| divisor);
        let divisors = (of(self.old), of(self.new));
        self.say_value(Aspect::MultipleOf, self.nodes("multipleOf"), divisors, Number::to_string, |before, after| {
            (before != after).then(|| (Movement::Changed, format!(": {after} and not {before}")))
        });
    }

    fn unique_items(&mut self) {
        let of = |schema: &Schema<'s>| schema.array.as_deref().is_some_and(|rules| rules.unique_items);
        self.say_flag(Aspect::UniqueItems, (of(self.old), of(self.new)), self.nodes("uniqueItems"));
    }
}
