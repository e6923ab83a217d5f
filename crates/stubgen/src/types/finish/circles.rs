//! Types that are themselves, and aliases that hold themselves.

use crate::ir::{Ty, TypeId, TypeKind, TypeTable, Value};

use super::graph;

/// Types of one and the same value that lead back to themselves: by another name, or as an alternative.
pub(in crate::types) fn of_values(table: &TypeTable) -> Vec<TypeId> {
    let same_value = |kind: &TypeKind| {
        let mut targets = Vec::new();
        if matches!(kind, TypeKind::Alias(_) | TypeKind::Transparent(_) | TypeKind::Union { .. }) {
            graph::values(kind, &mut |value| {
                if let Ty::Named(id) = value.ty {
                    targets.push(id.0);
                }
            });
        }
        targets
    };
    let edges: Vec<Vec<usize>> = table.types.iter().map(|def| same_value(&def.kind)).collect();
    let component = graph::components(&edges);
    let is_circle = |idx: &usize| edges[*idx].iter().any(|target| component[*target] == component[*idx]);
    (0..edges.len()).filter(is_circle).map(TypeId).collect()
}

/// Rust has no alias that holds itself: turns every alias in a circle of aliases into a transparent struct.
pub(super) fn close(table: &mut TypeTable) {
    let edges: Vec<Vec<usize>> = table
        .types
        .iter()
        .map(|def| match &def.kind {
            TypeKind::Alias(value) => {
                let mut found = Vec::new();
                graph::named(value, &mut found);
                let is_alias = |idx: &usize| matches!(table.types[*idx].kind, TypeKind::Alias(_));
                found.into_iter().map(|id| id.0).filter(is_alias).collect()
            }
            _ => Vec::new(),
        })
        .collect();
    let component = graph::components(&edges);
    for (idx, targets) in edges.iter().enumerate() {
        if targets.iter().any(|target| component[*target] == component[idx])
            && let TypeKind::Alias(value) = &mut table.types[idx].kind
        {
            let value = std::mem::replace(value, Value::plain(Ty::Any));
            table.types[idx].kind = TypeKind::Transparent(value);
        }
    }
}
