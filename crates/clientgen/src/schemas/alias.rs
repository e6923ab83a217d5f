//! Names that stand for types without a name: a caller sees the list, the map or the number itself.

use std::collections::HashMap;

use crate::ir::Ty;

use super::Types;
use super::definition::{Definition, Kind};
use super::graph;

/// Shows the types that a kind leads to.
type Visit<'v> = &'v mut dyn FnMut(&Kind, &mut dyn FnMut(&Ty));

/// Lists and maps inside one another that are still shown in full.
const MAX_SHOWN: usize = 8;

/// Settles what was defined since the last time: circles of one and the same value are cut, and types stand where their
/// mere names stood. What was settled before refers to nothing newer.
pub(super) fn settle(types: &mut Types<'_, '_>) {
    let first = types.n_settled;
    cut_circles(types, first);
    let Types { definitions, by_name, .. } = &mut *types;
    let edges = edges(&definitions[first..], first, by_name, &mut |kind, see| {
        if let Kind::Alias(ty) = kind {
            see(ty);
        }
    });
    let component = graph::components(&edges);
    let mut order: Vec<usize> = (0..edges.len()).collect();
    // What is referred to comes first.
    order.sort_by_key(|idx| component[*idx]);
    for idx in order {
        let Kind::Alias(ty) = &definitions[first + idx].kind else { continue };
        let is_in_circle = edges[idx].iter().any(|target| component[*target] == component[idx]);
        let kind = if is_in_circle {
            Kind::Wrapper(ty.clone())
        } else {
            let ty = resolved(ty, definitions, by_name);
            if depth(&ty) > MAX_SHOWN { Kind::Wrapper(ty) } else { Kind::Alias(ty) }
        };
        definitions[first + idx].kind = kind;
    }
    for idx in first..definitions.len() {
        let mut kind = definitions[idx].kind.clone();
        for_each_ty(&mut kind, &mut |ty| *ty = resolved(ty, definitions, by_name));
        definitions[idx].kind = one_of_each(kind);
    }
    types.n_settled = types.definitions.len();
}

/// A type with mere names replaced by what they stand for.
pub(super) fn resolved(ty: &Ty, definitions: &[Definition], by_name: &HashMap<String, usize>) -> Ty {
    match ty {
        Ty::Named(name) => match by_name.get(name).map(|idx| &definitions[*idx].kind) {
            Some(Kind::Alias(inner)) => inner.clone(),
            _ => ty.clone(),
        },
        Ty::List(item) => Ty::List(Box::new(resolved(item, definitions, by_name))),
        Ty::Map(value) => Ty::Map(Box::new(resolved(value, definitions, by_name))),
        Ty::Nullable(inner) => resolved(inner, definitions, by_name).or_null(),
        other => other.clone(),
    }
}

/// Calls `see` with every type that a kind holds directly.
pub(super) fn for_each_ty(kind: &mut Kind, see: &mut dyn FnMut(&mut Ty)) {
    match kind {
        Kind::Alias(ty) | Kind::Wrapper(ty) | Kind::NullOr { ty, .. } => see(ty),
        Kind::Struct(object) => {
            object.fields.iter_mut().for_each(|field| see(&mut field.ty));
            object.extra.iter_mut().for_each(see);
        }
        Kind::Union(alternatives) | Kind::Tagged(_, alternatives) => {
            for alternative in alternatives {
                see(&mut alternative.ty);
            }
        }
        Kind::TextEnum(_) | Kind::IntEnum(_) | Kind::Text(_) | Kind::Source(_) => {}
    }
}

/// Types of one and the same value that lead back to themselves would be read without end: they become anything.
fn cut_circles(types: &mut Types<'_, '_>, first: usize) {
    let edges = edges(&types.definitions[first..], first, &types.by_name, &mut |kind, see| {
        let mut same = |ty: &Ty| {
            if let Ty::Named(_) = ty {
                see(ty);
            }
            if let Ty::Nullable(inner) = ty {
                see(inner);
            }
        };
        match kind {
            Kind::Alias(ty @ (Ty::Named(_) | Ty::Nullable(_))) => same(ty),
            Kind::Union(alternatives) | Kind::Tagged(_, alternatives) => {
                for alternative in alternatives {
                    same(&alternative.ty);
                }
            }
            _ => {}
        }
    });
    let component = graph::components(&edges);
    for (idx, targets) in edges.iter().enumerate() {
        if targets.iter().any(|target| component[*target] == component[idx]) {
            types.definitions[first + idx].kind = Kind::Alias(Ty::Any);
            if let Some(node) = types.nodes[first + idx] {
                let message = "This schema is an alternative of itself: the client takes any value.";
                types.lost(node, "schema is itself", message, "The type says nothing about the value.");
            }
        }
    }
}

/// Which of the new definitions each of them leads to.
fn edges(new: &[Definition], first: usize, by_name: &HashMap<String, usize>, visit: Visit<'_>) -> Vec<Vec<usize>> {
    let of_one = |definition: &Definition| {
        let mut targets = Vec::new();
        visit(&definition.kind, &mut |ty| {
            if let Some(target) =
                innermost(ty).and_then(|name| by_name.get(name)).and_then(|idx| idx.checked_sub(first))
            {
                targets.push(target);
            }
        });
        targets
    };
    new.iter().map(of_one).collect()
}

/// The name at the heart of a type.
fn innermost(ty: &Ty) -> Option<&str> {
    match ty {
        Ty::Named(name) => Some(name),
        Ty::List(inner) | Ty::Map(inner) | Ty::Nullable(inner) => innermost(inner),
        _ => None,
    }
}

fn depth(ty: &Ty) -> usize {
    match ty {
        Ty::List(inner) | Ty::Map(inner) => 1 + depth(inner),
        Ty::Nullable(inner) => depth(inner),
        _ => 0,
    }
}

/// Alternatives that turned out to be one and the same type are one.
fn one_of_each(kind: Kind) -> Kind {
    match kind {
        Kind::Union(alternatives) => Kind::Union(super::choice::one_per_type(alternatives.into_iter())),
        Kind::Tagged(property, alternatives) => {
            Kind::Tagged(property, super::choice::one_per_type(alternatives.into_iter()))
        }
        other => other,
    }
}
