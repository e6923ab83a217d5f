//! Types as a graph: what each holds.

use crate::ir::{Additional, Ty, TypeId, TypeKind, Value};

/// Calls `see` with every value that a type holds directly.
pub(super) fn values(kind: &TypeKind, see: &mut dyn FnMut(&Value)) {
    match kind {
        TypeKind::Object { fields, additional, .. } => {
            for field in fields {
                see(&field.value);
            }
            if let Additional::Kept(_, value) = additional {
                see(value);
            }
        }
        TypeKind::Union { alternatives, .. } => {
            for alternative in alternatives {
                see(&alternative.value);
            }
        }
        TypeKind::Newtype(value) | TypeKind::Transparent(value) | TypeKind::Alias(value) => see(value),
        TypeKind::TextEnum { .. } | TypeKind::IntEnum { .. } => {}
    }
}

/// Every type that a value names, however deep.
pub(super) fn named(value: &Value, found: &mut Vec<TypeId>) {
    match &value.ty {
        Ty::List(inner) | Ty::Map(inner) => named(inner, found),
        Ty::Named(id) | Ty::Boxed(id) => found.push(*id),
        _ => {}
    }
}
