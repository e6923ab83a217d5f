//! Types of ours that hold themselves other than through a list or a map need a `Box`, or they would have no size.
//!
//! typify puts boxes where structs hold each other. It does not see what stands behind a type of ours, so every circle
//! that such a type is in is broken there.

use std::collections::HashMap;

use crate::ir::Ty;

use super::alias::for_each_ty;
use super::definition::{Definition, Kind};
use super::graph;

/// Marks what must be boxed.
pub(super) fn insert(definitions: &mut [Definition], by_name: &HashMap<String, usize>) {
    let edges: Vec<Vec<usize>> = definitions
        .iter_mut()
        .map(|definition| {
            let mut targets = Vec::new();
            for_each_ty(&mut definition.kind, &mut |ty| targets.extend(held(ty, by_name)));
            targets
        })
        .collect();
    let component = graph::components(&edges);
    for (idx, definition) in definitions.iter_mut().enumerate() {
        let is_back = |ty: &Ty| held(ty, by_name).is_some_and(|target| component[target] == component[idx]);
        match &mut definition.kind {
            Kind::Union(alternatives) | Kind::Tagged(_, alternatives) => {
                for alternative in alternatives {
                    alternative.is_boxed = is_back(&alternative.ty);
                }
            }
            Kind::Struct(object) => {
                for field in &mut object.fields {
                    field.is_boxed = is_back(&field.ty);
                }
            }
            Kind::NullOr { ty, is_boxed } => *is_boxed = is_back(ty),
            _ => {}
        }
    }
}

/// The definition that a value of a type holds without a pointer in between.
fn held(ty: &Ty, by_name: &HashMap<String, usize>) -> Option<usize> {
    match ty {
        Ty::Named(name) => by_name.get(name).copied(),
        Ty::Nullable(inner) => held(inner, by_name),
        _ => None,
    }
}
