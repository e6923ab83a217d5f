//! progenitor's builders, with our `send`, our documentation and errors that say what does not fit.

use std::collections::HashMap;

use rust_text::Text;
use syn::{Expr, Ident, ImplItem, ImplItemFn, Item, ItemImpl, ItemStruct, Member, Type, parse_quote};

use crate::ir::{BodyForm, Operation};
use crate::operations::{escaped, send, setter_doc};

use super::setters;
use super::syntax::{docs, held_by, literal, made, name_of};

/// What is kept of a module of builders: the builders of operations, rewritten.
pub(super) fn rewrite(items: Vec<Item>, operations: &[Operation]) -> Result<Vec<Item>, String> {
    let by_name: HashMap<&str, &Operation> =
        operations.iter().map(|operation| (operation.builder.as_str(), operation)).collect();
    let mut kept = Vec::new();
    // Whether the body is made by a builder of its own is read from the struct, which stands before its `impl`.
    let mut nested = HashMap::new();
    for item in items {
        match item {
            Item::Struct(mut builder) => {
                let name = builder.ident.to_string();
                let operation =
                    by_name.get(name.as_str()).ok_or_else(|| format!("a builder of no operation, `{name}`"))?;
                nested.insert(name, has_nested_body(&builder));
                declare(&mut builder, operation);
                kept.push(Item::Struct(builder));
            }
            Item::Impl(mut methods) => {
                let name = name_of(&methods.self_ty).unwrap_or_default();
                let operation =
                    by_name.get(name.as_str()).ok_or_else(|| format!("methods of no operation, `{name}`"))?;
                implement(&mut methods, operation, nested.get(&name).copied().unwrap_or_default())?;
                kept.push(Item::Impl(methods));
            }
            _ => {}
        }
    }
    if nested.len() == operations.len() { Ok(kept) } else { Err("an operation without a builder".to_owned()) }
}

/// Whether the field of the body holds `types::builder::…`.
fn has_nested_body(builder: &ItemStruct) -> bool {
    let body = builder.fields.iter().find(|field| field.ident.as_ref().is_some_and(|ident| ident == "body"));
    body.and_then(|body| held_by(&body.ty, "Result")).is_some_and(|held| {
        matches!(held, Type::Path(inner) if inner.path.segments.iter().any(|segment| segment.ident == "builder"))
    })
}

fn declare(builder: &mut ItemStruct, operation: &Operation) {
    let function = &operation.function;
    builder.attrs.retain(|attribute| !attribute.path().is_ident("doc"));
    let doc = docs(&format!("/// Builder of a call: [`Client::{function}`](super::Client::{function})."));
    builder.attrs.splice(0..0, doc);
    // Bytes that come from somewhere can be sent once.
    if operation.body.as_ref().is_some_and(|body| matches!(body.form, BodyForm::Bytes)) {
        builder.attrs.retain(|attribute| !attribute.path().is_ident("derive"));
        builder.attrs.push(parse_quote!(#[derive(Debug)]));
    }
}

fn implement(methods: &mut ItemImpl, operation: &Operation, is_nested: bool) -> Result<(), String> {
    for item in &mut methods.items {
        let ImplItem::Fn(function) = item else { continue };
        match function.sig.ident.to_string().as_str() {
            "send" => {
                let text = send(operation, is_nested);
                *function = syn::parse_str(&text).map_err(|error| format!("`send` of `{}`: {error}", operation.id))?;
            }
            "new" => {
                function.attrs = docs("/// A call with nothing set.");
                start(function, operation)?;
            }
            "body_map" => function.attrs = docs("/// Changes the body that is set so far."),
            name => setter(function, operation, name)?,
        }
    }
    Ok(())
}

/// What a call begins with: `client` for `client: client`, and of what must be set the name that it has on the wire.
fn start(function: &mut ImplItemFn, operation: &Operation) -> Result<(), String> {
    for field in made(function).into_iter().flat_map(|made| &mut made.fields) {
        let Member::Named(ident) = &field.member else { continue };
        match &field.expr {
            Expr::Path(value) if value.path.is_ident(ident) => field.colon_token = None,
            Expr::Call(call) if matches!(call.func.as_ref(), Expr::Path(function) if function.path.is_ident("Err")) => {
                let (name, _) = set_by(operation, &ident.to_string())?;
                let message = literal(&format!("{name} is not set"))?;
                field.expr = parse_quote!(Err(#message.to_owned()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The name on the wire and the description of what a setter sets.
fn set_by<'o>(operation: &'o Operation, ident: &str) -> Result<(&'o str, Option<&'o str>), String> {
    let argument = operation.arguments.iter().find(|argument| escaped(&argument.words) == ident);
    match (argument, &operation.body) {
        (Some(argument), _) => Ok((&argument.name, argument.description.as_deref())),
        (None, Some(body)) if ident == "body" => Ok(("body", body.description.as_deref())),
        _ => Err(format!("a setter of nothing, `{ident}`")),
    }
}

/// A setter: documented, and with an error that says what does not fit.
fn setter(function: &mut ImplItemFn, operation: &Operation, ident: &str) -> Result<(), String> {
    let (name, description) = set_by(operation, ident)?;
    let mut text = Text::new();
    setter_doc(name, description, &mut text);
    function.attrs = docs(&text.finish());
    let generic = function.sig.generics.type_params().next().map(|generic| generic.ident.clone());
    if setters::convert(function, name)?
        && let Some(generic) = generic
    {
        display(function, &generic);
    }
    Ok(())
}

/// Demands that the error of the conversion can be shown.
fn display(function: &mut ImplItemFn, generic: &Ident) {
    let clause = function.sig.generics.make_where_clause();
    // For bodies with a builder progenitor demands it by itself.
    if clause.predicates.len() == 1 {
        clause.predicates.push(parse_quote!(#generic::Error: ::std::fmt::Display));
    }
}
