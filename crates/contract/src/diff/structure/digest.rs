//! Digests of schemas: equal where two say the same, apart from what is only said to people.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::diff::digest::{Digest, Outline, Revision, demands, leads_nowhere};
use crate::diff::inner_schemas::Surroundings;
use crate::model::{Additional, Api, Id, Schema};
use crate::source::NodeKind;

use super::schema::{keywords_of, listed_types};
use super::values::add_to;

/// Fields beside those of the model that a digest covers: `x-` fields that we understand, and keywords of 3.1.
pub(super) const EXTENSIONS: [&str; 3] = ["x-extensible-enum", "x-stability-level", "x-sunset"];

/// The digests of all schemas of a document.
pub(super) struct Digests {
    whole: Vec<Digest>,
    is_wrapper: Vec<bool>,
    empty: Digest,
}

impl Digests {
    /// Of every schema of a document.
    pub(super) fn of(api: &Api<'_>, revision: Revision) -> Digests {
        let surroundings = Surroundings::of(api);
        let facts = |schema| {
            let facts = Facts(Some((schema, revision)));
            if surroundings.says_rest(schema) { Digest::of(&("says rest", facts)) } else { Digest::of(&facts) }
        };
        let own: Vec<Digest> = api.schemas.iter().map(|(_, schema)| facts(schema)).collect();
        let empty = Digest::of(&Facts(None));
        let wrapped = wrapped(api, &own, empty);
        let outlines: Vec<Outline> = api
            .schemas
            .iter()
            .zip(own)
            .map(|((id, schema), own)| {
                let of_3_1 = surroundings.inner(api, id).into_iter();
                let of_3_1 = of_3_1.map(|(role, child)| (role, unwrapped_number(&wrapped, child)));
                let loose = inner(schema, &wrapped).into_iter().chain(of_3_1).collect();
                Outline { own, fixed: Vec::new(), loose }
            })
            .collect();
        let settled = Digest::of_all(api, &outlines);
        let whole = (0..settled.len()).map(|idx| settled[unwrapped(&wrapped, idx)]).collect();
        let empty = Outline { own: empty, ..Outline::default() }.digest(&[]);
        Digests { whole, is_wrapper: wrapped.iter().map(Option::is_some).collect(), empty }
    }

    /// Of one schema.
    pub(super) fn get(&self, id: Id<Schema<'_>>) -> Digest {
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
        self.get(id) == self.empty
    }
}

/// The schema that another only wraps in an `allOf` of its own, saying nothing more.
fn wrapped(api: &Api<'_>, own: &[Digest], empty: Digest) -> Vec<Option<usize>> {
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

fn unwrapped_number(wrapped: &[Option<usize>], at: u32) -> u32 {
    u32::try_from(unwrapped(wrapped, at as usize)).unwrap_or(u32::MAX)
}

fn unwrapped(wrapped: &[Option<usize>], mut at: usize) -> usize {
    while let Some(inner) = wrapped[at] {
        at = inner;
    }
    at
}

/// The schemas inside another, without what only wraps them, each with its role.
fn inner(schema: &Schema<'_>, wrapped: &[Option<usize>]) -> Vec<(Digest, u32)> {
    let child = |id: Id<Schema<'_>>| unwrapped_number(wrapped, u32::try_from(id.index()).unwrap_or(u32::MAX));
    let properties = schema.properties().iter();
    let mut inner: Vec<_> =
        properties.map(|property| (Digest::of(&("property", property.name)), child(property.schema.id))).collect();
    let additional = match schema.object.as_deref().map(|object| object.additional) {
        Some(Additional::Schema(used)) => Some(used),
        _ => None,
    };
    let items = schema.array.as_deref().and_then(|array| array.items);
    let lists = [("all", &schema.all_of), ("any", &schema.any_of), ("one", &schema.one_of)];
    let listed = lists.into_iter().flat_map(|(role, list)| list.iter().map(move |used| (role, *used)));
    let single = [("additional", additional), ("items", items), ("not", schema.not)];
    let single = single.into_iter().filter_map(|(role, used)| Some((role, used?)));
    inner.extend(single.chain(listed).map(|(role, used)| (Digest::of(&role), child(used.id))));
    if schema.discriminator.is_some() {
        // A value names its alternative by what the document calls it, unless a mapping says otherwise.
        let named = schema.any_of.iter().chain(&schema.one_of);
        inner.extend(named.map(|used| (Digest::of(&("named", used.reference())), child(used.id))));
    }
    inner
}

/// What a schema says itself, without the schemas inside it and without their number in `allOf`. Nothing at all is what
/// an empty schema says.
struct Facts<'a, 's>(Option<(&'a Schema<'s>, Revision)>);

impl Hash for Facts<'_, '_> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Some((schema, revision)) = self.0 else { return };
        if leads_nowhere(schema) {
            revision.hash(hasher);
        }
        if schema.is_unresolved {
            ("unresolved", schema.node.pointer()).hash(hasher);
        }
        if !schema.types.is_empty() || schema.is_nullable || schema.is_null_only {
            ("types", schema.types, schema.is_nullable, schema.is_null_only).hash(hasher);
        }
        if let Some(types) = listed_types(schema) {
            ("listed types", types).hash(hasher);
        }
        if schema.is_nullable {
            // In 3.1 only a list of types says so; what `nullable` says there is nothing to the sets.
            ("null by list", schema.node.get("type").is_some_and(|types| types.kind() == NodeKind::Array)).hash(hasher);
        }
        if let Some(format) = schema.format {
            ("format", format).hash(hasher);
        }
        if let Some(values) = &schema.values {
            // A list of allowed values means the same in any order.
            let sum = values.iter().map(|value| {
                let mut entry = DefaultHasher::new();
                add_to(&mut entry, *value);
                entry.finish()
            });
            ("enum", sum.fold(0_u64, u64::wrapping_add)).hash(hasher);
            // Beside `const`, which is all that the model holds, both must be obeyed.
            if let (Some(_), Some(listed)) = (schema.node.get("const"), schema.node.get("enum")) {
                add_to(hasher, listed);
            }
        }
        if let Some(default) = schema.default {
            "default".hash(hasher);
            add_to(hasher, default);
        }
        let has_demands = schema.number.is_some() || schema.string.is_some() || schema.array.is_some();
        if has_demands || schema.object.is_some() {
            demands(schema).hash(hasher);
        }
        if schema.is_read_only || schema.is_write_only || schema.is_deprecated {
            ("marks", schema.is_read_only, schema.is_write_only, schema.is_deprecated).hash(hasher);
        }
        if let Some(discriminator) = &schema.discriminator {
            "discriminator".hash(hasher);
            add_to(hasher, discriminator.node);
        }
        let extensions = schema.extensions.iter().copied().filter(|(name, _)| EXTENSIONS.contains(name));
        for (name, value) in extensions.chain(keywords_of(schema)) {
            ("field", name).hash(hasher);
            add_to(hasher, value);
        }
    }
}
