//! Responses: statuses that are told apart, and what each holds.

use contract::model::{MediaType, Method, Operation, Response, StatusKey};
use contract::source::Node;
use rust_text::Text;
use schema_algebra::{Algebra, Media, essence, is_bodiless, is_error, variant};

use crate::bodies::is_concrete;
use crate::ir::{Answer, Answers, Payload, Ty};

use super::context::Context;
use super::names::OperationName;

/// One declared response, read.
struct Declared<'s> {
    node: Node<'s>,
    status: StatusKey,
    media_type: Option<String>,
    payload: Payload,
}

pub(super) fn lower<'s>(ctx: &mut Context<'_, '_, 's>, operation: &Operation<'s>, name: &OperationName) -> Answers {
    let api = ctx.api;
    let mut accept = Vec::new();
    let mut declared = Vec::new();
    for (status, used) in &operation.responses.by_status {
        let response = &api[used.id];
        remarks(ctx, response, *status);
        let is_bodiless = operation.method == Method::Head || is_bodiless(*status);
        let context = match status {
            StatusKey::Default => format!("{} default response", name.words),
            StatusKey::Range(class) => format!("{} {class}xx response", name.words),
            StatusKey::Code(200..300) => format!("{} response", name.words),
            StatusKey::Code(code) => format!("{} {code} response", name.words),
        };
        let chosen = if is_bodiless { None } else { choose(ctx, response) };
        let media_type = chosen.map(|chosen| chosen.name.to_owned());
        let payload = chosen.map_or(Payload::Empty, |chosen| payload(ctx, chosen, &context, &mut accept));
        declared.push(Declared { node: response.node, status: *status, media_type, payload });
    }
    let (mut good, mut bad) = sides(ctx, operation, declared);
    // A sole kind of success that is bytes can be of any length: it is handed on as it comes.
    if good.iter().all(|answer| answer.payload == Payload::Bytes) {
        for answer in &mut good {
            answer.payload = Payload::Stream;
        }
    }
    let ok = side(ctx, &mut good, &format!("{}Ok", name.builder), &format!("What `{}` answers.", name.function));
    let about = format!("What `{}` answers when it refuses.", name.function);
    let error = side(ctx, &mut bad, &format!("{}Error", name.builder), &about);
    let mut list: Vec<_> = good.into_iter().chain(bad).collect();
    // `default` answers what nothing else does, a range what no single status does; a stable sort keeps the rest.
    list.sort_by_key(|answer| match answer.status {
        StatusKey::Code(_) => 0,
        StatusKey::Range(_) => 1,
        StatusKey::Default => 2,
    });
    Answers { list, ok, error, accept: accept.join(", ") }
}

/// Sorts what is declared into successes and refusals.
fn sides<'s>(
    ctx: &mut Context<'_, '_, 's>,
    operation: &Operation<'s>,
    declared: Vec<Declared<'s>>,
) -> (Vec<Answer>, Vec<Answer>) {
    let is_sole = declared.len() == 1;
    let has_success = declared.iter().any(|declared| declared.status.is_success());
    let (mut good, mut bad) = (Vec::new(), Vec::new());
    for Declared { node, status, media_type, payload } in declared {
        let answer = |status, is_ok| {
            let (media_type, payload) = (media_type.clone(), payload.clone());
            Answer { status, is_ok, media_type, payload, variant: None }
        };
        if status == StatusKey::Default {
            if !has_success {
                good.push(answer(StatusKey::Range(2), true));
            }
            bad.push(answer(status, false));
        } else if is_error(status) {
            bad.push(answer(status, false));
        } else if status.is_success() || is_sole {
            good.push(answer(status, true));
        } else {
            let message =
                format!("{status} is neither a success nor a refusal, and is told as an answer that is none.");
            ctx.changes.lost(node, "status without a type", message, "The body of that answer as a type.");
        }
    }
    if good.is_empty() {
        let node = operation.responses.node.unwrap_or(operation.node);
        let message = "No success is declared: the body of one is handed on as it comes.";
        ctx.changes.kept(node, "success not declared", message);
        let (status, payload) = (StatusKey::Range(2), Payload::Stream);
        good.push(Answer { status, is_ok: true, media_type: None, payload, variant: None });
    }
    (good, bad)
}

/// The type of one side: what it holds if that is always the same, an enum if not.
fn side(ctx: &mut Context<'_, '_, '_>, answers: &mut [Answer], wanted: &str, about: &str) -> String {
    let Some((first, rest)) = answers.split_first() else { return "()".to_owned() };
    if rest.iter().all(|answer| answer.payload == first.payload) {
        return first.payload.rust();
    }
    let name = ctx.types.claim(wanted);
    let mut text = Text::new();
    text.block("client_runtime::answers! {", "}", |text| {
        text.line(format!("/// {about}"));
        text.block(format!("pub enum {name} {{"), "}", |text| {
            for answer in answers {
                let variant = variant(answer.status);
                text.line(format!("/// {}", described(answer.status)));
                match answer.payload {
                    Payload::Empty => text.line(format!("{variant},")),
                    _ => text.line(format!("{variant}({}),", answer.payload.rust())),
                }
                answer.variant = Some(format!("types::{name}::{variant}"));
            }
        });
    });
    ctx.types.add_own(&name, &text.finish());
    format!("super::types::{name}")
}

/// Of several media types of a response the one that can be read best.
fn choose<'r, 's>(ctx: &mut Context<'_, '_, 's>, response: &'r Response<'s>) -> Option<&'r MediaType<'s>> {
    let algebra = ctx.algebra;
    let chosen = response.content.iter().min_by_key(|content| readable(algebra, content))?;
    let others = response.content.iter().filter(|content| !std::ptr::eq(*content, chosen));
    let others: Vec<_> = others.map(|content| format!("`{}`", content.name)).collect();
    if !others.is_empty() {
        let message = format!("Of several media types `{}` is asked for and read.", chosen.name);
        let lost = format!("Bodies of {} are not read.", others.join(", "));
        ctx.changes.lost(response.node, "media type chosen", message, lost);
    }
    Some(chosen)
}

/// What a body of a media type holds, and that it is asked for.
fn payload<'s>(
    ctx: &mut Context<'_, '_, 's>,
    media_type: &MediaType<'s>,
    context: &str,
    accept: &mut Vec<String>,
) -> Payload {
    let essence = essence(media_type.name);
    if (is_concrete(&essence) || essence == "*/*") && !accept.contains(&essence) {
        accept.push(essence);
    }
    match readable(ctx.algebra, media_type) {
        Media::Json | Media::JsonLike | Media::Any => {
            Payload::Json(media_type.schema.map_or(Ty::Any, |schema| ctx.answered(schema, context)))
        }
        Media::Text => Payload::Text,
        _ => Payload::Bytes,
    }
}

/// How a body of a media type is read. Forms are never answered to be read as such.
fn readable<'s>(algebra: Algebra<'_, 's>, media_type: &MediaType<'s>) -> Media {
    match algebra.media(media_type) {
        Media::Form | Media::Multipart => Media::Binary,
        media => media,
    }
}

/// What is not part of any type.
fn remarks<'s>(ctx: &mut Context<'_, '_, 's>, response: &Response<'s>, status: StatusKey) {
    if !response.headers.is_empty() {
        let names: Vec<_> = response.headers.iter().map(|(name, _)| format!("`{name}`")).collect();
        let message =
            format!("Headers of {status} ({}) are read by `headers()` of the answer, as text.", names.join(", "));
        ctx.changes.kept(response.node, "response headers", message);
    }
    if !response.links.is_empty() {
        let names: Vec<_> = response.links.iter().map(|(name, _)| format!("`{name}`")).collect();
        let message = format!("{} of {status}: the caller makes the next call by itself.", names.join(", "));
        ctx.changes.lost(response.node, "link left out", message, "Following the link.");
    }
}

/// A status in a sentence.
fn described(status: StatusKey) -> String {
    match status {
        StatusKey::Code(code) => format!("With status {code}."),
        StatusKey::Range(class) => format!("With a status from {class}00 to {class}99."),
        StatusKey::Default => "With any other status.".to_owned(),
    }
}
