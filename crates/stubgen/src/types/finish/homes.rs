//! Files of types: that of the only tag that needs a type, or the shared one.

use contract::model::Direction;
use rust_text::name::Scope;
use schema_algebra::graph::reached;

use crate::ir::{Home, TypeDef, TypeId, TypeKind, TypeTable, Value};

/// Follows what each tag uses. Each type changes at most twice: from nowhere to a tag, from a tag to shared.
pub(super) fn decide(table: &mut TypeTable, roots: &[(Value, usize, Direction)]) {
    let inside = inside(table);
    let used = |(value, tag, _): &(Value, usize, Direction)| Some((value.named()?, Home::Tag(*tag)));
    let mut queue: Vec<(TypeId, Home)> = roots.iter().filter_map(used).collect();
    while let Some((id, home)) = queue.pop() {
        let known = &mut table.types[id.0].home;
        let joined = match *known {
            Home::Nowhere => home,
            same if same == home => same,
            _ => Home::Shared,
        };
        if *known != joined {
            *known = joined;
            queue.extend(inside[id.0].iter().map(|inner| (*inner, joined)));
        }
    }
}

/// Gives enums that no request holds a variant for values that the document does not list.
pub(super) fn open_response_enums(table: &mut TypeTable, roots: &[(Value, usize, Direction)]) {
    let inside = inside(table);
    let requested = roots.iter().filter(|(_, _, direction)| *direction == Direction::Request);
    let queue = requested.filter_map(|(value, _, _)| value.named()).map(|id| id.0).collect();
    let in_requests = reached(inside.len(), queue, |idx, queue| queue.extend(inside[idx].iter().map(|id| id.0)));
    for (def, is_in_request) in table.types.iter_mut().zip(in_requests) {
        if let TypeKind::TextEnum { variants, other } = &mut def.kind
            && !is_in_request
        {
            let mut names = Scope::new();
            for (variant, _) in variants {
                names.claim(variant, "Unknown");
            }
            *other = Some(names.claim("Unknown", "Unknown"));
        }
    }
}

fn inside(table: &TypeTable) -> Vec<Vec<TypeId>> {
    let of = |def: &TypeDef| def.kind.values().into_iter().filter_map(Value::named).collect();
    table.types.iter().map(of).collect()
}
