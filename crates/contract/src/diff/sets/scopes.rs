//! Scopes of dynamic references: the schemas that they mean on the way to a schema.
//!
//! `$dynamicRef: "#node"` means the schema with `$dynamicAnchor: node` in the outermost resource on the way that has one. A
//! tree that is extended, `{$id: strict, $dynamicAnchor: node, $ref: tree, additionalProperties: false}`, thus has strict
//! nodes all the way down, while the tree that it refers to has its own where it is entered by itself.

use std::collections::HashMap;

use crate::model::{Api, DynamicReference, Id, Schema};
use crate::source::Node;

/// The number of a scope; the first is that of a way on which nothing has a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct ScopeId(u32);

/// Schemas by their dynamic anchors, sorted by these.
type Anchors<'s> = Vec<(&'s str, Id<Schema<'s>>)>;

/// All scopes of one document so far.
pub(super) struct Scopes<'s> {
    by_resource: HashMap<Node<'s>, Anchors<'s>>,
    all: Vec<Anchors<'s>>,
    numbers: HashMap<Anchors<'s>, ScopeId>,
}

impl<'s> Scopes<'s> {
    pub(super) fn new(api: &Api<'s>) -> Self {
        let mut by_resource: HashMap<Node<'s>, Anchors<'s>> = HashMap::new();
        for ((resource, name), id) in &api.dynamic_anchors {
            by_resource.entry(*resource).or_default().push((name, *id));
        }
        Scopes { by_resource, all: vec![Vec::new()], numbers: HashMap::new() }
    }

    /// The scope of what is inside of a schema that was reached in another.
    pub(super) fn inside(&mut self, scope: ScopeId, api: &Api<'s>, schema: Id<Schema<'s>>) -> ScopeId {
        if self.by_resource.is_empty() {
            return scope;
        }
        let resource = api.schema_resources.get(schema.index());
        let Some(anchors) = resource.and_then(|resource| self.by_resource.get(resource)) else { return scope };
        let mut known = self.anchors(scope).to_vec();
        let n_known = known.len();
        for anchor in anchors {
            // What is further outside stays.
            if !known[..n_known].iter().any(|(name, _)| *name == anchor.0) {
                known.push(*anchor);
            }
        }
        known.sort_unstable_by_key(|(name, _)| *name);
        self.number(known)
    }

    fn number(&mut self, anchors: Anchors<'s>) -> ScopeId {
        if anchors.is_empty() {
            return ScopeId::default();
        }
        if let Some(known) = self.numbers.get(&anchors) {
            return *known;
        }
        let number = ScopeId(u32::try_from(self.all.len()).expect("the budget ends before 2^32 scopes are made"));
        self.all.push(anchors.clone());
        self.numbers.insert(anchors, number);
        number
    }

    /// The schema that a reference means.
    pub(super) fn target(&self, scope: ScopeId, reference: DynamicReference<'s>) -> Id<Schema<'s>> {
        let mut named = self.anchors(scope).iter().filter(|(name, _)| *name == reference.name);
        named.next().map_or(reference.target.id, |(_, id)| *id)
    }

    pub(super) fn anchors(&self, scope: ScopeId) -> &[(&'s str, Id<Schema<'s>>)] {
        self.all.get(scope.0 as usize).map_or(&[], Vec::as_slice)
    }
}
