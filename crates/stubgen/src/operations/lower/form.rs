//! Fields of `application/x-www-form-urlencoded` bodies.

use contract::model::{Encoding, MediaType, Style};
use schema_algebra::essence;

use crate::ir::{Additional, Delimiter, Form, FormField, FormShape, Ty, TypeKind, TypeTable, Value};

use super::context::Context;
use super::kind::{self, TextKind};

/// How a form is read, or `None` when its schema is not one of an object.
pub(super) fn lower<'s>(ctx: &Context<'_, '_, 's>, media: &MediaType<'s>, value: &Value) -> Option<Form> {
    let table = ctx.types.table();
    if value.ty == Ty::Any {
        return Some(Form { fields: Vec::new(), is_open: true });
    }
    let TextKind::Object { .. } = kind::of(table, value) else { return None };
    let fields = properties(table, value).into_iter().map(|(wire, value)| {
        let encoding = media.encoding.iter().find(|(key, _)| key.as_str() == Some(wire));
        FormField { wire: wire.to_owned(), shape: shape(table, value, encoding.map(|(_, encoding)| encoding)) }
    });
    Some(Form { fields: fields.collect(), is_open: is_open(table, value) })
}

fn shape(table: &TypeTable, value: &Value, encoding: Option<&Encoding<'_>>) -> FormShape {
    let content_type = encoding.and_then(|encoding| encoding.content_type).map(essence);
    let style = encoding.and_then(|encoding| encoding.style);
    let explode = encoding.and_then(|encoding| encoding.explode);
    if style.is_none() && explode.is_none() && content_type.is_some_and(|name| name.ends_with("json")) {
        return FormShape::Json;
    }
    let style = style.unwrap_or(Style::Form);
    let explodes = explode.unwrap_or(style == Style::Form);
    let delimiter = match style {
        _ if explodes => Delimiter::Repeated,
        Style::SpaceDelimited => Delimiter::Space,
        Style::PipeDelimited => Delimiter::Pipe,
        _ => Delimiter::Comma,
    };
    match kind::of(table, value) {
        TextKind::Scalar => FormShape::Text,
        TextKind::List => FormShape::List(delimiter),
        TextKind::Object { .. } if style == Style::DeepObject => FormShape::Deep,
        // By default an object is written as JSON.
        TextKind::Object { .. } | TextKind::Opaque => FormShape::Json,
    }
}

/// The declared properties of an object type.
fn properties<'t>(table: &'t TypeTable, value: &Value) -> Vec<(&'t str, &'t Value)> {
    match &value.ty {
        Ty::Named(id) | Ty::Boxed(id) => match &table[*id].kind {
            TypeKind::Object { fields, .. } => fields.iter().map(|field| (field.wire.as_str(), &field.value)).collect(),
            TypeKind::Alias(inner) => properties(table, inner),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Whether undeclared properties are let through.
fn is_open(table: &TypeTable, value: &Value) -> bool {
    match &value.ty {
        Ty::Named(id) | Ty::Boxed(id) => match &table[*id].kind {
            TypeKind::Object { additional, .. } => *additional != Additional::Refused,
            TypeKind::Alias(inner) => is_open(table, inner),
            _ => true,
        },
        _ => true,
    }
}
