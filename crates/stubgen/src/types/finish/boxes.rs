//! Types that hold themselves other than through a list or a map need a `Box`, or they would have no size.

use crate::ir::{Ty, TypeKind, TypeTable, Value};

use super::graph;

/// Puts a `Box` wherever one type of a circle holds another.
pub(super) fn insert(table: &mut TypeTable) {
    let edges: Vec<Vec<usize>> = table
        .types
        .iter()
        .map(|def| {
            let mut targets = Vec::new();
            graph::values(&def.kind, &mut |value| {
                if let Ty::Named(id) = value.ty {
                    targets.push(id.0);
                }
            });
            targets
        })
        .collect();
    let component = graph::components(&edges);
    for (idx, def) in table.types.iter_mut().enumerate() {
        let put = |value: &mut Value| {
            if let Ty::Named(id) = value.ty
                && component[id.0] == component[idx]
            {
                value.ty = Ty::Boxed(id);
            }
        };
        match &mut def.kind {
            TypeKind::Object { fields, .. } => fields.iter_mut().map(|field| &mut field.value).for_each(put),
            TypeKind::Union { alternatives, .. } => {
                alternatives.iter_mut().map(|alternative| &mut alternative.value).for_each(put);
            }
            TypeKind::Transparent(value) => put(value),
            // An alias in a circle is reached through a struct or a union, which has the box.
            TypeKind::Alias(_) | TypeKind::Newtype(_) | TypeKind::TextEnum { .. } | TypeKind::IntEnum { .. } => {}
        }
    }
}
