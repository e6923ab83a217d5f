//! Names that stand for types without a name: a caller sees the list, the map or the number itself.

use std::collections::HashMap;

use schema_algebra::graph::{Components, cyclic};

use crate::ir::Ty;

use super::definition::{Definition, TypeKind};
use super::session::Types;

/// Lists and maps inside one another that are still shown in full.
const MAX_SHOWN: usize = 8;

/// Settles what was defined since the last time: cycles of one and the same value are cut, and types stand where their
/// mere names stood. What was settled before refers to nothing newer.
pub(super) fn settle(types: &mut Types<'_, '_>) {
    let first = types.n_settled;
    cut_cycles(types, first);
    let Types { definitions, by_name, .. } = &mut *types;
    let edges = edges(&definitions[first..], first, by_name, |kind| match kind {
        TypeKind::Alias(ty) => vec![ty],
        _ => Vec::new(),
    });
    let is_cyclic = cyclic(&edges);
    // What is referred to comes first.
    for idx in Components::of(&edges).in_order() {
        let TypeKind::Alias(ty) = &definitions[first + idx].kind else { continue };
        let kind = if is_cyclic[idx] {
            TypeKind::Wrapper(ty.clone())
        } else {
            let ty = resolved(ty, definitions, by_name);
            if depth(&ty) > MAX_SHOWN { TypeKind::Wrapper(ty) } else { TypeKind::Alias(ty) }
        };
        definitions[first + idx].kind = kind;
    }
    for idx in first..definitions.len() {
        definitions[idx].kind = definitions[idx].kind.clone().map(|ty| resolved(ty, definitions, by_name));
    }
    types.n_settled = types.definitions.len();
}

/// A type with mere names replaced by what they stand for.
pub(super) fn resolved(ty: &Ty, definitions: &[Definition], by_name: &HashMap<String, usize>) -> Ty {
    match ty {
        Ty::Named(name) => match by_name.get(name).map(|idx| &definitions[*idx].kind) {
            Some(TypeKind::Alias(inner)) => inner.clone(),
            _ => ty.clone(),
        },
        Ty::List(item) => Ty::List(Box::new(resolved(item, definitions, by_name))),
        Ty::Map(value) => Ty::Map(Box::new(resolved(value, definitions, by_name))),
        Ty::Nullable(inner) => resolved(inner, definitions, by_name).or_null(),
        other => other.clone(),
    }
}

/// Types of one and the same value that lead back to themselves would be read without end: they become anything.
fn cut_cycles(types: &mut Types<'_, '_>, first: usize) {
    let edges = edges(&types.definitions[first..], first, &types.by_name, |kind| {
        let held = match kind {
            TypeKind::Alias(_) | TypeKind::Union(_) | TypeKind::Tagged(..) => kind.types(),
            _ => Vec::new(),
        };
        let same_value = held.into_iter().filter_map(|ty| match ty {
            Ty::Named(_) => Some(ty),
            Ty::Nullable(inner) => Some(inner.as_ref()),
            _ => None,
        });
        same_value.collect()
    });
    for (idx, _) in cyclic(&edges).into_iter().enumerate().filter(|(_, is_cyclic)| *is_cyclic) {
        types.definitions[first + idx].kind = TypeKind::Alias(Ty::Any);
        if let Some(node) = types.nodes[first + idx] {
            let message = "This schema is an alternative of itself: the client takes any value.";
            types.anything(node, "schema is itself", message);
        }
    }
}

/// Which of the new definitions each of them leads to by some of its types.
fn edges(
    new: &[Definition],
    first: usize,
    by_name: &HashMap<String, usize>,
    types: impl Fn(&TypeKind) -> Vec<&Ty>,
) -> Vec<Vec<usize>> {
    let target = |ty: &Ty| ty.name().and_then(|name| by_name.get(name)).and_then(|idx| idx.checked_sub(first));
    new.iter().map(|definition| types(&definition.kind).into_iter().filter_map(target).collect()).collect()
}

fn depth(ty: &Ty) -> usize {
    match ty {
        Ty::List(inner) | Ty::Map(inner) => 1 + depth(inner),
        Ty::Nullable(inner) => depth(inner),
        _ => 0,
    }
}
