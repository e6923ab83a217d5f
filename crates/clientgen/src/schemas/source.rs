//! `types/own.rs`: types that typify is not asked for.

use rust_text::Text;
use rust_text::name::{Scope, snake};

use crate::ir::Ty;

use super::definition::{Alternative, Definition, Field, Object, TextRules, Tuple, TypeKind};

/// Every type of ours, in the order in which they were met; texts with rules, which are declared at once, come last.
pub(super) fn write(definitions: &[Definition]) -> String {
    let mut text = Text::new();
    write_each(definitions, write_one, &mut text);
    let mut texts = Text::new();
    write_each(definitions, write_text, &mut texts);
    let texts = texts.finish();
    if !texts.is_empty() {
        gap(&mut text);
        text.block("::client_runtime::texts! {", "}", |text| text.paste(&texts));
    }
    text.finish()
}

/// What each definition is written as, if it is, with a line between.
fn write_each(definitions: &[Definition], write: fn(&Definition, &mut Text), text: &mut Text) {
    for definition in definitions {
        let mut one = Text::new();
        write(definition, &mut one);
        let one = one.finish();
        if !one.is_empty() {
            gap(text);
            text.paste(&one);
        }
    }
}

fn gap(text: &mut Text) {
    if text.next_line() > 1 {
        text.line("");
    }
}

/// The description of a type, with the word that it is deprecated.
pub(super) fn description(definition: &Definition) -> Option<String> {
    let mut description = definition.description.clone().unwrap_or_default();
    if definition.is_deprecated {
        description.push_str(if description.is_empty() { "Deprecated." } else { "\n\nDeprecated." });
    }
    Some(description).filter(|description| !description.is_empty())
}

fn write_one(definition: &Definition, text: &mut Text) {
    let name = &definition.name;
    match &definition.kind {
        TypeKind::Alias(_) if !definition.is_component => {}
        TypeKind::Alias(ty) => {
            doc(definition, text);
            text.line(format!("pub type {name} = {};", ty.rust()));
        }
        TypeKind::NullOr { ty, is_boxed } => {
            text.doc(&format!("`null` or {}.", described(ty)));
            text.line(format!("pub type {name} = ::client_runtime::Nullable<{}>;", boxed(ty, *is_boxed)));
        }
        TypeKind::Tuple(tuple) => write_tuple(definition, tuple, text),
        TypeKind::Struct(object) if object.is_ours() => write_struct(definition, object, text),
        TypeKind::Wrapper(_) | TypeKind::Struct(_) | TypeKind::Text(_) => {}
        TypeKind::TextEnum(variants) => {
            let variants = variants.iter().map(|(variant, value)| format!("{variant} = {value:?},"));
            call("text_enum", &format!("pub enum {name}"), definition, variants, text);
        }
        TypeKind::IntEnum(variants) => {
            let variants = variants.iter().map(|(variant, value)| format!("{variant} = {value},"));
            call("int_enum", &format!("pub enum {name}"), definition, variants, text);
        }
        TypeKind::Union(alternatives) => {
            let lines = alternatives.iter().map(|alternative| format!("{},", variant(alternative)));
            call("union", &format!("pub enum {name}"), definition, lines, text);
        }
        TypeKind::Tagged(property, alternatives) => {
            let lines = alternatives.iter().map(|alternative| {
                let tags: Vec<String> = alternative.tags.iter().map(|tag| format!("{tag:?}")).collect();
                format!("{} = {},", variant(alternative), tags.join(" | "))
            });
            call("tagged", &format!("pub enum {name} by {property:?}"), definition, lines, text);
        }
        TypeKind::Source(source) => text.paste(source),
    }
}

/// A text with rules, among others.
fn write_text(definition: &Definition, text: &mut Text) {
    if let TypeKind::Text(rules) = &definition.kind {
        doc(definition, text);
        text.block(format!("pub {} {{", definition.name), "}", |text| {
            for line in rule_lines(rules) {
                text.line(line);
            }
        });
    }
}

fn call(name: &str, head: &str, definition: &Definition, lines: impl Iterator<Item = String>, text: &mut Text) {
    text.block(format!("::client_runtime::{name}! {{"), "}", |text| {
        doc(definition, text);
        text.block(format!("{head} {{"), "}", |text| lines.for_each(|line| text.line(line)));
    });
}

fn doc(definition: &Definition, text: &mut Text) {
    match (&definition.description, definition.is_deprecated) {
        (Some(description), is_deprecated) => {
            text.doc(description);
            if is_deprecated {
                text.doc_gap();
                text.doc("Deprecated.");
            }
        }
        (None, true) => text.doc("Deprecated."),
        (None, false) => text.doc(&format!("`{}`", definition.name)),
    }
}

fn variant(alternative: &Alternative) -> String {
    format!("{}({})", alternative.name, boxed(&alternative.ty, alternative.is_boxed))
}

fn boxed(ty: &Ty, is_boxed: bool) -> String {
    match ty {
        Ty::Nullable(inner) if is_boxed => format!("::std::option::Option<{}>", boxed(inner, true)),
        _ if is_boxed => format!("::std::boxed::Box<{}>", ty.rust()),
        _ => ty.rust(),
    }
}

fn described(ty: &Ty) -> String {
    match ty {
        Ty::Named(name) => format!("a `{name}`"),
        _ => "a value".to_owned(),
    }
}

fn rule_lines(rules: &TextRules) -> Vec<String> {
    let TextRules { pattern, min_length, max_length } = rules;
    let mut lines = Vec::new();
    lines.extend(pattern.as_ref().map(|pattern| format!("pattern: {},", literal(pattern))));
    lines.extend(min_length.map(|length| format!("min_length: {length},")));
    lines.extend(max_length.map(|length| format!("max_length: {length},")));
    lines
}

/// A text as a literal, raw where that shows more.
fn literal(text: &str) -> String {
    let is_plain = !text.chars().any(|c| c == '"' || c.is_control());
    if is_plain && text.contains('\\') { format!("r\"{text}\"") } else { format!("{text:?}") }
}

/// Elements of the longest tuple of Rust's that can be shown.
const LONGEST_TUPLE: usize = 12;

/// A tuple of Rust's, or a struct where some elements may be missing, others may follow, or it holds itself.
fn write_tuple(definition: &Definition, tuple: &Tuple, text: &mut Text) {
    let Tuple { elements, rest } = tuple;
    let name = &definition.name;
    let is_fixed = rest.is_none() && elements.iter().all(|element| element.is_required && !element.is_boxed);
    if is_fixed && (2..=LONGEST_TUPLE).contains(&elements.len()) {
        doc(definition, text);
        let types: Vec<String> = elements.iter().map(|element| element.ty.rust()).collect();
        text.line(format!("pub type {name} = ({});", types.join(", ")));
        return;
    }
    let written = |is_required: bool| {
        let meant = elements.iter().enumerate().filter(|(_, element)| element.is_required == is_required);
        let written = meant.map(|(idx, element)| {
            // What may be missing is an option by its place.
            let ty = if is_required { element.ty.clone() } else { element.ty.clone().without_null() };
            format!("{idx}: {}", boxed(&ty, element.is_boxed))
        });
        written.collect::<Vec<_>>().join(", ")
    };
    let rest = rest.as_ref().map(|rest| format!("{}: {}", elements.len(), rest.rust())).unwrap_or_default();
    let lines = [("required", written(true)), ("optional", written(false)), ("rest", rest)];
    let lines = lines.into_iter().map(|(name, elements)| format!("{name}: [{elements}],"));
    call("tuple", &format!("pub struct {name}"), definition, lines, text);
}

/// A struct that typify cannot write.
fn write_struct(definition: &Definition, object: &Object, text: &mut Text) {
    let mut scope = Scope::new();
    doc(definition, text);
    text.line("#[derive(Debug, Clone, ::serde::Serialize, ::serde::Deserialize)]");
    text.block(format!("pub struct {} {{", definition.name), "}", |text| {
        for field in &object.fields {
            write_field(field, &scope.claim_word(&snake(&field.name), "value"), text);
        }
        if let Some(extra) = &object.extra {
            text.doc("Properties that the contract does not name.");
            text.line("#[serde(flatten)]");
            let name = scope.claim_word("extra", "extra");
            text.line(format!("pub {name}: {},", Ty::Map(Box::new(extra.clone())).rust()));
        }
    });
}

fn write_field(field: &Field, name: &str, text: &mut Text) {
    match &field.description {
        Some(description) => text.doc(description),
        None => text.doc(&format!("`{}`", field.name)),
    }
    let ty = boxed(&field.ty, field.is_boxed);
    if field.is_required {
        text.line(format!("#[serde(rename = {:?})]", field.name));
        text.line(format!("pub {name}: {ty},"));
        return;
    }
    let ty = if let Ty::Nullable(_) = field.ty { ty } else { format!("::std::option::Option<{ty}>") };
    let skip = "default, skip_serializing_if = \"::std::option::Option::is_none\"";
    text.line(format!("#[serde(rename = {:?}, {skip})]", field.name));
    text.line(format!("pub {name}: {ty},"));
}
