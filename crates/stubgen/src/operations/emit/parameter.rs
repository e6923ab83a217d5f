//! How a handler reads parameters.

use contract::model::Location;

use crate::Text;
use crate::ir::{Delimiter, Home, Operation, Parameter, Presence, Shape, TypeTable, Value};
use crate::types;

use super::handler::Locals;
use super::layout::{list, literal};

/// Writes the table of query parameters, if there are any.
pub(super) fn emit_query_table(operation: &Operation, text: &mut Text) {
    let declared = in_query(operation).map(field);
    let keys = operation.query_keys.iter().map(|key| field_call("single", &[literal(key)]));
    // A key that is also declared as a parameter stands in the table once.
    let is_declared = |key: &&String| in_query(operation).any(|parameter| parameter.wire == **key);
    let n_repeated = operation.query_keys.iter().filter(is_declared).count();
    let fields: Vec<String> = if n_repeated == 0 {
        declared.chain(keys).collect()
    } else {
        let keys = operation.query_keys.iter().filter(|key| !is_declared(key));
        declared.chain(keys.map(|key| field_call("single", &[literal(key)]))).collect()
    };
    if !fields.is_empty() {
        let before = format!("const QUERY: [crate::runtime::query::Field; {}] = ", fields.len());
        list(text, &before, "[]", &fields, ";");
    }
}

/// Writes the statements that read every parameter.
pub(super) fn emit(table: &TypeTable, operation: &Operation, home: Home, locals: &Locals, text: &mut Text) {
    let at = |location| operation.parameters.iter().filter(move |parameter| parameter.location == location);
    for parameter in at(Location::Path) {
        read(table, parameter, home, locals, 0, text);
    }
    if in_query(operation).next().is_some() {
        text.line(format!("let {} = {}.query(&QUERY)?;", locals.query, locals.call));
    } else if operation.query_keys.is_empty() {
        text.line(format!("{}.query(&[])?;", locals.call));
    } else {
        text.line(format!("{}.query(&QUERY)?;", locals.call));
    }
    for (idx, parameter) in at(Location::Query).enumerate() {
        read(table, parameter, home, locals, idx, text);
    }
    for parameter in at(Location::Header).chain(at(Location::Cookie)) {
        read(table, parameter, home, locals, 0, text);
    }
}

fn in_query(operation: &Operation) -> impl Iterator<Item = &Parameter> {
    operation.parameters.iter().filter(|parameter| parameter.location == Location::Query)
}

fn read(table: &TypeTable, parameter: &Parameter, home: Home, locals: &Locals, idx: usize, text: &mut Text) {
    let ty = types::rust_type(table, &parameter.value, home);
    let (suffix, is_option) = match &parameter.presence {
        Presence::Required if parameter.may_be_empty => ("optional", true),
        Presence::Required => ("required", false),
        Presence::Optional => ("optional", true),
        Presence::Default(_) => ("or", false),
    };
    let as_shape = if parameter.shape == Shape::Text { "" } else { "_as" };
    let Locals { call, query, .. } = locals;
    let (function, key) = match parameter.location {
        Location::Path => {
            let key = vec![parameter.variable.to_string(), literal(&parameter.wire)];
            (format!("{call}.path{as_shape}"), key)
        }
        Location::Query => (format!("{query}.{suffix}{as_shape}"), vec![idx.to_string()]),
        Location::Header => (format!("{call}.header_{suffix}{as_shape}"), vec![literal(&parameter.wire)]),
        Location::Cookie => (format!("{call}.cookie_{suffix}{as_shape}"), vec![literal(&parameter.wire)]),
    };
    let mut arguments = key;
    if let Presence::Default(default) = &parameter.presence {
        arguments.push(format!("|| {default}"));
    }
    if parameter.shape != Shape::Text {
        arguments.push(shape(&parameter.shape, &parameter.wire));
    }
    if parameter.may_be_empty && parameter.presence == Presence::Required {
        text.line(format!("{query}.given({idx})?;"));
    }
    let declared = if is_option { format!("Option<{ty}>") } else { ty.clone() };
    let before = format!("let {}: {declared} = {function}", parameter.name);
    checked(table, &parameter.value, &ty, &before, arguments, "?;", text);
}

/// Writes a call whose last argument checks what was read: a closure, or `any` where nothing is left to check.
pub(super) fn checked(
    table: &TypeTable,
    value: &Value,
    ty: &str,
    before: &str,
    mut arguments: Vec<String>,
    after: &str,
    text: &mut Text,
) {
    if !types::needs_check(table, value) {
        arguments.push("crate::runtime::check::any".to_owned());
        list(text, before, "()", &arguments, after);
        return;
    }
    arguments.push(format!("|value: &{ty}| {{"));
    text.block(format!("{before}({}", arguments.join(", ")), &format!("}}){after}"), |text| {
        types::check(table, value, "value", text);
        text.line("Ok(())");
    });
}

/// The entry of a parameter in the table.
fn field(parameter: &Parameter) -> String {
    let wire = literal(&parameter.wire);
    let field = match &parameter.shape {
        Shape::List(Delimiter::Repeated) | Shape::LooseList(Delimiter::Repeated) => field_call("many", &[wire]),
        Shape::Deep => field_call("deep", &[wire]),
        Shape::Spread(names) => {
            let names: Vec<_> = names.iter().map(|name| literal(name)).collect();
            field_call("spread", &[wire, format!("&[{}]", names.join(", "))])
        }
        Shape::SpreadRest => field_call("spread_rest", &[wire]),
        _ => field_call("single", &[wire]),
    };
    if parameter.may_be_empty { format!("{field}.empty_is_absent()") } else { field }
}

fn field_call(constructor: &str, arguments: &[String]) -> String {
    format!("crate::runtime::query::Field::{constructor}({})", arguments.join(", "))
}

/// A shape as Rust writes it.
pub(super) fn shape(shape: &Shape, wire: &str) -> String {
    let style = "crate::runtime::style";
    let delimited =
        |name: &str, delimiter: &Delimiter| format!("{style}::{name}({style}::Delimiter::{})", delimiter.name());
    match shape {
        Shape::Text => format!("{style}::Text"),
        Shape::Loose => format!("{style}::Loose"),
        Shape::Json => format!("{style}::Json"),
        Shape::List(delimiter) => delimited("List", delimiter),
        Shape::LooseList(delimiter) => delimited("LooseList", delimiter),
        Shape::Pairs(delimiter) => delimited("Pairs", delimiter),
        Shape::Fields(delimiter) => delimited("Fields", delimiter),
        Shape::Label(inner) => format!("{style}::Label({})", self::shape(inner, wire)),
        Shape::Matrix(inner) => format!("{style}::Matrix({}, {})", literal(wire), self::shape(inner, wire)),
        Shape::MatrixList => format!("{style}::MatrixList({})", literal(wire)),
        Shape::MatrixFields => format!("{style}::MatrixFields"),
        Shape::Deep => format!("{style}::Deep"),
        Shape::Spread(_) | Shape::SpreadRest => format!("{style}::Spread"),
    }
}
