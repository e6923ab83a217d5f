//! Types as they are written where they are used.

use crate::ir::{Home, Ty, TypeId, TypeTable, Value};

/// The Rust type of a value as written in a file: `Option<Vec<Pet>>`; types of another file by `super::`.
pub fn rust_type(table: &TypeTable, value: &Value, home: Home) -> String {
    let mut text = String::new();
    write(table, value, home, &mut text);
    text
}

/// The type of a value that is not `null`.
pub(super) fn without_null(table: &TypeTable, value: &Value, home: Home) -> String {
    let mut text = String::new();
    write_type(table, &value.ty, home, &mut text);
    text
}

/// A type of our own, as written in a file.
pub(super) fn path(table: &TypeTable, id: TypeId, home: Home) -> String {
    let def = &table[id];
    if def.home == home { def.name.clone() } else { format!("super::{}", def.name) }
}

fn write(table: &TypeTable, value: &Value, home: Home, out: &mut String) {
    if value.is_nullable {
        out.push_str("Option<");
        write_type(table, &value.ty, home, out);
        out.push('>');
    } else {
        write_type(table, &value.ty, home, out);
    }
}

fn write_type(table: &TypeTable, ty: &Ty, home: Home, out: &mut String) {
    let plain = match ty {
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
        Ty::List(inner) => return around("Vec<", inner, table, home, out),
        Ty::Map(inner) => return around("std::collections::BTreeMap<String, ", inner, table, home, out),
        Ty::Named(id) => return out.push_str(&path(table, *id, home)),
        Ty::Boxed(id) => {
            out.push_str("Box<");
            out.push_str(&path(table, *id, home));
            return out.push('>');
        }
    };
    out.push_str(plain);
}

fn around(opening: &str, inner: &Value, table: &TypeTable, home: Home, out: &mut String) {
    out.push_str(opening);
    write(table, inner, home, out);
    out.push('>');
}
