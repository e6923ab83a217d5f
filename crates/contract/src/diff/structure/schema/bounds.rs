//! Bounds of numbers, lengths and counts.

use std::fmt::Display;

use crate::diff::catalogue::{Aspect, Movement};
use crate::model::{Bound, ObjectRules, Schema};

use super::pair::{Nodes, Pair};

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

    fn bound<T: PartialOrd + Display + Copy>(
        &mut self,
        aspect: Aspect,
        old: Option<T>,
        new: Option<T>,
        nodes: Nodes<'s>,
    ) {
        match (old, new) {
            (None, Some(after)) => self.say(aspect, Movement::Added, nodes, &format!(": {after}")),
            (Some(before), None) => self.say(aspect, Movement::Removed, nodes, &format!(": it was {before}")),
            (Some(before), Some(after)) if before < after => {
                self.say(aspect, Movement::Increased, nodes, &format!(" from {before} to {after}"));
            }
            (Some(before), Some(after)) if before > after => {
                self.say(aspect, Movement::Decreased, nodes, &format!(" from {before} to {after}"));
            }
            _ => {}
        }
    }

    fn multiple_of(&mut self) {
        let of = |schema: &Schema<'s>| schema.number.as_deref().and_then(|rules| rules.multiple_of);
        let nodes = self.nodes("multipleOf");
        match (of(self.old), of(self.new)) {
            (None, Some((_, after))) => self.say(Aspect::MultipleOf, Movement::Added, nodes, &format!(": {after}")),
            (Some((_, before)), None) => {
                self.say(Aspect::MultipleOf, Movement::Removed, nodes, &format!(": it was {before}"));
            }
            (Some((_, before)), Some((_, after))) if before != after => {
                self.say(Aspect::MultipleOf, Movement::Changed, nodes, &format!(": {after} and not {before}"));
            }
            _ => {}
        }
    }

    fn unique_items(&mut self) {
        let of = |schema: &Schema<'s>| schema.array.as_deref().is_some_and(|rules| rules.unique_items);
        let nodes = self.nodes("uniqueItems");
        match (of(self.old), of(self.new)) {
            (false, true) => self.say(Aspect::UniqueItems, Movement::Added, nodes, ""),
            (true, false) => self.say(Aspect::UniqueItems, Movement::Removed, nodes, ""),
            _ => {}
        }
    }
}
