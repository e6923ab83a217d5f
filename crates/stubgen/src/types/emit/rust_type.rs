//! Types as they are written where they are used.

use crate::ir::{Home, Ty, TypeId, TypeTable, Value};

/// The Rust type of a value as written in a file: `Option<Vec<Pet>>`; types of another file by `super::`.
pub fn rust_type(table: &TypeTable, value: &Value, home: Home) -> String {
    let ty = without_null(table, value, home);
    if value.is_nullable { format!("Option<{ty}>") } else { ty }
}

/// The type of a value that is not `null`.
pub(super) fn without_null(table: &TypeTable, value: &Value, home: Home) -> String {
    let plain = match &value.ty {
        Ty::Bool => "bool",
        Ty::I32 => "i32",
        Ty::I64 => "i64",
        Ty::U64 => "u64",
        Ty::I128 => "i128",
        Ty::F32 => "f32",
        Ty::F64 => "f64",
        Ty::Text => "String",
        Ty::Date => "crate::runtime::Date",
        Ty::DateTime => "crate::runtime::DateTime",
        Ty::Uuid => "crate::runtime::Uuid",
        Ty::Base64 => "crate::runtime::Base64",
        Ty::Any => "crate::runtime::Value",
        Ty::List(inner) => return format!("Vec<{}>", rust_type(table, inner, home)),
        Ty::Map(inner) => {
            return format!("std::collections::BTreeMap<String, {}>", rust_type(table, inner, home));
        }
        Ty::Named(id) => return path(table, *id, home),
        Ty::Boxed(id) => return format!("Box<{}>", path(table, *id, home)),
    };
    plain.to_owned()
}

/// A type of our own, as written in a file.
fn path(table: &TypeTable, id: TypeId, home: Home) -> String {
    let def = &table[id];
    if def.home == home { def.name.clone() } else { format!("super::{}", def.name) }
}
