//! Fields of `application/x-www-form-urlencoded` bodies.

use contract::model::{Encoding, MediaType, Style};
use schema_algebra::essence;

use crate::ir::{Additional, Form, FormField, FormShape, Ty, TypeKind, TypeTable, Value};

use super::context::Context;
use super::kind::{self, TextKind};
use super::shape::delimiter;

/// How a form is read, or `None` when its schema is not one of an object.
pub(super) fn lower<'s>(ctx: &Context<'_, '_, 's>, media: &MediaType<'s>, value: &Value) -> Option<Form> {
    let table = ctx.types.table();
    if value.ty == Ty::Any {
        return Some(Form { fields: Vec::new(), is_open: true });
    }
    let TextKind::Object { .. } = kind::of(table, value) else { return None };
    let Some(TypeKind::Object { fields, additional, .. }) = table.kind_of(value) else {
        return Some(Form { fields: Vec::new(), is_open: true });
    };
    let fields = fields.iter().map(|field| {
        let encoding = media.encoding.iter().find(|(key, _)| key.as_str() == Some(&field.wire));
        let shape = shape(table, &field.value, encoding.map(|(_, encoding)| encoding));
        FormField { wire: field.wire.clone(), shape }
    });
    Some(Form { fields: fields.collect(), is_open: *additional != Additional::Refused })
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
    match kind::of(table, value) {
        TextKind::Scalar => FormShape::Text,
        TextKind::List => FormShape::List(delimiter(style, explodes)),
        TextKind::Object { .. } if style == Style::DeepObject => FormShape::Deep,
        // By default an object is written as JSON.
        TextKind::Object { .. } | TextKind::Opaque => FormShape::Json,
    }
}
