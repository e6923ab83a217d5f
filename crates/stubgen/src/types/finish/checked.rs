//! Types that must be checked after they were read, and the patterns that this takes.

use contract::model::Direction;
use schema_algebra::graph::reached;

use crate::ir::{Home, Rule, Ty, TypeKind, TypeTable, Value};

/// From the rules to everything that holds them.
pub(super) fn decide(table: &mut TypeTable) {
    let mut holders: Vec<Vec<usize>> = vec![Vec::new(); table.types.len()];
    let mut queue = Vec::new();
    for (idx, def) in table.types.iter().enumerate() {
        let mut has_rules = match &def.kind {
            TypeKind::Object { rules, .. } | TypeKind::Union { rules, .. } | TypeKind::Tuple { rules, .. } => {
                !rules.is_empty()
            }
            _ => false,
        };
        // A newtype is checked when it is made; so is an alternative that only its rules tell from others.
        if !matches!(def.kind, TypeKind::Newtype(_) | TypeKind::Union { tag: None, .. }) {
            for value in def.kind.values() {
                has_rules |= has_own_rules(value);
                if let Some(inner) = value.named() {
                    holders[inner.0].push(idx);
                }
            }
        }
        if has_rules {
            queue.push(idx);
        }
    }
    let is_checked = reached(holders.len(), queue, |idx, queue| queue.extend(&holders[idx]));
    for (def, is_checked) in table.types.iter_mut().zip(is_checked) {
        def.is_checked = is_checked;
    }
}

/// Marks the patterns of all types that stand in a file, and of what operations use directly: others would be dead code.
pub(super) fn mark_patterns(table: &mut TypeTable, roots: &[(Value, usize, Direction)]) {
    let mut used = vec![false; table.patterns.len()];
    let written = table.types.iter().filter(|def| def.home != Home::Nowhere);
    let in_types = written.flat_map(|def| def.kind.values());
    roots.iter().map(|(value, _, _)| value).chain(in_types).for_each(|value| mark(value, &mut used));
    table.used_patterns = used;
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

fn mark(value: &Value, used: &mut [bool]) {
    for rule in &value.rules {
        if let Rule::Pattern(id) = rule {
            used[id.0] = true;
        }
    }
    if let Ty::List(inner) | Ty::Map(inner) = &value.ty {
        mark(inner, used);
    }
}
