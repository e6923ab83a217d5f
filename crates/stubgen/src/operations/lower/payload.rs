//! Bodies of answers.

use contract::findings::Place;
use contract::model::{Direction, MediaType, Response};
use rust_text::name::Scope;
use schema_algebra::{Media, essence, is_binary};

use crate::ir::{Payload, PayloadKind, Ty, Value, Writing};
use crate::operations::rules::MEDIA_TYPE_NOT_PARSED;

use super::context::Context;
use super::kind::{self, TextKind};
use super::media::{self, is_structured};

/// The bodies that an answer may have, each with its variant among them.
pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    response: &Response<'s>,
    stem: &str,
    tag: usize,
) -> Vec<(String, Payload)> {
    let mut taken = Scope::new();
    let mut payloads = Vec::new();
    for declared in &response.content {
        let variant = media::variant(declared.name, &mut taken);
        let hint = if response.content.len() == 1 { format!("{stem}Body") } else { format!("{stem}{variant}Body") };
        let kind = kind(ctx, declared, &hint, tag);
        let sent = sent(declared.name, &kind);
        payloads.push((variant, Payload { declared: declared.name.to_owned(), sent, kind }));
    }
    payloads
}

fn kind<'s>(ctx: &mut Context<'_, '_, 's>, declared: &MediaType<'s>, hint: &str, tag: usize) -> PayloadKind {
    let text = PayloadKind::Text(Value::plain(Ty::Text), Writing::Owned);
    match ctx.media(declared) {
        Media::Json | Media::JsonLike | Media::Any => match declared.schema {
            Some(schema) => PayloadKind::Json(ctx.types.value(schema, Direction::Response, hint, tag)),
            None => PayloadKind::Json(Value::plain(Ty::Any)),
        },
        Media::Text => match declared.schema {
            Some(schema) if is_binary(&ctx.api[schema.id]) => PayloadKind::Binary,
            Some(schema) => {
                let mut value = ctx.types.value(schema, Direction::Response, hint, tag);
                value.is_nullable = false;
                let table = ctx.types.table();
                if kind::is_string(table, &value) {
                    PayloadKind::Text(value, Writing::Owned)
                } else if kind::has_text(table, &value) {
                    PayloadKind::Text(value, Writing::Text)
                } else if kind::of(table, &value) == TextKind::Scalar {
                    PayloadKind::Text(value, Writing::Styled { explodes: false })
                } else {
                    not_parsed(ctx, declared);
                    text
                }
            }
            None => text,
        },
        Media::Markup | Media::Form => {
            not_parsed(ctx, declared);
            text
        }
        Media::Multipart => {
            not_parsed(ctx, declared);
            PayloadKind::Binary
        }
        Media::Binary => {
            if declared.schema.is_some_and(|schema| is_structured(&ctx.api[schema.id])) {
                not_parsed(ctx, declared);
            }
            PayloadKind::Binary
        }
    }
}

/// The media type that is sent for one that is declared: a wildcard is no media type.
fn sent(declared: &str, kind: &PayloadKind) -> String {
    let essence = essence(declared);
    match kind {
        PayloadKind::Json(_) if essence.contains('*') => "application/json".to_owned(),
        PayloadKind::Text(..) if essence.contains('*') => "text/plain".to_owned(),
        _ => declared.to_owned(),
    }
}

fn not_parsed<'s>(ctx: &mut Context<'_, '_, 's>, declared: &MediaType<'s>) {
    let message = format!("A response in `{}` is sent as the service writes it, unchecked.", declared.name);
    let help = "Offer `application/json` beside it, or see to the form in the service.";
    ctx.report(&MEDIA_TYPE_NOT_PARSED, Place::of(declared.node), message, help);
}
