//! Bodies of answers.

use contract::findings::Place;
use contract::model::{Direction, MediaType, Response, Schema, Type};
use rust_text::name::{Scope, pascal};
use schema_algebra::{Media, essence, is_binary, is_composed, json};

use crate::ir::{Offer, OfferSyntax, Payload, PayloadKind, Ty, Value, Writing};
use crate::operations::rules::MEDIA_TYPE_NOT_PARSED;

use super::context::{Context, ValueSyntax};
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
    let groups = groups(ctx, &response.content);
    let n_groups = groups.len();
    for group in groups {
        // Examples for mocks are those of JSON.
        let json = group.iter().find(|declared| ctx.syntax(declared) == Some(ValueSyntax::Json));
        let declared = *json.unwrap_or(&group[0]);
        let variant = media_variant(declared.name, &mut taken);
        let hint = if n_groups == 1 { format!("{stem}Body") } else { format!("{stem}{variant}Body") };
        let kind = match offered(ctx, &group, &hint, tag) {
            Some(offered) => offered,
            None => kind(ctx, declared, &hint, tag),
        };
        let sent = sent(declared.name, &kind);
        payloads.push((variant, Payload { declared: declared.name.to_owned(), sent, kind }));
    }
    payloads
}

/// Media types that are representations of one value; every other one alone.
fn groups<'m, 's>(ctx: &Context<'_, '_, 's>, content: &'m [MediaType<'s>]) -> Vec<Vec<&'m MediaType<'s>>> {
    if let [only] = content {
        return vec![vec![only]];
    }
    let mut groups: Vec<(Option<String>, Vec<&'m MediaType<'s>>)> = Vec::new();
    for declared in content {
        let shape = ctx.syntax(declared).and(declared.schema).map(|schema| json::shape_text(ctx.api[schema.id].node));
        match groups.iter_mut().find(|(known, _)| shape.is_some() && *known == shape) {
            Some((_, group)) => group.push(declared),
            None => groups.push((shape, vec![declared])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

/// A value that is sent in several representations, or in XML alone; `None` where it is JSON alone, or no value.
fn offered<'s>(ctx: &mut Context<'_, '_, 's>, group: &[&MediaType<'s>], hint: &str, tag: usize) -> Option<PayloadKind> {
    let mut offers: Vec<Offer> = Vec::new();
    for declared in group {
        let schema = declared.schema?;
        let (syntax, sent) = match ctx.syntax(declared)? {
            ValueSyntax::Json => (OfferSyntax::Json, sent(declared.name, &PayloadKind::Json(Value::plain(Ty::Any)))),
            ValueSyntax::Xml => (OfferSyntax::Xml(ctx.representations.xml(schema.id)), declared.name.to_owned()),
        };
        if !offers.iter().any(|offer| offer.sent == sent) {
            offers.push(Offer { sent, syntax });
        }
    }
    if let [Offer { syntax: OfferSyntax::Json, .. }] = offers.as_slice() {
        return None;
    }
    // Of two schemas that only differ in words, that of JSON has them for all.
    let json = group.iter().find(|declared| ctx.syntax(declared) == Some(ValueSyntax::Json));
    let schema = json.or(group.first())?.schema?;
    let value = ctx.types.value(schema, Direction::Response, hint, tag);
    Some(PayloadKind::Offered(value, ctx.representations.offers(offers, hint)))
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

/// Makes a list as JSON one that is written item by item.
pub(super) fn write_by_items(ctx: &Context<'_, '_, '_>, payload: &mut Payload) {
    if let PayloadKind::Json(value) = &payload.kind
        && let Ty::List(item) = &ctx.types.table().resolved(value).ty
    {
        payload.kind = PayloadKind::Items((**item).clone());
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
    types.contains(Type::Object) || types.contains(Type::Array) || schema.object.is_some() || is_composed(schema)
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
