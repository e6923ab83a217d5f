//! Aliases that hold themselves: Rust has none, so they become structs.

use crate::ir::{Ty, TypeKind, TypeTable, Value};

use super::graph;

/// Turns every alias in a circle of aliases into a transparent struct.
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
