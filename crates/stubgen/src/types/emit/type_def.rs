//! Types with all that belongs to them; enums of listed values, checked scalars, transparent structs, aliases and patterns.

use rust_text::layout::{assigned, string_literal};

use crate::Text;
use crate::ir::{PatternDef, PatternId, Ty, TypeDef, TypeId, TypeKind, TypeTable, Value};

use super::check::{check, check_impl, check_inside, pattern_name};
use super::rust_type::rust_type;
use super::words::code;
use super::{docs, literal, object, tuple, union};

/// The text of a type with all that belongs to it.
pub fn emit(table: &TypeTable, id: TypeId, text: &mut Text) {
    let def = &table[id];
    docs::of_type(table, def, text);
    match &def.kind {
        TypeKind::Object { fields, additional, rules } => object::emit(table, def, fields, additional, rules, text),
        TypeKind::TextEnum { variants, other } => {
            let values = variants.iter().map(|(variant, wire)| (variant.as_str(), wire.clone(), string_literal(wire)));
            emit_enum(def, "text_enum", &values.collect::<Vec<_>>(), other.as_deref(), text);
        }
        TypeKind::IntEnum { variants } => {
            let values = variants
                .iter()
                .map(|(variant, number)| (variant.as_str(), number.to_string(), literal::integer((*number).into())));
            emit_enum(def, "int_enum", &values.collect::<Vec<_>>(), None, text);
        }
        TypeKind::Union { alternatives, tag, is_exclusive, rules } => {
            union::emit(table, def, alternatives, tag.as_deref(), *is_exclusive, rules, text);
        }
        TypeKind::Tuple { places, rest, rules } => tuple::emit(table, def, places, rest.as_ref(), rules, text),
        TypeKind::Newtype(value) => emit_newtype(table, def, value, text),
        TypeKind::Transparent(value) => emit_transparent(table, def, value, text),
        TypeKind::Alias(value) => {
            text.line(format!("pub type {} = {};", def.name, rust_type(table, value, def.home)));
        }
    }
}

/// The text of `patterns.rs`: a static for every pattern that some value is held to.
pub fn emit_patterns(table: &TypeTable) -> String {
    let mut text = Text::new();
    for (idx, PatternDef { ecmascript, rust, format, example }) in table.patterns.iter().enumerate() {
        if !table.used_patterns.get(idx).copied().unwrap_or_default() {
            continue;
        }
        text.doc(&format!("{}.", code(ecmascript)));
        let told = |call: &str, text: &Option<String>| {
            text.as_ref().map_or_else(String::new, |text| format!(".{call}({})", string_literal(text)))
        };
        let made = format!(
            "crate::runtime::Pattern::new({}, {}){}{}",
            string_literal(ecmascript),
            string_literal(rust),
            told("of_format", format),
            told("such_as", example),
        );
        let name = pattern_name(PatternId(idx));
        assigned(&mut text, &format!("pub(super) static {name}: crate::runtime::Pattern"), &made);
    }
    text.finish()
}

/// Listed values: the variant of each, its text in the docs and its literal.
fn emit_enum(def: &TypeDef, called: &str, values: &[(&str, String, String)], other: Option<&str>, text: &mut Text) {
    let copy = if other.is_some() { "" } else { "Copy, " };
    text.line(format!("#[derive(Debug, Clone, {copy}PartialEq, Eq, Hash)]"));
    text.block(format!("pub enum {} {{", def.name), "}", |text| {
        for (variant, wire, _) in values {
            text.doc(&format!("{}.", code(wire)));
            text.line(format!("{variant},"));
        }
        if let Some(other) = other {
            text.doc("A text that the document does not list.");
            text.line(format!("{other}(String),"));
        }
    });
    text.block(format!("crate::runtime::{called}! {{"), "}", |text| {
        let closing = other.map_or_else(|| "}".to_owned(), |other| format!("}} other {other}"));
        text.block(format!("{} {{", def.name), &closing, |text| {
            for (variant, _, literal) in values {
                text.line(format!("{variant} {literal},"));
            }
        });
    });
}

/// A scalar that is checked when it is made.
fn emit_newtype(table: &TypeTable, def: &TypeDef, value: &Value, text: &mut Text) {
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
fn emit_transparent(table: &TypeTable, def: &TypeDef, value: &Value, text: &mut Text) {
    let inner = rust_type(table, value, def.home);
    text.line("#[derive(Debug, Clone, PartialEq)]");
    text.line(format!("pub struct {}(pub {inner});", def.name));
    text.line(format!("crate::runtime::transparent! {{ {}({inner}) }}", def.name));
    if def.is_checked {
        check_impl(def, text, |text| check_inside(table, value, "&self.0", &[], text));
    }
}
