//! Changes that are one thing and look like several: told once, under the one name.

use crate::model::{Api, Id, Schema, Type, Use};

use super::pair::Pair;
use super::written::keywords_of;

/// What the change as a whole is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Transition {
    /// Nothing special: every difference is a change of its own.
    None,
    /// One side only wraps the other in an `allOf`, to say more about it to people.
    Annotated,
    /// `X` became one of `null` and `X` (true), or the reverse.
    Nullable(bool),
    /// A single type became a list of types, or the reverse.
    ListOfTypes { added: Vec<&'static str>, removed: Vec<&'static str> },
    /// An object became one of several objects, which hold these of its properties.
    OneOfWrapping { moved: Vec<String> },
}

impl Transition {
    pub(super) fn of(pair: &Pair<'_, '_, '_>) -> Transition {
        if pair.is_annotated() {
            return Transition::Annotated;
        }
        if let Some(is_nullable) = pair.nullable_wrapping() {
            return Transition::Nullable(is_nullable);
        }
        if let Some(moved) = pair.one_of_wrapping() {
            return Transition::OneOfWrapping { moved };
        }
        match pair.list_of_types() {
            Some((added, removed)) => Transition::ListOfTypes { added, removed },
            None => Transition::None,
        }
    }
}

impl<'s> Pair<'_, '_, 's> {
    /// Whether one side is the other in an `allOf` of its own that adds no schema.
    fn is_annotated(&self) -> bool {
        let (old, new) = (&self.walk.digests.0, &self.walk.digests.1);
        let only = |schema: &Schema<'s>| match &schema.all_of[..] {
            [only] if says_nothing_else(schema) => Some(only.id),
            _ => None,
        };
        match (only(self.old), only(self.new)) {
            (Some(inner), None) => old.get(inner) == new.get(self.step.new),
            (None, Some(inner)) => new.get(inner) == old.get(self.step.old),
            _ => false,
        }
    }

    /// Whether `null` was added (true) or taken away by wrapping in `oneOf` or `anyOf`.
    fn nullable_wrapping(&self) -> Option<bool> {
        let (old, new) = (&self.walk.digests.0, &self.walk.digests.1);
        let is_plain =
            |schema: &Schema<'s>| schema.one_of.is_empty() && schema.any_of.is_empty() && !schema.is_nullable;
        let in_new = beside_null(self.walk.new, self.new).filter(|_| is_plain(self.old));
        if in_new.is_some_and(|inner| new.get(inner) == old.get(self.step.old)) {
            return Some(true);
        }
        let in_old = beside_null(self.walk.old, self.old).filter(|_| is_plain(self.new));
        in_old.filter(|inner| old.get(*inner) == new.get(self.step.new)).map(|_| false)
    }

    fn one_of_wrapping(&self) -> Option<Vec<String>> {
        let is_object = self.old.one_of.is_empty() && !self.old.properties().is_empty();
        let is_wrapper = !self.new.one_of.is_empty() && self.new.properties().is_empty() && self.new.types.is_empty();
        if !is_object || !is_wrapper {
            return None;
        }
        let alternatives: Vec<_> = self.new.one_of.iter().map(|used| &self.walk.new[used.id]).collect();
        let has = |name: &str| alternatives.iter().any(|alternative| alternative.property(name).is_some());
        let names = self.old.properties().iter().map(|property| property.name);
        let moved: Vec<_> = names.filter(|name| has(name)).map(str::to_owned).collect();
        (!moved.is_empty()).then_some(moved)
    }

    /// Types that were added and removed, if one side is a list of bare types.
    fn list_of_types(&self) -> Option<(Vec<&'static str>, Vec<&'static str>)> {
        let (before, is_list) = type_list(self.walk.old, self.old)?;
        let (after, is_list_now) = type_list(self.walk.new, self.new)?;
        let without = |these: &[&'static str], those: &[&'static str]| {
            these.iter().filter(|name| !those.contains(name)).copied().collect::<Vec<_>>()
        };
        let (added, removed) = (without(&after, &before), without(&before, &after));
        ((is_list || is_list_now) && !(added.is_empty() && removed.is_empty())).then_some((added, removed))
    }
}

/// Whether a schema with an `allOf` demands nothing beside it. `null` is demanded by what is inside.
fn says_nothing_else(schema: &Schema<'_>) -> bool {
    schema.children().count() == 1
        && schema.types.is_empty()
        && schema.format.is_none()
        && schema.values.is_none()
        && schema.number.is_none()
        && schema.string.is_none()
        && schema.array.is_none()
        && schema.object.is_none()
        && keywords_of(schema).next().is_none()
}

/// The other alternative, where there are two and one of them is `null`.
fn beside_null<'s>(api: &Api<'s>, schema: &Schema<'s>) -> Option<Id<Schema<'s>>> {
    let alternatives = if schema.one_of.is_empty() { &schema.any_of } else { &schema.one_of };
    let [first, second] = &alternatives[..] else { return None };
    let is_bare =
        schema.children().count() == 2 && schema.types.is_empty() && schema.values.is_none() && !schema.is_nullable;
    match (is_bare, api[first.id].is_null_only, api[second.id].is_null_only) {
        (true, true, false) => Some(second.id),
        (true, false, true) => Some(first.id),
        _ => None,
    }
}

/// The types a schema names, and whether it names them as alternatives.
fn type_list<'s>(api: &Api<'s>, schema: &Schema<'s>) -> Option<(Vec<&'static str>, bool)> {
    if schema.not.is_some() || !schema.all_of.is_empty() || !schema.properties().is_empty() {
        return None;
    }
    if let Some(kind) = schema.types.iter().next() {
        return Some((vec![kind.name()], false));
    }
    let types = bare_types(api, &schema.one_of).or_else(|| bare_types(api, &schema.any_of))?;
    Some((types, true))
}

fn bare_types<'s>(api: &Api<'s>, list: &[Use<'s, Schema<'s>>]) -> Option<Vec<&'static str>> {
    let mut types = Vec::new();
    for schema in list.iter().map(|used| &api[used.id]) {
        let is_bare = schema.properties().is_empty() && !schema.is_composed();
        let name = if schema.is_null_only { Some("null") } else { schema.types.single().map(Type::name) };
        types.push(name.filter(|_| is_bare)?);
    }
    (!types.is_empty()).then_some(types)
}
