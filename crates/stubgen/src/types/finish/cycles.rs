//! Cycles of types: those that no value ends, those that Rust has no alias for, and those that need a `Box`.

use schema_algebra::graph::{Components, cyclic};

use crate::ir::{Ty, TypeId, TypeKind, TypeTable, Value};

/// Types of one and the same value that lead back to themselves: by another name, or as an alternative.
pub(in crate::types) fn of_values(table: &TypeTable) -> Vec<TypeId> {
    let is_same_value =
        |kind: &TypeKind| matches!(kind, TypeKind::Alias(_) | TypeKind::Transparent(_) | TypeKind::Union { .. });
    let edges = edges(table, |kind| if is_same_value(kind) { held(kind) } else { Vec::new() });
    let is_cyclic = cyclic(&edges);
    (0..edges.len()).filter(|idx| is_cyclic[*idx]).map(TypeId).collect()
}

/// Rust has no alias that holds itself: turns every alias in a cycle of aliases into a transparent struct.
pub(super) fn close(table: &mut TypeTable) {
    let edges = edges(table, |kind| match kind {
        TypeKind::Alias(value) => {
            let is_alias = |idx: &usize| matches!(table.types[*idx].kind, TypeKind::Alias(_));
            value.named().map(|id| id.0).filter(is_alias).into_iter().collect()
        }
        _ => Vec::new(),
    });
    for (def, is_cyclic) in table.types.iter_mut().zip(cyclic(&edges)) {
        if let (TypeKind::Alias(value), true) = (&mut def.kind, is_cyclic) {
            def.kind = TypeKind::Transparent(std::mem::replace(value, Value::plain(Ty::Any)));
        }
    }
}

/// Puts a `Box` wherever one type of a cycle holds another other than through a list or a map: it would have no size.
pub(super) fn insert_boxes(table: &mut TypeTable) {
    let components = Components::of(&edges(table, held));
    for (idx, def) in table.types.iter_mut().enumerate() {
        let put = |value: &mut Value| {
            if let Ty::Named(id) = value.ty
                && components.are_connected(id.0, idx)
            {
                value.ty = Ty::Boxed(id);
            }
        };
        match &mut def.kind {
            TypeKind::Object { fields, .. } => fields.iter_mut().map(|field| &mut field.value).for_each(put),
            TypeKind::Union { alternatives, .. } => {
                alternatives.iter_mut().map(|alternative| &mut alternative.value).for_each(put);
            }
            TypeKind::Tuple { places, .. } => places.iter_mut().map(|place| &mut place.value).for_each(put),
            TypeKind::Transparent(value) => put(value),
            // An alias in a cycle is reached through a struct or a union, which has the box.
            TypeKind::Alias(_) | TypeKind::Newtype(_) | TypeKind::TextEnum { .. } | TypeKind::IntEnum { .. } => {}
        }
    }
}

fn edges(table: &TypeTable, of: impl Fn(&TypeKind) -> Vec<usize>) -> Vec<Vec<usize>> {
    table.types.iter().map(|def| of(&def.kind)).collect()
}

/// The types that a value of a type holds itself, not in a list or a map.
fn held(kind: &TypeKind) -> Vec<usize> {
    let itself = |value: &Value| if let Ty::Named(id) = value.ty { Some(id.0) } else { None };
    kind.values().into_iter().filter_map(itself).collect()
}
