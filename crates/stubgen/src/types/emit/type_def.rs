//! One type with all that belongs to it.

use crate::Text;
use crate::ir::{Home, TypeId, TypeKind, TypeTable};

use super::{docs, enumeration, newtype, object, union};

/// The text of a type with all that belongs to it.
pub fn emit(table: &TypeTable, id: TypeId, text: &mut Text) {
    let def = &table[id];
    docs::of_type(table, def, text);
    match &def.kind {
        TypeKind::Object { fields, additional, rules } => object::emit(table, def, fields, additional, rules, text),
        TypeKind::TextEnum { variants, other } => enumeration::emit_texts(def, variants, other.as_deref(), text),
        TypeKind::IntEnum { variants } => enumeration::emit_integers(def, variants, text),
        TypeKind::Union { alternatives, tag, is_exclusive, rules } => {
            union::emit(table, def, alternatives, tag.as_deref(), *is_exclusive, rules, text);
        }
        TypeKind::Newtype(value) => newtype::emit_newtype(table, def, value, text),
        TypeKind::Transparent(value) => newtype::emit_transparent(table, def, value, text),
        TypeKind::Alias(value) => newtype::emit_alias(table, def, value, text),
    }
}

/// Every type of a file, in the order of the document.
pub fn emit_all(table: &TypeTable, home: Home, text: &mut Text) {
    for (idx, _) in table.types.iter().enumerate().filter(|(_, def)| def.home == home) {
        text.line("");
        emit(table, TypeId(idx), text);
    }
}
