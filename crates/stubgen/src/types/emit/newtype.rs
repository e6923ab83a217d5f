//! Checked scalars, transparent structs and aliases.

use crate::Text;
use crate::ir::{Ty, TypeDef, TypeTable, Value};

use super::check::{check, check_impl, check_inside};
use super::rust_type::rust_type;

/// A scalar that is checked when it is made.
pub(super) fn emit_newtype(table: &TypeTable, def: &TypeDef, value: &Value, text: &mut Text) {
    let inner = rust_type(table, value, def.home);
    let traits = match value.ty {
        Ty::Text => "Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord",
        Ty::Bool | Ty::I32 | Ty::I64 | Ty::U64 | Ty::I128 => "Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord",
        Ty::F32 | Ty::F64 => "Debug, Clone, Copy, PartialEq, PartialOrd",
        _ => "Debug, Clone, PartialEq",
    };
    text.line(format!("#[derive({traits})]"));
    text.line(format!("pub struct {}({inner});", def.name));
    text.block("crate::runtime::newtype! {", "}", |text| {
        text.block(format!("{}({inner}) |value| {{", def.name), "}", |text| {
            check(table, value, "value", text);
            text.line("Ok(())");
        });
    });
    if def.is_stated {
        text.block(format!("impl {} {{", def.name), "}", |text| {
            text.doc("A value that the document states: it was checked when this code was made.");
            text.block(format!("pub(super) fn stated(value: {inner}) -> Self {{"), "}", |text| {
                text.line("Self(value)");
            });
        });
    }
}

/// A list or map that holds itself, or that is held to a schema.
pub(super) fn emit_transparent(table: &TypeTable, def: &TypeDef, value: &Value, text: &mut Text) {
    let inner = rust_type(table, value, def.home);
    text.line("#[derive(Debug, Clone, PartialEq)]");
    text.line(format!("pub struct {}(pub {inner});", def.name));
    text.line(format!("crate::runtime::transparent! {{ {}({inner}) }}", def.name));
    if def.is_checked {
        check_impl(def, text, |text| check_inside(table, value, "&self.0", &[], text));
    }
}

/// Another name for a type.
pub(super) fn emit_alias(table: &TypeTable, def: &TypeDef, value: &Value, text: &mut Text) {
    text.line(format!("pub type {} = {};", def.name, rust_type(table, value, def.home)));
}
