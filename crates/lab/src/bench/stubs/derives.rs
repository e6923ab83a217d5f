//! The types of a document as someone would write them for poem-openapi: with its derives.
//!
//! They are made from the same table as the stubs, so that both have the same types. Where poem-openapi cannot say
//! something (rules of a type rather than of a field, undeclared properties that are kept), it is left out: that is
//! less to compile, and nothing is gained by it.

use stubgen::Text;
use stubgen::ir::{Additional, Bound, Field, Presence, Rule, Ty, TypeDef, TypeKind, TypeTable, Value};

/// The text of a library with every type of a table.
pub(super) fn emit(table: &TypeTable) -> String {
    let mut text = Text::new();
    text.line("//! The types of a document, made with poem-openapi's derives.");
    text.line("#![allow(dead_code)]");
    for def in &table.types {
        text.line("");
        text.doc(def.description.as_deref().unwrap_or(&def.name));
        emit_type(table, def, &mut text);
    }
    text.finish()
}

fn emit_type(table: &TypeTable, def: &TypeDef, text: &mut Text) {
    let name = &def.name;
    match &def.kind {
        TypeKind::Object { fields, additional, rules: _ } => {
            text.line("#[derive(Debug, Clone, PartialEq, poem_openapi::Object)]");
            let closed = if *additional == Additional::Refused { ", deny_unknown_fields" } else { "" };
            text.line(format!("#[oai(skip_serializing_if_is_none{closed})]"));
            text.block(format!("pub struct {name} {{"), "}", |text| {
                for field in fields {
                    emit_field(table, field, text);
                }
            });
        }
        TypeKind::TextEnum { variants, other: _ } => {
            text.line("#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, poem_openapi::Enum)]");
            text.block(format!("pub enum {name} {{"), "}", |text| {
                for (variant, wire) in variants {
                    text.line(format!("#[oai(rename = {wire:?})]"));
                    text.line(format!("{variant},"));
                }
            });
        }
        TypeKind::Union { alternatives, tag, is_exclusive, rules: _ } => {
            text.line("#[derive(Debug, Clone, PartialEq, poem_openapi::Union)]");
            match tag {
                Some(tag) => text.line(format!("#[oai(discriminator_name = {tag:?})]")),
                None if *is_exclusive => text.line("#[oai(one_of)]"),
                None => {}
            }
            text.block(format!("pub enum {name} {{"), "}", |text| {
                for alternative in alternatives {
                    if let (Some(_), Some(value)) = (tag, alternative.tags.first()) {
                        text.line(format!("#[oai(mapping = {value:?})]"));
                    }
                    text.line(format!("{}({}),", alternative.name, rust_type(table, &alternative.value)));
                }
            });
        }
        // It has no tuples.
        TypeKind::Tuple { .. } => {
            text.line(format!("pub type {name} = Vec<poem_openapi::types::Any<serde_json::Value>>;"));
        }
        TypeKind::Newtype(value) | TypeKind::Transparent(value) => {
            text.line("#[derive(Debug, Clone, PartialEq, poem_openapi::NewType)]");
            text.line(format!("pub struct {name}(pub {});", rust_type(table, value)));
        }
        TypeKind::Alias(value) => text.line(format!("pub type {name} = {};", rust_type(table, value))),
        // Its enums have no numbers.
        TypeKind::IntEnum { .. } => text.line(format!("pub type {name} = i64;")),
    }
}

fn emit_field(table: &TypeTable, field: &Field, text: &mut Text) {
    text.doc(field.description.as_deref().unwrap_or(&field.wire));
    let rules = rules_of(table, &field.value);
    let validators: Vec<String> = rules.iter().filter_map(|rule| validator(table, rule)).collect();
    let validators =
        if validators.is_empty() { String::new() } else { format!(", validator({})", validators.join(", ")) };
    text.line(format!("#[oai(rename = {:?}{validators})]", field.wire));
    let inner = Value { is_nullable: false, ..field.value.clone() };
    let inner = rust_type(table, &inner);
    let shown = match (&field.presence, field.value.is_nullable) {
        (Presence::Required, false) => inner,
        (Presence::Optional, true) => format!("poem_openapi::types::MaybeUndefined<{inner}>"),
        _ => format!("Option<{inner}>"),
    };
    text.line(format!("pub {}: {shown},", field.name));
}

/// The rules of a value, with those of its type: poem-openapi knows rules of fields only.
fn rules_of(table: &TypeTable, value: &Value) -> Vec<Rule> {
    let mut rules = value.rules.clone();
    if let Ty::Named(id) | Ty::Boxed(id) = value.ty
        && let TypeKind::Newtype(inner) = &table[id].kind
    {
        rules.extend(inner.rules.iter().cloned());
    }
    rules
}

fn validator(table: &TypeTable, rule: &Rule) -> Option<String> {
    let bound = |name: &str, bound: &Bound| {
        let exclusive = if bound.is_exclusive { ", exclusive = true" } else { "" };
        format!("{name}(value = {:?}{exclusive})", bound.value)
    };
    Some(match rule {
        Rule::MinLength(n) => format!("min_length = {n}"),
        Rule::MaxLength(n) => format!("max_length = {n}"),
        Rule::Pattern(id) => format!("pattern = {:?}", table[*id].rust),
        Rule::Minimum(least) => bound("minimum", least),
        Rule::Maximum(greatest) => bound("maximum", greatest),
        Rule::MultipleOf(divisor) => format!("multiple_of = {divisor}"),
        Rule::MinItems(n) => format!("min_items = {n}"),
        Rule::MaxItems(n) => format!("max_items = {n}"),
        Rule::UniqueItems => "unique_items = true".to_owned(),
        Rule::MinProperties(n) => format!("min_properties = {n}"),
        Rule::MaxProperties(n) => format!("max_properties = {n}"),
        Rule::Schema(_) | Rule::Deep(_) => return None,
    })
}

fn rust_type(table: &TypeTable, value: &Value) -> String {
    let bare = match &value.ty {
        Ty::Bool => "bool".to_owned(),
        Ty::I32 => "i32".to_owned(),
        Ty::I64 | Ty::I128 => "i64".to_owned(),
        Ty::U64 => "u64".to_owned(),
        Ty::F32 => "f32".to_owned(),
        Ty::F64 => "f64".to_owned(),
        // Its types of dates and numbers would be further dependencies.
        Ty::Text | Ty::Date | Ty::DateTime | Ty::Uuid | Ty::Base64 => "String".to_owned(),
        Ty::Any => "poem_openapi::types::Any<serde_json::Value>".to_owned(),
        Ty::List(item) => format!("Vec<{}>", rust_type(table, item)),
        Ty::Map(item) => format!("std::collections::HashMap<String, {}>", rust_type(table, item)),
        Ty::Named(id) => table[*id].name.clone(),
        Ty::Boxed(id) => format!("Box<{}>", table[*id].name),
    };
    if value.is_nullable { format!("Option<{bare}>") } else { bare }
}
