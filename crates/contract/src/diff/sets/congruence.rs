//! Schemas that differ only in their parts: what is known of the parts is known of the whole.
//!
//! If the parts are equal, so are the wholes, whatever stands around the parts. A property that is rewritten in other
//! words is no doubt about an object with a pattern that cannot be expressed, or with more alternatives than can be compared:
//! `{properties: {a: {minimum: 1}, b: {pattern: '(?=x)'}}}` says the same with `{exclusiveMinimum: 0}` if `a` is an integer.
//!
//! If each part lies within its counterpart, and nothing but properties and items stands around them, so does the whole.
//! That is found without taking the whole apart, which matters where a thousand bodies share one schema that changed.

use indexmap::IndexSet;

use crate::diff::SchemaPair;
use crate::diff::digest::{Digest, Outline, Revision};
use crate::model::{Api, Direction, Id, JsonSchemaRules, Schema};

use super::Engine;
use super::relation::Relation;

/// Schemas inside one another.
const MAX_DEPTH: usize = 64;

/// Pairs of schemas that are looked at.
const MAX_PAIRS: usize = 2_000;

/// Pairs that were found to be so, or are assumed to be while they are looked at, in order.
type Assumed<'s> = IndexSet<SchemaPair<'s>>;

impl<'s> Engine<'_, 's> {
    /// Whether two schemas differ only in parts that are proved to be equal. Of themselves nothing is proved.
    pub(super) fn is_congruent(&mut self, pair: SchemaPair<'s>) -> bool {
        self.are_parts(Wanted::Equal, pair, MAX_DEPTH, &mut Assumed::new())
    }

    /// Whether two schemas differ only in properties and items, each of which lies within its counterpart.
    pub(super) fn is_within_by_parts(&mut self, pair: SchemaPair<'s>) -> bool {
        self.are_parts(Wanted::Within, pair, MAX_DEPTH, &mut Assumed::new())
    }

    fn are_parts(&mut self, wanted: Wanted, pair: SchemaPair<'s>, depth: usize, seen: &mut Assumed<'s>) -> bool {
        let (old_api, new_api) = (self.shapes.api(Revision::Old), self.shapes.api(Revision::New));
        let (old, new) = (&old_api[pair.old], &new_api[pair.new]);
        if wanted == Wanted::Within && ![old, new].into_iter().all(is_plain) {
            return false;
        }
        let outlines = (self.shapes.outline(Revision::Old, pair.old), self.shapes.outline(Revision::New, pair.new));
        let Some(parts) = self.paired(&outlines.0, &outlines.1) else { return false };
        if asks_what_is_left(old) && !parts.iter().all(|parts| is_property_or_item(old, parts.0)) {
            return false;
        }
        parts.into_iter().all(|parts| {
            let ids = (old_api.schemas.id_at(parts.0), new_api.schemas.id_at(parts.1));
            let (Some(old_id), Some(new_id)) = ids else { return false };
            match travelling(pair.direction, (old, old_id), (new, new_id), (old_api, new_api)) {
                Travelling::Otherwise => true,
                Travelling::Unlike => false,
                Travelling::Alike => self.is_part(wanted, SchemaPair { old: old_id, new: new_id, ..pair }, depth, seen),
            }
        })
    }

    fn is_part(&mut self, wanted: Wanted, pair: SchemaPair<'s>, depth: usize, seen: &mut Assumed<'s>) -> bool {
        // What leads back to itself is so if all else is: values are finite.
        if self.is_same(pair) || !seen.insert(pair) {
            return true;
        }
        let Some(depth) = depth.checked_sub(1).filter(|_| seen.len() < MAX_PAIRS) else { return false };
        let n_before = seen.len();
        self.are_parts(wanted, pair, depth, seen) || {
            // What was assumed on the way holds no more.
            seen.truncate(n_before);
            match (self.compare_sets(pair), wanted) {
                (Relation::Contained, Wanted::Equal) => self.is_equality_proved(pair),
                (Relation::Contained, Wanted::Within) => true,
                (Relation::Undecided(_), Wanted::Within) => self.is_congruent(pair),
                (Relation::Escapes(_), _) | (Relation::Undecided(_), Wanted::Equal) => false,
            }
        }
    }

    /// The schemas inside that stand in the same places; nothing if the two say different things themselves.
    fn paired(&self, old: &Outline, new: &Outline) -> Option<Vec<(u32, u32)>> {
        let is_alike = old.own == new.own && old.fixed.len() == new.fixed.len() && old.loose.len() == new.loose.len();
        is_alike.then_some(())?;
        let mut pairs: Vec<(u32, u32)> = old.fixed.iter().copied().zip(new.fixed.iter().copied()).collect();
        let digest = |revision: Revision, idx: u32| self.shapes.digest_at(revision, idx as usize);
        let mut left: Vec<(Digest, u32)> = new.loose.clone();
        let mut open: Vec<(Digest, u32)> = Vec::new();
        for (role, before) in &old.loose {
            let same = left.iter().position(|(other, after)| {
                other == role && digest(Revision::Old, *before) == digest(Revision::New, *after)
            });
            match same {
                Some(idx) => drop(left.remove(idx)),
                None => open.push((*role, *before)),
            }
        }
        for (role, before) in open {
            let idx = left.iter().position(|(other, _)| *other == role)?;
            pairs.push((before, left.remove(idx).1));
        }
        Some(pairs)
    }
}

/// What is to be shown of each part and its counterpart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Equal,
    Within,
}

/// Which way the values of two parts travel, as far as the schemas around them care.
enum Travelling {
    /// Both this way, or both otherwise in places where it does not matter.
    Alike,
    /// One of them this way.
    Unlike,
    /// Neither this way: whatever they are, nobody notices.
    Otherwise,
}

fn travelling<'s>(
    direction: Direction,
    (around_old, old): (&Schema<'s>, Id<Schema<'s>>),
    (around_new, new): (&Schema<'s>, Id<Schema<'s>>),
    (old_api, new_api): (&Api<'s>, &Api<'s>),
) -> Travelling {
    let (before, after) = (&old_api[old], &new_api[new]);
    let is_property = |around: &Schema<'s>, id| around.properties().iter().any(|property| property.schema.id == id);
    let is_hidden = before.is_hidden_in(direction) && after.is_hidden_in(direction);
    if is_hidden && is_property(around_old, old) && is_property(around_new, new) {
        return Travelling::Otherwise;
    }
    let is_alike = (before.is_read_only, before.is_write_only) == (after.is_read_only, after.is_write_only);
    if is_alike { Travelling::Alike } else { Travelling::Unlike }
}

/// Whether a schema says nothing about its parts but what they are.
fn is_plain(schema: &Schema<'_>) -> bool {
    !schema.is_composed() && schema.not.is_none() && schema.json_schema.as_deref().is_none_or(is_about_parts)
}

/// True if the keywords of 2020-12 say nothing about the parts of a value but what they are.
fn is_about_parts(rules: &JsonSchemaRules<'_>) -> bool {
    let n_parts = rules.prefix_items.len() + rules.pattern_properties.len();
    rules.children().count() == n_parts && rules.dependent_required.is_empty()
}

fn asks_what_is_left(schema: &Schema<'_>) -> bool {
    let rules = schema.json_schema.as_deref();
    rules.is_some_and(|rules| rules.unevaluated_properties.or(rules.unevaluated_items).is_some())
}

/// True if a schema inside of another is about a part of the value wherever it stands in it.
fn is_property_or_item(schema: &Schema<'_>, part: u32) -> bool {
    let rules = schema.json_schema.as_deref();
    let beside = rules.into_iter().flat_map(|rules| {
        let single = [rules.condition, rules.consequence, rules.alternative];
        let dependent = rules.dependent_schemas.iter().map(|(_, used)| *used);
        let referred = rules.dynamic_reference.map(|reference| reference.target);
        // Which items `contains` has looked at depends on what they are.
        let contained = rules.contains.map(|contains| contains.schema);
        single.into_iter().flatten().chain(dependent).chain(referred).chain(contained)
    });
    !schema.parts().chain(beside).any(|used| Outline::number(used) == part)
}
