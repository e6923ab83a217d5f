//! Types and formats.
//!
//! A request may allow more, a response less. Where values are written as text, everything can be read as a string, and a
//! type that became `string` is written as before.

use crate::diff::Writing;
use crate::diff::catalogue::{Aspect, Movement, Subject};
use crate::model::{Direction, Schema, Type};

use super::pair::Pair;
use super::transitions::Transition;
use super::written::{format_of, listed_types};

/// Type names without `null`, which is told apart; and the format, empty if there is none.
struct Kinds<'s> {
    types: Vec<&'static str>,
    format: &'s str,
}

impl<'s> Kinds<'s> {
    fn of(schema: &Schema<'s>) -> Kinds<'s> {
        let mut types: Vec<_> = schema.types.iter().map(Type::name).collect();
        if schema.is_null_only {
            types.push("null");
        }
        // A list of types is a fault in 3.0; what is meant by it is plain all the same.
        if let Some(listed) = listed_types(schema) {
            types = Type::ALL.into_iter().map(Type::name).filter(|name| listed.contains(name)).collect();
        }
        Kinds { types, format: format_of(schema).unwrap_or_default() }
    }

    /// Whether every type here is one of the other's; nothing is known of no type at all.
    fn is_within(&self, other: &Kinds<'_>) -> bool {
        !self.types.is_empty() && self.types.iter().all(|kind| other.types.iter().any(|wider| is_subtype(kind, wider)))
    }

    fn without(&self, other: &Kinds<'_>) -> Vec<&'static str> {
        self.types.iter().filter(|kind| !other.types.contains(kind)).copied().collect()
    }

    fn said(&self) -> String {
        let types = if self.types.is_empty() { "any".to_owned() } else { self.types.join(" or ") };
        if self.format.is_empty() { format!("`{types}`") } else { format!("`{types}` in format `{}`", self.format) }
    }
}

impl Pair<'_, '_, '_> {
    pub(super) fn types(&mut self, transition: &Transition) {
        if let Transition::ListOfTypes { added, removed } = transition {
            let list = |types: &[&str]| types.join("`, `");
            let is_more = match self.direction() {
                Direction::Request => removed.is_empty(),
                Direction::Response => !added.is_empty(),
            };
            let nodes = (Some(self.old.node), Some(self.new.node));
            let (movement, details) = if is_more {
                (Movement::Generalized, format!(": `{}`", list(added)))
            } else {
                (Movement::Specialized, format!(": not `{}`", list(removed)))
            };
            return self.say(Aspect::ListOfTypes, movement, nodes, &details);
        }
        if matches!(transition, Transition::OneOfWrapping { .. }) {
            return;
        }
        let (old, new) = (Kinds::of(self.old), Kinds::of(self.new));
        let is_type_same = old.types == new.types;
        if is_type_same && old.format == new.format {
            return;
        }
        let movement = match self.step.subject {
            Subject::RequestParameter => self.parameter_movement(&old, &new),
            Subject::RequestParameterProperty | Subject::RequestHeaderProperty => part_movement(&old, &new),
            _ => body_movement(&old, &new, self.direction(), self.step.writing),
        };
        let (aspect, keyword) = if is_type_same { (Aspect::Format, "format") } else { (Aspect::Type, "type") };
        self.say(aspect, movement, self.nodes(keyword), &format!(", from {} to {}", old.said(), new.said()));
    }

    /// A parameter is text: what can be read as a string stays as it is.
    fn parameter_movement(&self, old: &Kinds<'_>, new: &Kinds<'_>) -> Movement {
        let is_breaking = is_breaking(old, new, Writing::Text);
        if is_breaking && !self.is_list_of_one(old, new) { Movement::Changed } else { Movement::Generalized }
    }

    /// A single value that became a list is written the same if the list is spread out.
    fn is_list_of_one(&self, old: &Kinds<'_>, new: &Kinds<'_>) -> bool {
        let items = self.new.array.as_deref().and_then(|array| array.items);
        let Some(items) = items.filter(|_| self.step.takes_repeats && new.types == ["array"]) else { return false };
        let element = &self.walk.new[items.id];
        let kinds = Kinds::of(element);
        let is_alike = self.walk.digests.1.get(items.id) == self.walk.digests.0.get(self.step.old);
        let is_text = self.old.values.is_none()
            && element.values.is_none()
            && self.old.string.is_none()
            && element.string.is_none()
            && element.number.is_none();
        !old.types.is_empty() && (is_alike || (is_text && is_contained(&kinds.types, &old.types, Writing::Text)))
    }
}

/// Parts of a parameter may be written as text or as JSON: where that matters, it cannot be told.
fn part_movement(old: &Kinds<'_>, new: &Kinds<'_>) -> Movement {
    match (is_breaking(old, new, Writing::Typed), is_breaking(old, new, Writing::Text)) {
        (true, true) => Movement::Specialized,
        (false, false) => Movement::Generalized,
        _ => Movement::Changed,
    }
}

fn body_movement(old: &Kinds<'_>, new: &Kinds<'_>, direction: Direction, writing: Writing) -> Movement {
    // Towards `to` the set must not shrink.
    let (from, to) = match direction {
        Direction::Request => (old, new),
        Direction::Response => (new, old),
    };
    let is_type_same = from.types == to.types;
    let is_wider = is_type_same || from.is_within(to);
    let is_type_breaking = !is_wider && !is_contained(&to.without(from), &from.without(to), writing);
    let is_format_breaking = from.format != to.format && !is_format_contained(from, to);
    let is_open = !is_wider && to.types.is_empty();
    if !is_open && (is_type_breaking || is_format_breaking) {
        return match direction {
            Direction::Request if new.is_within(old) && !is_type_same => Movement::Specialized,
            Direction::Response if old.is_within(new) && !is_type_same => Movement::Generalized,
            _ => Movement::Changed,
        };
    }
    let is_swap = !is_wider && !from.types.is_empty() && !to.types.is_empty();
    match direction {
        _ if is_swap => Movement::Compatible,
        Direction::Request => Movement::Generalized,
        Direction::Response => Movement::Specialized,
    }
}

fn is_breaking(old: &Kinds<'_>, new: &Kinds<'_>, writing: Writing) -> bool {
    let is_type_breaking = old.types != new.types && !is_contained(&new.without(old), &old.without(new), writing);
    is_type_breaking || (old.format != new.format && !is_format_contained(old, new))
}

/// Whether values of the types that are gone can be read as the ones that came.
fn is_contained(to: &[&str], from: &[&str], writing: Writing) -> bool {
    match (to, from) {
        ([to], [from]) if is_subtype(from, to) => true,
        ([] | ["string"], _) => writing != Writing::Typed,
        _ => false,
    }
}

fn is_subtype(sub: &str, wider: &str) -> bool {
    sub == wider || (sub == "integer" && wider == "number")
}

/// Whether every value of the one format is of the other.
fn is_format_contained(from: &Kinds<'_>, to: &Kinds<'_>) -> bool {
    matches!(
        (&to.types[..], from.format, to.format),
        (_, _, "")
            | (["number"], "float", "double")
            | (["integer"], "int32", "int64" | "bigint")
            | (["integer"], "int64", "bigint")
    )
}
