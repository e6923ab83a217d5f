//! Statements that hold a value to its rules.

use contract::number::Number;

use crate::Text;
use crate::ir::{Bound, PatternId, Rule, Ty, TypeDef, TypeKind, TypeTable, Value};

use super::literal;

/// Whether anything must be checked beyond what the type keeps.
pub fn needs_check(table: &TypeTable, value: &Value) -> bool {
    !value.rules.is_empty() || type_needs_check(table, &value.ty)
}

/// Statements that check a value and leave by `?`; `place` is an expression for a reference to it.
pub fn check(table: &TypeTable, value: &Value, place: &str, text: &mut Text) {
    Checking { table, text }.value(value, place, &[]);
}

/// The same, for a value inside another: `path` says what stands around it, such as `at("name", `.
pub(super) fn check_inside(table: &TypeTable, value: &Value, place: &str, path: &[String], text: &mut Text) {
    Checking { table, text }.value(value, place, path);
}

/// Statements for rules alone.
pub(super) fn check_rules(table: &TypeTable, rules: &[Rule], place: &str, text: &mut Text) {
    for rule in rules {
        Checking { table, text }.rule(rule, &Ty::Any, place, &[]);
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
    format!("crate::runtime::check::at({}, ", literal::string(wire))
}

fn type_needs_check(table: &TypeTable, ty: &Ty) -> bool {
    match ty {
        Ty::F32 => true,
        Ty::List(inner) | Ty::Map(inner) => needs_check(table, inner),
        Ty::Named(id) | Ty::Boxed(id) => table[*id].is_checked,
        _ => false,
    }
}

struct Checking<'t> {
    table: &'t TypeTable,
    text: &'t mut Text,
}

impl Checking<'_> {
    fn value(&mut self, value: &Value, place: &str, path: &[String]) {
        if !needs_check(self.table, value) {
            return;
        }
        if value.is_nullable {
            let table = self.table;
            self.text.block(format!("if let Some(value) = {place} {{"), "}", |text| {
                Checking { table, text }.present(&value.ty, &value.rules, "value", path);
            });
        } else {
            self.present(&value.ty, &value.rules, place, path);
        }
    }

    fn present(&mut self, ty: &Ty, rules: &[Rule], place: &str, path: &[String]) {
        for rule in rules {
            self.rule(rule, ty, place, path);
        }
        if !type_needs_check(self.table, ty) {
            return;
        }
        match ty {
            Ty::F32 => self.call(&format!("crate::runtime::check::finite({place})"), path),
            Ty::List(item) => {
                let index = numbered("index", path);
                let opening = format!("for ({index}, item) in {}.iter().enumerate() {{", pointee(place));
                self.each(opening, format!("crate::runtime::check::at_index({index}, "), item, path);
            }
            Ty::Map(item) => {
                let key = numbered("key", path);
                let opening = format!("for ({key}, item) in {place} {{");
                self.each(opening, format!("crate::runtime::check::at_key({key}, "), item, path);
            }
            Ty::Named(id) => match &self.table[*id].kind {
                TypeKind::Alias(inner) => {
                    let inner = inner.clone();
                    self.present(&inner.ty, &inner.rules, place, path);
                }
                _ => self.call(&format!("crate::runtime::Check::check({place})"), path),
            },
            Ty::Boxed(id) => {
                let inner = match place.strip_prefix('&') {
                    Some(owner) => format!("&*{owner}"),
                    None => format!("&**{place}"),
                };
                self.present(&Ty::Named(*id), &[], &inner, path);
            }
            _ => {}
        }
    }

    fn each(&mut self, opening: String, step: String, item: &Value, path: &[String]) {
        let table = self.table;
        let path: Vec<String> = path.iter().cloned().chain([step]).collect();
        self.text.block(opening, "}", |text| Checking { table, text }.value(item, "item", &path));
    }

    fn rule(&mut self, rule: &Rule, ty: &Ty, place: &str, path: &[String]) {
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
            Rule::Schema(schema) => return self.schema(schema, place, path),
        };
        self.call(&call, path);
    }

    /// A schema stands beside the statement that uses it, and is read once.
    fn schema(&mut self, schema: &str, place: &str, path: &[String]) {
        let table = self.table;
        self.text.block("{", "}", |text| {
            let made = format!("crate::runtime::Schema::new({});", literal::string(schema));
            binding("static SCHEMA: crate::runtime::Schema =", &made, text);
            Checking { table, text }.call(&format!("crate::runtime::check::schema({place}, &SCHEMA)"), path);
        });
    }

    fn call(&mut self, call: &str, path: &[String]) {
        self.nested(call, path, "?;");
    }

    /// A call inside the steps that lead to its place, broken where the line would be too long.
    fn nested(&mut self, call: &str, path: &[String], end: &str) {
        let line = format!("{}{call}{}{end}", path.concat(), ")".repeat(path.len()));
        match path.split_first().and_then(|(step, rest)| Some((step.split_once('(')?, rest))) {
            Some(((function, argument), rest)) if line.len() > self.text.room() => {
                let table = self.table;
                self.text.block(format!("{function}("), &format!("){end}"), |text| {
                    text.line(argument.trim_end());
                    Checking { table, text }.nested(call, rest, ",");
                });
            }
            _ => self.text.line(line),
        }
    }
}

/// The name of a pattern's static.
pub(super) fn pattern_name(id: PatternId) -> String {
    format!("PATTERN_{}", id.0 + 1)
}

/// A value on the line of its name, or on the next where it is too long.
pub(super) fn binding(name: &str, value: &str, text: &mut Text) {
    if name.len() + 1 + value.len() <= text.room() {
        text.line(format!("{name} {value}"));
    } else {
        text.line(name);
        text.indented(|text| text.line(value));
    }
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
