//! Parameters, as a handler reads them.

use contract::model::Location;
use rust_text::layout::{closing, list, string_literal};

use crate::Text;
use crate::ir::{Delimiter, Operation, Parameter, ParameterShape, PathStyle, Presence, Ty, Value};
use crate::types;

use super::docs;
use super::locals::{Locals, OperationFile};

/// The type of an argument or field.
pub(super) fn rust_type(parameter: &Parameter, file: OperationFile<'_>) -> String {
    let ty = types::rust_type(file.table, &parameter.value, file.home);
    if parameter.presence == Presence::Optional { format!("Option<{ty}>") } else { ty }
}

/// Writes the struct of an operation's parameters, if there are two or more.
pub(super) fn emit_struct(operation: &Operation, file: OperationFile<'_>, text: &mut Text) {
    let Some(name) = &operation.parameters_name else { return };
    text.line("");
    text.doc(&format!("Parameters of {}.", docs::wire(operation)));
    text.line("#[derive(Debug, Clone, PartialEq)]");
    text.block(format!("pub struct {name} {{"), "}", |text| {
        for parameter in &operation.parameters {
            text.doc(&docs::parameter(file.table, parameter));
            text.line(format!("pub {}: {},", parameter.name, rust_type(parameter, file)));
        }
    });
}

pub(super) fn emit_query_table(operation: &Operation, text: &mut Text) {
    // A key that a scheme expects is known though no argument holds it; it may be declared as a parameter too.
    let is_declared = |key: &str| in_query(operation).any(|parameter| parameter.wire == key);
    let keys = operation.query_keys.iter().filter(|key| !is_declared(key));
    let keys = keys.map(|key| field_call("single", &string_literal(key)));
    let fields: Vec<String> = in_query(operation).map(field).chain(keys).collect();
    if !fields.is_empty() {
        let before = format!("const QUERY: [crate::runtime::query::Field; {}] = ", fields.len());
        list(text, &before, "[]", &fields, ";");
    }
}

/// Writes the statements that read every parameter.
pub(super) fn emit(operation: &Operation, file: OperationFile<'_>, locals: &Locals, text: &mut Text) {
    let at = |location| operation.parameters.iter().filter(move |parameter| parameter.location == location);
    for parameter in at(Location::Path) {
        read(parameter, file, locals, 0, text);
    }
    let call = &locals.call;
    let whole_query = at(Location::QueryString).next();
    // Even where nothing is expected: what nobody declares is refused there.
    if let Some(parameter) = whole_query {
        read(parameter, file, locals, 0, text);
    } else if in_query(operation).next().is_some() {
        text.line(format!("let {} = {call}.query(&QUERY)?;", locals.query));
    } else if operation.query_keys.is_empty() {
        text.line(format!("{call}.query(&[])?;"));
    } else {
        text.line(format!("{call}.query(&QUERY)?;"));
    }
    for (idx, parameter) in in_query(operation).enumerate() {
        read(parameter, file, locals, idx, text);
    }
    for parameter in at(Location::Header).chain(at(Location::Cookie)) {
        read(parameter, file, locals, 0, text);
    }
}

fn in_query(operation: &Operation) -> impl Iterator<Item = &Parameter> {
    operation.parameters.iter().filter(|parameter| parameter.location == Location::Query)
}

fn read(parameter: &Parameter, file: OperationFile<'_>, locals: &Locals, idx: usize, text: &mut Text) {
    let mut arguments = match parameter.location {
        Location::Path => vec![parameter.variable.to_string(), string_literal(&parameter.wire)],
        Location::Query => vec![idx.to_string()],
        Location::QueryString | Location::Header | Location::Cookie => vec![string_literal(&parameter.wire)],
    };
    let mut default = None;
    let mut option = "";
    let mut scalar = "required";
    match &parameter.presence {
        Presence::Required => {}
        Presence::Optional => (scalar, option) = ("optional", "_optional"),
        // A default that costs nothing to make is handed over, others are made when they are needed.
        Presence::Default(made) if parameter.shape == ParameterShape::Text && is_cheap(&parameter.value) => {
            scalar = "or";
            arguments.push(made.clone());
        }
        Presence::Default(made) => {
            (scalar, option) = ("optional", "_optional");
            default = Some(made);
        }
    }
    let Locals { call, query, .. } = locals;
    let from = match parameter.location {
        Location::Path => format!("{call}.path"),
        Location::Query => format!("{query}."),
        Location::QueryString => format!("{call}.querystring_"),
        Location::Header => format!("{call}.header_"),
        Location::Cookie => format!("{call}.cookie_"),
    };
    let joint = if parameter.location == Location::Path { "_" } else { "" };
    let function = match &parameter.shape {
        ParameterShape::Text if parameter.location == Location::Path => String::new(),
        ParameterShape::Text => scalar.to_owned(),
        ParameterShape::Json => format!("{joint}json{option}"),
        ParameterShape::List(delimiter) => {
            if parameter.location != Location::Header {
                arguments.push(format!("crate::runtime::style::Delimiter::{delimiter:?}"));
            }
            format!("list{option}")
        }
        ParameterShape::Object { explodes } => {
            if parameter.location == Location::Header {
                arguments.push(explodes.to_string());
            }
            format!("object{option}")
        }
        ParameterShape::PathText(style) => path_function("_styled", *style, &mut arguments),
        ParameterShape::PathList(style) => path_function("_list", *style, &mut arguments),
        ParameterShape::PathObject(style) => path_function("_object", *style, &mut arguments),
        ParameterShape::Spread(names) if parameter.location == Location::Cookie => {
            arguments.push(names_of(names));
            format!("spread{option}")
        }
        ParameterShape::Deep | ParameterShape::Spread(_) | ParameterShape::SpreadRest => format!("object{option}"),
    };
    let before = format!("let {}: {} = {from}{function}", parameter.name, rust_type(parameter, file));
    let after = match default {
        Some(default) => format!("?.unwrap_or_else(|| {default});"),
        None => "?;".to_owned(),
    };
    checked(&parameter.value, file, &before, arguments, &after, text);
}

fn path_function(name: &str, style: PathStyle, arguments: &mut Vec<String>) -> String {
    let PathStyle { style, explodes } = style;
    let exploded = if explodes { "Exploded" } else { "" };
    arguments.push(format!("crate::runtime::style::PathStyle::{style:?}{exploded}"));
    name.to_owned()
}

/// Whether a default of this type is a plain number or boolean.
pub(super) fn is_cheap(value: &Value) -> bool {
    matches!(value.ty, Ty::Bool | Ty::I32 | Ty::I64 | Ty::U64 | Ty::I128 | Ty::F32 | Ty::F64)
}

/// Writes a call whose last argument checks what was read: a closure, or `any` where nothing is left to check.
pub(super) fn checked(
    value: &Value,
    file: OperationFile<'_>,
    before: &str,
    mut arguments: Vec<String>,
    after: &str,
    text: &mut Text,
) {
    if !types::needs_check(file.table, value) {
        arguments.push("crate::runtime::check::any".to_owned());
        list(text, before, "()", &arguments, after);
        return;
    }
    let closure = format!("|value: &{}| {{", types::rust_type(file.table, value, file.home));
    let opening = format!("{before}({}", [arguments.as_slice(), std::slice::from_ref(&closure)].concat().join(", "));
    let statements = |text: &mut Text| {
        types::check(file.table, value, "value", text);
        text.line("Ok(())");
    };
    if opening.len() <= text.room() {
        text.line(opening);
        text.indented(statements);
        closing(text, "})", after);
    } else {
        text.line(format!("{before}("));
        text.indented(|text| {
            for argument in &arguments {
                text.line(format!("{argument},"));
            }
            text.block(closure, "},", statements);
        });
        closing(text, ")", after);
    }
}

/// The entry of a parameter in the table.
fn field(parameter: &Parameter) -> String {
    let wire = string_literal(&parameter.wire);
    let field = match &parameter.shape {
        ParameterShape::List(Delimiter::Repeated) => field_call("many", &wire),
        ParameterShape::Deep => field_call("deep", &wire),
        ParameterShape::Spread(names) => field_call("spread", &format!("{wire}, {}", names_of(names))),
        ParameterShape::SpreadRest => field_call("spread_rest", &wire),
        _ => field_call("single", &wire),
    };
    if parameter.may_be_empty { format!("{field}.or_empty()") } else { field }
}

/// The making of an entry.
pub(super) fn field_call(constructor: &str, arguments: &str) -> String {
    format!("crate::runtime::query::Field::{constructor}({arguments})")
}

/// A slice of literals.
pub(super) fn names_of(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| string_literal(name)).collect();
    format!("&[{}]", names.join(", "))
}
