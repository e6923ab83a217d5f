//! Which types must be checked after they were read.

use crate::ir::{Ty, TypeKind, TypeTable, Value};

use super::graph;

/// From the rules to everything that holds them.
pub(super) fn decide(table: &mut TypeTable) {
    let mut holders: Vec<Vec<usize>> = vec![Vec::new(); table.types.len()];
    let mut queue = Vec::new();
    for (idx, def) in table.types.iter().enumerate() {
        let mut has_rules = match &def.kind {
            TypeKind::Object { rules, .. } | TypeKind::Union { rules, .. } => !rules.is_empty(),
            _ => false,
        };
        // A newtype is checked when it is made; so is an alternative that only its rules tell from others.
        if !matches!(def.kind, TypeKind::Newtype(_) | TypeKind::Union { tag: None, .. }) {
            graph::values(&def.kind, &mut |value| {
                has_rules |= has_own_rules(value);
                let mut found = Vec::new();
                graph::named(value, &mut found);
                for inner in found {
                    holders[inner.0].push(idx);
                }
            });
        }
        if has_rules {
            queue.push(idx);
        }
    }
    while let Some(idx) = queue.pop() {
        if !std::mem::replace(&mut table.types[idx].is_checked, true) {
            queue.extend(&holders[idx]);
        }
    }
}

/// Whether a value must be checked, whatever the types that it names are.
fn has_own_rules(value: &Value) -> bool {
    !value.rules.is_empty()
        || match &value.ty {
            Ty::F32 => true,
            Ty::List(inner) | Ty::Map(inner) => has_own_rules(inner),
            _ => false,
        }
}
