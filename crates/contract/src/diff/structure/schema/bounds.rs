//! Bounds of numbers, lengths and counts.

use std::cmp::Ordering;
use std::fmt::Display;

use crate::diff::catalogue::{Aspect, Movement};
use crate::model::{Bound, ObjectRules, Schema};
use crate::number::Number;

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
