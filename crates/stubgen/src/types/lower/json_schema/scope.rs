//! Dynamic scopes: where a `$dynamicRef` leads on each of the ways that lead to it.
//!
//! A dynamic reference means the schema of its name in the outermost resource on the way to it. The way is known here, so the
//! text has a definition for each pair of a schema and what its names mean there, and no dynamic references:
//!
//! ```text
//! strict: {$id: strict, $dynamicAnchor: node, $ref: tree}
//! tree:   {$id: tree, $dynamicAnchor: node, properties: {child: {$dynamicRef: '#node'}}}
//!
//! {$ref: strict}    child is `strict`: definitions (strict, node = strict) and (tree, node = strict)
//! {$ref: tree}      child is `tree`: one definition, (tree, node = tree)
//! ```

use std::collections::{BTreeMap, HashMap, HashSet};

use contract::model::Api;
use contract::source::Node;
use schema_algebra::{SchemaId, graph};

/// The number of a scope among [`Scopes`]. In the first one no name means anything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(super) struct Scope(usize);

/// Meaning of names on the ways that were walked, each once.
#[derive(Debug)]
pub(super) struct Scopes<'s> {
    known: Vec<BTreeMap<&'s str, SchemaId<'s>>>,
}

impl Default for Scopes<'_> {
    fn default() -> Self {
        Scopes { known: vec![BTreeMap::new()] }
    }
}

impl<'s> Scopes<'s> {
    /// The scope inside of a schema: names of its resource mean something from here on, unless they do already.
    pub(super) fn inside(&mut self, anchors: &Anchors<'s>, around: Scope, id: SchemaId<'s>) -> Scope {
        let Some(names) = anchors.around(id) else { return around };
        let mut inside = self.known[around.0].clone();
        for (name, target) in names {
            inside.entry(name).or_insert(*target);
        }
        let known = self.known.iter().position(|known| *known == inside);
        Scope(known.unwrap_or_else(|| {
            self.known.push(inside);
            self.known.len() - 1
        }))
    }

    /// The schema that a name means.
    pub(super) fn target(&self, scope: Scope, name: &str) -> Option<SchemaId<'s>> {
        self.known[scope.0].get(name).copied()
    }
}

/// The dynamic anchors of each resource, and the resource of each schema.
#[derive(Debug, Default)]
pub(in crate::types::lower) struct Anchors<'s> {
    by_resource: HashMap<Node<'s>, BTreeMap<&'s str, SchemaId<'s>>>,
    resources: HashMap<SchemaId<'s>, Node<'s>>,
}

impl<'s> Anchors<'s> {
    pub(in crate::types::lower) fn of(api: &Api<'s>) -> Self {
        let mut anchors = Anchors::default();
        for (resource, name, target) in api.dynamic_anchors() {
            anchors.by_resource.entry(resource).or_default().insert(name, target);
        }
        let resources = api.schemas.iter().filter_map(|(id, _)| Some((id, api.schema_resource(id)?)));
        anchors.resources.extend(resources);
        anchors
    }

    fn around(&self, id: SchemaId<'s>) -> Option<&BTreeMap<&'s str, SchemaId<'s>>> {
        self.by_resource.get(self.resources.get(&id)?)
    }
}

/// Schemas inside of which some dynamic reference means something else than from elsewhere. No type that is made of the parts
/// of such a schema knows how it was reached, so values are held to the schema as a whole.
#[derive(Debug, Default)]
pub(in crate::types::lower) struct Scoped<'s>(HashSet<SchemaId<'s>>);

impl<'s> Scoped<'s> {
    pub(in crate::types::lower) fn of(api: &Api<'s>, anchors: &Anchors<'s>) -> Self {
        let mut references: HashMap<(&str, SchemaId<'s>), Vec<usize>> = HashMap::new();
        for (id, schema) in api.schemas.iter() {
            if let Some(reference) = schema.json_schema.as_deref().and_then(|rules| rules.dynamic_reference) {
                references.entry((reference.name, reference.target.id)).or_default().push(id.index());
            }
        }
        if references.is_empty() {
            return Scoped::default();
        }
        let ids: Vec<SchemaId<'s>> = api.schemas.iter().map(|(id, _)| id).collect();
        let (mut holders, mut wholes) = (vec![Vec::new(); ids.len()], vec![Vec::new(); ids.len()]);
        for (id, schema) in api.schemas.iter() {
            schema.children().for_each(|used| holders[used.id.index()].push(id.index()));
            schema.parts().for_each(|used| wholes[used.id.index()].push(id.index()));
        }
        let mut redirected = Vec::new();
        for ((name, target), from) in references {
            let reach = graph::reached(ids.len(), from, |idx, queue| queue.extend(&holders[idx]));
            let leads_elsewhere = |id: &SchemaId<'s>| {
                let meant = anchors.around(*id).and_then(|names| names.get(name));
                meant.is_some_and(|meant| *meant != target)
            };
            redirected.extend(ids.iter().filter(|id| reach[id.index()] && leads_elsewhere(id)).map(|id| id.index()));
        }
        // What is made of such a schema is taken apart with it.
        let is_scoped = graph::reached(ids.len(), redirected, |idx, queue| queue.extend(&wholes[idx]));
        Scoped(ids.into_iter().filter(|id| is_scoped[id.index()]).collect())
    }

    pub(in crate::types::lower) fn has(&self, id: SchemaId<'s>) -> bool {
        self.0.contains(&id)
    }
}
