//! Request bodies: one media type of those that are offered, and how it is written.

use contract::model::{MediaType, Operation, RequestBody, Style};
use schema_algebra::{Media, essence};

use crate::bodies;
use crate::ir::{Body, BodyForm, BodyPart, Field, Ty};
use crate::rules::PART_HEADER_NOT_SENT;

use super::command_line;
use super::context::Context;

pub(super) fn lower<'s>(ctx: &mut Context<'_, '_, 's>, operation: &Operation<'s>, words: &str) -> Option<Body> {
    let api = ctx.api;
    let body = &api[operation.request_body?.id];
    let chosen = choose(ctx, body)?;
    let form = form(ctx, chosen, &format!("{words} body"));
    Some(Body {
        media_type: media_type(ctx, chosen, &form),
        is_required: body.is_required,
        fields: fields(ctx, chosen, &form),
        form,
        description: body.description.map(ToOwned::to_owned),
    })
}

/// The media type that serves callers best.
fn choose<'a, 's>(ctx: &mut Context<'_, 'a, 's>, body: &'a RequestBody<'s>) -> Option<&'a MediaType<'s>> {
    let Some(chosen) = bodies::chosen(ctx.algebra, body) else {
        if !body.is_unresolved {
            ctx.changes.kept(body.node, "body left out", "A body of no media type is not sent.");
        }
        return None;
    };
    let others = body.content.iter().filter(|content| !std::ptr::eq(*content, chosen));
    let others: Vec<_> = others.map(|content| format!("`{}`", content.name)).collect();
    if !others.is_empty() {
        let message = format!("Of several media types `{}` is sent.", chosen.name);
        let lost = format!("Bodies of {} cannot be sent.", others.join(", "));
        ctx.changes.lost(body.node, "media type chosen", message, lost);
    }
    Some(chosen)
}

fn form<'s>(ctx: &mut Context<'_, '_, 's>, content: &MediaType<'s>, context: &str) -> BodyForm {
    let kind = ctx.algebra.media(content);
    if matches!(kind, Media::Text) {
        return BodyForm::Text;
    }
    if matches!(kind, Media::Binary) {
        let message = format!("A body of `{}` is sent as the bytes that the caller gives.", content.name);
        ctx.changes.kept(content.node, "body as bytes", message);
        return BodyForm::Bytes;
    }
    let ty = content.schema.map(|schema| ctx.sent(schema, context));
    match kind {
        Media::Form => BodyForm::Form(ty.unwrap_or(Ty::Map(Box::new(Ty::Any))), styles(ctx, content)),
        Media::Multipart => BodyForm::Multipart(ty.unwrap_or(Ty::Map(Box::new(Ty::Any))), special_parts(ctx, content)),
        _ => BodyForm::Json(ty.unwrap_or(Ty::Any)),
    }
}

fn fields<'s>(ctx: &Context<'_, '_, 's>, content: &MediaType<'s>, form: &BodyForm) -> Vec<Field> {
    match (form, content.schema) {
        (BodyForm::Json(_), Some(schema)) => command_line::fields(ctx.api, schema),
        _ => Vec::new(),
    }
}

/// What the `Content-Type` says.
fn media_type<'s>(ctx: &mut Context<'_, '_, 's>, content: &MediaType<'s>, form: &BodyForm) -> String {
    if bodies::is_concrete(content.name) {
        // A parameter may say which version is meant; it is sent as written.
        let is_plain = content.name.bytes().all(|b| b.is_ascii_graphic() || b == b' ');
        return if is_plain { content.name.trim().to_owned() } else { essence(content.name) };
    }
    let sent = match form {
        BodyForm::Text => "text/plain",
        BodyForm::Bytes => "application/octet-stream",
        _ => "application/json",
    };
    let message = format!("`{}` names no single media type; the body is sent as `{sent}`.", content.name);
    ctx.changes.kept(content.node, "media type made up", message);
    sent.to_owned()
}

/// Properties of a form that are not written as form style does by itself.
fn styles<'s>(ctx: &mut Context<'_, '_, 's>, content: &MediaType<'s>) -> Vec<(String, Style, bool)> {
    let mut styles = Vec::new();
    for (key, encoding) in &content.encoding {
        let style = encoding.style.unwrap_or(Style::Form);
        let explode = encoding.explode.unwrap_or(style == Style::Form);
        let name = key.as_str().unwrap_or_default().to_owned();
        if encoding.style.is_none() && encoding.explode.is_none() && encoding.content_type.is_some() {
            let message = format!("`{name}` is written as JSON where it is an object, as text where it is not.");
            ctx.changes.kept(encoding.node, "property with a media type", message);
        }
        if (style, explode) != (Style::Form, true) {
            styles.push((name, style, explode));
        }
    }
    styles
}

/// Parts of a multipart body that hold bytes or have a media type of their own.
fn special_parts<'s>(ctx: &mut Context<'_, '_, 's>, content: &MediaType<'s>) -> Vec<BodyPart> {
    let mut parts: Vec<BodyPart> = Vec::new();
    let declared = content.schema.map(|schema| bodies::parts(ctx.api, schema.id)).unwrap_or_default();
    for part in declared {
        let Some(bytes) = bodies::bytes_in(ctx.api, part).pop() else { continue };
        let content = ctx.api[bytes].json_schema.as_deref().and_then(|rules| rules.content_media_type);
        let media_type = content.filter(|media_type| bodies::is_concrete(media_type)).map(ToOwned::to_owned);
        if !parts.iter().any(|known| known.name == part.name) {
            parts.push(BodyPart { name: part.name.to_owned(), media_type, is_binary: true });
        }
    }
    for (key, encoding) in &content.encoding {
        let name = key.as_str().unwrap_or_default();
        if !encoding.headers.is_empty() {
            let message = format!("The part `{name}` is sent with its media type and no other header.");
            ctx.changes.lost(encoding.node, "header of a part", message, "Headers of the part.");
            let headers = encoding.node.get("headers").unwrap_or(encoding.node);
            let message = format!("The `headers` of the part `{name}` are not sent.");
            let help = "Make a part of what they say, or accept the loss.";
            ctx.report_loss(&PART_HEADER_NOT_SENT, headers, message, help);
        }
        let first = encoding.content_type.and_then(|all| all.split(',').next()).map(str::trim);
        let Some(media_type) = first.filter(|media_type| bodies::is_concrete(media_type)) else { continue };
        let media_type = Some(media_type.to_owned());
        match parts.iter_mut().find(|part| part.name == name) {
            Some(part) => part.media_type = media_type,
            None => parts.push(BodyPart { name: name.to_owned(), media_type, is_binary: false }),
        }
    }
    parts
}
