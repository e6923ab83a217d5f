//! Values to a reader of text: one word, a list, an object.

use crate::ir::{Additional, Ty, TypeKind, TypeTable, Value};

/// What a value is where it is written as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum TextKind {
    /// One text, and the type says how it is read.
    Scalar,
    /// Scalars.
    List,
    /// Properties.
    Object {
        /// Their names, and whether each is a scalar.
        properties: Vec<(String, bool)>,
        /// Whether there may be others.
        is_open: bool,
    },
    /// What no style can write.
    Opaque,
}

pub(super) fn of(table: &TypeTable, value: &Value) -> TextKind {
    match table.kind_of(value) {
        // Of a union without a tag, the text alone tells which alternative it is.
        Some(
            TypeKind::TextEnum { .. }
            | TypeKind::IntEnum { .. }
            | TypeKind::Newtype(_)
            | TypeKind::Union { tag: None, .. },
        ) => TextKind::Scalar,
        Some(TypeKind::Union { .. } | TypeKind::Tuple { .. } | TypeKind::Transparent(_) | TypeKind::Alias(_)) => {
            TextKind::Opaque
        }
        Some(TypeKind::Object { fields, additional, .. }) => {
            let properties = fields.iter().map(|field| (field.wire.clone(), is_scalar(table, &field.value)));
            let is_open = matches!(additional, Additional::Kept(..));
            TextKind::Object { properties: properties.collect(), is_open }
        }
        None => match &table.resolved(value).ty {
            Ty::List(item) if of(table, item) == TextKind::Scalar => TextKind::List,
            Ty::List(_) => TextKind::Opaque,
            Ty::Map(_) => TextKind::Object { properties: Vec::new(), is_open: true },
            // A value of any type is read from a text as a number, a boolean or a string.
            _ => TextKind::Scalar,
        },
    }
}

/// Whether a value is one text. The properties of an object, which may hold the object itself, are not looked at.
fn is_scalar(table: &TypeTable, value: &Value) -> bool {
    let is_composed = matches!(table.kind_of(value), Some(TypeKind::Object { .. }))
        || matches!(table.resolved(value).ty, Ty::List(_));
    !is_composed && of(table, value) == TextKind::Scalar
}

/// Whether it is a string, or a newtype of one.
pub(super) fn is_string(table: &TypeTable, value: &Value) -> bool {
    match table.kind_of(value) {
        Some(TypeKind::Newtype(inner)) => is_string(table, inner),
        Some(_) => false,
        None => table.resolved(value).ty == Ty::Text,
    }
}

/// Whether it has a text of its own, by `ToText`; unions and lists have not.
pub(super) fn has_text(table: &TypeTable, value: &Value) -> bool {
    match table.kind_of(value) {
        Some(kind) => matches!(kind, TypeKind::TextEnum { .. } | TypeKind::IntEnum { .. } | TypeKind::Newtype(_)),
        None => !matches!(table.resolved(value).ty, Ty::List(_) | Ty::Map(_)),
    }
}
