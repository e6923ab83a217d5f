//! Bodies of answers.

use contract::findings::Place;
use contract::model::{Direction, MediaType, Response, Schema, Type};
use rust_text::name::{Scope, pascal};
use schema_algebra::{Media, essence, is_binary};

use crate::ir::{Payload, PayloadKind, Ty, Value, Writing};
use crate::operations::rules::MEDIA_TYPE_NOT_PARSED;

use super::context::Context;
use super::kind::{self, TextKind};

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
        let variant = media_variant(declared.name, &mut taken);
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

/// Whether a schema says more than that there is text or there are bytes.
pub(super) fn is_structured(schema: &Schema<'_>) -> bool {
    let types = schema.types;
    let is_composed = !(schema.all_of.is_empty() && schema.any_of.is_empty() && schema.one_of.is_empty());
    types.contains(Type::Object) || types.contains(Type::Array) || schema.object.is_some() || is_composed
}

/// The variant of a media type among several: `Json`, `Text`, `Png`, `VndGithubV3Json`.
pub(super) fn media_variant(name: &str, taken: &mut Scope) -> String {
    let essence = essence(name);
    let (kind, subtype) = essence.split_once('/').unwrap_or((&essence, ""));
    let wanted = match (kind, subtype) {
        ("application", "json") => "Json".to_owned(),
        ("application", "xml") => "Xml".to_owned(),
        ("application", "octet-stream") => "Binary".to_owned(),
        ("application", "x-www-form-urlencoded") => "Form".to_owned(),
        ("multipart", "form-data") => "Multipart".to_owned(),
        ("text", "plain") => "Text".to_owned(),
        ("*", "*") => "Any".to_owned(),
        (kind, "*") => format!("Any{}", pascal(kind)),
        ("text", "json" | "xml") => pascal(&essence),
        (_, subtype) => pascal(subtype),
    };
    taken.claim(&wanted, "Other")
}

#[cfg(test)]
mod tests {
    use super::media_variant;
    use rust_text::name::Scope;

    #[test]
    fn variants_are_named_by_the_subtype() {
        let mut taken = Scope::new();
        let names = [
            "application/json",
            "application/json; version=2",
            "text/json",
            "application/vnd.github.v3+json",
            "image/png",
            "image/*",
            "*/*",
            "???",
        ];
        let variants = names.map(|name| media_variant(name, &mut taken));
        let expected = ["Json", "Json2", "TextJson", "VndGithubV3Json", "Png", "AnyImage", "Any", "Other"];
        assert_eq!(variants, expected);
    }
}
