//! Arrays: lists, and tuples whose first elements each have a type of their own.

use contract::model::{ArrayRules, JsonSchemaRules, Schema, Use};
use schema_algebra::{Merged, SchemaId};

use crate::ir::Ty;

use super::definition::{Element, Tuple, TypeKind};
use super::session::{TypePlace, Types};

/// A longer array is a list of anything: nobody names that many elements one by one.
const MAX_ELEMENTS: usize = 64;

/// True if the first elements have schemas of their own.
pub(super) fn is_tuple(merged: &Merged<'_, '_>) -> bool {
    n_named(merged) > 0
}

/// True if the counts that a schema demands are told by its type: a tuple has so many elements.
pub(super) fn tells_counts(schema: &Schema<'_>, rules: &ArrayRules<'_>) -> bool {
    let n_named = prefix(schema).len() as u64;
    let is_told = |count: Option<u64>| count.is_none_or(|count| count <= n_named);
    n_named > 0 && is_told(rules.min_items) && is_told(rules.max_items) && !rules.unique_items
}

impl<'s> Types<'_, 's> {
    pub(super) fn array(&mut self, merged: &Merged<'_, 's>, place: &TypePlace<'s>) -> TypeKind {
        for schema in merged.schemas.iter().filter(|schema| counts_a_kind(schema)) {
            self.unheeded(schema, "unevaluatedItems");
        }
        if !is_tuple(merged) {
            let items = ids(following(merged));
            return TypeKind::Alias(Ty::List(Box::new(self.joined(&items, place, "item", place.depth + 1))));
        }
        let n_named = n_named(merged);
        let most = self.most(merged).unwrap_or(u64::MAX);
        let n_elements = usize::try_from(most).map_or(n_named, |most| most.min(n_named));
        if n_elements > MAX_ELEMENTS {
            for schema in &merged.schemas {
                self.unheeded(schema, "prefixItems");
            }
            return TypeKind::Alias(Ty::List(Box::new(Ty::Any)));
        }
        let least = array_rules(merged).filter_map(|rules| rules.min_items).max().unwrap_or_default();
        let elements = (0..n_elements).map(|idx| {
            let said = ids(merged.schemas.iter().filter_map(|schema| element(schema, idx)));
            let ty = self.joined(&said, place, &format!("item {}", idx + 1), 0);
            Element { ty, is_required: (idx as u64) < least, is_boxed: false }
        });
        let elements = elements.collect();
        let has_rest = most > n_elements as u64;
        let rest = has_rest.then(|| self.joined(&ids(following(merged)), place, "rest", place.depth + 1));
        TypeKind::Tuple(Tuple { elements, rest })
    }

    /// The most elements that there may be, if there is a bound.
    fn most(&self, merged: &Merged<'_, 's>) -> Option<u64> {
        let is_false = |used: &Use<'s, Schema<'s>>| self.api[used.id].is_false();
        let counted = array_rules(merged).filter_map(|rules| rules.max_items);
        // An element that is `false` ends the array before it.
        let ended = merged.schemas.iter().filter_map(|schema| prefix(schema).iter().position(is_false));
        let closed = merged.schemas.iter().filter(|schema| items(schema).as_ref().is_some_and(is_false));
        let closed = closed.map(|schema| prefix(schema).len());
        let is_unevaluated =
            |schema: &&&Schema<'s>| items(schema).is_none() && unevaluated(schema).as_ref().is_some_and(is_false);
        let has_items = merged.schemas.iter().any(|schema| items(schema).is_some());
        let unevaluated = merged.schemas.iter().filter(|schema| !has_items && is_unevaluated(schema));
        let unevaluated = unevaluated.map(|_| n_named(merged));
        counted.chain(ended.chain(closed).chain(unevaluated).map(|most| most as u64)).min()
    }
}

/// Number of elements that have schemas of their own.
fn n_named(merged: &Merged<'_, '_>) -> usize {
    merged.schemas.iter().map(|schema| prefix(schema).len()).max().unwrap_or_default()
}

/// Schemas of elements that are not named one by one.
fn following<'m, 's>(merged: &'m Merged<'_, 's>) -> impl Iterator<Item = Use<'s, Schema<'s>>> + use<'m, 's> {
    let has_items = merged.schemas.iter().any(|schema| items(schema).is_some());
    merged.schemas.iter().filter_map(move |schema| if has_items { items(schema) } else { unevaluated(schema) })
}

/// The schema of an element that some schema names.
fn element<'s>(schema: &Schema<'s>, idx: usize) -> Option<Use<'s, Schema<'s>>> {
    prefix(schema).get(idx).copied().or_else(|| items(schema))
}

fn prefix<'m, 's>(schema: &'m Schema<'s>) -> &'m [Use<'s, Schema<'s>>] {
    schema.json_schema.as_deref().map_or(&[], |rules| &rules.prefix_items)
}

fn items<'s>(schema: &Schema<'s>) -> Option<Use<'s, Schema<'s>>> {
    schema.array.as_deref().and_then(|array| array.items)
}

/// The schema of elements of which nothing else is said.
fn unevaluated<'s>(schema: &Schema<'s>) -> Option<Use<'s, Schema<'s>>> {
    let rules = schema.json_schema.as_deref().filter(|_| !counts_a_kind(schema));
    rules.and_then(|rules: &JsonSchemaRules<'s>| rules.unevaluated_items)
}

/// True if elements of a kind are counted: something is said of these then, wherever they stand.
fn counts_a_kind(schema: &Schema<'_>) -> bool {
    schema.json_schema.as_deref().is_some_and(|rules| rules.contains.is_some())
}

fn array_rules<'m>(merged: &'m Merged<'_, '_>) -> impl Iterator<Item = &'m ArrayRules<'m>> {
    merged.schemas.iter().filter_map(|schema| schema.array.as_deref())
}

fn ids<'s>(used: impl Iterator<Item = Use<'s, Schema<'s>>>) -> Vec<SchemaId<'s>> {
    used.map(|used| used.id).collect()
}
