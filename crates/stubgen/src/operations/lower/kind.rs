//! What a value is to a reader of text: one word, a list, an object.

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

/// What a value is, by its type.
pub(super) fn of(table: &TypeTable, value: &Value) -> TextKind {
    // Names of names end: a type that is nothing but itself is no alias.
    match &value.ty {
        Ty::List(item) => match of(table, item) {
            TextKind::Scalar => TextKind::List,
            _ => TextKind::Opaque,
        },
        Ty::Map(_) => TextKind::Object { properties: Vec::new(), is_open: true },
        Ty::Named(id) | Ty::Boxed(id) => match &table[*id].kind {
            // Of a union without a tag, the text alone tells which alternative it is.
            TypeKind::TextEnum { .. }
            | TypeKind::IntEnum { .. }
            | TypeKind::Newtype(_)
            | TypeKind::Union { tag: None, .. } => TextKind::Scalar,
            TypeKind::Union { .. } | TypeKind::Transparent(_) => TextKind::Opaque,
            TypeKind::Alias(inner) => of(table, inner),
            TypeKind::Object { fields, additional, .. } => {
                let properties = fields.iter().map(|field| {
                    let is_scalar = shallow(table, &field.value) == TextKind::Scalar;
                    (field.wire.clone(), is_scalar)
                });
                let is_open = matches!(additional, Additional::Kept(..));
                TextKind::Object { properties: properties.collect(), is_open }
            }
        },
        // A value of any type is read from a text as a number, a boolean or a string.
        _ => TextKind::Scalar,
    }
}

/// The same without the properties of objects, which may hold the object itself.
fn shallow(table: &TypeTable, value: &Value) -> TextKind {
    match &value.ty {
        Ty::Named(id) | Ty::Boxed(id) => match &table[*id].kind {
            TypeKind::Object { .. } => TextKind::Opaque,
            TypeKind::Alias(inner) => shallow(table, inner),
            _ => of(table, value),
        },
        Ty::List(_) => TextKind::List,
        _ => of(table, value),
    }
}

/// Whether it is a string, or a newtype of one.
pub(super) fn is_string(table: &TypeTable, value: &Value) -> bool {
    match &value.ty {
        Ty::Text => true,
        Ty::Named(id) => match &table[*id].kind {
            TypeKind::Newtype(inner) | TypeKind::Alias(inner) => is_string(table, inner),
            _ => false,
        },
        _ => false,
    }
}

/// Whether it has a text of its own, by `ToText`; unions and lists have not.
pub(super) fn has_text(table: &TypeTable, value: &Value) -> bool {
    match &value.ty {
        Ty::Named(id) | Ty::Boxed(id) => match &table[*id].kind {
            TypeKind::TextEnum { .. } | TypeKind::IntEnum { .. } | TypeKind::Newtype(_) => true,
            TypeKind::Alias(inner) => has_text(table, inner),
            _ => false,
        },
        Ty::List(_) | Ty::Map(_) => false,
        _ => true,
    }
}
