//! What a value is to a reader of text: one word, a list, an object.

use crate::ir::{Additional, Ty, TypeKind, TypeTable, Value};

/// What a value is where it is written as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// One text, and the type says how it is read.
    Scalar,
    /// Anything, or one of several types: the text alone must tell.
    Loose,
    /// Scalars.
    List,
    /// Loose values.
    LooseList,
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
pub(super) fn of(table: &TypeTable, value: &Value) -> Kind {
    // Names of names end: a type that is nothing but itself is no alias.
    match &value.ty {
        Ty::Any => Kind::Loose,
        Ty::List(item) => match of(table, item) {
            Kind::Scalar => Kind::List,
            Kind::Loose => Kind::LooseList,
            _ => Kind::Opaque,
        },
        Ty::Map(_) => Kind::Object { properties: Vec::new(), is_open: true },
        Ty::Named(id) | Ty::Boxed(id) => match &table[*id].kind {
            TypeKind::TextEnum { .. } | TypeKind::IntEnum { .. } | TypeKind::Newtype(_) => Kind::Scalar,
            TypeKind::Union { .. } => Kind::Loose,
            TypeKind::Transparent(_) => Kind::Opaque,
            TypeKind::Alias(inner) => of(table, inner),
            TypeKind::Object { fields, additional, .. } => {
                let properties = fields.iter().map(|field| {
                    let is_scalar = matches!(shallow(table, &field.value), Kind::Scalar | Kind::Loose);
                    (field.wire.clone(), is_scalar)
                });
                let is_open = matches!(additional, Additional::Kept(..));
                Kind::Object { properties: properties.collect(), is_open }
            }
        },
        _ => Kind::Scalar,
    }
}

/// The same without the properties of objects, which may hold the object itself.
fn shallow(table: &TypeTable, value: &Value) -> Kind {
    match &value.ty {
        Ty::Named(id) | Ty::Boxed(id) => match &table[*id].kind {
            TypeKind::Object { .. } => Kind::Opaque,
            TypeKind::Alias(inner) => shallow(table, inner),
            _ => of(table, value),
        },
        Ty::List(_) => Kind::List,
        _ => of(table, value),
    }
}

/// Whether an empty text can be one.
pub(super) fn takes_empty_text(table: &TypeTable, value: &Value) -> bool {
    match &value.ty {
        Ty::Text => true,
        Ty::Named(id) | Ty::Boxed(id) => match &table[*id].kind {
            TypeKind::Newtype(inner) | TypeKind::Alias(inner) => takes_empty_text(table, inner),
            TypeKind::TextEnum { variants, other } => {
                other.is_some() || variants.iter().any(|(_, wire)| wire.is_empty())
            }
            _ => false,
        },
        _ => false,
    }
}
