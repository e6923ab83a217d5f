//! A number for every schema that tells what it and everything it leads to says; schemas with the same number say the
//! same, apart from what is only said to people.
//!
//! Schemas may lead back to themselves. Those that lead to one another get one number for all of them together, from
//! which each makes its own, so that a change anywhere among them shows in each.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::model::{Additional, Api, Id, Schema};
use crate::source::Node;

use super::cycles::Components;
use super::values::add_to;

/// Fields beside those of the model that a digest covers: `x-` fields that we understand, and keywords of 3.1.
pub(super) const EXTENSIONS: [&str; 3] = ["x-extensible-enum", "x-stability-level", "x-sunset"];

/// The digests of all schemas of a document.
pub(super) struct Digests {
    whole: Vec<u64>,
    is_wrapper: Vec<bool>,
    empty: u64,
}

impl Digests {
    /// Of every schema of a document.
    pub(super) fn of(api: &Api<'_>) -> Digests {
        let mut empty = DefaultHasher::new();
        add_facts(&mut empty, None);
        let empty = empty.finish();
        let own: Vec<u64> = api.schemas.iter().map(|(_, schema)| own_digest(schema)).collect();
        let wrapped = wrapped(api, &own, empty);
        let whole = Components::new(api, &own, &wrapped).digest();
        Digests { whole, is_wrapper: wrapped.iter().map(Option::is_some).collect(), empty }
    }

    /// Of one schema.
    pub(super) fn get(&self, id: Id<Schema<'_>>) -> u64 {
        self.whole.get(id.index()).copied().unwrap_or_default()
    }

    /// The schema that another only wraps, or the schema itself.
    pub(super) fn unwrapped<'s>(&self, api: &Api<'s>, mut id: Id<Schema<'s>>) -> Id<Schema<'s>> {
        while let (true, [only]) = (self.is_wrapper.get(id.index()) == Some(&true), &api[id].all_of[..]) {
            id = only.id;
        }
        id
    }

    /// Whether a schema demands nothing.
    pub(super) fn is_empty(&self, id: Id<Schema<'_>>) -> bool {
        self.get(id) == mixed(self.empty, 0)
    }
}

/// The schema that another only wraps in an `allOf` of its own, saying nothing more.
fn wrapped(api: &Api<'_>, own: &[u64], empty: u64) -> Vec<Option<usize>> {
    let inner = |schema: &Schema<'_>| match &schema.all_of[..] {
        [only] if schema.children().count() == 1 => Some(only.id.index()),
        _ => None,
    };
    let mut next: Vec<_> =
        api.schemas.iter().map(|(id, schema)| inner(schema).filter(|_| own[id.index()] == empty)).collect();
    // A wrapper of a wrapper of itself wraps nothing.
    for start in 0..next.len() {
        let (mut at, mut n_steps) = (start, 0);
        while let Some(inner) = next[at] {
            at = inner;
            n_steps += 1;
            if at == start || n_steps > 64 {
                next[start] = None;
                break;
            }
        }
    }
    next
}

/// What a schema says itself, without the schemas inside it and without their number in `allOf`.
fn own_digest(schema: &Schema<'_>) -> u64 {
    let mut hasher = DefaultHasher::new();
    add_facts(&mut hasher, Some(schema));
    hasher.finish()
}

fn add_facts(hasher: &mut DefaultHasher, schema: Option<&Schema<'_>>) {
    let Some(schema) = schema else { return };
    let mut fact = |tag: u8, fact: &dyn Fn(&mut DefaultHasher)| {
        tag.hash(hasher);
        fact(hasher);
    };
    if schema.is_unresolved {
        fact(1, &|hasher| schema.node.pointer().hash(hasher));
    }
    if !schema.types.is_empty() || schema.is_nullable || schema.is_null_only {
        fact(2, &|hasher| (schema.types, schema.is_nullable, schema.is_null_only).hash(hasher));
    }
    if schema.types.is_empty()
        && let Some(types) = super::schema::listed_types(schema)
    {
        fact(16, &|hasher| types.hash(hasher));
    }
    if let Some(format) = schema.format {
        fact(3, &|hasher| format.hash(hasher));
    }
    if let Some(values) = &schema.values {
        // A list of allowed values means the same in any order.
        let sum = values.iter().map(|value| {
            let mut entry = DefaultHasher::new();
            add_to(&mut entry, *value);
            entry.finish()
        });
        fact(4, &|hasher| sum.clone().fold(0_u64, u64::wrapping_add).hash(hasher));
    }
    if let Some(default) = schema.default {
        fact(5, &|hasher| add_to(hasher, default));
    }
    if let Some(rules) = &schema.number {
        let bound = |bound: Option<crate::model::Bound<'_>>| bound.map(|bound| (bound.value, bound.is_exclusive));
        let multiple_of = rules.multiple_of.map(|(_, number)| number);
        fact(6, &|hasher| (bound(rules.minimum), bound(rules.maximum), multiple_of).hash(hasher));
    }
    if let Some(rules) = &schema.string {
        let pattern = rules.pattern.and_then(Node::as_str);
        fact(7, &|hasher| (rules.min_length.unwrap_or_default(), rules.max_length, pattern).hash(hasher));
    }
    if let Some(rules) = &schema.array {
        let counts = (rules.min_items.unwrap_or_default(), rules.max_items, rules.unique_items);
        fact(8, &|hasher| counts.hash(hasher));
    }
    if let Some(rules) = &schema.object {
        let mut required: Vec<_> = rules.required.iter().filter_map(|name| name.as_str()).collect();
        required.sort_unstable();
        required.dedup();
        let counts = (rules.min_properties.unwrap_or_default(), rules.max_properties);
        let is_closed = matches!(rules.additional, Additional::Forbidden);
        fact(9, &|hasher| (&required, counts, is_closed).hash(hasher));
    }
    if schema.is_read_only || schema.is_write_only || schema.is_deprecated {
        fact(10, &|hasher| (schema.is_read_only, schema.is_write_only, schema.is_deprecated).hash(hasher));
    }
    if let Some(discriminator) = &schema.discriminator {
        fact(11, &|hasher| add_to(hasher, discriminator.node));
    }
    for (name, value) in schema.extensions.iter().filter(|(name, _)| EXTENSIONS.contains(name)) {
        fact(12, &|hasher| name.hash(hasher));
        fact(13, &|hasher| add_to(hasher, *value));
    }
    for (name, value) in super::schema::keywords_of(schema) {
        fact(14, &|hasher| name.hash(hasher));
        fact(15, &|hasher| add_to(hasher, value));
    }
}

/// One number of two.
pub(super) fn mixed(own: u64, inner: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    (own, inner).hash(&mut hasher);
    hasher.finish()
}
