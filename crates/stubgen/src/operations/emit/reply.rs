//! Responses, as they are sent.

use contract::model::StatusKey;
use rust_text::layout::{arm, assigned, string_literal};

use crate::Text;
use crate::ir::{Content, Contract, Header, Payload, PayloadKind, Writing};

/// Circumstances of an answer, as expressions.
#[derive(Clone, Copy)]
pub(super) struct Sending<'c> {
    pub(super) contract: &'c Contract,
    pub(super) status: &'c str,
    /// The variable that holds the call.
    pub(super) call: &'c str,
}

/// The name under which a function takes the call, which it needs where the caller chooses the form of a body.
pub(super) fn call_argument<'c>(contents: impl IntoIterator<Item = &'c Content>) -> &'static str {
    let mut payloads = contents.into_iter().flat_map(Content::payloads);
    let is_chosen = payloads.any(|payload| matches!(payload.kind, PayloadKind::Offered(..)));
    if is_chosen { "call: &crate::runtime::Call" } else { "_: &crate::runtime::Call" }
}

/// Writes the expression that sends `body`.
pub(super) fn emit(content: &Content, sending: Sending<'_>, text: &mut Text) {
    match content {
        Content::Several { .. } => around(content, sending, "", "", text),
        _ => text.line(sent(content, sending)),
    }
}

/// Writes the statements that send `body` with headers, each in a variable of its name.
pub(super) fn emit_with(content: &Content, sending: Sending<'_>, headers: &[Header], text: &mut Text) {
    match content {
        Content::Several { .. } => around(content, sending, "let mut reply = ", "?;", text),
        _ => assigned(text, "let mut reply", &format!("{}?", sent(content, sending))),
    }
    emit_headers(headers, text);
}

/// Writes the statements that add headers to `reply`.
pub(super) fn emit_headers(headers: &[Header], text: &mut Text) {
    for header in headers {
        emit_header(header, text);
    }
    text.line("Ok(reply)");
}

/// Writes a `match` that sends one of several bodies, between two texts.
pub(super) fn around(content: &Content, sending: Sending<'_>, before: &str, after: &str, text: &mut Text) {
    let Content::Several { name, payloads } = content else { return };
    text.block(format!("{before}match body {{"), &format!("}}{after}"), |text| {
        for (variant, payload) in payloads {
            arm(text, &format!("{name}::{variant}(body)"), &payload_sent(payload, sending));
        }
    });
}

/// The expression that sends `body`, if it has one form.
pub(super) fn sent(content: &Content, sending: Sending<'_>) -> String {
    match content {
        Content::Empty | Content::Several { .. } => format!("crate::runtime::reply::empty({})", sending.status),
        Content::One(payload) => payload_sent(payload, sending),
    }
}

pub(super) fn payload_sent(payload: &Payload, sending: Sending<'_>) -> String {
    let Sending { contract, status, call } = sending;
    let media = string_literal(&payload.sent);
    match &payload.kind {
        PayloadKind::Json(_) => format!("crate::runtime::reply::json({status}, {media}, &body)"),
        PayloadKind::Offered(_, number) => {
            let constant = &contract.representations.offers[*number].constant;
            format!("crate::runtime::reply::offered({status}, {call}, &super::representations::{constant}, &body)")
        }
        PayloadKind::Text(_, writing) => {
            let body = match writing {
                Writing::Owned => "body",
                Writing::Text => "crate::runtime::ToText::to_text(&body)",
                Writing::Styled { .. } | Writing::Json => "crate::runtime::style::to_text(&body, false)?",
            };
            format!("crate::runtime::reply::text({status}, {media}, {body})")
        }
        PayloadKind::Items(_) => format!("crate::runtime::reply::items({status}, {media}, body)"),
        PayloadKind::Binary => format!("crate::runtime::reply::binary({status}, {media}, body)"),
    }
}

fn emit_header(header: &Header, text: &mut Text) {
    let name = string_literal(&header.wire);
    if header.is_required {
        text.line(format!("reply.{};", written(&name, &header.name, header.writing)));
    } else {
        text.block(format!("if let Some(value) = {} {{", header.name), "}", |text| {
            text.line(format!("reply.{};", written(&name, "value", header.writing)));
        });
    }
}

fn written(name: &str, value: &str, writing: Writing) -> String {
    match writing {
        Writing::Owned | Writing::Text => format!("header({name}, {value})?"),
        Writing::Styled { explodes } => {
            format!("header({name}, crate::runtime::style::to_text(&{value}, {explodes})?)?")
        }
        Writing::Json => format!("header({name}, crate::runtime::style::to_json(&{value})?)?"),
    }
}

/// The number of a status; where the answer brings its own, by the variable `status`.
pub(super) fn status(status: StatusKey) -> String {
    match status {
        StatusKey::Code(code) => code.to_string(),
        StatusKey::Range(_) => "status.get()".to_owned(),
        StatusKey::Default => "status.as_u16()".to_owned(),
    }
}

/// The type of a status, where the variant does not tell it.
pub(super) fn status_type(status: StatusKey) -> Option<String> {
    match status {
        StatusKey::Code(_) => None,
        StatusKey::Range(class) => Some(format!("crate::runtime::Status{class}xx")),
        StatusKey::Default => Some("crate::runtime::StatusCode".to_owned()),
    }
}
