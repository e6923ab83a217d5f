//! Enums of listed values.

use crate::Text;
use crate::ir::TypeDef;

use super::literal;
use super::words::code;

/// Texts.
pub(super) fn emit_texts(def: &TypeDef, variants: &[(String, String)], other: Option<&str>, text: &mut Text) {
    let copy = if other.is_some() { "" } else { "Copy, " };
    text.line(format!("#[derive(Debug, Clone, {copy}PartialEq, Eq, Hash)]"));
    text.block(format!("pub enum {} {{", def.name), "}", |text| {
        for (variant, wire) in variants {
            text.doc(&format!("{}.", code(wire)));
            text.line(format!("{variant},"));
        }
        if let Some(other) = other {
            text.doc("A text that the document does not list.");
            text.line(format!("{other}(String),"));
        }
    });
    text.block("crate::runtime::text_enum! {", "}", |text| {
        let closing = other.map_or_else(|| "}".to_owned(), |other| format!("}} other {other}"));
        text.block(format!("{} {{", def.name), &closing, |text| {
            for (variant, wire) in variants {
                text.line(format!("{variant} {},", literal::string(wire)));
            }
        });
    });
}

/// Whole numbers.
pub(super) fn emit_integers(def: &TypeDef, variants: &[(String, i64)], text: &mut Text) {
    text.line("#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]");
    text.block(format!("pub enum {} {{", def.name), "}", |text| {
        for (variant, number) in variants {
            text.doc(&format!("`{number}`."));
            text.line(format!("{variant},"));
        }
    });
    text.block("crate::runtime::int_enum! {", "}", |text| {
        text.block(format!("{} {{", def.name), "}", |text| {
            for (variant, number) in variants {
                text.line(format!("{variant} {},", literal::integer((*number).into())));
            }
        });
    });
}
