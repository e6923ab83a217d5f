//! Which patterns are used: one that is not would be dead code.

use crate::ir::{Direction, Home, Rule, Ty, TypeTable, Value};

use super::graph;

/// Marks the patterns of all types that stand in a file, and of what operations use directly.
pub(super) fn mark(table: &mut TypeTable, roots: &[(Value, usize, Direction)]) {
    let mut used = vec![false; table.patterns.len()];
    for (value, _, _) in roots {
        of_value(value, &mut used);
    }
    for def in table.types.iter().filter(|def| def.home != Home::Nowhere) {
        graph::values(&def.kind, &mut |value| of_value(value, &mut used));
    }
    table.used_patterns = used;
}

fn of_value(value: &Value, used: &mut [bool]) {
    for rule in &value.rules {
        if let Rule::Pattern(id) = rule {
            used[id.0] = true;
        }
    }
    if let Ty::List(inner) | Ty::Map(inner) = &value.ty {
        of_value(inner, used);
    }
}
