//! Types that others hold: which need a `Box`, and which are never sent.

use std::collections::{HashMap, HashSet};

use schema_algebra::graph::{Components, reached};

use crate::ir::Ty;

use super::definition::{Definition, TypeKind};

/// Marks what must be boxed: types of ours that hold themselves other than through a list or a map would have no size.
///
/// typify puts boxes where structs hold each other. It does not see what stands behind a type of ours, so every cycle
/// that such a type is in is broken there.
pub(super) fn insert_boxes(definitions: &mut [Definition], by_name: &HashMap<String, usize>) {
    let targets =
        |definition: &Definition| definition.kind.types().into_iter().filter_map(|ty| held(ty, by_name)).collect();
    let components = Components::of(&definitions.iter().map(targets).collect::<Vec<_>>());
    for (idx, definition) in definitions.iter_mut().enumerate() {
        let is_back = |ty: &Ty| held(ty, by_name).is_some_and(|target| components.are_connected(target, idx));
        match &mut definition.kind {
            TypeKind::Union(alternatives) | TypeKind::Tagged(_, alternatives) => {
                for alternative in alternatives {
                    alternative.is_boxed = is_back(&alternative.ty);
                }
            }
            TypeKind::Struct(object) => {
                for field in &mut object.fields {
                    field.is_boxed = is_back(&field.ty);
                }
            }
            TypeKind::Tuple(tuple) => {
                for element in &mut tuple.elements {
                    element.is_boxed = is_back(&element.ty);
                }
            }
            TypeKind::NullOr { ty, is_boxed } => *is_boxed = is_back(ty),
            _ => {}
        }
    }
}

/// The names of all types that `sent` neither names nor leads to: only answers hold them.
pub(super) fn unsent(definitions: &[Definition], by_name: &HashMap<String, usize>, sent: &[Ty]) -> HashSet<String> {
    let named = |ty: &Ty| ty.name().and_then(|name| by_name.get(name)).copied();
    let roots = sent.iter().filter_map(named).collect();
    let is_sent = reached(definitions.len(), roots, |idx, queue| {
        queue.extend(definitions[idx].kind.types().into_iter().filter_map(named));
    });
    let answered = definitions.iter().zip(is_sent).filter(|(_, is_sent)| !is_sent);
    answered.map(|(definition, _)| definition.name.clone()).collect()
}

/// The definition that a value of a type holds without a pointer in between.
fn held(ty: &Ty, by_name: &HashMap<String, usize>) -> Option<usize> {
    match ty {
        Ty::Named(name) => by_name.get(name).copied(),
        Ty::Nullable(inner) => held(inner, by_name),
        _ => None,
    }
}
