//! Statements that hold a value to its rules.

use contract::number::Number;
use rust_text::layout::{assigned, string_literal};

use crate::Text;
use crate::ir::{Bound, PatternId, Rule, Ty, TypeDef, TypeKind, TypeTable, Value};

use super::literal;

/// Whether anything must be checked beyond what the type keeps.
pub fn needs_check(table: &TypeTable, value: &Value) -> bool {
    !value.rules.is_empty() || type_needs_check(table, &value.ty)
}

/// Statements that check a value and leave by `?`; `place` is an expression for a reference to it.
pub fn check(table: &TypeTable, value: &Value, place: &str, text: &mut Text) {
    check_inside(table, value, place, &[], text);
}

/// The same, for a value inside another: `path` says what stands around it, such as `at("name", `.
pub(super) fn check_inside(table: &TypeTable, value: &Value, place: &str, path: &[String], text: &mut Text) {
    if !needs_check(table, value) {
        return;
    }
    if value.is_nullable {
        text.block(format!("if let Some(value) = {place} {{"), "}", |text| {
            present(table, value, "value", path, text);
        });
    } else {
        present(table, value, place, path, text);
    }
}

/// Statements for rules alone.
pub(super) fn check_rules(rules: &[Rule], place: &str, text: &mut Text) {
    for one in rules {
        rule(one, &Ty::Any, place, &[], text);
    }
}

/// `impl Check` around statements.
pub(super) fn check_impl(def: &TypeDef, text: &mut Text, statements: impl FnOnce(&mut Text)) {
    text.block(format!("impl crate::runtime::Check for {} {{", def.name), "}", |text| {
        text.block("fn check(&self) -> Result<(), crate::runtime::Fault> {", "}", |text| {
            statements(text);
            text.line("Ok(())");
        });
    });
}

/// The step into a property.
pub(super) fn at(wire: &str) -> String {
    format!("crate::runtime::check::at({}, ", string_literal(wire))
}

fn type_needs_check(table: &TypeTable, ty: &Ty) -> bool {
    match ty {
        Ty::F32 => true,
        Ty::List(inner) | Ty::Map(inner) => needs_check(table, inner),
        Ty::Named(id) | Ty::Boxed(id) => table[*id].is_checked,
        _ => false,
    }
}

/// Statements for a value that is not `null`.
fn present(table: &TypeTable, value: &Value, place: &str, path: &[String], text: &mut Text) {
    let ty = &value.ty;
    match &value.message {
        // Said once, whichever rule is broken.
        Some(message) if !value.rules.is_empty() => {
            let opening = format!("{}crate::runtime::check::saying({}, || {{", path.concat(), string_literal(message));
            text.block(opening, &format!("}}{}?;", ")".repeat(path.len() + 1)), |text| {
                value.rules.iter().for_each(|one| rule(one, ty, place, &[], text));
                text.line("Ok(())");
            });
        }
        _ => value.rules.iter().for_each(|one| rule(one, ty, place, path, text)),
    }
    if !type_needs_check(table, ty) {
        return;
    }
    let mut each = |opening: String, step: String, item: &Value| {
        let path: Vec<String> = path.iter().cloned().chain([step]).collect();
        text.block(opening, "}", |text| check_inside(table, item, "item", &path, text));
    };
    match ty {
        Ty::F32 => nested(&format!("crate::runtime::check::finite({place})"), path, "?;", text),
        Ty::List(item) => {
            let index = numbered("index", path);
            let opening = format!("for ({index}, item) in {}.iter().enumerate() {{", pointee(place));
            each(opening, format!("crate::runtime::check::at_index({index}, "), item);
        }
        Ty::Map(item) => {
            let key = numbered("key", path);
            each(format!("for ({key}, item) in {place} {{"), format!("crate::runtime::check::at_key({key}, "), item);
        }
        Ty::Named(id) => match &table[*id].kind {
            TypeKind::Alias(inner) => present(table, inner, place, path, text),
            _ => nested(&format!("crate::runtime::Check::check({place})"), path, "?;", text),
        },
        Ty::Boxed(id) => {
            let inner = match place.strip_prefix('&') {
                Some(owner) => format!("&*{owner}"),
                None => format!("&**{place}"),
            };
            present(table, &Value::plain(Ty::Named(*id)), &inner, path, text);
        }
        _ => {}
    }
}

fn rule(rule: &Rule, ty: &Ty, place: &str, path: &[String], text: &mut Text) {
    let call = |name: &str, argument: &str| format!("crate::runtime::check::{name}({place}, {argument})");
    let count = |name: &str, n: u64| call(name, &literal::integer(n.into()));
    let call = match rule {
        Rule::MinLength(n) => count("min_length", *n),
        Rule::MaxLength(n) => count("max_length", *n),
        Rule::Pattern(id) => call("pattern", &format!("&super::patterns::{}", pattern_name(*id))),
        Rule::Minimum(Bound { value, is_exclusive: false }) => call("minimum", &number(ty, value)),
        Rule::Minimum(Bound { value, is_exclusive: true }) => call("exclusive_minimum", &number(ty, value)),
        Rule::Maximum(Bound { value, is_exclusive: false }) => call("maximum", &number(ty, value)),
        Rule::Maximum(Bound { value, is_exclusive: true }) => call("exclusive_maximum", &number(ty, value)),
        Rule::MultipleOf(divisor) => call("multiple_of", &number(ty, divisor)),
        Rule::MinItems(n) => count("min_items", *n),
        Rule::MaxItems(n) => count("max_items", *n),
        Rule::UniqueItems => format!("crate::runtime::check::unique_items({place})"),
        Rule::MinProperties(n) => count("min_properties", *n),
        Rule::MaxProperties(n) => count("max_properties", *n),
        // A schema stands beside the statement that uses it, and is read once.
        Rule::Schema(schema) | Rule::Deep(schema) => {
            return text.block("{", "}", |text| {
                let made = format!("crate::runtime::Schema::new({})", string_literal(schema));
                assigned(text, "static SCHEMA: crate::runtime::Schema", &made);
                nested(&call("schema", "&SCHEMA"), path, "?;", text);
            });
        }
    };
    nested(&call, path, "?;", text);
}

/// A call inside the steps that lead to its place, broken where the line would be too long.
fn nested(call: &str, path: &[String], end: &str, text: &mut Text) {
    let line = format!("{}{call}{}{end}", path.concat(), ")".repeat(path.len()));
    match path.split_first().and_then(|(step, rest)| Some((step.split_once('(')?, rest))) {
        Some(((function, argument), rest)) if line.len() > text.room() => {
            text.block(format!("{function}("), &format!("){end}"), |text| {
                text.line(argument.trim_end());
                nested(call, rest, ",", text);
            });
        }
        _ => text.line(line),
    }
}

/// The name of a pattern's static.
pub(super) fn pattern_name(id: PatternId) -> String {
    format!("PATTERN_{}", id.0 + 1)
}

/// Lists inside lists need a name each for where they are.
fn numbered(name: &str, path: &[String]) -> String {
    if path.iter().any(|step| step.contains(&format!("({name}"))) {
        format!("{name}{}", path.len())
    } else {
        name.to_owned()
    }
}

/// What a reference refers to, as the beginning of a method call.
fn pointee(place: &str) -> String {
    match place.strip_prefix('&') {
        Some(owner) if owner.starts_with('*') => format!("({owner})"),
        Some(owner) => owner.to_owned(),
        None => place.to_owned(),
    }
}

/// A number as a literal of a type.
fn number(ty: &Ty, text: &str) -> String {
    let number = Number::parse(text).unwrap_or(Number::ZERO);
    match ty {
        Ty::F32 | Ty::F64 => literal::float(number.to_f64()),
        _ => number.to_i128().map_or_else(|| "0".to_owned(), literal::integer),
    }
}
