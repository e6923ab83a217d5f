//! Structs.

use rust_text::layout::string_literal;

use crate::Text;
use crate::ir::{Additional, Field, Presence, Rule, TypeDef, TypeTable};

use super::check::{at, check_impl, check_inside, check_rules, needs_check};
use super::docs;
use super::rust_type::rust_type;

/// More flags than this, and clippy suspects a state machine.
const MANY_FLAGS: usize = 3;

/// A struct, its serialization and its checks.
pub(super) fn emit(
    table: &TypeTable,
    def: &TypeDef,
    fields: &[Field],
    additional: &Additional,
    rules: &[Rule],
    text: &mut Text,
) {
    text.line("#[derive(Debug, Clone, PartialEq)]");
    let flag = |field: &&Field| field_type(table, def, field) == "bool";
    if fields.iter().filter(flag).count() > MANY_FLAGS {
        text.line(
            r#"#[expect(clippy::struct_excessive_bools, reason = "the document has these flags, each on its own")]"#,
        );
    }
    if fields.is_empty() && !matches!(additional, Additional::Kept(..)) {
        text.line(format!("pub struct {} {{}}", def.name));
    } else {
        emit_struct(table, def, fields, additional, text);
    }
    emit_serde(def, fields, additional, text);
    if def.is_checked {
        emit_check(table, def, fields, additional, rules, text);
    }
}

fn emit_struct(table: &TypeTable, def: &TypeDef, fields: &[Field], additional: &Additional, text: &mut Text) {
    text.block(format!("pub struct {} {{", def.name), "}", |text| {
        for field in fields {
            docs::of_field(table, field, text);
            text.line(format!("pub {}: {},", field.name, field_type(table, def, field)));
        }
        if let Additional::Kept(name, value) = additional {
            text.doc("Properties that are not declared.");
            let inner = rust_type(table, value, def.home);
            text.line(format!("pub {name}: std::collections::BTreeMap<String, {inner}>,"));
        }
    });
}

fn emit_serde(def: &TypeDef, fields: &[Field], additional: &Additional, text: &mut Text) {
    text.block("crate::runtime::object! {", "}", |text| {
        if fields.is_empty() {
            text.line(format!("{} {{}}", def.name));
        } else {
            text.block(format!("{} {{", def.name), "}", |text| {
                for (idx, field) in fields.iter().enumerate() {
                    text.line(format!("{idx} {} {} {},", field.name, string_literal(&field.wire), kind(field)));
                }
            });
        }
        match additional {
            Additional::Ignored => {}
            Additional::Refused => text.line("closed"),
            Additional::Kept(name, _) => text.line(format!("additional {name}")),
        }
    });
}

fn emit_check(
    table: &TypeTable,
    def: &TypeDef,
    fields: &[Field],
    additional: &Additional,
    rules: &[Rule],
    text: &mut Text,
) {
    check_impl(def, text, |text| {
        check_rules(rules, "self", text);
        for field in fields {
            check_field(table, field, text);
        }
        if let Additional::Kept(name, value) = additional
            && needs_check(table, value)
        {
            let step = ["crate::runtime::check::at_key(key, ".to_owned()];
            text.block(format!("for (key, item) in &self.{name} {{"), "}", |text| {
                check_inside(table, value, "item", &step, text);
            });
        }
    });
}

fn field_type(table: &TypeTable, def: &TypeDef, field: &Field) -> String {
    let inner = rust_type(table, &field.value, def.home);
    match field.presence {
        Presence::Optional => format!("Option<{inner}>"),
        Presence::Required | Presence::Default(_) => inner,
    }
}

fn kind(field: &Field) -> String {
    match (&field.presence, field.value.is_nullable) {
        (Presence::Required, false) => "required".to_owned(),
        (Presence::Required, true) => "nullable".to_owned(),
        (Presence::Optional, false) => "optional".to_owned(),
        (Presence::Optional, true) => "both".to_owned(),
        (Presence::Default(default), false) => format!("default({default})"),
        (Presence::Default(default), true) => format!("default(Some({default}))"),
    }
}

fn check_field(table: &TypeTable, field: &Field, text: &mut Text) {
    if !needs_check(table, &field.value) {
        return;
    }
    let place = format!("&self.{}", field.name);
    let path = [at(&field.wire)];
    if field.presence != Presence::Optional {
        return check_inside(table, &field.value, &place, &path, text);
    }
    let present = if field.value.is_nullable { "Some(Some(value))" } else { "Some(value)" };
    text.block(format!("if let {present} = {place} {{"), "}", |text| {
        let value = crate::ir::Value { is_nullable: false, ..field.value.clone() };
        check_inside(table, &value, "value", &path, text);
    });
}
